// Notes in pencil: colours that somebody has crossed out at a place, by a right click or a long touch of the palette. The
// game never hears of them.

const LONG_MS = 500;
const crossed = new Set(); // each of a round and a player, and of a place and a colour
let spent = false; // whether a touch has crossed something out, so that its click does nothing

const noteOf = (page, choice) => [page.round, page.turn, page.cursor, choice.dataset.digit].join(" ");

/** Show what is crossed out at the cursor. @param {any} palette @param {any} page */
export function mark(palette, page) {
  for (const choice of palette.querySelectorAll(".choice")) choice.classList.toggle("crossed", crossed.has(noteOf(page, choice)));
}

/** Take notes at the palette. @param {any} palette @param {() => any} shown the page that is shown */
export function take(palette, shown) {
  let long;
  const cross = (choice) => {
    const note = noteOf(shown(), choice);
    if (!crossed.delete(note)) crossed.add(note);
    mark(palette, shown());
  };
  palette.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    const choice = event.target.closest(".choice");
    if (choice && event.pointerType !== "touch") cross(choice);
  });
  palette.addEventListener("pointerdown", (event) => {
    const choice = event.target.closest(".choice");
    spent = false;
    if (!choice || event.pointerType === "mouse") return;
    long = setTimeout(() => {
      spent = true;
      cross(choice);
    }, LONG_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    addEventListener(end, (/** @type {any} */ event) => {
      if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(long);
    });
  }
  palette.addEventListener("click", (event) => spent && event.stopPropagation(), true);
}
