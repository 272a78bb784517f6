/* What a page does beyond showing itself. It is complete without this file, which adds ways to what is there anyway and keeps
   what a reader chose. A classic script: it runs from a file:// address too, and, in the head, before anything is painted. */
"use strict";
{
  const night = matchMedia("(prefers-color-scheme: dark)");
  const every = (selector) => document.querySelectorAll(selector);

  // What a reader chose. A browser may refuse to keep it, or have no room left: then it holds for this page alone.
  let kept = {};
  try {
    kept = localStorage ?? kept;
  } catch {}
  const keep = (name, value) => {
    try {
      kept[name] = value;
    } catch {
      kept = { ...kept, [name]: value };
    }
  };

  // Light or dark as the system is, unless the other one was chosen. The style sheet reads it from the root, from the first paint on.
  const paint = () => {
    const own = night.matches ? "dark" : "light";
    const theme = kept["tetap.theme"] || own;
    document.documentElement.dataset.theme = theme;
    every(".theme button").forEach((button, at) => {
      const name = ["light", "dark"][at];
      button.ariaPressed = name === theme;
      button.onclick = () => {
        keep("tetap.theme", name === own ? "" : name);
        paint();
      };
    });
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

  // What opens notes and the search is fetched when a reader first points at something or walks the page: nobody needs it before. A
  // click that comes sooner than the file is made again when it is there.
  const here = document.currentScript.src;
  const script = document.createElement("script");
  script.src = here.replace("page.js", "notes.js");
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = here.replace("page.js", "notes.css");
  const SIGNS = ["pointerover", "focusin", "keydown", "click"];
  let early;
  const beckon = (event) => {
    const { type, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    sheet.isConnected || document.head.append(sheet);
    if (type !== "click" || ctrlKey || metaKey || shiftKey || altKey) return;
    early = target.closest("a.c, a.t, [data-how] td, .find");
    if (early) event.preventDefault();
  };
  sheet.onload = sheet.onerror = () => document.head.append(script);
  script.onload = script.onerror = () => {
    for (const sign of SIGNS) removeEventListener(sign, beckon);
    early?.click();
  };

  paint();
  night.onchange = paint;
  addEventListener("pageshow", paint); // another theme may have been chosen since a page was left,
  addEventListener("storage", paint); // or is chosen in another window
  addEventListener("DOMContentLoaded", () => {
    const marks = document.getElementById("marks_");
    if (marks) {
      marks.checked = kept["tetap.marks"];
      marks.onchange = () => keep("tetap.marks", marks.checked ? "on" : "");
    }
    follow();
    for (const sign of SIGNS) addEventListener(sign, beckon);
  });
}
