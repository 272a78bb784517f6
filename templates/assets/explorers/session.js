/* What a session comes to: the average loss of a stake that is typed, and how the sessions end that limits may stop. The loss of one unit
   is exact in the table, and multiplied in whole numbers; the rest is told in units, of which one is the stake. */
"use strict";
tetapExplorer("session", ({ ui, element, sentence, values, ask, choose, type, status, begin }) => {
  const kinds = ["cards", "wheel"];
  const bets = (kind) => values(`${kind}-loss`, "bet");
  const bet = choose(ui.session_bet, kinds.flatMap(bets));
  const stake = type(ui.session_stake, Array.from({ length: 100000 }, (_, number) => number + 1), 100);
  const rounds = choose(ui.session_rounds, values("cards-mean", "rounds"));
  const loss = choose(ui.session_loss, values("cards-mean", "loss"));
  const win = choose(ui.session_win, values("cards-mean", "win"));
  const lines = element("ol");

  // As pages write an amount: with four decimals, fewer where they say it all.
  const lang = document.documentElement.lang;
  const amount = (part, whole, places = 0) => {
    const scale = 10n ** BigInt(places);
    if ((part * scale) % whole && places < 4) return amount(part, whole, places + 1);
    const parts = (2n * part * scale + whole) / (2n * whole);
    const decimals = places ? (0.5).toLocaleString(lang)[1] + String(parts % scale).padStart(places, "0") : "";
    return (parts / scale).toLocaleString(lang) + decimals;
  };

  const tell = () => {
    const of = [bet, rounds].map(({ control }) => control.value);
    const limits = [loss, win].map(({ control }) => control.value);
    const kind = kinds.find((one) => bets(one).some(([known]) => known === of[0]));
    const [mean, staked, atLoss, atWin] = ["mean", "staked", "at-loss", "at-win"].map((name) => ask(`${kind}-${name}`, ...of, ...limits).told);
    const expected = ask(`${kind}-loss`, ...of);
    const [part, whole = 1] = expected.word.split("/");
    const [units, number] = [BigInt(stake.number()), BigInt(of[1])];
    const figures = { stake: amount(units, 100n), rounds: of[1], staked: amount(units * number, 100n), loss: amount(units * BigInt(part), 100n * BigInt(whole)) };
    const reached = [atLoss, atWin].filter((_, limit) => limits[limit] !== "none").map((told) => told.at(-1));
    status.replaceChildren(ui.session_told.replace(/{(\w+)}/g, (_, name) => figures[name]), ...reached.flatMap((one) => [" ", ...sentence(one)]));
    const [results, reasons] = [[mean, staked].map((one) => one.at(-1)), [...mean.slice(0, -1), ...expected.told]];
    const told = [...results.map(sentence), [ui.session_unit], ...reasons.map(sentence)];
    lines.replaceChildren(...told.map((line) => element("li", ...line)));
  };

  begin(tell, element("div", bet.field, stake.field, rounds.field, loss.field, win.field), stake.note, status, lines);
});
