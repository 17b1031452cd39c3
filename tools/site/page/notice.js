// The first line of the page: what cannot be kept, and why. It stays until somebody closes it.

import { part } from "./dom.js";

/** @param {string} text */
export function notice(text) {
  part("notice-text").textContent = text;
  part("notice").hidden = !text;
}
part("notice-close").addEventListener("click", () => (part("notice").hidden = true));
