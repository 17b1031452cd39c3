// What lies over the board: a list, a form, a field that is typed, a question, lines; and the card at the end of a round.

import { bars, losses } from "./bars.js";
import { isOnCable } from "./board.js";
import { button, made, part, renew } from "./dom.js";
import { code, entries, named, picture } from "./entries.js";
import { extras } from "./extras.js";
import { graded } from "./grades.js";
import { ask, BACK, BOARD, command, leave, LINES, LIST, offered, OK, PICTURE, TEXT, TYPED } from "./intents.js";
import { upper } from "./play.js";
import { qr } from "./share.js";
import { drawn, lines as drawnLines } from "./told.js";
import { isTyping } from "./transcript.js";
import { onView } from "./views.js";
import { said } from "./words.js";

const REASON = "reason"; // of a mark: its first line is the row
const CHART_LINES = 2; // which bars draw
const CHOICES = ".entry:is(button), .swatch";

let current; // the page that is shown
let seen = ""; // the screen that was shown last
let ended = ""; // the round whose card has risen
let known = ""; // the round whose card somebody has seen
let byKeys = false; // a person plays: then the chosen entry has the focus, and a ring
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

const isOver = (page) => page.kind === BOARD && page.entries.length > 0;

// How a round ended may be told a little after its entries.
const isCard = (page) => isOver(page) && page.title !== "";

const ending = (page) => `${page.round} ${page.rows.length}`;

// Whether something lies over the board.
const isOpen = (page) => isCard(page) || (page.kind !== BOARD && (page.kind !== PICTURE || page.chart.length > 0));

export function draw(page) {
  current = page;
  const sheet = part("sheet");
  const opens = isOpen(page);
  const there = opens ? `${page.name} ${page.title}` : "";
  part("play").inert = opens && !isCard(page);
  sheet.hidden = part("shade").hidden = !opens;
  if (isCard(page)) part("shade").hidden = true;
  sheet.classList.toggle("card", isCard(page));
  sheet.classList.toggle("whole", opens && !page.pegs);
  sheet.classList.toggle("welcome", page.name === "welcome");
  const rises = isCard(page) && there !== seen && isNew(page);
  if (there !== seen) document.body.classList.toggle("ends", rises);
  if (opens) {
    const focused = [...sheet.querySelectorAll(CHOICES)].indexOf(document.activeElement);
    renew(sheet, parts(page));
    if (there !== seen) enter(page, sheet);
    else if (focused >= 0) sheet.querySelectorAll(CHOICES)[focused]?.focus({ preventScroll: true });
  }
  if (!opens && seen && !isTyping()) /** @type {any} */ (document.activeElement)?.blur?.();
  seen = there;
  if (rises) rise(sheet);
}

function rise(sheet) {
  const risen = ended;
  requestAnimationFrame(async () => {
    await Promise.allSettled(sheet.getAnimations().map((each) => each.finished));
    known = risen;
  });
}

/** Bring the choice at the end of a round, and return whether nobody has seen it until then. */
export function bring() {
  const brings = isOver(current) && known !== ending(current);
  if (brings && isCard(current)) {
    for (const each of part("sheet").getAnimations()) each.finish();
    known = ending(current);
  }
  return brings;
}

// The wave and the card come once: who comes back finds the card there.
function isNew(page) {
  const before = ended;
  ended = ending(page);
  return ended !== before;
}

// Go to the field, or to the entry that is chosen.
function enter(page, sheet) {
  sheet.scrollTop = 0;
  if (isTyping()) return;
  const chosen = sheet.querySelectorAll(CHOICES)[page.chosen] ?? sheet.querySelector(".answers .primary");
  if (page.chosen > 0) chosen?.scrollIntoView({ block: "center" });
  (sheet.querySelector("input") ?? (byKeys ? chosen ?? sheet : sheet)).focus({ preventScroll: true });
}

