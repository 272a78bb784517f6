/* A round of chosen cards, check by check: who draws, by which rule, and who wins. Every value, every check and the result are looked
   up in the tables; chance only picks cards. */
"use strict";
tetapExplorer("round", ({ ui, element, sentence, values, ask, choose, status, begin }) => {
  const cards = values("value", "card");
  const hand = (name) => {
    const [one, other, third] = [ui.first_card, ui.second_card, ui.third_card].map((label) => choose(label, cards));
    return { name, one, other, third, set: element("fieldset", element("legend", name), one.field, other.field, third.field) };
  };
  const [player, banker] = [hand(ui.player), hand(ui.banker)];
  const shown = ({ control }) => control.selectedOptions[0].text;
  const worth = ({ control }) => ask("value", control.value);
  const lines = element("ol");

  const line = (told, ...before) => element("li", ...before, ...told.flatMap((number) => [...sentence(number), " "]));
  const reckoning = (what, reads, added) => line([...new Set(reads.flatMap(({ told }) => told)), ...added.told], element("b", what), " ");

  // The starting cards of a hand; then, if it draws, its third card. Each gives what the hand is worth, and a line.
  const start = ({ name, one, other }) => {
    const reads = [worth(one), worth(other)];
    const added = ask("together", ...reads.map(({ word }) => word));
    return [added.word, reckoning(`${name} ${shown(one)}${ui.joint}${shown(other)}:`, reads, added)];
  };
  const draw = ({ name, third }, total) => {
    const read = worth(third);
    const added = ask("together", total, read.word);
    return [added.word, reckoning(`${name}, ${ui.then} ${shown(third)}:`, [read], added), read.word];
  };

  const tell = () => {
    let [points, first] = start(player);
    let [others, second] = start(banker);
    const found = [first, second];
    const checked = new Set();
    const check = ({ told }) => {
      const news = told.filter((number) => !checked.has(number));
      for (const number of news) {
        checked.add(number);
        found.push(line([number]));
      }
    };

    const opening = ask("opening", points, others);
    check(opening);
    let drawn = opening.word;
    player.third.field.hidden = drawn !== "player-third";
    if (drawn === "player-third") {
      const [total, drew, value] = draw(player, points);
      const answer = ask("banker", others, value);
      points = total;
      found.push(drew);
      check(answer);
      drawn = answer.word === "draws" ? "banker-third" : "nothing";
    }
    banker.third.field.hidden = drawn !== "banker-third";
    if (drawn === "banker-third") {
      const [total, drew] = draw(banker, others);
      others = total;
      found.push(drew);
    }
    const won = ask("winner", points, others);
    check(won);
    lines.replaceChildren(...found);
    status.textContent = `${player.name} ${points}, ${banker.name} ${others}: ${won.text}.`;
  };

  const button = element("button", ui.random_cards);
  button.type = "button";
  const change = begin(tell, element("div", player.set, banker.set, button), status, lines);
  button.onclick = () => {
    for (const { control } of [player, banker].flatMap(({ one, other, third }) => [one, other, third])) {
      control.selectedIndex = Math.floor(Math.random() * cards.length);
    }
    change();
  };
});
