/* What readers may try on a page, fetched for each explorer when it comes near the window: its style, the tables of the page, its
   own script. Nothing here knows a rule: every answer and every sentence is looked up in tables that the engine filled. Without
   this file, the table or list that an explorer stands on is all there is, and complete. */
"use strict";
{
  const here = document.currentScript.src;
  const makers = {};
  let data;
  window.tetapTables = (tables) => (data = tables);
  window.tetapExplorer = (name, make) => (makers[name] = make);

  const element = (name, ...content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };

  // A sentence of a table, with the way to the § that it rests on.
  const sentence = (number) => {
    const [text, ways] = data.sentences[number];
    const links = ways.map(([label, href]) => {
      const link = element("a", label);
      link.href = href;
      return link;
    });
    return [text, ...links.flatMap((link) => [" ", link])];
  };

  // What an explorer is made with: its tables, controls to choose with, and one place to say what came out.
  const kit = (place, name) => {
    const tables = data.explorers[name];
    const values = (table, parameter) => tables[table].parameters.find(([known]) => known === parameter)[1];
    const ask = (table, ...given) => {
      const { parameters, answers, rows } = tables[table];
      const at = ([, known], number) => known.findIndex(([neutral]) => neutral === given[number]);
      const row = parameters.reduce((before, one, number) => before * one[1].length + at(one, number), 0);
      const [answer, ...told] = rows[row];
      const [word, text] = answers[answer];
      return { word, text, told };
    };

    const controls = [];
    const add = (label, control, rest) => {
      controls.push({ control, ...rest });
      return element("label", element("span", label), control);
    };
    const choose = (label, known) => {
      const control = element("select", ...known.map(([neutral, text]) => new Option(text, neutral)));
      const take = (text) => [...control.options].some(({ value }) => value === text) && (control.value = text);
      return { control, field: add(label, control, { take, state: () => control.value }) };
    };

    // A number that is typed, with a comma or a point, and counted in hundredths, which are whole: one of those that there are. Any
    // other is refused by saying which can be typed, and what was taken over last still holds.
    const hundredths = (text) => {
      const [, whole, part = ""] = /^\s*(\d{1,9})(?:[.,](\d\d?))?\s*%?\s*$/.exec(text) ?? [];
      return Number(whole + part.padEnd(2, "0"));
    };
    const written = (number) => (number / 100).toLocaleString(document.documentElement.lang, { useGrouping: false });
    const type = (label, numbers, first) => {
      const control = element("input");
      const note = element("output");
      let taken;
      const take = (text) => {
        const number = hundredths(text);
        if (!numbers.includes(number)) return false;
        [taken, control.value, note.textContent] = [number, written(number), ""];
        control.ariaInvalid = "false";
        return true;
      };
      const refuse = () => {
        const [low, next] = numbers;
        const told = { low, high: numbers.at(-1), step: next - low, taken };
        note.textContent = data.ui.explorer_refused.replace(/{(\w+)}/g, (_, one) => written(told[one]));
        control.ariaInvalid = "true";
      };
      const field = add(label, control, { take, refuse, state: () => String(taken / 100).replace(".", ",") });
      control.inputMode = "decimal";
      note.id = `${name}_${controls.length}`;
      control.setAttribute("aria-describedby", note.id);
      take(written(first));
      return { control, field, note, number: () => taken };
    };

    // What is chosen stands in the address of a link, and of the page in other languages; what an address gives is taken over as far
    // as it can be chosen.
    const status = element("p");
    status.role = "status";
    const link = element("a", data.ui.explorer_link);
    const begin = (tell, ...content) => {
      const update = () => {
        tell();
        link.href = `?${name}=${controls.map(({ state }) => state()).join(".")}#${name}_`;
      };
      const change = () => {
        update();
        for (const other of document.querySelectorAll(".languages a")) other.search = link.search;
      };
      const given = new URLSearchParams(location.search).get(name)?.split(".") ?? [];
      controls.forEach(({ control, take, refuse }, number) => {
        take(given[number] ?? "");
        control.oninput?.(); // what can be chosen in the next ones may follow from this
        control.onchange = () => (take(control.value) ? change() : refuse());
      });
      (given.length ? change : update)();
      place.lastElementChild.append(...content, element("p", link));
      return change;
    };
    return { ui: data.ui, place, element, sentence, values, ask, add, choose, hundredths, type, status, begin };
  };

  const fetched = {};
  const fetchOnce = (kind, address) =>
    (fetched[address] ??= new Promise((done) => {
      const made = element(kind);
      if (kind === "link") made.rel = "stylesheet";
      made[kind === "link" ? "href" : "src"] = address;
      made.onload = made.onerror = done;
      document.head.append(made);
    }));
  const open = async (place) => {
    const { explorer, tables } = place.dataset;
    await Promise.all([
      fetchOnce("link", new URL("explorers.css", here)),
      fetchOnce("script", new URL(tables, location)),
      fetchOnce("script", new URL(`explorers/${explorer}.js`, here)),
    ]);
    if (data) makers[explorer]?.(kit(place, explorer));
  };

  const near = (changes, observer) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      open(target);
    }
  };
  const observer = new IntersectionObserver(near, { rootMargin: "50%" });
  for (const place of document.querySelectorAll(".explorer")) observer.observe(place);
}
