"""A walk through a page with a keyboard alone: what is met, in which order, and what is wrong with how it is seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.view import wake

# All that somebody may want to get to is given a number, by which it is known again: a link, a cell, a button.
NUMBER = """
const asked = "a[href], button, input, select, textarea, summary, iframe, [tabindex]:not(main, [popover])";
document.numberOfTest ??= 0;
for (const one of document.querySelectorAll(asked)) one.numberOfTest ??= document.numberOfTest++;
"""

# What is shown and has none of some numbers; or, of these, only what the tabulator itself should come to.
MISSED = """
const [met, stops] = [new Set(arguments[0]), arguments[1]];
return [...document.querySelectorAll("*")]
  .filter((one) => "numberOfTest" in one && !met.has(one.numberOfTest) && !one.disabled && one.checkVisibility())
  .filter((one) => !stops || one.tabIndex >= 0)
  .map((one) => `${one.numberOfTest}: ${one.outerHTML.slice(0, 80)}`);
"""

# Notes after each Tab or arrow what has the focus, and what is wrong with how it is seen: asking each time takes long.
# Where somebody has to look, or to press another key, what was pressed ahead does nothing: a control that looks like no
# other before, what is closed, the next control of a group, and the end.
WATCH = """
const look = () => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  const box = one.getClientRects()[0] ?? one.getBoundingClientRect();
  const end = Math.min(box.right, innerWidth);
  const above = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    document.elementFromPoint(box.left + (end - box.left) * part, box.top + box.height / 2));
  const free = above.some((other) => other && (one.contains(other) || other.contains(one)));
  const wrong = [];
  if (!one.matches(":focus-visible")) wrong.push("does not show its focus");
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) wrong.push("has no line of 2 px around it");
  if (!free) wrong.push(`is hidden by ${above[2]?.outerHTML.slice(0, 80)}`);
  return {
    number: one.numberOfTest ??= document.numberOfTest++,
    name: `${one.numberOfTest}: ${one.outerHTML.slice(0, 80)}`,
    looks: [one, one.parentElement].map((part) => `${part.localName}.${part.getAttribute("class") ?? ""}`).join(" in "),
    closed: one.localName === "summary" && !one.parentElement.open,
    box: [box.left + scrollX - 8, box.top + scrollY - 8, box.width + 16, box.height + 16],
    wrong,
  };
};
const watch = document.watchOfTest = {looks: new Set(), seen: new Set(), stops: [], keys: 0, held: false};
addEventListener("keydown", (event) => {
  // In a list of choices an arrow key leads to no other control: it would choose, and what says so would be made anew.
  if (!watch.held && !event.target.matches("select")) return;
  if (event.key === "Tab" && !watch.held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
addEventListener("keyup", ({key}) => {
  if (!["Tab", "ArrowRight"].includes(key)) return;
  watch.keys++;
  if (watch.held) return;
  const stop = look();
  if (stop) stop.again = watch.seen.has(stop.number);
  watch.stops.push([key, stop]);
  const led = key === "Tab" || watch.along ? !stop || stop.again : stop?.number !== watch.last;
  watch.held = led || (stop && (stop.closed || !watch.looks.has(stop.looks)));
  watch.last = stop?.number;
  watch.seen.add(stop?.number);
  watch.looks.add(stop?.looks);
}, true);
"""

ANEW = "Object.assign(document.watchOfTest, {seen: new Set(), last: undefined})"
LET = "Object.assign(document.watchOfTest, {stops: [], keys: 0, along: arguments[0]})"
TAKE = "const watch = document.watchOfTest, {keys, stops} = watch; watch.held = false; return [keys, stops]"

FOCUSED = "return document.activeElement === document.body ? null : document.activeElement.outerHTML.slice(0, 80)"
BLUR = "const one = document.activeElement; one.blur(); return one"
FOCUS = "arguments[0].focus({preventScroll: true, focusVisible: true})"

AHEAD = 32
"""How many stops, at most, are gone to before anybody looks what they were."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A control that has the focus: its number, how it begins in code, of which kind it looks; or has it again."""

    number: int
    name: str
    looks: str
    closed: bool
    box: tuple[float, float, float, float]
    wrong: tuple[str, ...]
    again: bool


def press(browser: WebDriver, *keys: str) -> None:
    """Press keys one after another; one that begins with another is pressed while that is held."""
    chain = ActionChains(browser)
    for held, key in ((one[:-1], one[-1]) for one in keys):
        for one in held:
            chain.key_down(one)
        chain.send_keys(key)
        for one in held:
            chain.key_up(one)
    chain.perform()


def stops(browser: WebDriver, *keys: str, along: bool = False) -> list[tuple[str, Stop | None]]:
    """Press keys until somebody has to look; give those that did anything, and what had the focus then, if anything."""
    browser.execute_script(LET, along)
    press(browser, *keys)
    heard, met = browser.execute_script(TAKE)
    if heard != len(keys):
        raise ValueError(f"the page heard {heard} keys of {len(keys)}")
    return [(key, Stop(**stop) if stop else None) for key, stop in met]


def walk(browser: WebDriver, *, backwards: bool = False) -> Iterator[Stop]:
    """Go on with Tab until the focus comes to the end of the page, or to where it was; open on the way what is closed.

    Where a stop stands for a group of controls, such as the cells of a table, an arrow key leads to the others: on the
    way forwards, they are all met.
    """
    browser.execute_script(ANEW)
    ahead = [Keys.SHIFT + Keys.TAB] if backwards else [Keys.TAB, Keys.ARROW_RIGHT]
    keys = ahead
    while True:
        met = stops(browser, *keys)
        for key, stop in met:
            if key == "Tab" and (stop is None or stop.again):
                return
            if stop and not stop.again:
                yield stop
        key, stop = met[-1]
        keys = ahead * min(2 * len(met) // len(ahead), AHEAD)
        if key == "Tab":
            press(browser, *[Keys.ENTER] * bool(stop and stop.closed))
            keys = [*ahead[1:], *keys]
        elif stop and not stop.again:
            others = 1
            for other in group(browser):
                others += 1
                yield other
            press(browser, *[Keys.ARROW_LEFT] * others)


def group(browser: WebDriver) -> Iterator[Stop]:
    """Go on with an arrow key among controls that have one stop together, until it leads to none that is new."""
    number = 1
    while True:
        met = stops(browser, *[Keys.ARROW_RIGHT] * number, along=True)
        for _, stop in met:
            if stop is None or stop.again:
                return
            yield stop
        number = min(2 * number, AHEAD)


def picture(browser: WebDriver, box: tuple[float, float, float, float]) -> str:
    """Give a picture of a part of the page; the same pixels give the same text."""
    x, y, width, height = box
    clip = {"x": max(x, 0), "y": max(y, 0), "width": width, "height": height, "scale": 1}
    taken: str = browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "clip": clip})["data"]
    return taken


def changes(browser: WebDriver, stop: Stop) -> bool:
    """Tell whether the page looks other while a control has the focus."""
    shown = picture(browser, stop.box)
    control = browser.execute_script(BLUR)
    plain = picture(browser, stop.box)
    browser.execute_script(FOCUS, control)
    return shown != plain


def complaints(browser: WebDriver, address: str) -> list[str]:
    """Tell what goes wrong for somebody who has only a keyboard.

    That a line is drawn is asked of every control; that the screen changes, of one for each way they look.
    """
    browser.get(address)
    wake(browser)
    browser.execute_script(NUMBER)
    browser.execute_script(WATCH)
    forwards, looks, wrong = set[int](), set[str](), list[str]()
    for stop in walk(browser):
        forwards.add(stop.number)
        wrong += [f"{what}: {stop.name}" for what in stop.wrong]
        if stop.looks not in looks:
            looks.add(stop.looks)
            wrong += [] if changes(browser, stop) else [f"looks the same with the focus: {stop.name}"]
    wrong += [f"is not left: {held}"] if (held := browser.execute_script(FOCUSED)) else []
    backwards = {stop.number for stop in walk(browser, backwards=True)}
    browser.execute_script(NUMBER)  # scripts may have made controls since
    wrong += [f"is not reached: {name}" for name in browser.execute_script(MISSED, [*forwards], False)]
    wrong += [f"is not reached backwards: {name}" for name in browser.execute_script(MISSED, [*backwards], True)]
    return wrong
