// The page: what the board tells goes to each part that shows it.

import { connect, send } from "./board.js";
import { unplugged } from "./plug.js";
import { part } from "./dom.js";
import { askAll } from "./intents.js";
import * as keyboard from "./keyboard.js";
import * as lights from "./lights.js";
import { asked, knows, round, variant } from "./links.js";
import { notice } from "./notice.js";
import * as play from "./play.js";
import * as saved from "./saves.js";
import * as sheet from "./sheet.js";
import { sound } from "./tones.js";
import * as transcript from "./transcript.js";
import { say } from "./voice.js";
import { said, speak } from "./words.js";

const QUIET_MS = 1500; // after the first picture
let isFirst = true; // of the views
let isOver = false;

function take({ news, kept, saves, taken, over, gone }) {
  if (news) show(news);
  if (kept) notice(said(kept));
  if (over) stopped();
  isOver ||= Boolean(over);
  if (gone !== undefined) unplugged(gone);
  if (saves) saved.take(saves);
  if (taken) location.reload();
  if (taken === false) notice(said("noSaves"));
}

function show(news) {
  if (news.board) {
    lights.begin(news.board, news.boards);
    transcript.begin();
  }
  if (news.view) {
    speak(news.view.language);
    keyboard.draw(news.view);
    play.draw(news.view);
    sheet.draw(news.view);
    say(news.view);
    transcript.hide(news.view.secret);
    part("alert").textContent = news.view.refusal; // the transcript tells all the rest
    document.body.classList.toggle("still", !news.view.moves);
    if (isFirst) askAll(variant(news.view));
    isFirst = false;
    stayAwake(news.view.pegs > 0 && !news.view.code.length);
  }
  lights.draw(news);
  if (news.lines) transcript.say(news.lines);
  if (news.tones) sound(news.tones);
  if (news.board) {
    read();
    if (!isSecureContext) notice(said("plain"));
    if (!knows(news.games)) notice(said("unknown"));
  }
  if (news.view) keepFiles();
}

const stopped = () => notice(said("stopped"));

// A link to a round asks for it, once; the board says what is wrong with it, or what has to end first.
function read() {
  const wanted = round();
  if (location.hash.length > 1 && !wanted.length) notice(said("unknown"));
  history.replaceState(null, "", location.pathname + location.search);
  return wanted;
}
addEventListener("hashchange", () => (isOver ? location.reload() : askAll(read())));

// The files are kept for the next visit, once the first picture has not to wait for them.

let keeping;

function keepFiles() {
  keeping ??= setTimeout(() => navigator.serviceWorker?.register("offline.js").catch(() => {}), QUIET_MS); // or it plays online alone
}

for (const done of ["pointerdown", "keydown"]) document.addEventListener(done, play.heard);

// The screen stays awake while a round is shown, where the browser can do that.

let awake; // a promise of what keeps it so

function stayAwake(plays) {
  const wanted = plays && document.visibilityState === "visible";
  if (wanted === Boolean(awake)) return;
  if (!wanted) awake.then((lock) => lock?.release());
  awake = wanted ? navigator.wakeLock?.request("screen").catch(() => null) : null; // a phone that saves power refuses
}

document.addEventListener("visibilitychange", () => {
  stayAwake(false); // the browser has let go of it, too
  send(document.visibilityState === "visible" ? "show" : "hide");
});

speak(asked().language);
connect(take, stopped);
