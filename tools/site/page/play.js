// The Play view: the rows, the line that says what is asked, the palette and the bar.

import { afterwards } from "./board.js";
import { button, made, part, renew } from "./dom.js";
import { ask, BOARD, buzz, canUndo, command, isWhole, MOVE, NEXT, offered, offersWord, OK, PICK, PUT, setsPegs, take, undo, WORD } from "./intents.js";
import * as notes from "./notes.js";
import { late, peg, pip, pips } from "./pegs.js";
import { said } from "./words.js";

const APART = " · ";
const PIP_MS = [8, 82]; // it vibrates with each sign of a mark, as that is shown
const OF_THE_BAR = ["UNDO", "MENU", "HINT"];

let page; // that is shown

export function draw(shown) {
  const before = page;
  page = shown.works ? { ...shown, refusal: "" } : shown; // that it thinks is seen
  const play = part("play");
  play.hidden = !page.pegs;
  if (!page.pegs) {
    part("title").textContent = "Peglight";
    return;
  }
  const { style } = document.body;
  style.setProperty("--pegs", page.pegs);
  style.setProperty("--rows", `${Math.max(page.most, page.rows.length + Math.sign(page.hand.length))}`);
  style.setProperty("--pips", `${Math.ceil(page.pegs / (page.pegs > 4 ? 2 : 1))}`);
  renew(part("rows"), rows());
  renew(part("legend"), page.marks.map((name, kind) => [name, () => made("span", "meaning", [pip("xo"[kind]), name])]));
  if (page.kind !== BOARD && before?.pegs) return; // a sheet lies over it: nothing moves below
  part("title").textContent = title();
  renew(part("palette"), palette());
  notes.mark(part("palette"), page);
  renew(part("bar"), bar());
  part("line").textContent = upper(line());
  part("line").classList.toggle("refused", Boolean(page.refusal));
  if (page.refusal && page.refusal !== before?.refusal) shake();
  if (page.rows.length !== before?.rows.length || page.round !== before?.round) follow();
  if (page.rows.length === before?.rows.length + 1 && page.round === before.round) buzz(page.rows.at(-1)[1].replace("-", "").split("").flatMap(() => PIP_MS));
}

const isWon = () => page.code.length && page.rows.length && page.rows.at(-1)[0].join() === page.code.join();

function title() {
  const isLesson = page.name === "lesson";
  const isRow = page.hand.length && !page.secret && page.rows.length < page.most;
  const row = isRow || isLesson ? said("row", page.rows.length + 1, page.most) : "";
  return isLesson ? upper(row) : [page.turn, page.day && date(), page.game, row].filter(Boolean).join(APART);
}

// Day 1 is 2000-01-01.
const date = () => new Date(Date.UTC(2000, 0, page.day)).toLocaleDateString(page.language, { day: "numeric", month: "short", timeZone: "UTC" });

export function follow() {
  requestAnimationFrame(() => (part("rows").querySelector(".hand") ?? part("rows").querySelector(".last"))?.scrollIntoView({ block: "nearest" }));
}
addEventListener("resize", follow);

function shake() {
  const hand = part("rows").querySelector(".hand");
  hand?.classList.remove("shaken");
  requestAnimationFrame(() => hand?.classList.add("shaken"));
}

// what is asked

let told = 0; // lines of the screen that were there when it opened, or when somebody did something last
let seen = 0; // the number of that screen
let isHeard = false; // somebody did something since it opened

export function heard() {
  if (page?.number !== seen) return;
  told = page.lines.length;
  isHeard = true;
}

