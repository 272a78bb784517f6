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
    ranks.flatMap(([one, text]) =>
      ranks
        .filter(([other]) => ask("together", worth(one), worth(other)).word === total)
        .map(([, other]) => text + ui.joint + other),
    );

  // Cards that lead to the cell, other ones for each.
  const example = (number) => {
    const took = column.control.value;
    const draws = index(thirds, took) > 0;
    const first = values("player", "total").filter(([total]) => (ask("player", total).word === "draws") === draws);
    const any = (list) => list[number % list.length];
    const later = draws ? [`, ${ui.then} `, any(ranks.filter(([rank]) => worth(rank) === took))[1]] : [];
    const player = [any(ways(any(first)[0])), ...later];
    return `${ui.example}: ${ui.player} ${player.join("")}; ${ui.banker} ${any(ways(row.control.value))}`;
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
      cards.textContent = example(at * thirds.length + across);
    },
    element("div", row.field, column.field),
    status,
    cards,
  );
});
