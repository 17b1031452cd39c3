// The keys of a computer: on a board letters set pegs, in a list they find an entry.

import { afterwards } from "./board.js";
import { part } from "./dom.js";
import { ask, BACK, BOARD, clear, command, fill, hasHand, leave, LINES, MOVE, NEXT, offered, OK, pick, PUT, setsPegs, take, TYPED, undo } from "./intents.js";
import { bring } from "./sheet.js";
import { close, open } from "./transcript.js";
import { toggle } from "./views.js";

const DIGITS = "1234567890";
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
const ALWAYS = {
  F1: () => command("RULES"),
  F2: () => toggle("board"),
  F3: () => toggle("transcript"),
  F6: () => command("HINT"),
  F7: () => fill(page),
  F8: () => clear(page),
  F9: () => command("MENU"),
  "?": () => command("RULES"),
};

let page = null;

export const draw = (shown) => (page = shown);

addEventListener("keydown", (event) => {
  if (!page || event.altKey || event.metaKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey && event.key !== "z") return;
  const meant = () => (target.matches("input") ? inField(event) : inGame(event, target));
  const line = atLine(event, target);
  const brings = !line && !target.matches("input") && bring(); // nobody has seen what the key would take
  if (!line && !brings && !meant()) return;
  event.preventDefault();
  if (line) return line();
  if (!brings) afterwards(() => bring() || meant()?.()); // what it means may depend on the key before
});

// The line for words opens and closes at once: the next letter belongs to where the focus is by then.
function atLine(event, target) {
  if (!target.matches("input")) return [":", "/"].includes(event.key) && !event.ctrlKey ? open : null;
  return event.key === "Escape" && target.id === "field" ? close : null;
}

function inField(event) {
  return event.key === "Escape" ? () => leave(page) : null;
}

function inGame(event, target) {
  if (Object.hasOwn(ALWAYS, event.key) && !(event.key.length === 1 && event.ctrlKey)) return ALWAYS[event.key];
  if (event.key === "Escape") return () => ask(BACK);
  if (page.kind === BOARD && !page.entries.length) return onBoard(event, target);
  return page.kind === TYPED ? null : inSheet(event, target);
}

function onBoard(event, target) {
  const isFocused = target.matches("button, a") && target.matches(":focus-visible");
  if (event.key === "Enter" && !(isFocused && target.closest("header, #bar"))) return () => take(page);
  if (event.key === "Backspace") return hasHand(page) ? () => ask(BACK) : null; // Escape leaves
  if (event.key === "Delete") return () => clear(page);
  if (event.key === "=") return () => fill(page);
  if (event.ctrlKey) return () => undo(page);
  const step = STEPS[event.key];
  if (step && /Left|Right/.test(event.key)) return () => ask(MOVE, step);
  if (step && setsPegs(page) && page.cursor < page.pegs) return () => turn(-step);
  return event.key.length === 1 ? letter(event.key.toUpperCase()) : null;
}

function letter(sign) {
  if (page.mark !== null) {
    const kind = Math.max("XO".indexOf(sign), "12".indexOf(sign));
    if (kind >= 0) return () => ask(PUT, [NEXT, kind + 1]);
  } else {
    const digit = Math.max(page.letters.indexOf(sign), DIGITS.indexOf(sign));
    if (digit >= 0 && setsPegs(page)) return () => ask(PUT, [NEXT, digit]);
  }
  const word = { H: "HINT", M: "MENU" }[sign];
  if (word) return () => command(word);
  return sign === "U" ? () => undo(page) : null;
}

// The next colour up or down, at the cursor.
function turn(step) {
  const many = page.names.length;
  const there = page.hand[page.cursor] ?? (step > 0 ? -1 : many);
  ask(PUT, [page.cursor, (there + step + many) % many]);
}

function inSheet(event, target) {
  const entries = [...part("sheet").querySelectorAll(".entry:is(button), .swatch")];
  const step = STEPS[event.key];
  if (step && entries.length) {
    const at = entries.indexOf(target);
    return () => entries[at < 0 ? Math.max(0, page.chosen) : (at + step + entries.length) % entries.length].focus();
  }
  if (event.key === "Backspace") return () => ask(BACK);
  const isHarmless = page.is_question && page.kind === LINES; // Enter alone gives nothing up
  if (event.key === "Enter" && !target.matches("button, a")) return () => ask(isHarmless ? BACK : OK);
  if (event.key.length > 1 || event.key === " ") return null;
  const sign = event.key.toUpperCase();
  if (page.is_question && page.kind === LINES) {
    if (offered(page, OK)?.[0].toUpperCase() === sign) return () => ask(OK);
    return offered(page, BACK)?.[0].toUpperCase() === sign ? () => ask(BACK) : null;
  }
  const number = Number(event.key);
  if (number >= 1 && number <= page.entries.length) return () => pick(page, number - 1);
  const named = entries.find((entry) => entry.textContent[0]?.toUpperCase() === sign);
  return named ? () => named.focus() : null;
}