function parts(page) {
  /** @type {[any, () => Node][]} */
  const shown = [head(page)];
  shown.push([["said", page.refusal, page.notices], () => made("p", page.refusal ? "refused" : "", [page.refusal || page.notices.join(" ")])]);
  if (page.name === "welcome") shown.push([["picture", page.palettes], () => picture(page)]);
  if (isCard(page) && page.code.length) shown.push([["code", page.code, page.inks], () => code(page)]);
  if (page.chart.length) shown.push([page.chart, () => losses(page.chart)]);
  if (page.bars.length && !page.entries.length) shown.push([["bars", page.bars], () => bars(page.bars)]);
  if (page.name === "grades") shown.push([["grades", page.entries], () => graded(page)]);
  const lines = told(page);
  if (lines.length || isCard(page)) shown.push([["lines", lines, page.inks], () => drawnLines(page, lines)]);
  if (page.name === "share") shown.push([["share", page.lines], () => made("pre", "shared", [page.lines.join("\n")])], [["qr", page.lines], () => qr(page.lines)]);
  if (page.kind === TYPED) shown.push([["typed", page.title], () => field(page)]);
  else if (page.entries.length && page.name !== "grades") shown.push([["entries", page.number, page.entries, page.values, page.palette, page.chosen, page.name, page.bars], () => entries(page, isCard(page))]);
  shown.push([["answers", isOnCable(), page.name, page.kind, page.offers, page.works, page.lines], () => answers(page)]);
  return shown;
}

const spelled = (page) => page.code.map((digit) => page.letters[digit]).join(" ");

function told(page) {
  if (page.name === "share" || page.name === "names") return []; // a page has no line for all names
  if (page.name === REASON) return page.lines.slice(1);
  if (page.chart.length) return [`0 = ${page.chart[1]}`, ...page.lines.slice(CHART_LINES)];
  if (page.name === "grades") return page.asks.slice(0, -1);
  return isCard(page) ? page.lines.slice(1).filter((line) => !line.includes(spelled(page))) : page.lines;
}

function titled(page) {
  if (page.name === "menu" || page.name === "share") return said(page.name);
  if (isCard(page)) return page.lines[0] ?? page.title;
  return page.kind === LIST && !page.signs.length ? named(page.title)[0] : page.title;
}

/** @returns {[any, () => Node]} */
function head(page) {
  const text = upper(titled(page));
  const leaves = !isCard(page) && !(page.kind === LINES && page.is_question) && offered(page, BACK) !== undefined && (page.pegs > 0 || page.name !== "menu") && page.name !== "welcome";
  return [["head", text, page.name, page.lines[0], leaves, page.language, page.typed], () => {
    const title = made("h2", "", page.name === REASON ? drawn(page, page.lines[0]) : [text]);
    title.id = "sheet-title";
    return made("div", "head", leaves ? [button("leave", ["‹"], () => leave(page), said("back")), title] : [title]);
  }];
}

function field(page) {
  const input = made("input");
  Object.assign(input, { type: "text", value: page.typed, ariaLabel: page.title, autocomplete: "off", spellcheck: false, maxLength: 500 });
  if (page.name === "puzzle") input.inputMode = "numeric";
  if (page.name !== "name") input.autocapitalize = "characters";
  const form = made("form", "typed", [input]);
  const take = made("button", "primary", [upper(offered(page, TEXT) ?? "OK")]);
  take.type = "submit";
  form.append(take);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(TEXT, input.value);
  });
  return form;
}

// The buttons below: yes and no, going on, and what only a page can do.
function answers(page) {
  const buttons = extras(page);
  if (page.kind === LINES) {
    const word = offered(page, OK);
    if (page.is_question && offered(page, BACK) !== undefined) buttons.push(button("no primary", [upper(offered(page, BACK))], () => ask(BACK)));
    const name = buttons.length ? "" : "primary";
    if (word !== undefined) buttons.push(button(name, [upper(word || "OK")], () => ask(OK)));
  }
  return made("div", "answers", buttons);
}

onView(() => (part("sheet").scrollTop = 0));
part("shade").addEventListener("click", () => leave(current));
part("menu").addEventListener("click", () => command("MENU"));
part("help").addEventListener("click", () => command("RULES"));
