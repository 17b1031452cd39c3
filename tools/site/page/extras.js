// What only a page can do, in the menus where it is looked for: to share, to keep a file, to see the board.

import { button, made } from "./dom.js";
import { ask, BACK, command } from "./intents.js";
import { load, save } from "./saves.js";
import { share } from "./share.js";
import { toggle } from "./views.js";
import { said } from "./words.js";

const MANUALS = ["en", "de"];

const IN = {
  menu: () => [action("board", () => toggle("board", true)), action("transcript", () => toggle("transcript"))],
  you: () => [action("save", save), action("load", load), action("letters", () => toggle("letters"))],
  learn: (page) => [manual(page.language)],
  rules: (page) => [manual(page.language)],
  puzzle: () => [action("puzzle", fresh)],
  share: (page) => [primary(action("share", () => share(page.lines)))],
};

/** @param {any} page @returns {any[]} */
export const extras = (page) => IN[page.name]?.(page) ?? [];

const action = (name, act) => button(`extra ${name}`, [said(name)], act);

function primary(element) {
  element.classList.add("primary");
  return element;
}

function manual(language) {
  const link = made("a", "extra manual", [said("manual")]);
  link.href = `manual/${MANUALS.includes(language) ? language : MANUALS[0]}/index.html`;
  return link;
}

async function fresh() {
  const { made: puzzle } = await import("./puzzle.js");
  ask(BACK);
  command("NUMBER", puzzle());
}
