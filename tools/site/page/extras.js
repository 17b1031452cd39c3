// What only a page can do, in the menus where it is looked for: to share, to keep a file, to see the board.

import { isOnCable } from "./board.js";
import { plug, unplug } from "./plug.js";
import { button, made } from "./dom.js";
import { ask, BACK, command, TEXT } from "./intents.js";
import { load, save } from "./saves.js";
import { share } from "./share.js";
import { nextTheme, themeWord } from "./theme.js";
import { shows, toggle } from "./views.js";
import { said } from "./words.js";

const MANUALS = ["en", "de"];
const [PUZZLES, DEGREES] = [1000, 5]; // those on the shelf, and how hard they can be

const IN = {
  menu: (page) => (isOnCable() ? [view("transcript"), action("unplug", unplug)] : [view("board"), view("transcript"), action("plug", () => plug(page))]),
  you: () => (isOnCable() ? [] : [action("save", save), action("load", load), action("device", device)]),
  settings: () => [made("div", "entries form", [theme(), letters()])],
  learn: (page) => [manual(page.language)],
  rules: (page) => [manual(page.language)],
  puzzle: () => [degrees(), action("puzzle", fresh)],
  challenges: () => (navigator.clipboard?.readText ? [action("paste", paste)] : []),
  share: ({ lines }) => [button("extra share primary", [said("share")], () => share(lines))],
};

/** @param {any} page @returns {any[]} */
export const extras = (page) => IN[page.name]?.(page) ?? [];

const action = (name, act) => button(`extra ${name}`, [said(name)], act);

const view = (name) =>
  action(name, () => {
    ask(BACK);
    toggle(name, true);
  });

// Take the link, or the text, at the end of a message.
const paste = () =>
  navigator.clipboard.readText().then(
    (text) => ask(TEXT, text.trim().split(/\s/).at(-1)),
    () => ask(TEXT, ""),
  );

function letters() {
  const element = button("entry field letters", [made("span", "name", [said("letters")]), made("span", "switch")], () => {
    toggle("letters");
    element.ariaChecked = String(shows("letters"));
  });
  element.role = "switch";
  element.ariaChecked = String(shows("letters"));
  return element;
}

function theme() {
  const value = made("span", "value", [themeWord()]);
  return button("entry field theme", [made("span", "name", [said("theme")]), value], () => {
    nextTheme();
    value.textContent = themeWord();
  });
}

// The last digit of a puzzle's number says how hard it is: 1 and 6 are the easiest, 5 and 0 the hardest.
function degrees() {
  const [easy, hard] = said("degrees").split("/").map((word) => made("span", "", [word]));
  const one = (_, at) => button("extra degree", [`${at + 1}`], () => ask(TEXT, String(numberOf(at + 1))));
  return made("div", "degrees", [easy, ...Array.from({ length: DEGREES }, one), hard]);
}

const numberOf = (degree) => DEGREES * Math.floor((Math.random() * PUZZLES) / DEGREES) + degree;

function manual(language) {
  const link = made("a", "extra manual", [said("manual")]);
  link.href = `manual/${MANUALS.includes(language) ? language : MANUALS[0]}/index.html`;
  return link;
}

async function fresh() {
  const { made: puzzle } = await import("./puzzle.js");
  command("NUMBER", puzzle());
}

async function device() {
  const { attend } = await import("./device.js");
  attend();
}
