/* The house edge of a bet by its terms, the number of decks and the basis, with what its terms say and how likely each result is. The
   commission is typed: the table has an answer for each that can be. */
"use strict";
tetapExplorer("edge", ({ ui, element, sentence, values, ask, choose, hundredths, type, status, begin }) => {
  const shares = values("commission", "commission");
  const numbers = shares.map(([, text]) => hundredths(text));
  const bet = choose(ui.edge_bet, [["commission", ui.edge_with_commission], ...values("edge", "bet")]);
  const commission = type(ui.edge_commission, numbers, numbers.at(-1));
  const decks = choose(ui.edge_decks, values("edge", "decks"));
  const basis = choose(ui.edge_basis, values("edge", "basis"));
  const lines = element("ol");

  const tell = () => {
    const charged = bet.control.value === "commission";
    commission.field.hidden = commission.note.hidden = !charged;
    const by = [decks.control.value, basis.control.value];
    const terms = charged ? ["commission", shares[numbers.indexOf(commission.number())][0]] : ["edge", bet.control.value];
    const { told } = ask(...terms, ...by);
    status.replaceChildren(...sentence(told.at(-1)));
    const chances = values("chance", "winner").map(([winner, text]) => `${text} (${ask("chance", winner, by[0]).text})`);
    const said = [...told.slice(0, -1).map(sentence), [`${ui.edge_chances}: ${chances.join(", ")}.`]];
    lines.replaceChildren(...said.map((line) => element("li", ...line)));
  };

  begin(tell, element("div", bet.field, commission.field, decks.field, basis.field), commission.note, status, lines);
});
