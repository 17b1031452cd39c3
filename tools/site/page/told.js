// Lines of text, with pegs and marks in the place of the letters that stand for them.

import { made } from "./dom.js";
import { peg, pips } from "./pegs.js";

/** How the lines of a screen have such letters. @type {Record<string, (page: any) => string[]>} */
const SIGNS = {
  rules: (page) => ["\\b[xo](?=:)", ...page.names.map((/** @type {string} */ name, /** @type {number} */ digit) => `${page.letters[digit]} ${name}`)],
  grades: inCodes,
  reason: inCodes,
  retry: inCodes,
  why: inCodes,
};

function inCodes({ letters, pegs }) {
  const one = `[${letters}]`;
  return [`(?<!\\S)${one}(?: ?${one}){${pegs - 1}}(?!\\S)`, `(?<=^\\d+ )${one}(?=\\s?:)`, "(?<=: )[xo]+(?=,)", "\\s?: [xo.-]+$"];
}

/** @param {any} page @param {string[]} lines */
export const lines = (page, lines) => made("div", "lines", lines.map((line) => made("p", "", drawn(page, line))));

/** @param {any} page @param {string} line @returns {(Node | string)[]} */
export function drawn(page, line) {
  const signs = SIGNS[page.name]?.(page);
  if (!signs) return [line];
  return line.split(new RegExp(`(${signs.join("|")})`)).flatMap((text, at) => (at % 2 ? shown(page, text) : [text]));
}

function shown(page, text) {
  if (/^(\s?: )?[xo.-]+$/.test(text)) return [pips(text.replace(/^\s?: /, ""))];
  const [code] = text.match(`^[${page.letters}](?: ?[${page.letters}])*(?!\\S)`) ?? [""];
  const pegs = [...code.replaceAll(" ", "")].map((letter) => peg(page, page.letters.indexOf(letter)));
  return [made("span", "pegs", pegs), text.slice(code.length)];
}
