// The last days as a calendar: a row for each week, which begins on Monday, and in each day how it ended. Today is the last.

import { button, made } from "./dom.js";
import { pick } from "./intents.js";

const SIGNS = { ".": "", X: "✕", "+": "✓" }; // open, not found, found with help; a number is that of the rows it took

/** @param {any} page */
export function calendar(page) {
  const days = page.signs.map((sign, at) => day(page, sign, at)).reverse();
  const grid = made("div", "calendar", days);
  grid.style.setProperty("--weekday", `${(new Date(dateOf(page.entries[days.length - 1][0])).getUTCDay() || 7)}`);
  return grid;
}

const dateOf = (text) => text.slice(0, 10);

function day(page, sign, at) {
  const text = page.entries[at][0];
  const parts = [made("span", "number", [`${Number(dateOf(text).slice(8))}`]), made("span", "sign", [SIGNS[sign] ?? sign])];
  return button(`entry day${sign in SIGNS ? "" : " solved"}`, parts, () => pick(page, at), text);
}
