/* The boards of results that are typed or pressed. What a result does, where its sign goes and which colour follows is looked up by
   what stands on the boards already. They are drawn with what those that the explorer stands on were drawn with. */
"use strict";
tetapExplorer("roads", ({ ui, place, element, sentence, values, ask, add, status, begin }) => {
  const texts = new Map(values("enters", "result"));
  const roads = values("beside", "road");
  const gaps = values("gap", "gap");
  const most = ask("most"); // rounds that a shoe has cards for
  const where = ([column, row]) => `${ui.roads_column} ${column}, ${ui.roads_row} ${row}`;

  // A board of streaks: its signs by column and row, both from 1. A streak goes on from its last cell; the next one is looked for from
  // its start on.
  const laying = () => {
    const cells = new Map();
    const state = (...at) => (cells.has(`${at}`) ? "taken" : "free");
    let [last, start, turned] = [undefined, 1];
    let at;
    const before = (sign) => (last === undefined ? "none" : sign === last ? "same" : "other");
    const lay = (sign, streak) => {
      let answer;
      if (streak === "opens") {
        while ((answer = ask("starts", state(start, 1))).word === "right") start += 1;
        [at, turned] = [[start, 1], "no"];
      } else {
        const [column, row] = at;
        answer = ask("onward", `${row}`, state(column, row + 1), turned);
        [at, turned] = answer.word === "right" ? [[column + 1, row], "yes"] : [[column, row + 1], turned];
      }
      last = sign;
      cells.set(`${at}`, sign);
      return answer.told;
    };
    return { cells, before, lay, at: () => at };
  };

  // The boards of a record, and what the last result did to each of them, with the sentences that tell why.
  const walk = (record) => {
    const bead = new Map();
    const marks = new Map();
    const [big, derived] = [laying(), roads.map(laying)];
    const heights = [];
    let at = [0];
    let done = [];
    for (const result of record) {
      const [column, row] = at;
      const onward = row ? ask("bead", `${row}`) : { told: [] };
      at = onward.word === "down" ? [column, row + 1] : [column + 1, 1];
      bead.set(`${at}`, texts.get(result));
      const entered = ask("enters", result, big.before(texts.get(result)));
      const streak = entered.word;
      const laid = [];
      let hues = [];
      if (streak === "opens" || streak === "continues") {
        laid.push(...big.lay(texts.get(result), streak));
        if (streak === "opens") heights.unshift(0);
        heights[0] += 1;
        // What is compared lies so many columns back, as far as there are columns.
        hues = roads.map(([road], number) => {
          const [compared, beside] = [ask("compared", streak), ask("beside", road, streak)];
          const [one, other] = [heights[compared.word], heights[beside.word]];
          if (!one || !other) return undefined;
          const hue = ask("gap", streak, gaps[Math.min(Math.max(one - other, -1), 2) + 1][0]);
          derived[number].lay(hue.text, ask("follows", derived[number].before(hue.text)).word);
          return [hue.text, [...beside.told, ...hue.told]];
        });
      }
      const cell = streak === "marks-first" ? [1, 1] : big.at();
      if (streak.startsWith("marks")) marks.set(`${cell}`, (marks.get(`${cell}`) ?? 0) + 1);
      done = [
        [where(at), onward.told],
        [`${entered.text}, ${where(cell)}`, [...entered.told, ...laid]],
        ...roads.map((_, number) => hues[number] ?? [ui.roads_nothing, []]),
      ];
    }
    return { signs: [bead, big.cells, ...derived.map(({ cells }) => cells)], marks, done };
  };

  // A board like one of the page, with a picture and a table of what stands on it.
  const shape = (name, attributes, ...content) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.append(...content);
    return made;
  };
  const board = (model) => {
    const made = model.cloneNode(true);
    const [scrolled, picture, body] = [".scroll", ".scroll > svg", "tbody"].map((part) => made.querySelector(part));
    const pieces = new Map([...made.querySelectorAll(".entry")].map((one) => [one.lastChild.data.trim(), one.querySelector("svg")]));
    const [stroke, struck] = [picture.querySelector("g g g"), [...pieces.keys()].at(-1)]; // a key names what crosses pieces last
    const box = picture.viewBox.baseVal;
    const [least, rows] = [box.width, box.height].map((size) => Math.floor(size / 24));
    const mark = (number) => {
      const made = stroke.cloneNode(true);
      made.querySelector("text")?.remove();
      if (number > 1) made.append(shape("text", { class: "count", x: 7, y: 11 }, number));
      return made;
    };
    const draw = (signs, marks) => {
      const used = [...signs.keys(), ...marks.keys()].map((at) => at.split(",").map(Number));
      const columns = Math.max(least, ...used.map(([column]) => column));
      const [wide, high] = [columns * 24, rows * 24];
      const [across, down] = [`m-${wide} 24h${wide}`, `m24-${high}v${high}`];
      const lines = `M0 0h${wide}${across.repeat(rows)}M0 0v${high}${down.repeat(columns)}`;
      picture.setAttribute("viewBox", `-.5 -.5 ${wide + 1} ${high + 1}`);
      picture.setAttribute("width", `${columns * 1.75}em`);
      const places = new Map(used.map((at) => [`${at}`, at]));
      const cells = [...places].map(([at, [column, row]]) => {
        const piece = pieces.get(signs.get(at));
        const cell = shape("g", { transform: `translate(${column * 24 - 12} ${row * 24 - 12})` });
        if (piece) {
          cell.setAttribute("class", piece.getAttribute("class"));
          cell.append(...piece.cloneNode(true).childNodes);
        }
        if (marks.has(at)) cell.insertBefore(mark(marks.get(at)), cell.children[1] ?? null);
        return cell;
      });
      picture.replaceChildren(shape("path", { class: "lines", d: lines }), ...cells);
      const text = (at) => {
        const crossed = marks.has(at) ? ` (${struck}: ${marks.get(at)})` : "";
        return `${signs.get(at) ?? ""}${crossed}`;
      };
      const [last, deep] = [0, 1].map((side) => Math.max(0, ...used.map((at) => at[side])));
      const line = (row) => element("tr", ...Array.from({ length: last }, (_, at) => element("td", text(`${at + 1},${row + 1}`))));
      body.replaceChildren(...Array.from({ length: deep }, (_, row) => line(row)));
      requestAnimationFrame(() => (scrolled.scrollLeft = scrolled.scrollWidth));
    };
    return { made, name: made.querySelector(".name").textContent, draw };
  };
  const boards = [...place.querySelectorAll(".board")].map(board);

  // What is typed: a letter for each result, blanks and commas aside, up to what no shoe holds or what is no letter of theirs.
  const control = element("input");
  const read = () => {
    const typed = [...control.value.toUpperCase().replace(/[\s,]/g, "")];
    const known = typed.findIndex((letter) => !texts.has(letter));
    const record = known < 0 ? typed : typed.slice(0, known);
    return { record: record.slice(0, most.word), wrong: typed[known], over: record.length > most.word };
  };
  const letters = [...texts].map((one) => one.join(": ")).join(", ");
  const state = () => read().record.join("");
  const take = (text) => {
    if (control.value !== text) control.value = text; // where it is what was typed, the place to go on typing stays
    return true;
  };
  const field = add(`${ui.roads_results} (${letters})`, control, { take, state });
  control.className = field.className = "wide";
  Object.assign(control, { autocomplete: "off", autocapitalize: "characters", spellcheck: false });
  const press = (text, next) => {
    const button = element("button", text);
    button.type = "button";
    button.onclick = () => {
      take(next(read().record).slice(0, most.word).join(""));
      change();
    };
    return button;
  };
  const buttons = [...texts].map(([letter, text]) => press(text, (record) => [...record, letter]));
  const others = [press(ui.roads_undo, (record) => record.slice(0, -1)), press(ui.roads_clear, () => [])];
  const drawn = element("div", ...boards.map(({ made }) => made));
  drawn.className = "boards";
  const lines = element("ol");

  const change = begin(
    () => {
      const { record, wrong, over } = read();
      const { signs, marks, done } = walk(record);
      boards.forEach(({ draw }, number) => draw(signs[number], number === 1 ? marks : new Map()));
      const said = done.map(([text], number) => `; ${boards[number].name}: ${text}`).join("");
      const round = record.length ? `${ui.roads_round} ${record.length}: ${texts.get(record.at(-1))}${said}.` : ui.roads_none;
      const refused = wrong ? `“${wrong}” ${ui.roads_unread} ` : "";
      const full = record.length === Number(most.word) ? [ui.roads_full, " ", ...most.told.flatMap((number) => [...sentence(number), " "])] : [];
      status.replaceChildren(refused, ...full, round);
      control.ariaInvalid = `${Boolean(wrong) || over}`;
      lines.replaceChildren(
        ...done.flatMap(([, told], number) => {
          const because = told.flatMap((one) => [" ", ...sentence(one)]);
          return told.length ? [element("li", element("b", `${boards[number].name}:`), ...because)] : [];
        }),
      );
    },
    field,
    element("div", ...buttons, ...others),
    status,
    drawn,
    lines,
  );
  control.oninput = control.onchange;
});
