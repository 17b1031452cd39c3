// The grades of a round: for each row how many codes it left, the better guess, skill and luck; and why it has its mark.

import { button, made } from "./dom.js";
import { pick } from "./intents.js";
import { drawn } from "./told.js";
import { said } from "./words.js";

/** @param {any} page */
export function graded(page) {
  const heads = said("grades").split("/").map((name) => made("span", "", [name]));
  const rows = page.entries.map(([told, meaning], at) => row(page, told, meaning, at));
  return made("div", "entries graded", [made("div", "heads", heads), ...rows]);
}

function row(page, told, meaning, at) {
  const [code] = told.split(/\s?: | \.\.\./);
  const [, skill, luck, , left, , better] = page.grades[at] ?? [];
  const isBest = left !== undefined && !better;
  const cells = [drawn(page, code), [left ?? "…"], isBest ? ["✓"] : drawn(page, better ?? ""), [skill ?? ""], [luck ?? ""]];
  const element = button("entry", cells.map((cell) => made("span", "", cell)), () => pick(page, at));
  element.setAttribute("aria-description", `${told}. ${meaning}`);
  return element;
}
