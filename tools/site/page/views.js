// What a person wants to see beside the game: the board itself, the transcript, a letter on each peg. It is remembered
// where the browser keeps anything.

import { part } from "./dom.js";

/** @param {string} name @returns {string | null} */
export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // nothing is kept here
  }
}

/** @param {string} name @param {string | null} value */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // nothing is kept here
  }
}

const followers = [];

/** @param {() => void} act */
export const onView = (act) => followers.push(act);

/** @param {string} name */
export const shows = (name) => document.body.classList.contains(`shows-${name}`);

/** @param {string} name @param {boolean} [on] */
export function toggle(name, on = !shows(name)) {
  document.body.classList.toggle(`shows-${name}`, on);
  remember(`shows-${name}`, on ? "yes" : null);
  for (const act of followers) act();
}

for (const name of ["board", "transcript", "letters"]) {
  if (remembered(`shows-${name}`)) document.body.classList.add(`shows-${name}`);
}
part("to-play").addEventListener("click", () => toggle("board", false));
