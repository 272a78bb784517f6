/* A bet on the layout, and the pocket that the ball lies in: what the bet covers, what it pays, what becomes of it. Both are marked
   in the drawing, where a press chooses the pocket. Which pockets a bet covers, and what follows, is looked up in the tables. */
"use strict";
tetapExplorer("layout", ({ ui, place, element, sentence, values, ask, choose, status, begin }) => {
  const placed = (bet) => ask("places", bet).word.split(" ");
  const boxes = new Map(values("boxes", "box"));
  const pockets = ask("wheel").word.split(" ");
  const zeros = ask("zeros").word.split(" ");
  const bet = choose(ui.bet, values("edge", "bet"));
  const spot = choose(ui.spot, []);
  const ball = choose(
    ui.ball,
    values("spin", "pocket").filter(([word]) => pockets.includes(word)),
  );
  const rule = choose(ui.zero_rule, values("fate", "rule"));
  const covers = (one) => (boxes.has(one) ? ask("boxes", one).word.split(" ") : one.split("-"));

  // Where a bet may be made follows from the bet; a place that it keeps is kept.
  let filled;
  const fill = () => {
    if (filled === bet.control.value) return;
    filled = bet.control.value;
    const options = placed(filled).map((one) => new Option(boxes.get(one) ?? one.replaceAll("+", ui.joint), one.replaceAll("+", "-")));
    spot.control.replaceChildren(...options);
    spot.field.hidden = options.length < 2;
  };
  bet.control.oninput = fill;
  fill();

  const drawing = place.querySelector("svg");
  const drawn = (name) => {
    const made = document.createElementNS(drawing.namespaceURI, "path");
    made.classList.add(name);
    drawing.append(made);
    return made;
  };
  const at = new Map(
    [...drawing.querySelectorAll("text")].map((text) => {
      const [across, down] = [text.parentNode, text.parentNode.parentNode].map((one) => one.transform.baseVal[0].matrix);
      return [text.textContent, [across.e, down.f]];
    }),
  );
  const [marks, mark] = [drawn("covered"), drawn("ball")];
  const cell = (pocket, path) => (at.has(pocket) ? `M${at.get(pocket)}${path}` : "");

  const lines = element("ol");
  const change = begin(
    () => {
      fill();
      const [chosen, fallen] = [covers(spot.control.value), ball.control.value];
      const hit = chosen.includes(fallen);
      const by_rule = !hit && zeros.includes(fallen);
      const fate = by_rule ? ask("fate", bet.control.value, rule.control.value) : ask("spin", hit ? "yes" : "no", fallen);
      const edge = ask("edge", bet.control.value, rule.control.value);
      marks.setAttribute("d", chosen.map((pocket) => cell(pocket, "m-11-11h22v22h-22z")).join(""));
      mark.setAttribute("d", cell(fallen, "m9-13a4 4 0 1 0 .1 0z"));
      const name = bet.control.selectedOptions[0].text + (boxes.has(spot.control.value) && !spot.field.hidden ? `, ${spot.control.selectedOptions[0].text}` : "");
      const said = [
        `${name}: ${chosen.join(", ")}`,
        `${ui.paid}: ${ask("pays", bet.control.value).text}`,
        `${ui.edge}: ${edge.text}`,
        `${ui.ball} ${fallen}: ${fate.text}`,
      ];
      status.textContent = `${said.join(". ")}.`;
      lines.replaceChildren(...[...new Set([...edge.told, ...fate.told])].map((one) => element("li", ...sentence(one))));
    },
    element("div", bet.field, spot.field, ball.field, rule.field),
    status,
    lines,
  );

  drawing.onclick = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM().inverse());
    const pressed = [...at].find(([, [across, down]]) => Math.abs(across - x) < 12 && Math.abs(down - y) < 12);
    if (!pressed) return;
    ball.control.value = pressed[0];
    change();
  };
});
