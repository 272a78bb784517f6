/* What a page does beyond showing itself. It is complete without this file, which adds ways to what is there anyway and keeps
   what a reader chose. A classic script: it runs from a file:// address too, and, in the head, before anything is painted. */
"use strict";
{
  const root = document.documentElement;
  const { close } = document.currentScript.dataset;
  const night = matchMedia("(prefers-color-scheme: dark)");
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];

  // What a reader chose. A browser may refuse to keep it: then it holds for this page alone.
  let kept = {};
  try {
    kept = localStorage;
  } catch {}

  // Light or dark as the system is, unless the other one was chosen.
  const paint = () => {
    const theme = kept["tetap.theme"];
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    const dark = theme ? theme === "dark" : night.matches;
    every(".theme button").forEach((button, at) => (button.ariaPressed = dark === !!at));
  };
  const choose = (dark) => {
    if (dark === night.matches) delete kept["tetap.theme"];
    else kept["tetap.theme"] = dark ? "dark" : "light";
    paint();
  };

  // The section being read: marked in the contents, and where the ways to the page in other languages lead.
  const follow = () => {
    let here;
    const tell = () => {
      const name = here?.getAttribute("aria-labelledby") ?? "";
      // What the address names is kept, save for figures: each text counts its own.
      const place = (here ?? document).querySelector(":target:not([id^=k])")?.id ?? name;
      for (const link of every(".contents a")) {
        const current = link.hash === "#" + name;
        const list = link.closest("div");
        link.ariaCurrent = current ? "location" : null;
        if (current) list.scrollTop = link.offsetTop - list.clientHeight / 2; // it may be longer than the window
      }
      for (const link of every(".languages a")) link.hash = place;
    };
    const watch = (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (isIntersecting) here = target;
        else if (here === target) here = null;
      }
      tell();
    };
    const observer = new IntersectionObserver(watch, { rootMargin: "-10% 0px -89%" });
    for (const section of every("main > section")) observer.observe(section);
    addEventListener("hashchange", tell);
  };

  // The figures and terms of a section are one stop of the tabulator, and so are the cells of a table that was computed: from
  // there, arrow keys lead to the others.
  const POINTS = "a.c, a.t, [role=grid] td:not(.bar)";
  const home = (point) => point.closest("[role=grid], details, main > *");
  const group = (point) => every(POINTS, home(point)).filter((other) => home(other) === home(point));
  const width = (point) => (point.href ? 0 : every("td:not(.bar)", point.parentNode).length);
  const stop = (point) => {
    for (const other of group(point)) other.tabIndex = other === point ? 0 : -1;
  };
  const neighbour = (point, key) => {
    const on = root.dir === "rtl" ? -1 : 1;
    const step = { ArrowLeft: -on, ArrowRight: on, ArrowUp: -width(point), ArrowDown: width(point) }[key];
    const all = group(point);
    return step && all[all.indexOf(point) + step];
  };

  // A note beside what was opened. It says what stands where the link leads, from data that lie beside that page.
  const note = document.createElement("div");
  const data = {};
  let opened;
  let pressed;
  window.tetap = (notes) => (data[document.currentScript.src] = notes);
  const address = (cell) => {
    const at = group(cell).indexOf(cell);
    const wide = width(cell);
    return `${new URL(home(cell).dataset.how, location)}-${Math.floor(at / wide)}-${at % wide}`;
  };
  const element = (name, ...content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };
  const link = (label, href) => {
    const made = element("a", label);
    made.href = href;
    return made;
  };
  const show = (href, src, [title, answer, lines, more]) => {
    const links = (ways) => element("span", ...ways.flatMap(([label, to]) => [link(label, new URL(to, src)), " "]));
    note.ariaLabel = title;
    note.replaceChildren(
      element("p", link(title, href), " ", element("b", answer)),
      element("ol", ...lines.map(([line, rules]) => element("li", element("span", line), " ", links(rules)))),
      element("p", links(more), element("button", close)),
    );
    stop(opened);
    opened.focus({ preventScroll: true });
    note.togglePopover(true);
    opened.ariaExpanded = true;
    // The style sheet says where across the page the note lies. It begins at the height of what it belongs to, or else below it,
    // and a sheet at the window's end is not to hide that.
    const { top, bottom, left, right } = opened.getBoundingClientRect();
    const room = note.getBoundingClientRect();
    const beside = right < room.left || left > room.right;
    note.style.setProperty("--y", `${scrollY + (beside ? top : bottom + 8)}px`);
    note.focus();
    if (getComputedStyle(note).position === "fixed") scrollBy(0, Math.max(0, bottom - room.top));
  };
  const open = (point) => {
    const href = point.href ?? address(point);
    const [page, key] = href.split("#");
    const src = page.replace(/html$/, "js");
    const ready = () => {
      if (opened !== point) return;
      if (data[src]?.[key]) show(href, src, data[src][key]);
      else location = href;
    };
    opened = point;
    if (data[src]) ready();
    else {
      const script = element("script");
      script.src = src;
      script.onload = script.onerror = ready;
      document.head.append(script);
    }
  };

  // What a click or a key is for; none where it may ask for another tab or window, or leads elsewhere.
  const point = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }) => {
    const found = !(button || ctrlKey || metaKey || shiftKey || altKey) && target.closest(POINTS);
    return found && found.contains(target.closest("a") ?? found) && found;
  };
  const explain = () => {
    note.className = "note";
    note.popover = "auto";
    note.role = "dialog";
    note.tabIndex = -1;
    document.body.append(note);
    for (const table of every("[data-how]")) table.role = "grid";
    for (const one of every(POINTS).reverse()) stop(one);

    // A click closes what is open before it is told here: one on what was open is not to open it again.
    addEventListener("pointerdown", () => (pressed = note.matches(":popover-open") && opened), true);
    addEventListener("click", (event) => {
      const clicked = point(event);
      if (note.contains(event.target)) {
        if (event.target.matches("a, button")) note.hidePopover();
      } else if (clicked) {
        event.preventDefault();
        if (clicked !== pressed) open(clicked);
      }
      pressed = null;
    });
    addEventListener("keydown", (event) => {
      const { key, target, shiftKey } = event;
      const from = point(event);
      const next = from && neighbour(from, key);
      if (next) {
        event.preventDefault();
        stop(next);
        next.focus();
      } else if (from && key === "Enter" && !from.href) {
        open(from);
      } else if (key === "Tab" && note.contains(target) && (shiftKey ? target.matches(".note, p:first-child a") : target.type)) {
        // Whoever leaves a note goes on from what it belongs to.
        if (shiftKey) event.preventDefault();
        note.hidePopover();
      }
    });
    note.onbeforetoggle = () => (opened.ariaExpanded = null);
    note.ontoggle = ({ newState }) => {
      if (newState === "closed" && document.activeElement.contains(opened)) opened.focus({ preventScroll: true });
    };
  };

  root.classList.add("js");
  paint();
  night.onchange = paint;
  addEventListener("pageshow", paint); // another theme may have been chosen since a page was left
  addEventListener("DOMContentLoaded", () => {
    every(".theme button").forEach((button, at) => (button.onclick = () => choose(!!at)));
    const marks = document.getElementById("marks_");
    if (marks) {
      marks.checked = kept["tetap.marks"];
      marks.onchange = () => (kept["tetap.marks"] = marks.checked ? "on" : "");
    }
    follow();
    if (note.togglePopover) explain();
  });
}
