/* A cell of the table for the third card, found by its row and its column: what is done there, by which rule, and cards that lead
   to it. They are looked for in the tables: no rule stands here. */
"use strict";
tetapExplorer("third-card", ({ ui, place, element, sentence, values, ask, choose, status, begin }) => {
  const totals = values("banker", "total");
  const thirds = values("banker", "third");
  const ranks = values("value", "card");
  const row = choose(ui.third_card_row, totals);
  const column = choose(ui.third_card_column, thirds);
  const { rows } = place.querySelector("tbody");
  const cards = element("p");

  const index = (known, value) => known.findIndex(([neutral]) => neutral === value);
  const worth = (rank) => ask("value", rank).word;
  const ways = (total) =>
    ranks.flatMap((one) =>
      ranks.filter(([other]) => ask("together", worth(one[0]), worth(other)).word === total).map((other) => [one, other]),
    );
  const told = (hand) => hand.map(([, text]) => text).join(ui.joint);

  // Cards that lead to the cell, other ones for each, and the way to where their round can be followed.
  const follow = place.querySelector("a[href$='#round']");
  const example = (number) => {
    const took = column.control.value;
    const draws = index(thirds, took) > 0;
    const first = values("player", "total").filter(([total]) => (ask("player", total).word === "draws") === draws);
    const any = (list) => list[number % list.length];
    const later = draws ? [any(ranks.filter(([rank]) => worth(rank) === took))] : [];
    const [player, banker] = [any(ways(any(first)[0])), any(ways(row.control.value))];
    const then = later.map(([, text]) => `, ${ui.then} ${text}`).join("");
    const said = `${ui.example}: ${ui.player} ${told(player)}${then}; ${ui.banker} ${told(banker)}. `;
    if (!follow) return [said];
    const dealt = [...player, later[0] ?? ranks[0], ...banker, ranks[0]].map(([rank]) => rank);
    const round = element("a", ui.follow_round);
    round.href = `${follow.href.split("#")[0]}?round=${dealt.join(".")}#round_`;
    return [said, round];
  };

  begin(
    () => {
      const [at, across] = [index(totals, row.control.value), index(thirds, column.control.value)];
      const scrolled = place.querySelector(".scroll");
      const chosen = rows[at].cells[across + 1];
      scrolled.scrollLeft = chosen.offsetLeft - (scrolled.clientWidth - chosen.offsetWidth) / 2;
      for (const [line, { cells }] of [...rows].entries()) {
        [...cells].forEach((cell, number) => cell.classList.toggle("here", line === at && number === across + 1));
      }
      status.replaceChildren(...ask("banker", row.control.value, column.control.value).told.flatMap(sentence));
      cards.replaceChildren(...example(at * thirds.length + across));
    },
    element("div", row.field, column.field),
    status,
    cards,
  );
});
