// What a link asks for: ?board= ?lang= ?variant= ?level= and #n=, the number of a round or a puzzle, #c=, a challenge or
// its result, #mode=, or #daily, the code of the day. A part that is none of these is left out; the firmware judges
// the rest as it does its settings and typed lines.

import { LANGUAGES } from "./words.js";

const WORD = 8; // the intent (intents.js)
const NAME = /^\w{1,20}$/;
const GAME = "classic"; // whose code of the day is meant where no game is asked for
const STILL = "(prefers-reduced-motion: reduce)";
const NUMBER = /^[\dA-Z -]{2,20}$/i;
const SENT = /^[\dA-Z-]{2,500}$/i;
// Here nothing is saved by dark lights, they draw no current, and whoever is thinking wants to see the rows.
const AWAKE = { PEGLIGHT_DIM_S: "0", PEGLIGHT_ATTRACT_S: "0", PEGLIGHT_SLEEP_S: "0", PEGLIGHT_CAP_MA: "20000" };
const MODES = ["break", "make", "duel", "match", "race", "puzzle", "helper", "watch", "number", "practice", "challenge"];

/** Return the intents that ask for it; none where a link asks for no round. @returns {[number, any][]} */
export function round(where = location) {
  const words = new URLSearchParams(where.hash.slice(1));
  const number = words.get("n") ?? "";
  if (NUMBER.test(number)) return [[WORD, ["NUMBER", number]]];
  const sent = words.get("c") ?? "";
  if (SENT.test(sent)) return [[WORD, ["CHALLENGE", sent]]];
  const mode = words.get("mode");
  if (MODES.includes(mode)) return [[WORD, [mode, ""]]];
  return words.has("daily") || mode === "day" ? [[WORD, ["DAY", given(where, "variant") ?? GAME]]] : [];
}

/**
 * Return the intents that offer the game of a link where another one is being played.
 * @param {any} view @returns {[number, any][]}
 */
export function variant(view, where = location) {
  const wanted = given(where, "variant");
  return wanted && view.pegs > 0 && view.game !== wanted && !round(where).length ? [[WORD, ["break", ""]]] : [];
}

/** Whether the game of a link is one of these. @param {string[]} games */
export const knows = (games, where = location) => [undefined, ...games].includes(given(where, "variant"));

function given(where, name) {
  const value = new URLSearchParams(where.search).get(name) ?? "";
  return NAME.test(value) ? value : undefined;
}

// For the worker: the board, the settings in the words of settings.toml, and which of them win over an earlier choice.
// `still`: the person wants no motion.
/** @returns {{ name: string, settings: Record<string, string>, asked: string[], language: string }} */
export function asked(where = location, languages = navigator.languages, still = matchMedia(STILL).matches) {
  /** @type {Record<string, string>} */
  const settings = { ...AWAKE };
  const names = [];
  for (const [name, word] of Object.entries({ language: "lang", variant: "variant", level: "level" })) {
    const value = given(where, word);
    if (!value) continue;
    settings[`PEGLIGHT_${name.toUpperCase()}`] = value;
    names.push(name);
  }
  const spoken = languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
  if (still) settings.PEGLIGHT_ANIMATION = "off";
  settings.PEGLIGHT_LANGUAGE ??= spoken ?? LANGUAGES[0];
  return { name: given(where, "board"), settings, asked: names, language: settings.PEGLIGHT_LANGUAGE };
}
