/* The same cards in two games, card by card: what they are worth, by which rules, and where no further one is given. Every value,
   and whether another card may come, is looked up in the tables. */
"use strict";
tetapExplorer("two-games", ({ ui, element, sentence, values, ask, choose, status, begin }) => {
  const none = "-";
  const ranks = values("value", "card");
  const fields = [ui.first_card, ui.second_card, ui.third_card, ui.fourth_card, ui.fifth_card].map((label, number) =>
    choose(label, number > 1 ? [[none, ui.no_card], ...ranks] : ranks),
  );
  const chosen = () => {
    const after = fields.findIndex(({ control }) => control.value === none);
    return after < 0 ? fields : fields.slice(0, after);
  };

  // A walk through a game's tables, from the first card to the last that it gives: what the hand is, and how that is known.
  const walk = (cards, start, add, more) => {
    const told = new Set();
    const read = (table, ...given) => {
      const answer = ask(table, ...given);
      for (const number of answer.told) told.add(number);
      return answer;
    };
    let [used, state] = [1, start(read, cards[0])];
    do state = add(read, state, cards[used++]);
    while (more(read, state, used) && used < cards.length);
    return { used, state, told, read };
  };
  const baccarat = (cards) => {
    const value = (read, card) => read("value", card).word;
    const { used, state, told, read } = walk(
      cards,
      value,
      (read, total, card) => read("together", total, value(read, card)).word,
      (read, total, number) => read("another", total, String(number)).word === "yes",
    );
    return [used, [state, read("natural", state, String(used)).text, ui.no_choice], told];
  };
  const blackjack = (cards) => {
    const start = (read, card) => {
      const [low, ...high] = read("points", card).word.split(",");
      return { low, ace: high.length ? "yes" : "no" };
    };
    const add = (read, { low, ace }, card) => {
      const next = start(read, card);
      const all = { low: ask("sum", low, next.low).word, ace: next.ace === "yes" ? "yes" : ace };
      const worth = read("counted", all.low, all.ace);
      return { ...all, worth: `${worth.text} (${read("softness", all.low, all.ace).text})`, total: worth.word.split(",").at(-1) };
    };
    const moves = (read, { total }, number) => read("moves", total, String(number));
    const may = (read, state, number) => moves(read, state, number).word.split(" ").includes("hit");
    const { used, state, told, read } = walk(cards, start, add, may);
    const [bust, natural, left] = [read("bust", state.total), read("best", state.total, String(used)), moves(read, state, used)];
    const is = [state.worth, natural.text, bust.text, ...(left.word === "none" ? [] : [`${ui.choices}: ${left.text}`])];
    return [used, is, told];
  };

  const games = [
    [ui.baccarat, baccarat],
    [ui.blackjack, blackjack],
  ].map(([name, play]) => {
    const lines = element("ol");
    return { name, play, lines, shown: element("div", element("b", name), lines) };
  });
  const tell = () => {
    const used = chosen();
    fields.forEach(({ field }, number) => (field.hidden = number > Math.max(1, used.length)));
    const cards = used.map(({ control }) => control.value);
    const texts = used.map(({ control }) => control.selectedOptions[0].text);
    const said = games.map(({ name, play, lines }) => {
      const [number, is, told] = play(cards);
      lines.replaceChildren(...[...told].map((one) => element("li", ...sentence(one))));
      const rest = number < cards.length ? `; ${ui.no_more}` : "";
      return `${name}, ${texts.slice(0, number).join(ui.joint)}: ${is.join(", ")}${rest}.`;
    });
    status.replaceChildren(...said.map((text) => element("span", text, " ")));
  };
  begin(tell, element("div", ...fields.map(({ field }) => field)), status, element("div", ...games.map(({ shown }) => shown)));
});