function line() {
  if (page.number !== seen) [seen, isHeard] = [page.number, false];
  const isNews = page.sent && !page.rows.length; // how any other screen opens is none
  if (!isHeard || page.lines.length < told) told = isNews ? 0 : page.lines.length;
  if (page.name === "lesson") return page.title; // a refusal would say no more
  if (page.refusal) return page.refusal;
  if (page.name === "dispute") return `${page.title}\n${said("dispute")}`;
  const news = page.notices.at(-1) ?? (page.lines.length > told ? page.lines.at(-1) : "");
  if (news) return offersWord(page, "HINT") ? news : `${news}\n${asked()}`;
  const seconds = page.thinks || page.clock;
  const isTold = page.aids.some((aid) => aid.endsWith(".")); // a sentence about a whole row
  return [seconds ? `${seconds} s` : "", ...page.aids, isTold ? "" : asked()].filter(Boolean).join(APART);
}

function asked() {
  if (page.mark !== null) return said("mark");
  if (!offersWord(page, "HINT")) return page.title;
  if (isWhole(page)) return said(hasKeys() ? "wholeKeys" : "whole");
  return said(hasKeys() ? "pegKeys" : "peg", page.cursor + 1);
}

const hasKeys = () => matchMedia("(hover: hover)").matches;

// the rows

/** @returns {[any, () => Node][]} */
function rows() {
  const look = [page.letters, page.inks];
  const picks = page.kind === BOARD && !page.entries.length && offered(page, PICK) !== undefined;
  const wins = isWon();
  const lines = page.rows.map((row, at) => {
    const isLast = at === page.rows.length - 1;
    const [, mended] = page.mended.find(([number]) => number === at) ?? [];
    return [[look, row, picks, isLast && wins, mended], () => played(row, at, picks, isLast && wins, mended)];
  });
  const at = lines.length;
  const code = page.hand.length > 0 && page.secret; // it is set, and is none of the rows
  if (page.hand.length) lines.push([[look, at, code, page.cursor, page.mark !== null, page.round], () => hand(code ? "=" : at + 1)]);
  while (lines.length < page.most + code) {
    const number = lines.length + 1 - code;
    lines.push([[number, page.pegs], () => made("div", "row to-come", [count(number), made("span", "pegs", holes()), made("span", "pips")])]);
  }
  if (page.hand.length) requestAnimationFrame(lay);
  return lines;
}

const count = (number) => made("span", "number", [`${number}`]);
const holes = () => Array.from({ length: page.pegs }, () => made("span", "peg"));

// `mended` is a mark that it may have had, where marks contradict each other.
function played([code, mark], at, picks, wins, mended) {
  const marks = mended === undefined ? pips(mark) : made("span", "mend", [pips(mark), "→", pips(mended)]);
  const parts = [count(at + 1), made("span", "pegs", code.map((digit, place) => late(peg(page, digit), place))), marks];
  const changed = mended === undefined ? "" : ` → ${called(mended)}`;
  const label = `${at + 1}: ${code.map((digit) => page.names[digit]).join(", ")}. ${called(mark)}${changed}`;
  const name = `row played${wins ? " won" : ""}${at === page.rows.length - 1 ? " last" : ""}${changed && " mended"}`;
  if (picks) return button(name, parts, () => ask(PICK, at), label);
  const row = made("div", name, parts);
  row.role = "img";
  row.ariaLabel = label;
  return row;
}

const called = (mark) => page.marks.map((name, kind) => `${name}: ${[...mark].filter((sign) => sign === "xo"[kind]).length}`).join(", ");

// The pegs in hand are laid one by one, so that only a new one drops.
function hand(name) {
  const places = page.hand.map((_, place) => button("place", [], () => touch(place)));
  return made("div", "row hand", [count(name), made("span", "pegs", places), made("span", "pips")]);
}

function touch(place) {
  if (page.mark === null) ask(MOVE, place - page.cursor);
  else ask(PUT, [place, 1]);
}

function lay() {
  const row = part("rows").querySelector(".hand");
  if (!row || !page.hand.length) return;
  [...row.querySelectorAll(".place")].forEach((place, at) => {
    const digit = page.hand[at];
    place.classList.toggle("cursor", at === page.cursor);
    place.disabled = !(setsPegs(page) || (page.mark !== null && page.cursor >= 0));
    place.ariaLabel = digit === null ? `${at + 1}` : `${at + 1}: ${page.names[digit]}`;
    renew(place, [[[digit, page.inks, page.letters], () => peg(page, digit)]]);
  });
  if (page.mark !== null) renew(row.lastChild, [...page.mark.replace("-", "")].map((sign, at) => [[sign, at], () => pip(sign)]));
}

