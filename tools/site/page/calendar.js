// The last days as a calendar: a row for each week, which begins on Monday, and in each day how it ended. Today is the last.

import { button, made } from "./dom.js";
import { pick } from "./intents.js";

const MONDAY = Date.UTC(2024, 0, 1); // any
const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNS = { ".": "", X: "✕", "+": "✓" }; // open, not found, found with help; a number is that of the rows it took

/** @param {any} page */
export function calendar(page) {
  const days = page.signs.map((sign, at) => day(page, sign, at)).reverse();
  const names = Array.from({ length: 7 }, (_, at) => made("span", "weekday", [inWords(new Date(MONDAY + at * DAY_MS), { weekday: "short" })]));
  const grid = made("div", "calendar", [...names, ...days]);
  grid.style.setProperty("--weekday", `${(new Date(dateOf(page.entries[days.length - 1][0])).getUTCDay() || 7)}`);
  return grid;
}

const dateOf = (text) => text.slice(0, 10);
const inWords = (date, how) => date.toLocaleDateString(document.documentElement.lang, { ...how, timeZone: "UTC" });

function day(page, sign, at) {
  const text = page.entries[at][0];
  const date = new Date(dateOf(text));
  const isNamed = date.getUTCDate() === 1 || at === page.signs.length - 1; // the first of a month, and of all
  const number = isNamed ? inWords(date, { day: "numeric", month: "short" }) : `${date.getUTCDate()}`;
  const parts = [made("span", "number", [number]), made("span", "sign", [SIGNS[sign] ?? sign])];
  const element = button(`entry day${sign in SIGNS ? "" : " solved"}`, parts, () => pick(page, at));
  element.setAttribute("aria-description", `${inWords(date, { weekday: "long" })}, ${text}`);
  if (!at) element.ariaCurrent = "date";
  return element;
}
