// Light or dark: as the system has it, or as somebody chose.

import { remember, remembered } from "./views.js";
import { said } from "./words.js";

const NAME = "theme";
const THEMES = ["system", "light", "dark"];

const chosenTheme = () => document.documentElement.dataset.theme ?? THEMES[0];

/** The word for it. */
export const themeWord = () => said("themes").split("/")[THEMES.indexOf(chosenTheme())];

export const nextTheme = () => choose(THEMES[(THEMES.indexOf(chosenTheme()) + 1) % THEMES.length]);

/** @param {string} name */
function choose(name) {
  document.documentElement.dataset.theme = name;
  remember(NAME, name === THEMES[0] ? null : name);
  tint();
}

// The bars of the browser have the colour of the page.
function tint() {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const one of document.querySelectorAll("meta[name=theme-color]")) one.setAttribute("content", ground);
}

const before = remembered(NAME);
if (before && THEMES.includes(before)) choose(before);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tint);
