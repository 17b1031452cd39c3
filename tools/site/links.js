// What a link asks for: ?board= ?lang= ?variant= and #n=, the number of a round. Whatever could not be meant is left out;
// the firmware judges the rest as it does its settings and what is typed.

import { LANGUAGES } from "./texts.js";

const NAME = /^\w{1,20}$/;
const NUMBER = /^[\dA-Z -]{2,16}$/i;

export function address(where = location) {
  const number = new URLSearchParams(where.hash.slice(1)).get("n") ?? "";
  return { number: NUMBER.test(number) ? number : "" };
}

// For the worker: the board, the settings in the words of settings.toml, and which of them win over an earlier choice.
export function asked(where = location, languages = navigator.languages) {
  const words = new URLSearchParams(where.search);
  const given = (name) => (NAME.test(words.get(name) ?? "") ? words.get(name) : undefined);
  const settings = {};
  const names = [];
  for (const [name, value] of Object.entries({ language: given("lang"), variant: given("variant") })) {
    if (!value) continue;
    settings[`PEGLIGHT_${name.toUpperCase()}`] = value;
    names.push(name);
  }
  const spoken = languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
  settings.PEGLIGHT_LANGUAGE ??= spoken ?? LANGUAGES[0];
  return { name: given("board"), settings, asked: names, language: settings.PEGLIGHT_LANGUAGE };
}
