// While one list follows another a touch takes nothing: it was meant for what lay there before.

const ANSWER_MS = 1000; // at most until the board answers
const READ_MS = 200; // so long nobody has read what is new

let settling;

function settle(ms) {
  clearTimeout(settling);
  document.body.classList.add("settling");
  settling = setTimeout(() => document.body.classList.remove("settling"), ms);
}

/** Something was taken: what comes of it is awaited. */
export const take = () => settle(ANSWER_MS);

/** The answer is there. @param {boolean} isNew as another screen */
export const answer = (isNew) => settle(isNew ? READ_MS : 0);
