/* Fetches the script of what readers may try on a page when any of it comes near the window: a first view needs nothing of it. */
"use strict";
{
  const here = document.currentScript.src;
  // What a link chose is kept on the way to another language before the script is there that knows what of it can be chosen.
  if (location.search) for (const other of document.querySelectorAll(".languages a")) other.search = location.search;
  const near = (changes, observer) => {
    if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const script = document.createElement("script");
    script.src = new URL("explorer.js", here);
    document.head.append(script);
  };
  const observer = new IntersectionObserver(near, { rootMargin: "50%" });
  for (const place of document.querySelectorAll(".explorer")) observer.observe(place);
}
