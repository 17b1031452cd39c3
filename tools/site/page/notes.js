// Notes in pencil: colours that somebody has crossed out at a place, by a right click or a long touch of the palette. The
// game never hears of them.

const LONG_MS = 500;
const notes = new Map(); // in each round, by each player: places, each with a colour
let spent = false; // whether a touch has crossed something out, so that its click does nothing

const ours = (page) => notes.get(`${page.round} ${page.turn}`) ?? notes.set(`${page.round} ${page.turn}`, new Set()).get(`${page.round} ${page.turn}`);

/** Show what is crossed out at the cursor. @param {any} palette @param {any} page */
export function mark(palette, page) {
  for (const choice of palette.querySelectorAll(".choice")) {
    choice.classList.toggle("crossed", ours(page).has(`${page.cursor} ${choice.dataset.digit}`));
  }
}

/** Take notes at the palette. @param {any} palette @param {() => any} shown the page that is shown */
export function take(palette, shown) {
  let long;
  const cross = (choice) => {
    const page = shown();
    const note = `${page.cursor} ${choice.dataset.digit}`;
    if (!ours(page).delete(note)) ours(page).add(note);
    mark(palette, page);
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
