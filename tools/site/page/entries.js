// The entries of a list and the fields of a form: switches, the colours of each palette, and values with a list of theirs.

import { bars } from "./bars.js";
import { calendar } from "./calendar.js";
import { button, made } from "./dom.js";
import { pick } from "./intents.js";
import { late, peg, pips } from "./pegs.js";
import { drawn } from "./told.js";
import { LANGUAGES, languageName, said } from "./words.js";

const WITH_ROWS = ["retry", "why"]; // lists whose entries are rows
const NAMED = /^(.+?)\s?: (.+)$/;

/** A name, and what it stands for after a colon. @param {string} text */
export const named = (text) => text.match(NAMED)?.slice(1) ?? [text];

/** @param {any} page @param {boolean} isCard */
export function entries(page, isCard) {
  const isForm = page.values.some(([value]) => value);
  const days = page.signs.length;
  const shown = page.entries.slice(days).map((_, at) => entry(page, days + at, isCard));
  if (days) shown.unshift(calendar(page));
  if (page.bars.length) shown.splice(page.chosen + 1, 0, bars(page.bars)); // of the one above
  return made("div", `entries${isForm ? " form" : ""}`, shown);
}

function entry(page, at, isCard) {
  const [value, key, isOn] = page.values[at];
  if (key === "palette") return palettes(page, at);
  const [name, meaning] = page.entries[at];
  const [head, more] = WITH_ROWS.includes(page.name) ? [name] : page.field === "language" ? [languageName(LANGUAGES[at])] : named(name);
  const parts = [made("span", "name", called(page, at, head))];
  const isSwitch = isOn >= 0;
  if (isSwitch) parts.push(made("span", "switch"));
  else if (value) parts.push(made("span", "value", [value]));
  else if (more && !isCard) parts.push(made("span", "more", [more]));
  if (meaning) parts.push(made("span", "about", [meaning]));
  const kind = `entry${at === page.chosen ? " chosen" : ""}${value ? " field" : ""}`;
  const element = button(kind, parts, () => pick(page, at, isSwitch ? 1 - isOn : undefined));
  if (isSwitch) {
    element.role = "switch";
    element.ariaChecked = String(isOn === 1);
  }
  return element;
}

function called(page, at, name) {
  if (page.values[at][0]) return [label(page, at)];
  return WITH_ROWS.includes(page.name) ? [made("span", "number", [`${at + 1}`]), ...drawn(page, name)] : [name];
}

const label = (page, at) => page.entries[at][0].slice(0, -page.values[at][0].length).replace(/[\s:]+$/, "");

function palettes(page, at) {
  const choices = page.palettes.map(([name, inks], value) => {
    const word = said("palettes").split("/")[value];
    const swatch = button("swatch", [made("span", "dots", inks.map((ink) => dot(ink))), word], () => pick(page, at, value), word);
    swatch.role = "radio";
    swatch.ariaChecked = String(name === page.palette);
    return swatch;
  });
  const group = made("span", "swatches", choices);
  group.role = "radiogroup";
  group.ariaLabel = label(page, at);
  return made("div", "entry field", [made("span", "name", [label(page, at)]), group]);
}

function dot(ink) {
  const element = made("span", "dot");
  element.style.setProperty("--ink", `#${ink}`);
  return element;
}

const EXAMPLE = [2, 4, 4, 1];

/** A row with its mark, for who has never seen one. @param {any} page */
export function picture({ palettes: [[, inks]] }) {
  const row = made("div", "picture", [made("span", "pegs", EXAMPLE.map((digit, at) => late(peg({ inks, letters: "" }, digit), at))), pips("xxo")]);
  row.ariaHidden = "true";
  return row;
}

/** The code of a round that is over. @param {any} page */
export const code = (page) => made("p", "code", page.code.map((digit, at) => late(peg(page, digit), at)));
