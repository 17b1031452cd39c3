// A row that was begun outlives the page: its pegs lie in the browser, and are laid again in the same row. Of a code that
// nobody may see there is never anything.

import { askAll, BACK, OK, PUT, setsPegs } from "./intents.js";
import { remember, remembered } from "./views.js";

const NAME = "row";
let isSecret = false;
let isLaid = false; // whether the row of the last page was looked for

/** Follow what the page is told. @param {any} news */
export function follow({ view, unseen }) {
  isSecret = unseen ?? isSecret;
  if (!view) return;
  const begins = !isLaid;
  const isInHand = setsPegs(view) && view.name === "play";
  isLaid ||= isInHand || view.entries.length > 0 || view.code.length > 0; // after a menu, or an end, comes another row
  if (view.code.length) remember(NAME, null); // the round is over
  if (!isInHand) return;
  const row = JSON.stringify([view.letters, view.pegs, view.most, view.rows]);
  const before = begins ? read() : null;
  if (before?.row === row && !isSecret) return lay(view.hand, before.hand);
  remember(NAME, isSecret ? null : JSON.stringify({ row, hand: view.hand }));
}

function read() {
  try {
    return JSON.parse(remembered(NAME) ?? "null");
  } catch {
    return null; // somebody else wrote it
  }
}

// The saves have the pegs of another moment.
function lay(there, hand) {
  const gone = there.filter((peg) => peg !== null).map(() => [BACK, null]);
  const wanted = hand.map((digit, place) => [PUT, [place, digit]]).filter(([, [, digit]]) => digit !== null);
  const on = wanted.length ? [[OK, null]] : []; // to the next empty place
  askAll([...gone, ...wanted, ...on]);
}
