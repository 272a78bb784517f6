/* Exercises that are answered by choosing. Which choice is right says the page itself, whose answer leads to it. What was chosen last
   is kept on this device alone, by the names of the exercises, which all languages share. */
"use strict";
{
  const KEY = "tetap.practice";
  const exercises = [...document.querySelectorAll(".exercise")];
  const choices = (exercise) => [...exercise.querySelectorAll(".choices > li")];
  const right = (exercise) => choices(exercise).find((choice) => choice.querySelector(exercise.querySelector(".answer a").hash));

  // A browser may keep nothing, or have no room left: then it holds for this page alone.
  let here;
  const read = () => {
    try {
      return new URLSearchParams(here ?? localStorage[KEY]);
    } catch {
      return new URLSearchParams(here);
    }
  };
  const keep = (chosen) => {
    here = `${chosen}`;
    try {
      if (here) localStorage[KEY] = here;
      else localStorage.removeItem(KEY);
      here = undefined;
    } catch {}
  };

  // Wherever exercises are answered stands the count of all of them; only the first one is announced.
  const counts = [];
  const tell = (ui) => {
    const chosen = read();
    const given = exercises.map((exercise) =>
      choices(exercise).find((choice, number) => {
        const pressed = chosen.get(exercise.id) === `${number}`;
        for (const button of choice.querySelectorAll("button")) button.ariaPressed = pressed;
        return pressed;
      }),
    );
    const found = { answered: given.filter(Boolean).length, all: given.length };
    found.right = given.filter((choice, number) => choice && choice === right(exercises[number])).length;
    // A text that is written again is told again, so that only what changes is written.
    const write = (place, text) => place.textContent === text || (place.textContent = text);
    for (const count of counts) write(count, ui.practice_count.replace(/{(\w+)}/g, (_, name) => found[name]));
    exercises.forEach((exercise, number) => {
      const verdict = given[number] ? null : exercise.querySelector("[role=status]");
      if (verdict) write(verdict, "");
    });
  };

  tetapExplorer("practice", ({ ui, place, element, status }) => {
    const button = (...content) => {
      const made = element("button", ...content);
      made.type = "button";
      return made;
    };

    // The first place has the count from the start; others have it from the first answer, so that nothing moves before.
    const { lastElementChild: end } = place;
    const show = () => {
      if (end.hasChildNodes()) return;
      const count = counts.length ? element("p") : status;
      counts.push(count);
      const clear = button(ui.practice_clear);
      clear.onclick = () => {
        keep("");
        for (const exercise of exercises) exercise.querySelector("details").open = false;
        tell(ui);
      };
      end.append(element("div", count, clear));
    };

    for (const exercise of place.querySelectorAll(".exercise")) {
      const verdict = element("p");
      verdict.role = "status";
      exercise.querySelector(".choices").after(verdict);
      choices(exercise).forEach((choice, number) => {
        const control = button(...choice.childNodes);
        choice.append(control);
        control.onclick = () => {
          const chosen = read();
          chosen.set(exercise.id, number);
          keep(chosen);
          const answer = right(exercise);
          const said = choice === answer ? ui.practice_right : ui.practice_not;
          verdict.textContent = `${said} ${ui.answer} ${answer.textContent.trim()}`;
          exercise.querySelector("details").open = true;
          show();
          tell(ui);
        };
      });
    }

    if (end.id) show();
    tell(ui);
    window.onstorage = window.onpageshow = () => tell(ui); // answered in another window, or since the page was left
  });
}
