// The way to the board, which runs in a thread of its own (worker.js). A link asks for a board and a round.

import { asked } from "./links.js";
import { worker } from "./thread.js";

/** @param {(told: any) => void} take @param {() => void} stopped */
export function connect(take, stopped) {
  worker.onmessage = ({ data }) => take(data);
  worker.onerror = stopped;
  worker.postMessage(["start", asked()]);
}

/** Tell the board: `ask` with intents and their values, `press` and `release` with a key, `type` with a text. */
export function send(/** @type {string} */ done, /** @type {any} */ what = null) {
  worker.postMessage([done, what]);
}
