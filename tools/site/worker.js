// The board: MicroPython's VM in a thread of its own, so that what it thinks never stops the page.
//
// The page sends {start} once, with the board, the settings, those asked for, and then [done, what] as it does to a
// server; also `show` and `hide`, `put` with saves, and `take`. It is told {news}, {gone: why}, {saves} and {taken}.

import { loadMicroPython } from "./micropython.js";
import { powered } from "./machine.js";
import { opened, SIZE } from "./store.js";
import { Teller } from "./telling.js";

const SLICE_MS = 10; // so long it works before it looks for a press
const REST_MS = 40; // between two turns with nothing to do; a press does not wait for it
const MOST_MS = 1000; // passes at once: when the computer has slept, the board's time does not jump
const HOLD_MS = 750;

let machine, teller, store, board;
let begun = ""; // of a line, as it was typed in so far
let then = 0; // up to when the board's time has passed
let timer = 0;
let isBusy = false;
let isHidden = false;
let isOver = false;
let isTold = false; // that nothing can be kept

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const tell = (news) => postMessage({ news });

async function start({ name, settings, asked }) {
  const [pack, known] = await Promise.all([
    fetch("drive.pack").then((answer) => answer.arrayBuffer()),
    fetch("known.json").then((answer) => answer.json()),
    opened().then((found) => (store = found)),
  ]);
  board = known.boards[name] ?? Object.values(known.boards)[0];
  teller = new Teller(known, board);
  machine = await powered({
    load: loadMicroPython,
    pack: new Uint8Array(pack),
    plan: { ...board.plan, asked, nvm: store.nvm ?? null },
    settings: { ...settings, PEGLIGHT_BOARD: board.told.name, PEGLIGHT_CAP_MA: known.cap_ma },
    noise: (size) => crypto.getRandomValues(new Uint8Array(size)),
    printed: (line) => tell({ lines: [line] }),
    today,
  });
  then = performance.now();
  tell(teller.everything());
  if (store.why) postMessage({ kept: store.why });
  run();
}

function today() {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}

// Turns of the firmware's loop, until there is nothing to do or it is time to look for a press.
async function run() {
  clearTimeout(timer);
  if (isBusy || isHidden || isOver) return;
  isBusy = true;
  const until = performance.now() + SLICE_MS;
  let came;
  do {
    came = machine.turn(passed());
    if (came) await take(came);
  } while (came && performance.now() < until);
  isBusy = false;
  timer = setTimeout(run, came ? 0 : REST_MS);
}

function passed() {
  const now = performance.now();
  const ms = Math.min(Math.floor(now - then), MOST_MS);
  then = ms === MOST_MS ? now : then + ms;
  return ms;
}

// What came of a turn is kept before it is shown.
async function take(came) {
  if (!machine.isKept) await keep();
  const news = teller.news(came);
  if (Object.keys(news).length) tell(news);
  if (came.waits) await wait(came.waits);
  isOver = Boolean(came.over);
}

async function keep() {
  machine.isKept = true;
  try {
    await store.keep(machine.nvm);
  } catch {
    if (!isTold) postMessage({ kept: "refused" });
    isTold = true;
  }
}

const does = {
  start,
  press: (key) => change(key, true),
  release: (key) => change(key, false),
  hold(key) {
    change(key, true);
    setTimeout(change, HOLD_MS, key, false);
  },
  begin: type,
  type,
  hide: () => (isHidden = true),
  show: () => (isHidden = false),
  take: () => postMessage({ saves: machine.nvm }),
  // Saves from a file: taken only if they are a log of the firmware's.
  async put(bytes) {
    const isOurs = bytes.length === SIZE && machine.holds(bytes) && !store.why;
    isOver ||= isOurs; // what runs here must not be kept after it
    if (isOurs) await store.keep(bytes).catch(() => postMessage({ kept: "refused" }));
    postMessage({ taken: isOurs });
  },
};

function change(key, down) {
  const pin = board.pins[key];
  if (!pin) return;
  machine.change(pin, down);
  tell(teller.changed(key, down));
  run();
}

// Types this in the place of the line that has been begun.
function type(text) {
  const [before, signs] = [[...begun], [...text]];
  const other = before.findIndex((sign, at) => sign !== signs[at]);
  const same = other < 0 ? before.length : other;
  machine.type("\x7f".repeat(before.length - same) + signs.slice(same).join(""));
  begun = text.slice(text.lastIndexOf("\r") + 1);
}

onmessage = async ({ data: [done, what] }) => {
  if (!machine && done !== "start") return;
  if (does[done]) await does[done](what);
  else machine.act(done, String(what));
  if (machine) run();
};
