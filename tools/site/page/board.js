// The way to the board, which runs in a thread of its own (worker.js). A link asks for a board and a round.

import { asked, round } from "./links.js";
import { worker } from "./thread.js";

/** What plays: the worker, or a board on the cable, with how much was sent to it and how much of that is done. */
const own = { board: /** @type {any} */ (worker), sent: 0, done: 0 };
let there = own;
/** @type {(told: any) => void} */
let show;
/** @type {(() => void)[]} */
let waiting = [];

/** @param {(told: any) => void} take @param {() => void} stopped */
export function connect(take, stopped) {
  show = take;
  listen(own);
  worker.onerror = stopped;
  worker.postMessage(["start", { ...asked(), wanted: round() }]);
}

function listen(from) {
  from.board.onmessage = ({ data }) => {
    if (from === there) show(data);
    from.done = data.done ?? from.done;
    while (from === there && from.done === from.sent && waiting.length) waiting.shift()();
  };
}

/** Tell the board: `ask` with intents and their values, `press` and `release` with a key, `type` with a text. */
export function send(/** @type {string} */ wish, /** @type {any} */ what = null) {
  there.sent += 1;
  there.board.postMessage([wish, what]);
}

/** Whether a board on the cable plays. */
export const isOnCable = () => there !== own;

/** Have this board play from now on, or else the worker again, which rests meanwhile. @param {any} [board] */
export function play(board) {
  if (board) send("hide");
  waiting = [];
  there = board ? { board, sent: 0, done: 0 } : own;
  if (board) {
    listen(there);
    board.show();
  } else send("show");
}

/** Act once the page shows what came of all that was sent. @param {() => void} act */
export function afterwards(act) {
  if (there.done === there.sent && !waiting.length) act();
  else waiting.push(act);
}
