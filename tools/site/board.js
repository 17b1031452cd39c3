// Where the board is: in this page, in a thread of its own (worker.js). What else the page can do by that lies here, too:
// it is asked for by a link, shared as one, and its saves go to a file and come from one.

import { asked, round } from "./links.js";
import { spoken } from "./texts.js";

const texts = spoken(asked().language);
const worker = new Worker("worker.js", { type: "module" });
let show, gone;

export function connect(...followers) {
  [show, gone] = followers;
  worker.onmessage = ({ data }) => take(data);
  worker.onerror = () => gone(texts.stopped);
  worker.postMessage(["start", asked()]);
}

export function send(done, what) {
  worker.postMessage([done, what]);
}

let view; // the last that was shown
let wantsNumber = false; // of the round, from the console

function take({ news, kept, saves, taken }) {
  if (news) {
    view = news.view ?? view;
    if (wantsNumber) news.lines?.forEach(share);
    show(news);
    if (news.board) begin();
  }
  if (kept) show({ lines: [texts[kept]] });
  if (saves) save(saves);
  if (taken !== undefined) taken ? location.reload() : show({ lines: [texts.noSaves] });
}

// A link to a round is a line at the console, which says what is wrong with it.
function begin() {
  const line = round();
  if (line) send("type", `${line}\r`);
  history.replaceState(null, "", location.pathname + location.search);
}

window.addEventListener("hashchange", begin);
document.addEventListener("visibilitychange", () => send(document.visibilityState === "visible" ? "show" : "hide"));

// what is shared: the number of the round and its marks, which tell nothing of the code

const NUMBER = /\b([\dA-HJKMNP-RTV-Z]{4}-)+[\dA-HJKMNP-RTV-Z]{1,4}\b/; // as firmware/game/number.py writes it
const SQUARES = { x: "🟪", o: "🟦" };

function share(line) {
  const number = line.match(NUMBER)?.[0];
  if (!number) return;
  wantsNumber = false;
  const rows = view.rows.map(([pegs, mark]) => pegs.map((_, at) => SQUARES[mark[at]] ?? "⬛").join(""));
  const link = `${location.origin}${location.pathname}#n=${number}`;
  const text = `Peglight ${number}: ${view.rows.length}/${view.most}\n${rows.join("\n")}`;
  if (navigator.share) navigator.share({ text: `${text}\n${link}` }).catch(() => {});
  else copy(`${text}\n${link}`);
}

async function copy(text) {
  await navigator.clipboard.writeText(text).catch(() => {});
  show({ lines: [texts.copied, ...text.split("\n")] });
}

// the saves, as a file that `play --data` reads, too

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

const dialog = document.getElementById("how");
const row = document.createElement("p");
row.id = "more";
row.append(
  action("share", texts.share, () => {
    wantsNumber = true;
    send("type", "NUMBER\r");
  }),
  action("save", texts.save, () => send("take")),
  action("load", texts.load, () => chosen.click()),
);
dialog.querySelector("form").before(row);

function action(id, text, act) {
  const button = document.createElement("button");
  Object.assign(button, { id, type: "button", textContent: text });
  button.addEventListener("click", () => {
    dialog.close();
    act();
  });
  return button;
}

document.documentElement.lang = texts.language;
if (navigator.serviceWorker) navigator.serviceWorker.register("offline.js").catch(() => {}); // then it plays online alone
