// The board: MicroPython's VM in a thread of its own, so that what it thinks never stops the page.
//
// It takes [done, what]: once `load` with the drive and known.json (thread.js), and `start` with the board, the settings
// and those asked for; then `ask` with intents and their values, or `pick` with such and the number of the list that they
// are for; `press` and `release` with a KEY, and `hold` again and again between the two; `type` with a TEXT; also `show`
// and `hide`, `watch` where somebody sees the lights or no longer, `put` with saves, and `take`. It answers with {news} (telling.js), {kept: why not}, {saves},
// {taken}, {done}, how many of all but the first two it has done, and {over} where the program has ended or another tab
// goes on.

import { loadMicroPython } from "./micropython.js";
import { loaded, powered } from "./machine.js";
import { FRESH, opened, SIZE } from "./store.js";
import { Teller } from "./telling.js";

const SLICE_MS = 10; // so long it works before it looks for a press
// Between two turns with nothing to do; a press waits for none of them.
const REST_MS = 10; // where a tone may end
const WATCHED_REST_MS = 50; // where lights blink and texts move
const UNSEEN_REST_MS = 900; // where nobody sees the lights, only the seconds of a clock
const LIVELY_MS = 500; // so long after what came it may go on
const MOST_MS = 1000; // passes at once: when the computer has slept, the board's time does not jump
const HOLD_MS = 100; // of a held key pass with each word from the page: a page that is too busy to let it go is silent

let machine, teller, store, board;
const down = new Set(); // keys that are pressed
let then = 0; // up to when the board's time has passed
let timer = 0;
let touched = 0; // when somebody did something last, or a tone changed
let heldMs = 0; // of a held key, that may still pass
let isWatched = false; // the lights are
let isBusy = false;
let isHidden = false;
let asked = 0; // what came from the page, and how much of it was done
let done = 0;
let view; // that the page has
let shown = 0; // the number of the screen that the page shows
let picked = 0; // the number of the list of which an entry was taken, as long as what comes of it is not there
let isOver = false;
let isTold = false; // that nothing can be kept

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const tell = (news) => postMessage({ news });

const opening = opened(end);
let load; // what thread.js has sent
const coming = new Promise((resolve) => (load = resolve));
const loading = coming.then(({ drive }) => loaded(loadMicroPython, new Uint8Array(drive), (line) => tell({ lines: [line] })));

async function start({ name, settings, asked, wanted }) {
  const { known } = await coming;
  store = await opening;
  board = known.boards[name] ?? Object.values(known.boards)[0];
  teller = new Teller(known, board);
  machine = powered({
    vm: await loading,
    plan: { ...board.plan, asked, nvm: store.nvm ?? null },
    settings: { ...settings, PEGLIGHT_BOARD: board.told.name },
    noise: (size) => crypto.getRandomValues(new Uint8Array(size)),
    today,
  });
  then = performance.now();
  tell(teller.everything());
  does.ask(wanted);
  if (!store.nvm) postMessage({ kept: "refused" });
  else if (store.nvm.some((byte) => byte !== FRESH) && !machine.holds(store.nvm)) postMessage({ kept: "damaged" });
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
    const all = asked;
    came = machine.turn(passed());
    if (came) await take(came);
    if (done < all) postMessage({ done: all });
    done = all;
  } while (came && !isOver && performance.now() < until);
  isBusy = false;
  if (!came) picked = 0;
  timer = setTimeout(run, came ? 0 : rest());
}

function rest() {
  if (performance.now() - touched < LIVELY_MS || down.size > 0) return REST_MS;
  return isWatched ? WATCHED_REST_MS : UNSEEN_REST_MS;
}

function passed() {
  const now = performance.now();
  const isHeld = down.size > 0;
  const most = isHeld ? heldMs : MOST_MS;
  const ms = Math.min(Math.floor(now - then), most);
  if (isHeld) heldMs -= ms;
  then = ms === most ? now : then + ms;
  return ms;
}

// What came of a turn is kept before it is shown.
async function take(came) {
  if (came.said || came.tones) touched = then;
  if (!machine.isKept) await keep();
  shown = came.view?.number ?? shown;
  if (shown !== picked) picked = 0;
  const news = teller.news(came);
  view = news.view ?? view;
  if (Object.keys(news).length) tell(news);
  if (came.waits) await wait(came.waits);
  if (came.over) end();
}

function end() {
  isOver = true;
  postMessage({ over: true });
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
  press: (key) => change(key, true),
  release: (key) => change(key, false),
  hold() {},
  ask(wanted) {
    for (const [intent, value] of wanted) machine.ask(intent, value);
  },
  pick({ number, wanted }) {
    if (number === picked || number !== shown) return;
    picked = number;
    does.ask(wanted);
  },
  type: (text) => machine.type(text),
  hide: () => (isHidden = true),
  show() {
    isHidden = false;
    tell({ view }); // something else may have been shown meanwhile
  },
  watch: (on) => (isWatched = on),
  take: () => postMessage({ saves: machine.nvm }),
  // Saves from a file: taken only if they are a log of the firmware's.
  async put(bytes) {
    const isOurs = bytes.length === SIZE && machine.holds(bytes) && Boolean(store.nvm);
    isOver ||= isOurs; // what runs here must not be kept after it
    if (isOurs) await store.keep(bytes).catch(() => postMessage({ kept: "refused" }));
    postMessage({ taken: isOurs });
  },
};

function change(key, isDown) {
  const pin = board.pins[key];
  if (!pin) return;
  run(); // what passed until now is no part of how long it is held
  machine.change(pin, isDown);
  if (isDown) down.add(key);
  else down.delete(key);
}

let started;
const starting = new Promise((resolve) => (started = resolve));

globalThis.onmessage = async ({ data: [wish, what] }) => {
  if (wish === "load") return load(what);
  if (wish === "start") return start(what).then(started);
  await starting; // an early press waits
  touched = performance.now();
  heldMs = HOLD_MS;
  asked += 1;
  await does[wish](what);
  run();
};
