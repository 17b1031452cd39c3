// A board on the cable in the place of the page's own: it is connected to and left in the menu.

import { play } from "./board.js";
import { ask, BACK } from "./intents.js";
import { notice } from "./notice.js";
import { hasPorts } from "./port.js";
import { said } from "./words.js";

const WIRED = "./wired.js"; // which few need

let plugged; // what ends it

/** Play on the board at a port that a person picks. @param {any} view what the page shows now */
export async function plug(view) {
  if (!hasPorts()) return notice(said("noPorts"));
  const { connected } = await import(WIRED);
  const known = await fetch("known.json").then((answer) => answer.json());
  const found = await connected(known, view);
  if (!found) return;
  notice(said(found.why ?? (found.isClosed ? "closed" : "plugged")));
  if (found.why) return;
  ask(BACK); // the menu here
  plugged = found.board;
  play(plugged);
}

/** Leave it, with its menu closed. */
export function unplug() {
  ask(BACK);
  plugged.end("");
}

/** Play on here. @param {string} why */
export function unplugged(why) {
  play();
  notice(why && said(why));
}
