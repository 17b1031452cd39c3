// Pegs and the signs of a mark, wherever they are drawn.

import { isPale, made } from "./dom.js";

const SIGN = { x: "exact", o: "near" };

/** @param {any} page @param {number | null} [digit] */
export function peg(page, digit) {
  if (digit === null || digit === undefined) return made("span", "peg");
  const element = made("span", `peg set${isPale(page.inks[digit]) ? " pale" : ""}`, [made("span", "letter", [page.letters[digit]])]);
  element.style.setProperty("--ink", `#${page.inks[digit]}`);
  return element;
}

/** @param {string} sign */
export const pip = (sign) => made("span", `pip ${SIGN[sign] ?? "none"}`);

/** @param {string} mark */
export function pips(mark) {
  const signs = [...mark.replace("-", "")];
  return made("span", "pips", (signs.length ? signs : ["-"]).map((sign, at) => late(pip(sign), at)));
}

/** Let an element move so many steps later than the first. @param {any} element @param {number} at */
export function late(element, at) {
  element.style.setProperty("--late", `${at}`);
  return element;
}
