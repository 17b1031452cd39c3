// Where the board is: in this page, in a thread of its own (worker.js). A link asks for a board and a round; a round is
// shared as a link, and the saves go to a file and come from one.

import { follow } from "./begun.js";
import { asked, round } from "./links.js";
import { worker } from "./thread.js";
import { said, speak } from "./words.js";

let show, gone;

export function connect(...followers) {
  [show, gone] = followers;
  worker.onmessage = ({ data }) => take(data);
  worker.onerror = () => gone(said("stopped"));
  worker.postMessage(["start", asked()]);
}

// What a person does: press, release, hold with a KEY, type with a TEXT; choose, touch, pick with a NUMBER.
export function send(done, what) {
  worker.postMessage([done, what]);
}

let shared = null; // the lines so far of what is shared, where that was asked for

function take({ news, kept, saves, taken, over }) {
  if (news) {
    news.lines?.forEach(share);
    show(news);
    if (news.view) manual.href = manualIn(news.view.language);
    news.lines?.forEach(hear);
    if (news.board) begin();
    if (news.view && !quiet) install();
    if (keeps) follow(news, send);
  }
  if (kept) {
    keeps = false;
    show({ lines: [said(kept)] });
  }
  if (over) gone(said("stopped"));
  if (saves) save(saves);
  if (taken !== undefined) taken ? location.reload() : show({ lines: [said("noSaves")] });
}

let keeps = true; // what is played
const QUIET_MS = 1500; // without a press
let quiet; // until then
let isInstalled = false;

// All files are fetched once more for it: not while the first picture waits for them, or somebody presses.
function install() {
  if (isInstalled) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    isInstalled = true;
    navigator.serviceWorker?.register("offline.js").catch(() => {}); // then it plays online alone
  }, QUIET_MS);
}

// A link to a round is a line at the console, which says what is wrong with it.
function begin() {
  const line = round();
  if (line) {
    typed = line.split("\r");
    send("type", `${line}\r`);
  }
  if (!isSecureContext) show({ lines: [said("plain")] });
  history.replaceState(null, "", location.pathname + location.search);
}

window.addEventListener("hashchange", begin);
document.addEventListener("visibilitychange", () => send(document.visibilityState === "visible" ? "show" : "hide"));

// What is said against a link is shown over the page, as a phone has little of the console: the board says it in one line
// and asks again what it had asked before. It stays until the person does something. The console is what is read out.

const notice = Object.assign(document.createElement("p"), { id: "notice", hidden: true });
document.body.append(notice);
const GREETS = /^PEGLIGHT \d/; // whoever has quit is greeted again at once: a board has nowhere to go
let greeted = false;
let typed = null; // the lines for a link, until the person does something
let lately = []; // the last two lines that the board said of itself

function hear(line) {
  if (typed?.includes(line)) return; // its echo
  if (GREETS.test(line)) {
    if (greeted) Object.assign(notice, { textContent: said("goodbye"), hidden: false });
    greeted = true;
  }
  if (typed && line === lately[0]) {
    Object.assign(notice, { textContent: lately[1], hidden: false });
    typed = null;
  }
  lately = [lately.at(-1), line];
}

function hush() {
  typed = null;
  notice.hidden = true;
}
for (const done of ["pointerdown", "keydown"]) {
  document.addEventListener(done, () => {
    hush();
    if (quiet) install();
  });
}

// what is shared: what SHARE says at the console, and a link to that round

const ROUND = /^Peglight (\S+)(?: (.+))?: (?:\d+|X)\/\d+(?:, .+)?$/; // its number, or the date and the game of a day
const PUZZLE = /^Peglight: \S+ (\S+): (?:\d+|X)(?:, .+)?$/; // its number, which is short where it is on the shelf
const ON_SHELF = /^\d+$/;
const SQUARES = /^[🟪🟦⬛]+$/u;

function share(line) {
  if (shared && [SQUARES, ROUND, PUZZLE].some((kind) => kind.test(line))) {
    shared.push(line);
  } else if (shared?.length) {
    const [, number, game] = shared[0].match(ROUND) ?? shared[0].match(PUZZLE);
    const ending = game ? `?variant=${game}#daily` : ON_SHELF.test(number) ? "#mode=puzzle" : `#n=${number}`;
    const text = [...shared, `${location.origin}${location.pathname}${ending}`].join("\n");
    shared = null;
    if (navigator.share) navigator.share({ text }).catch(() => {});
    else copy(text);
  }
}

async function copy(text) {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  show({ lines: [...(isCopied ? [said("copied")] : []), ...text.split("\n")] });
}

// the saves, as a file that `play --import` takes and `play --export` makes

const FILE = "saves.bin";

function save(bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

const chosen = document.createElement("input");
chosen.type = "file";
chosen.accept = ".bin";
chosen.onchange = async () => send("put", new Uint8Array(await chosen.files[0].arrayBuffer()));

// the buttons for it, in the help

const MANUALS = ["en", "de"];
const manualIn = (language) => `manual/${MANUALS.includes(language) ? language : MANUALS[0]}/index.html`;
const manual = document.createElement("a");
manual.dataset.text = "manual";
const dialog = document.getElementById("how");
document.getElementById("more").before(manual);
document.getElementById("more").append(
  action("share", () => {
    shared = [];
    send("type", "SHARE\r");
  }),
  action("save", () => send("take")),
  action("load", () => chosen.click()),
);

function action(id, act) {
  const button = document.createElement("button");
  Object.assign(button, { id, type: "button" });
  button.dataset.text = id;
  button.addEventListener("click", () => {
    dialog.close();
    act();
  });
  return button;
}

speak(asked().language);
