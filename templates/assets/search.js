/* The search: a dialog over the page, fetched by `notes.js` when a reader first asks for it. It knows no rule of any language: what
   forms words take, which of them are common and where each of them stands lies in files beside the pages of a language, each
   of which calls one function, since a page on a disk may load nothing else. Without it the search's link leads to the index. */
"use strict";
{
  const link = document.querySelector(".find");
  const folder = link.href.replace(/html$/, "search/");
  const AT_FIRST = 4; // hits
  const MORE = 10;
  const LONGEST = 200; // characters of what is typed; many figures would keep a browser busy for seconds
  const PAUSE = 120; // milliseconds without a key after which somebody is taken to read
  const LEAST = 3; // letters of a word that may go on, or has lost an ending
  const STEP = 16; // words, in which the length of a text is told
  const GAP = 8; // places between a name and its text

  // Files, each fetched once.
  const got = {};
  const waiting = {};
  window.tetapSearch = (data) => (got[document.currentScript.src] = data);
  const load = (name) =>
    (waiting[name] ??= new Promise((ready, fail) => {
      const script = document.createElement("script");
      script.src = `${folder}${name}.js`;
      script.onload = () => ready(got[script.src]);
      script.onerror = () => {
        delete waiting[name]; // the next key may find it
        fail();
      };
      document.head.append(script);
    }));

  // Numbers: any high digits, in characters from “]” on, then a low one, from “#” on.
  const numbers = (text) => {
    const all = [];
    let high = 0;
    for (const letter of text) {
      const code = letter.charCodeAt();
      if (code > 92) high = high * 34 + code - 93;
      else {
        all.push(high * 57 + code - 35);
        high = 0;
      }
    }
    return all;
  };
  const sums = (steps) => {
    let sum = 0;
    return steps.map((step) => (sum += step));
  };

  // Words, as the generator cuts and compares them (`generator/search/words.py`).
  const WORD =
    /[\p{L}\p{Nl}\p{No}]+(?:[\u0300-\u036f'’]+[\p{L}\p{Nl}\p{No}]+)*[\u0300-\u036f]*|[0-9]+(?:[.,:/][0-9]+)*|§\s*[0-9]+/gu;
  const isFigure = (word) => /^[§0-9]/.test(word);
  const keyOf = (word) =>
    isFigure(word)
      ? word.replace(/\s/g, "").replaceAll(",", ".")
      : word.toUpperCase().toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{Mn}/gu, "");

  // The first file: which forms of which roots there are, and in which file to look each root up. A pattern says what stands
  // before and behind a root, and a joint what becomes of a root's beginning or end there: of the edges that fit, the first holds.
  let core;
  const edge = (joint, fits) => (joint ? core.joints[joint].find(([one]) => fits(one)) : ["", ""]);
  const form = (root, [before, joint, jointBehind, behind]) => {
    const [start, first] = edge(joint, (one) => root.startsWith(one));
    const half = first + root.slice(start.length);
    const [end, last] = edge(jointBehind, (one) => half.endsWith(one));
    return before + half.slice(0, half.length - end.length) + last + behind;
  };
  const read = (data) => {
    core = data;
    for (const name of ["name", "common", "length", "standing", "kinds", "r", "t"]) core[name] = numbers(data[name]);
    core.r = sums(core.r);
    core.t = sums(core.t);
    core.starts = sums([0, ...core.length.map((length, passage) => core.name[passage] + GAP + STEP * (length + 1))]);
    core.mean = sums(core.length).at(-1) / core.length.length;
    core.pageOf = data.pages.flatMap(([, , count], page) => Array(count).fill(page));
    core.skipped = new Set(data.skipped.split(" "));
    core.forms = new Map();
    let root = "";
    for (const [at, [, shared, rest]] of [...data.roots.matchAll(/([0-9])([^0-9]*)/g)].entries()) {
      root = root.slice(0, shared) + rest;
      const made = data.sets[core.kinds[at]];
      data.patterns.forEach((pattern, number) => made[number] > 0 && core.forms.set(form(root, pattern), at));
    }
    for (const [word, at] of Object.entries(data.irregular)) core.forms.set(word, at);
  };
  // The root of a word as it stands, or without the first ending that leaves a form.
  const rootOf = (key) => {
    const cut = core.endings.filter((one) => key.endsWith(one)).map((one) => key.slice(0, -one.length));
    return core.forms.get([key, ...cut.filter((one) => one.length >= LEAST)].find((one) => core.forms.has(one)));
  };
  // The roots of words that begin so, the shortest words first: they are the likeliest.
  const rootsOfPart = (part) => {
    const found = part.length < LEAST ? [] : [...core.forms].filter(([word]) => word.startsWith(part));
    found.sort(([one], [other]) => one.length - other.length);
    return [...new Set(found.map(([, root]) => root))].slice(0, 5);
  };

  // Where something stands: by passage, its places there. Each file begins with what is named for it in the first one.
  const placesIn = (steps) => {
    const found = new Map();
    let passage = 0;
    for (const place of sums(numbers(steps))) {
      while (core.starts[passage + 1] <= place) passage++;
      if (!found.has(passage)) found.set(passage, []);
      found.get(passage).push(place - core.starts[passage]);
    }
    return found;
  };
  const entryOf = async (kind, number) => {
    const file = core[kind].findLastIndex((first) => first <= number);
    return (await load(kind + file))[number - core[kind][file]];
  };
  const placesOf = (roots = []) => Promise.all(roots.map(async (root) => placesIn(await entryOf("r", root))));
  const placesOfFigure = async (key) => {
    const file = core.f.findLastIndex((first) => first <= key);
    const found = file >= 0 && (await load("f" + file)).find(([name]) => name === key);
    return found && Object.assign(placesIn(found[1]), { isFigure: true });
  };
  const merged = (several) => {
    const found = new Map();
    for (const [passage, places] of several.flatMap((one) => [...one])) {
      found.set(passage, [...(found.get(passage) ?? []), ...places]);
    }
    return found;
  };

  // What a reader typed: of each word that is looked for, the passages with its places there.
  const look = async (text) => {
    const typed = text.match(WORD) ?? [];
    const known = new Set();
    const found = typed.map(async (word, at) => {
      const key = keyOf(word);
      if (isFigure(word)) return placesOfFigure(key);
      const root = rootOf(key);
      const alike = core.alike[root];
      if (known.has(root) || (core.skipped.has(key) && !alike)) return null;
      if (root === undefined) return at === typed.length - 1 && text.endsWith(word) && merged(await placesOf(rootsOfPart(key)));
      known.add(root);
      const own = merged(await placesOf([root, ...(alike ?? [])]));
      const weak = [...merged(await placesOf(core.akin[root]))].filter(([passage]) => !own.has(passage));
      return Object.assign(new Map([...own, ...weak]), { weak: new Map(weak) });
    });
    return (await Promise.all(found)).filter((one) => one?.size);
  };

  // How well a passage answers. Rare words count more than common ones, and a word of its heading, of its page's title, or right
  // behind the one that was typed before it more than others. These weights were found by trying them on the queries in tests/search.
  const LONG = 0.7; // how much less a word counts in a long text
  const OFTEN = 2.5; // how little more it counts where it stands often
  const TITLE = 0.6; // a word that the title of the page has
  const ABOUT = 0.3; // a word that the opening of the page has
  const HEAD = 0.5; // a word of the heading
  const NAME = 1; // a heading that is just what was typed
  const TERM = 3; // the same of a term
  const WAY = 1.5; // a title and a heading that have all words together
  const NEAR = 1.5; // words beside each other
  const AKIN = 0.3; // a word of the same family
  const STANDING = 0.1; // each step of what is built upon a passage
  const DOUBTFUL = 0.8; // what asks questions or quotes what is false, but for who looks for its page
  const OPENING = 0.5; // the opening of a page, whose sections say more, but for who types its title
  const ENOUGH = 0.2; // of the best hit's weight: what is less is not shown
  const weight = (passages) => Math.log(1 + core.name.length / passages);
  // How close some places are to others, all together: 1 for each that stands right behind one of them, ¼ for the next.
  const closeness = (some, others) => {
    const near = (place) => Math.max(...some.map((one) => 1 / (one < place ? place - one : one - place + 1) ** 2));
    return sums([0, ...others.map(near)]).at(-1);
  };
  const besides = (word, before) => {
    const both = [...word].filter(([passage]) => before.has(passage));
    const close = new Map(both.map(([passage, places]) => [passage, closeness(before.get(passage), places)]));
    return [close, weight(1 + [...close.values()].filter((one) => one >= 0.5).length)];
  };
  const rank = (words) => {
    const weights = words.map((one) => weight(one.size));
    const all = sums([0, ...weights]).at(-1);
    const beside = words.slice(1).map((word, at) => besides(word, words[at]));
    const scoreOf = (passage) => {
      const head = core.name[passage];
      const opening = core.pageOf.indexOf(core.pageOf[passage]);
      const standing = core.standing[passage] % 4; // of a term, it is as much more
      const long = 1 - LONG + (LONG * core.length[passage]) / core.mean;
      const named = new Set();
      let [score, met, inHead, onWay, isAsked] = [0, 0, 0, 0, false];
      words.forEach((word, at) => {
        const places = word.get(passage) ?? [];
        const full = weights[at] * (word.weak?.has(passage) ? AKIN : 1);
        const count = word.isFigure ? Math.min(1, places.length) : places.length;
        const about = word.get(opening) ?? [];
        const inTitle = passage !== opening && about.some((place) => place < core.name[opening]);
        const own = places.filter((place) => place < head);
        own.forEach((place) => named.add(place));
        score += full * ((count * (1 + OFTEN)) / (count + OFTEN * long) + (inTitle ? TITLE : about.length && ABOUT));
        met += count || inTitle ? full : 0;
        inHead += own.length && full;
        onWay += own.length || inTitle ? full : 0;
        isAsked ||= inTitle;
      });
      for (const [found, pair] of beside) {
        const close = found.get(passage) ?? 0;
        score += (NEAR * pair * close) / (close + 1);
      }
      const part = named.size / Math.max(1, head - core.common[passage]);
      const isTerm = core.standing[passage] > 3;
      score += inHead * (HEAD + NAME * part * (onWay / all) * (isTerm ? TERM : 1) + WAY * (onWay / all) ** 2);
      if (!standing && !isAsked) score *= DOUBTFUL;
      if (passage === opening) score *= OPENING + (inHead < all ? 0 : (1 - OPENING) * part);
      return score * (1 + STANDING * standing) * (met / all);
    };
    const found = [...merged(words)].map(([passage, places]) => ({ passage, places: new Set(places), score: scoreOf(passage) }));
    found.sort((one, other) => other.score - one.score || one.passage - other.passage);
    return found.filter(({ score }) => score > found[0].score * ENOUGH);
  };

  // A hit as it is shown: its heading, its page, and the part of its text where most of the words stand.
  const BEFORE = 5; // words before the first one that is marked
  const WINDOW = 26; // words of an excerpt
  const element = (name, ...content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };
  // A stretch of a text from one of its words on, with those marked that stand where something was found.
  const marked = (text, places, from, first = 0, shown = Infinity) => {
    const parts = [];
    const words = [...text.matchAll(WORD)];
    let end = first && words[first].index;
    words.slice(first, first + shown).forEach(([word], at) => {
      if (!places.has(at + first + from)) return;
      const start = words[at + first].index;
      parts.push(text.slice(end, start), element("mark", word));
      end = start + word.length;
    });
    const after = words[first + shown];
    return [first ? "… " : "", ...parts, text.slice(end, after?.index), after ? "…" : ""];
  };
  const excerpt = (text, places, from) => {
    const found = [...places].map((place) => place - from).filter((place) => place >= 0);
    const many = (start) => found.filter((at) => at >= start && at < start + WINDOW - BEFORE).length;
    const best = found.sort((one, other) => many(other) - many(one) || one - other)[0] ?? 0;
    return marked(text, places, from, best < WINDOW / 2 ? 0 : best - BEFORE, WINDOW);
  };
  const hit = async ({ passage, places }) => {
    const [heading, anchor, text, ...also] = await entryOf("t", passage);
    const [title, address] = core.pages[core.pageOf[passage]];
    const way = element("a", ...marked(heading || title, places, 0));
    way.href = new URL(`../${address}${anchor && "#"}${anchor}`, folder);
    const others = also.flatMap(([lang, name]) => [" ", Object.assign(element("i", name), { lang })]);
    const said = element("p", ...excerpt(text, places, core.name[passage] + GAP));
    return element("li", ...(heading ? [element("span", title), " › "] : []), way, ...others, said);
  };

  // The dialog.
  const { close } = document.querySelector("script[data-close]").dataset;
  const dialog = element("dialog");
  const field = element("input");
  const shut = element("button", close);
  const status = element("p");
  const list = element("ol");
  const more = element("button");
  const index = element("a");
  const head = element("div", element("label", link.textContent, " ", field), shut);
  dialog.className = "search";
  dialog.ariaLabel = link.textContent;
  dialog.closedBy = "any"; // a click beside it, where a browser knows that
  field.enterKeyHint = "search";
  field.autocomplete = "off";
  field.spellcheck = false;
  field.maxLength = LONGEST;
  head.role = "search";
  status.role = "status";
  shut.type = more.type = "button";
  more.hidden = true;
  index.href = link.href;
  dialog.append(head, status, list, element("p", more, " ", index));

  let asked; // what was looked up last, so that an earlier query that takes longer is not shown over it
  let wanted; // what was typed when the first hit was asked for before there was an answer
  let hits = [];
  let timer;
  const told = (text) => {
    // What turns the direction of a text would turn the sentence, too.
    if (!hits.length) return core.ui.no_hits.replace("{query}", () => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""));
    const form = new Intl.PluralRules(document.documentElement.lang).select(hits.length);
    return core.ui.hits[form].replace("{count}", hits.length);
  };
  const show = (shown, said) => {
    const isLost = list.contains(document.activeElement); // the hit that has the focus goes
    list.replaceChildren(...shown);
    more.hidden = shown.length === hits.length;
    status.textContent = said;
    if (isLost) field.focus();
  };
  const ask = async () => {
    const text = field.value;
    if (text !== asked) {
      asked = text;
      try {
        const found = rank(await look(text));
        const shown = await Promise.all(found.slice(0, AT_FIRST).map(hit));
        if (text !== asked) return;
        hits = found;
        show(shown, text.trim() && told(text.trim()));
      } catch {
        if (text !== asked) return;
        asked = null; // the next key may find it; what was found for an earlier text is no answer to this one
        hits = [];
        show([], core.ui.no_search);
      }
    }
    if (text !== field.value) return;
    list.ariaBusy = false;
    if (wanted === text && document.activeElement === field) list.querySelector("a")?.focus();
    wanted = null;
  };
  const again = () => {
    list.ariaBusy = true;
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  };
  shut.onclick = () => dialog.close();
  more.onclick = async () => {
    const [of, at] = [hits, list.children.length];
    const shown = await Promise.all(of.slice(at, at + MORE).map(hit)).catch(() => []);
    if (of !== hits || at !== list.children.length) return; // another text was typed meanwhile, or this was pressed twice
    if (!shown.length) status.textContent = core.ui.no_search;
    list.append(...shown);
    more.hidden = list.children.length === hits.length;
    if (document.activeElement !== field) list.children[at]?.querySelector("a").focus();
  };
  // A hit may stand on this page; one that is opened beside it is not all that a reader wants.
  dialog.onclick = ({ target, ctrlKey, metaKey, shiftKey }) => target.closest("a") && !(ctrlKey || metaKey || shiftKey) && dialog.close();
  dialog.onkeydown = (event) => {
    const { key, target } = event;
    const stops = [field, ...list.querySelectorAll("a"), ...(more.hidden ? [] : [more])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? (key === "Enter" && target === field ? 1 : 0);
    const next = step && stops[stops.indexOf(target) + step];
    const isEarly = step > 0 && target === field && list.ariaBusy !== "false"; // the hits are still those of another text
    if (isEarly) wanted = field.value;
    else if (!next) return;
    event.preventDefault();
    if (!isEarly) next.focus();
  };

  document.body.append(dialog);
  window.tetapSearch.open = dialog.showModal && (() => {
    dialog.showModal();
    field.select();
  });
  const begin = (data) => {
    read(data);
    index.textContent = core.ui.index;
    more.textContent = core.ui.more_hits;
    field.oninput = again;
    again(); // something may be typed already
  };
  load("words").then(begin, () => (location = link.href)); // without it there is nothing to look up
}