// the palette: colours, or the two kinds of a mark

function palette() {
  if (page.entries.length || page.name === "dispute") return [];
  if (page.mark !== null && page.cursor < 0) {
    return page.marks.map((name, kind) => [[name, kind], () => button("kind", [pip("xo"[kind]), name], () => ask(PUT, [NEXT, kind + 1]))]);
  }
  const isOpen = !page.works && setsPegs(page) && (page.cursor >= page.pegs || offered(page, PUT) !== undefined);
  return page.names.map((name, digit) => [[name, page.inks[digit], page.letters, isOpen], () => choice(name, digit, isOpen)]);
}

// Where no peg is to be set, the colours are shown to somebody who thinks of a code.
function choice(name, digit, isOpen) {
  const element = isOpen ? button("choice", [peg(page, digit)], () => ask(PUT, [NEXT, digit]), name) : made("span", "colour", [peg(page, digit)]);
  element.title = name;
  element.dataset.digit = `${digit}`;
  return element;
}

// the bar

/** @returns {[any, () => Node][]} */
function bar() {
  const others = page.offers.filter(([intent, value]) => intent === WORD && !OF_THE_BAR.includes(value[0]));
  /** @type {[any, () => Node][]} */
  const buttons = [];
  if (!page.entries.length) {
    buttons.push([["undo", said("undo")], () => button("undo", [made("span", "icon", ["↶"]), said("undo")], () => afterwards(() => undo(page)))]);
    if (offersWord(page, "HINT")) buttons.push([["hint", said("hint"), page.name, page.counts], () => hint()]);
    for (const [, value, word] of others) buttons.push([[value, word], () => button("other", [upper(word)], () => ask(WORD, value))]);
    const word = isWhole(page) ? said("send") : sends() ? offered(page, OK) : "";
    buttons.push([["ok", word, said("send")], () => ok(word)]);
  }
  requestAnimationFrame(() => part("bar").querySelector(".undo")?.setAttribute("aria-disabled", String(!canUndo(page))));
  return buttons;
}

function hint() {
  const cost = page.counts && page.name !== "lesson" ? [made("span", "cost", [said("cost")])] : [];
  return button("hint", [`✦ ${said("hint")}`, ...cost], () => command("HINT"));
}

function ok(word) {
  const element = button("ok primary", [upper(word || said("send"))], () => take(page));
  element.disabled = !word;
  return element;
}

const sends = () => offered(page, OK) !== undefined && !(setsPegs(page) && page.name !== "lesson");

export const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1);

// a colour is dragged to its place

const DRAGGED_PX = 8;
let drag = null;

notes.take(part("palette"), () => page);

part("palette").addEventListener("pointerdown", (event) => {
  const from = event.target.closest(".choice");
  if (from && setsPegs(page)) drag = { digit: Number(from.dataset.digit), x: event.clientX, y: event.clientY, ghost: null };
});
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!drag || (!drag.ghost && Math.hypot(clientX - drag.x, clientY - drag.y) < DRAGGED_PX)) return;
  if (!drag.ghost) {
    drag.ghost = made("span", "ghost", [peg(page, drag.digit)]);
    document.body.append(drag.ghost);
  }
  drag.ghost.style.translate = `${clientX}px ${clientY}px`;
});
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (/** @type {any} */ event) => {
    const over = drag?.ghost && end === "pointerup" && document.elementFromPoint(event.clientX, event.clientY)?.closest(".place");
    if (over) ask(PUT, [[...over.parentNode.children].indexOf(over), drag.digit]);
    drag?.ghost?.remove();
    drag = null;
  });
}
