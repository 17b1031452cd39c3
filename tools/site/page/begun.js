// A row that was begun outlives the page, as tools/front/begun.py has it: its pegs lie in the browser, and are laid again
// in the same row. Of a code that nobody may see there is never anything.

const NAME = "row";
let isSecret = false;
let isLaid = false; // whether the row of the last page was looked for

// Follow what the page is told; `send` does something at the board.
export function follow({ view, unseen }, send) {
  isSecret = unseen ?? isSecret;
  if (!view) return;
  const begins = !isLaid;
  const isInHand = view.cursor >= 0 && !view.choices.length && view.mark === null;
  isLaid ||= isInHand || view.choices.length > 0 || view.code.length > 0; // after a menu, or an end, comes another row
  if (!isInHand) return;
  const row = JSON.stringify([view.letters, view.pegs, view.most, view.rows]);
  const before = begins ? read() : null;
  if (before?.row === row && !isSecret) return lay(before.hand, send);
  if (isSecret) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, JSON.stringify({ row, hand: view.hand }));
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(NAME));
  } catch {
    return null; // somebody else wrote it
  }
}

function lay(hand, send) {
  send("clear", ""); // the saves have the pegs of another moment
  hand.forEach((digit, place) => {
    if (digit === null) return;
    send("touch", place);
    send("choose", digit);
  });
}
