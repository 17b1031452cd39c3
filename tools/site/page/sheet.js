// What lies over the board: a list, a form, a field that is typed, a question, lines; and the card at the end of a round.

import { button, made, part, renew } from "./dom.js";
import { ask, BACK, BOARD, command, LINES, offered, OK, PICK, PICTURE, TEXT, TYPED } from "./intents.js";
import { peg, upper } from "./play.js";
import { extras } from "./extras.js";
import { said } from "./words.js";

let seen = ""; // the screen that was shown last
const MOST_ABOVE = 4; // lines of a card above its buttons; where there are more, only a few of them
const FEW_ABOVE = 2;
let byKeys = false; // a person plays: then the chosen entry has the focus, and a ring
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

const isCard = (page) => page.kind === BOARD && page.entries.length > 0;

/** Whether something lies over the board. */
export const isOpen = (page) => isCard(page) || (page.kind !== BOARD && (page.kind !== PICTURE || page.chart.length > 0));

export function draw(page) {
  const sheet = part("sheet");
  const opens = isOpen(page);
  const there = opens ? `${page.name} ${page.title}` : "";
  part("play").inert = opens && !isCard(page);
  sheet.hidden = part("shade").hidden = !opens;
  if (isCard(page)) part("shade").hidden = true;
  document.body.classList.toggle("carded", isCard(page));
  sheet.classList.toggle("card", isCard(page));
  sheet.classList.toggle("whole", opens && !page.pegs);
  sheet.classList.toggle("welcome", page.name === "welcome");
  if (opens) {
    renew(sheet, parts(page));
    if (there !== seen) enter(page, sheet);
  }
  if (!opens && seen) document.activeElement?.blur?.();
  seen = there;
}

// Go to the field, or to the entry that is chosen.
function enter(page, sheet) {
  sheet.scrollTop = 0;
  const chosen = sheet.querySelectorAll(".entry")[page.chosen] ?? sheet.querySelector(".answers .primary");
  if (page.chosen > 0) chosen?.scrollIntoView({ block: "center" });
  (sheet.querySelector("input") ?? (byKeys ? chosen ?? sheet : sheet)).focus({ preventScroll: true });
}

function parts(page) {
  const shown = [head(page)];
  if (page.refusal || page.notices.length) shown.push([["said", page.refusal, page.notices], () => made("p", page.refusal ? "refused" : "", [page.refusal || page.notices.join(" ")])]);
  if (isCard(page) && page.code.length) shown.push([["code", page.code, page.inks], () => made("p", "code", page.code.map((digit, at) => late(peg(digit), at)))]);
  if (page.chart.length) shown.push([page.chart, () => chart(page.chart)]);
  const lines = page.name === "share" || page.chart.length ? [] : isCard(page) ? page.lines.slice(1) : page.lines;
  const above = isCard(page) && lines.length > MOST_ABOVE ? FEW_ABOVE : lines.length;
  if (above) shown.push([["lines", lines, above], () => told(lines.slice(0, above))]);
  if (page.name === "share") shown.push([["share", page.lines], () => made("pre", "shared", [page.lines.join("\n")])]);
  if (page.kind === TYPED) shown.push([["typed", page.title], () => field(page)]);
  else if (page.entries.length) shown.push([[page.entries, page.values, page.chosen, page.name], () => list(page)]);
  if (lines.length > above) shown.push([["more", lines], () => told(lines.slice(above))]);
  shown.push([["answers", page.name, page.kind, page.offers, page.works, page.lines], () => answers(page)]);
  return shown;
}

const told = (lines) => made("div", "lines", lines.map((line) => made("p", "", [line])));

const late = (element, at) => {
  element.style.setProperty("--late", `${at}`);
  return element;
};

function head(page) {
  const text = page.name === "menu" ? said("menu") : isCard(page) ? page.lines[0] ?? page.title : page.title || (page.name === "share" ? said("share") : "");
  const leaves = !isCard(page) && !(page.kind === LINES && page.is_question) && offered(page, BACK) !== undefined && (page.pegs > 0 || page.name !== "menu") && page.name !== "welcome";
  return [["head", text, leaves, page.language], () => {
    const title = made("h2", "", [text]);
    title.id = "sheet-title";
    return made("header", "", leaves ? [button("leave", ["‹"], () => ask(BACK), said("back")), title] : [title]);
  }];
}

function list(page) {
  const isForm = page.values.some(Boolean);
  const entries = page.entries.map(([name, meaning], at) => {
    const value = page.values[at];
    const label = value ? name.slice(0, -value.length).replace(/[\s:]+$/, "") : isCard(page) ? name.split(":")[0] : name;
    const text = [made("span", "name", [label])];
    if (value) text.push(made("span", "value", [value]));
    if (meaning) text.push(made("span", "about", [meaning]));
    return button(`entry${at === page.chosen ? " chosen" : ""}${value ? " field" : ""}`, text, () => ask(PICK, at));
  });
  return made("div", `entries${isForm ? " form" : ""}`, entries);
}

function field(page) {
  const input = made("input");
  Object.assign(input, { type: "text", value: page.typed, ariaLabel: page.title, autocomplete: "off", spellcheck: false, maxLength: 60 });
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
    const name = buttons.length ? "" : "primary";
    if (page.is_question && offered(page, BACK) !== undefined) buttons.push(button("no", [upper(offered(page, BACK))], () => ask(BACK)));
    if (word !== undefined) buttons.push(button(name, [upper(word || "OK")], () => ask(OK)));
  }
  return made("div", "answers", buttons);
}

function chart(rounds) {
  const element = made("div", "chart");
  import("./chart.js").then(({ drawn }) => element.append(drawn(rounds)));
  return element;
}

part("shade").addEventListener("click", () => ask(BACK));
part("menu").addEventListener("click", () => command("MENU"));
part("help").addEventListener("click", () => command("RULES"));
