// The way to the board, which runs in a thread of its own (worker.js). A link asks for a board and a round.

import { asked, round } from "./links.js";
import { worker } from "./thread.js";

/** @param {(told: any) => void} take @param {() => void} stopped */
export function connect(take, stopped) {
  worker.onmessage = ({ data }) => {
    take(data);
    done = data.done ?? done;
    while (done === sent && waiting.length) waiting.shift()();
  };
  worker.onerror = stopped;
  worker.postMessage(["start", { ...asked(), wanted: round() }]);
}

/** Tell the board: `ask` with intents and their values, `press` and `release` with a key, `type` with a text. */
export function send(/** @type {string} */ wish, /** @type {any} */ what = null) {
  sent += 1;
  worker.postMessage([wish, what]);
}

let sent = 0;
let done = 0;
/** @type {(() => void)[]} */
const waiting = [];

/** Act once the page shows what came of all that was sent. @param {() => void} act */
export function afterwards(act) {
  if (done === sent && !waiting.length) act();
  else waiting.push(act);
}
