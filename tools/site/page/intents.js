// What can be asked for, as firmware/ui/screen.py has it, and what of it a page offers now.

import { send } from "./board.js";

export const [OK, BACK, MOVE, PICK, PUT, CODE, MARK, TEXT, WORD] = Array(9).keys();
export const [LINES, LIST, TYPED, BOARD, PICTURE] = Array(5).keys(); // kinds of screens
export const NEXT = -1; // in place of a place: where the cursor is

const BUZZ_MS = 8; // a touch

/** Ask for each of these, with nothing shown between. @param {[number, any][]} wanted */
export function askAll(wanted) {
  if (!wanted.length) return;
  buzz(BUZZ_MS);
  send("ask", wanted);
}

/** Vibrate, where something can, once somebody has touched the page. @param {VibratePattern} pattern */
export function buzz(pattern) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** @param {number} intent @param {any} [value] */
export const ask = (intent, value = null) => askAll([[intent, value]]);

/**
 * Take an entry of the list that is shown, and perhaps one of its values. The board drops it where another list has come.
 * @param {any} page @param {number} at @param {number} [value]
 */
export function pick(page, at, value) {
  buzz(BUZZ_MS);
  send("pick", { number: page.number, wanted: [[PICK, at], ...(value === undefined ? [] : [[PICK, value]])] });
}

/** @param {string} name @param {string} [rest] */
export const command = (name, rest = "") => ask(WORD, [name, rest]);

/** The word for an intent, or undefined where that is not offered. @param {any} page @param {number} intent */
export const offered = (page, intent) => page.offers.find((/** @type {any[]} */ [one]) => one === intent)?.[2];

/** The same for a command. @param {any} page @param {string} name */
export const offersWord = (page, name) => page.offers.some((/** @type {any[]} */ [one, value]) => one === WORD && value[0] === name);

/** Leave a screen: in a field each BACK takes a sign back. @param {any} page */
export const leave = (page) => askAll([..."x", ...page.typed].map(() => [BACK, null]));

/** Take back the last peg, the mark in hand, or else what was sent. @param {any} page */
export function undo(page) {
  if (hasHand(page) && !isLaid(page)) ask(BACK);
  else command("UNDO");
}

/** Whether a lesson laid the row, which can only be sent. @param {any} page */
const isLaid = (page) => page.offers.some((/** @type {any} */ [intent, value]) => intent === CODE && value !== null);

/** Whether there is something in hand that can be taken back. @param {any} page */
export const hasHand = (page) => (page.mark === null ? page.hand.some((/** @type {any} */ peg) => peg !== null) : /[xo]/.test(page.mark));

/** @param {any} page */
export const canUndo = (page) => (hasHand(page) && !isLaid(page) && offered(page, BACK) !== undefined) || offersWord(page, "UNDO");

/** Whether pegs can be set now. @param {any} page */
export const setsPegs = (page) => page.kind === BOARD && page.mark === null && page.hand.length > 0 && page.cursor >= 0;

/** Whether every peg of a row is set that is to be sent. @param {any} page */
export const isWhole = (page) => setsPegs(page) && !page.works && !page.taught && !page.hand.includes(null);

/** Send the row, wherever the cursor is, or do what else OK means. @param {any} page */
export function take(page) {
  if (isWhole(page) && page.cursor < page.pegs) askAll([[MOVE, page.pegs - page.cursor], [OK, null]]);
  else ask(OK);
}

/** Set the rest of the row to the colour of the last peg. @param {any} page */
export function fill(page) {
  const last = page.hand.findLast((/** @type {any} */ peg) => peg !== null);
  if (last === undefined || !setsPegs(page)) return;
  askAll(page.hand.filter((/** @type {any} */ peg) => peg === null).map(() => [PUT, [NEXT, last]]));
}

/** Take back every peg. @param {any} page */
export function clear(page) {
  if (!setsPegs(page)) return;
  askAll(page.hand.filter((/** @type {any} */ peg) => peg !== null).map(() => [BACK, null]));
}
