// Lines of text, with pegs and marks in the place of the letters that stand for them.

import { made } from "./dom.js";
import { peg, pip } from "./pegs.js";

const WITH_SIGNS = ["rules"]; // screens whose lines have such letters

/** @param {any} page @param {string[]} lines */
export const lines = (page, lines) => made("div", "lines", lines.map((line) => made("p", "", drawn(page, line))));

function drawn(page, line) {
  if (!WITH_SIGNS.includes(page.name)) return [line];
  const colours = page.names.map((/** @type {string} */ name, /** @type {number} */ digit) => `${page.letters[digit]} ${name}`);
  return line.split(new RegExp(`(${["\\b[xo](?=:)", ...colours].join("|")})`)).flatMap((text) => {
    const digit = colours.indexOf(text);
    if (digit >= 0) return [peg(page, digit), ` ${page.names[digit]}`];
    return text === "x" || text === "o" ? [pip(text)] : [text];
  });
}
