/* Notes beside what a reader opens: how a figure was computed, what a term means; the menu, closed again; and the way to the search.
   `page.js` fetches this file when a reader first points at something or walks the page. Without it, and where the browser has no
   popovers, what opens notes is a plain link. */
"use strict";
{
  const root = document.documentElement;
  const here = document.currentScript.src;
  const { close } = document.querySelector("script[data-close]").dataset;
  const every = (selector, within = document) => [...within.querySelectorAll(selector)];

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
  let across; // how wide the window was when the note was placed
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
  // The style sheet says where across the page the note lies, and how high it is at most. It begins at the height of what it belongs
  // to, or else below it, and it stays there when a phone is turned or a window is made wider.
  const place = () => {
    const { top, bottom, left, right } = opened.getBoundingClientRect();
    const room = note.getBoundingClientRect();
    const beside = right < room.left || left > room.right;
    note.style.setProperty("--y", `${scrollY + (beside ? top : bottom + 8)}px`);
    // A sheet at the window's end is not to hide what it belongs to, nor to call a reader back who scrolls: then a phone's window
    // changes its height alone.
    if (across !== innerWidth && getComputedStyle(note).position === "fixed") scrollBy(0, Math.max(0, bottom - room.top));
    across = innerWidth;
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
    note.scrollTop = 0;
    across = 0;
    place();
    note.focus();
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
  const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }) => !(button || ctrlKey || metaKey || shiftKey || altKey);
  const point = (event) => {
    const { target } = event;
    const found = isPlain(event) && target.closest(POINTS);
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
    addEventListener("resize", () => note.matches(":popover-open") && place());
    note.onbeforetoggle = () => (opened.ariaExpanded = null);
    note.ontoggle = ({ newState }) => {
      if (newState === "closed" && document.activeElement.contains(opened)) opened.focus({ preventScroll: true });
    };
  };

  // The menu lies over the page: it closes when the focus goes on past it, and by Escape.
  const [menu] = every(".menu");
  if (menu) {
    addEventListener("focusin", ({ target }) => (menu.open &&= menu.contains(target)));
    menu.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      menu.open = false;
      menu.firstElementChild.focus();
    });
  }

  // The search comes when somebody first asks for it; where it does not, its link leads to the index.
  const [find] = every(".find");
  if (find) {
    const script = element("script");
    const sheet = element("link");
    script.src = here.replace("notes.js", "search.js");
    sheet.href = here.replace("notes.js", "search.css");
    sheet.rel = "stylesheet";
    sheet.onload = sheet.onerror = () => document.head.append(script);
    script.onload = script.onerror = () => {
      if (window.tetapSearch?.open) return tetapSearch.open();
      find.onclick = null;
      find.click();
    };
    find.onclick = (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      if (sheet.isConnected) window.tetapSearch?.open?.();
      else document.head.append(sheet);
    };
  }

  if (note.togglePopover) explain();
}
