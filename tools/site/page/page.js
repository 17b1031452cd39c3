// The page: it shows the board as telling.js tells of it, and sends what is pressed, released and typed.

import { connect, send } from "./board.js";
import { said, speak } from "./words.js";

const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Enter: "ok", Backspace: "back" };
const HELD = { M: "back", H: "ok", A: "left" };
const ON_ROW = { Delete: "clear", "=": "fill" };
const ON_ROW_WITH_CTRL = { z: "undo", y: "redo" };
const HANDS = { undo: "↶", redo: "↷", fill: "⇥", clear: "✕" }; // what is done with the row in hand
const FACES = { left: "◀", right: "▶", up: "▲", down: "▼", ok: "OK", back: "Back" };
const COLOURS = "RGBYOPCWKL";
const DIGITS = "1234567890";
const MOST_LINES = 500;
const MOST_FOLDED = 5; // lines of an answer, with the question that comes behind it
const LOUDNESS = 0.05;
const LATENCY_S = 0.04; // so much later a tone sounds, and so in its rhythm
const LATE_S = 0.5;
const LONG_MS = 500; // a touch that lasts longer crosses out
const DRAGGED_PX = 8;
const FELT_MS = 8; // a press, where something can vibrate
const PALE = 140; // a light above is lettered in black

const part = (id) => document.getElementById(id);
const [lights, pad, log, field, trouble, how, rows] = ["lights", "pad", "log", "field", "trouble", "how", "rows"].map(part);

let dark; // how the board tells that a light is off

// Say why there is no board any more.
function gone(why) {
  held.clear();
  Object.assign(trouble, { textContent: why, hidden: false });
}

// what the board shows

function show(news) {
  if (news.board) begin(news.board);
  lit = { lights: news.lights ?? lit.lights, signs: news.signs ?? lit.signs };
  light();
  pads().forEach((button, place) => {
    if (news.lights) colour(button, news.lights.slice(6 * place, 6 * place + 6));
    if (news.view?.pads.length) name(button, meaning(news.view, news.view.pads[place]));
  });
  for (const button of pad.querySelectorAll("button")) {
    if (news.down) button.classList.toggle("down", news.down.includes(button.dataset.key));
  }
  if (news.view) draw(news.view);
  if (news.can) allow(news.can);
  if (news.unseen !== undefined) hide(news.unseen);
  if (news.lines) say(news.lines);
  if (news.tail !== undefined) part("tail").textContent = news.tail === field.value ? "" : news.tail;
  if (news.tones) sound(news.tones);
  if (news.board) requestAnimationFrame(() => (log.ariaLive = "polite")); // what is old is not read out
}

let lit = {}; // the lights as they are sent, six digits each, and their signs

// Where the round covers them they are not drawn.
function light() {
  if (lights.hidden || !lit.lights) return;
  [...lights.children].forEach((one, place) => {
    colour(one, lit.lights.slice(6 * place, 6 * place + 6));
    if (one.dataset.sign !== lit.signs[place]) one.dataset.sign = lit.signs[place];
  });
}

function begin(board) {
  trouble.hidden = true;
  dark = board.dark;
  document.title = `Peglight: ${board.name}`;
  for (const side of ["width", "height"]) document.body.style.setProperty(`--${side}`, board[side]);
  lights.replaceChildren(...Array.from({ length: board.width * board.height }, () => made("span", "light")));
  const keys = new Map(board.buttons.map((button) => [button.key, keyOf(button)]));
  const colours = [...keys.keys()].filter((key) => key.startsWith("colour"));
  const lit = [...keys.keys()].filter((key) => key.startsWith("pad"));
  const groups = { cross: ["up", "left", "right", "down"], colours, pads: lit, actions: ["back", "ok"] };
  pad.replaceChildren();
  for (const [name, members] of Object.entries(groups)) {
    const there = members.filter((key) => keys.has(key));
    if (there.length) pad.append(made("div", name, there.map((key) => keys.get(key))));
  }
  for (const row of how.querySelectorAll("[data-for]")) row.hidden = !keys.has(row.dataset.for) && !(lit.length && row.dataset.for === "back");
  for (const row of how.querySelectorAll("[data-without]")) row.hidden = keys.has(row.dataset.without);
  log.ariaLive = "off";
  log.replaceChildren();
}

// pads are keys with a light beneath; each tells what it does now, as a terminal does (tools/front/pads.py)

const [OK, BACK, COLOUR, PLACE, ROW] = [4, 5, 6, 17, 27]; // the numbers of keys
const NAMED = { ok: "OK", back: "Back" };

const pads = () => [...pad.querySelectorAll(".pads button")];

function meaning(view, key) {
  if (key === OK || key === BACK) return key === OK ? NAMED.ok : NAMED.back;
  if (key < COLOUR || key >= ROW) return "";
  if (key >= PLACE) return `${key - PLACE + 1}`;
  const digit = key - COLOUR;
  if (view.choices.length || (view.mark !== null && view.marks.length < 2)) return `${digit + 1}`;
  return view.mark !== null ? "●○"[digit] : view.cursor >= 0 ? view.letters[digit] : "▲▼"[digit];
}

function name(button, text) {
  if (button.textContent === text) return;
  button.textContent = text;
  button.ariaLabel = `${button.dataset.key.replace("_", " ")} ${text}`;
}

// The button of this name, or the pad that has it now.
const found = (key) => (key && has(key) ? key : pads().find((button) => button.textContent === NAMED[key])?.dataset.key);

// the round: pegs and entries are buttons, which tell the board what was touched

let letters = COLOURS; // that are shown
let cursor = -1; // the place in hand that a colour goes to
let turned = false; // to the lights
let added = []; // the signs that the entries add to what is spelled, behind the first, which takes that
let asks = false; // one question after another, before a match
let asleep = false; // as the lights are off: any key wakes them
const madeOf = new WeakMap(); // what each part of the round was made of

function draw(view) {
  speak(view.language);
  part("caption").textContent = view.caption;
  part("caption").dataset.seconds = view.thinks ? ` · ≤ ${view.thinks} s` : view.clock ? ` · ${view.clock} s` : ""; // not read out
  letters = givesMark(view) ? "XO" : view.letters || COLOURS;
  cursor = view.cursor;
  asleep = !view.light;
  added = view.spells ? view.choices.slice(1).map((text) => text.at(-1).toUpperCase()) : [];
  asks = !view.pegs && view.choices.length > 0 && !view.taught;
  part("turn").hidden = false;
  stayAwake(view.pegs > 0 && !view.code.length);
  paper.style.setProperty("--pegs", view.pegs || 4);
  paper.style.setProperty("--colours", view.letters.length || 1);
  paper.style.setProperty("--rows", view.choices.length || view.most || 1);
  renew("rows", parts(view));
  const covered = view.chart.length > 0 || isTold(view);
  const wanted = view.cursor >= 0 && !view.choices.length && !covered;
  renew("meanings", wanted || (view.mark !== null && !covered) ? meanings(view, wanted) : []);
  renew("strip", wanted ? [...view.letters].map((letter, digit) => [[letter, view.inks[digit], view.names[digit]], () => choice(view, digit)]) : []);
  for (const [digit, choice] of [...part("strip").children].entries()) {
    choice.firstChild.classList.toggle("crossed", isCrossed(view, cursor, digit));
  }
  requestAnimationFrame(() => {
    rows.querySelector(".here")?.scrollIntoView({ block: "nearest" }); // it is laid out then
    fade();
  });
  reveal();
}

// Where there is more than there is room for, the rows fade.
function fade() {
  rows.classList.toggle("above", rows.scrollTop > 1);
  rows.classList.toggle("below", rows.scrollHeight - rows.scrollTop - rows.clientHeight > 1);
}
rows.addEventListener("scroll", fade);
new ResizeObserver(fade).observe(rows);

function parts(view) {
  if (view.chart.length) return [[view.chart, () => chart(view)]];
  if (view.choices.length) return entries(view);
  return isTold(view) ? [[[view.text], () => made("p", "told", [view.text])]] : round(view);
}

// Whether a text stands in the place of the round: there is none, or the caption shows only how the text begins.
function isTold(view) {
  const [begins, ...cut] = view.caption.split("…");
  return !view.pegs || (cut.length > 0 && begins !== "" && view.text.startsWith(begins));
}

function chart(view) {
  const element = made("div", "chart");
  import("./chart.js").then(({ drawn }) => element.append(drawn(view.chart)));
  return element;
}

// Each part is what it is made of, and how; one that is made of the same as before stays as it is.
function renew(id, parts) {
  const there = part(id);
  parts.forEach(([from, make], at) => {
    const text = JSON.stringify(from);
    const before = there.children[at];
    if (before && madeOf.get(before) === text) return;
    const element = make();
    madeOf.set(element, text);
    if (before) before.replaceWith(element);
    else there.append(element);
  });
  while (there.children.length > parts.length) there.lastChild.remove();
}

function reveal() {
  const onPaper = !turned && drawn();
  part("paper").hidden = !onPaper;
  part("letters").hidden = onPaper; // there each peg has its letter
  lights.hidden = onPaper;
  light();
  set("turn", turned);
}

function act(done, number, name, children, label) {
  const button = made("button", name, children);
  button.type = "button";
  button.dataset.act = `${done} ${number}`;
  if (label) button.ariaLabel = label;
  return button;
}

function entries(view) {
  const name = (at) => (at === view.chosen ? "entry here" : "entry");
  return view.choices.map((text, at) => [[text, name(at)], () => act("pick", at, name(at), [text])]);
}

function round(view) {
  const look = [view.letters, view.inks, view.names, view.crossed];
  const lines = view.rows.map((row, at) => [[look, row], () => line(at + 1, played(view, row, at))]);
  const number = lines.length + 1;
  if (view.hand.length) {
    lines.push([[look, number, view.hand, view.cursor, view.mark, view.names], () => line(number, hand(view), "here")]);
  } else if (view.code.length) {
    lines.push([[look, view.code, "="], () => line("=", made("div", "row", view.code.map((digit) => peg(view, digit))), "here")]);
  }
  for (let at = lines.length + 1; at <= view.most; at++) {
    const empty = () => Array.from({ length: view.pegs }, () => peg(view, null));
    lines.push([[at, view.pegs], () => line(at, made("div", "row", empty()))]);
  }
  return lines;
}

function played(view, [pegs, mark], at) {
  const [given, marked] = [pegs.map((digit, place) => called(view.names[digit], peg(view, digit, place))), pips(view, mark)];
  marked.querySelectorAll(".exact, .near").forEach((one) => {
    called(view.marks[one.matches(".near") ? 1 : 0], one);
  });
  if (mark === "-") called("0", marked);
  return act("pick", at, "row", [...given, marked]);
}

// What a screen reader says of a picture.
function called(name, element) {
  element.role = "img";
  element.ariaLabel = name;
  return element;
}

function hand(view) {
  const pegs = view.hand.map((digit, place) => {
    const label = digit === null ? `${place + 1}` : `${place + 1}: ${view.names[digit]}`;
    return act("touch", place, place === view.cursor ? "place cursor" : "place", [peg(view, digit, place)], label);
  });
  return made("div", "row hand", [...pegs, pips(view, view.mark ?? "")]);
}

// Then a touch of a meaning, or its sign, adds a pip.
const givesMark = (view) => view.mark !== null && view.marks.length > 1;

function meanings(view, wanted) {
  const marks = view.marks.map((name, kind) => {
    const parts = () => [pip(view, "xo"[kind]), name];
    return [[name, view.inks, givesMark(view)], () => (givesMark(view) ? act("choose", kind, "meaning", parts()) : made("span", "meaning", parts()))];
  });
  return wanted ? [...marks, ...Object.entries(HANDS).map(([done, face]) => [[done, said(done)], () => handOf(done, face)])] : marks;
}

let can = []; // what would do something now

function allow(ways) {
  can = ways;
  for (const button of part("meanings").querySelectorAll("button")) button.ariaDisabled = String(!can.includes(button.dataset.name));
}

// The board is asked in any case: it may have gone on meanwhile.
function change(done) {
  send(done, "");
  if (!can.includes(done)) part("caption").textContent = said(`${done}None`);
}

function handOf(done, face) {
  const button = act(done, "", "hand-of", [face], said(done));
  button.title = said(done);
  button.dataset.name = done;
  button.ariaDisabled = String(!can.includes(done));
  return button;
}

const line = (number, row, name = "") => made("div", `line ${name}`, [made("span", "number", [`${number}`]), row]);

const drawn = () => !part("turn").hidden; // whether a round or a list is shown

const isCrossed = (view, place, digit) => view.crossed.some((one) => one[0] === place && one[1] === digit);

function peg(view, digit, place) {
  const made_of = made("span", digit === null ? "peg" : "peg set", digit === null ? [] : [view.letters[digit]]);
  if (digit !== null) made_of.style.setProperty("--ink", `#${view.inks[digit]}`);
  made_of.classList.toggle("pale", digit !== null && isPale(view.inks[digit]));
  if (digit !== null && place !== undefined) {
    made_of.dataset.peg = `${place} ${digit}`;
    made_of.classList.toggle("crossed", isCrossed(view, place, digit));
  }
  return made_of;
}

function pip(view, sign) {
  const kind = "xo".indexOf(sign);
  const element = made("span", kind < 0 ? "pip" : kind ? "pip near" : "pip exact");
  if (kind >= 0) element.style.setProperty("--ink", `#${view.inks[view.letters.length + kind]}`);
  return element;
}

const pips = (view, mark) => made("span", "pips", [...mark.replace("-", "")].map((sign) => pip(view, sign)));

function choice(view, digit) {
  const button = act("choose", digit, "choice", [peg(view, digit)], view.names[digit]);
  button.title = view.names[digit];
  return button;
}

const paper = part("paper");
let drag; // a colour on its way to a place
let long; // until a touch is a long one
let spent = false; // whether a touch has done something else than a click

paper.addEventListener("click", (event) => {
  const button = event.target.closest("[data-act]");
  if (!button || spent) return;
  const [done, what] = button.dataset.act.split(" ");
  const isEntry = button.matches(".entry") && !added.length; // a letter may be wanted twice
  if (isEntry && event.detail > 1) return; // the second of a double click was meant for the list before this one
  fold();
  if (HANDS[done]) change(done);
  else send(done, what);
});

const digitOf = (choice) => choice.dataset.act.split(" ")[1];

function cross(at) {
  const choice = at.closest(".choice");
  const peg = choice ? `${cursor} ${digitOf(choice)}` : (at.closest("[data-peg]") ?? at.closest(".place")?.firstChild)?.dataset.peg;
  if (peg) send("cross", peg);
}

paper.addEventListener("contextmenu", (event) => {
  event.preventDefault();
  if (event.pointerType !== "touch") cross(event.target);
});

paper.addEventListener("pointerdown", (event) => {
  if (event.button) return;
  const choice = event.target.closest(".choice");
  spent = false;
  drag = choice && { choice, x: event.clientX, y: event.clientY };
  if (event.pointerType === "mouse") return;
  long = setTimeout(() => {
    spent = true;
    drag = undefined;
    cross(event.target);
  }, LONG_MS);
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED_PX) return;
    clearTimeout(long);
    spent = true;
    drag.ghost = drag.choice.firstChild.cloneNode(true);
    drag.ghost.classList.add("ghost");
    paper.append(drag.ghost);
  }
  drag.ghost.style.setProperty("--x", `${event.clientX}px`);
  drag.ghost.style.setProperty("--y", `${event.clientY}px`);
});

function drop(event) {
  clearTimeout(long);
  if (drag?.ghost) {
    drag.ghost.remove();
    const place = event.type === "pointerup" && document.elementFromPoint(event.clientX, event.clientY)?.closest(".place");
    if (place) {
      send(...place.dataset.act.split(" "));
      send("choose", digitOf(drag.choice));
    }
  }
  drag = undefined;
}
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop);

function made(kind, name, children = []) {
  const element = document.createElement(kind);
  element.className = name;
  element.append(...children);
  return element;
}

function keyOf({ key, letter, colour }) {
  const button = made("button", "key", [letter || (FACES[key] ?? key.replace("pad_", ""))]);
  button.type = "button";
  button.dataset.key = key;
  if (key === "back") button.dataset.text = key;
  if (key in FACES) button.dataset.name = key;
  button.ariaLabel = letter || key.replace("_", " ");
  if (colour) {
    button.style.setProperty("--colour", `#${colour}`);
    button.classList.toggle("pale", isPale(colour));
  }
  return button;
}

function isPale(digits) {
  const [red, green, blue] = digits.match(/../g).map((two) => parseInt(two, 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue > PALE;
}

function colour(light, digits) {
  if (light.dataset.colour === digits) return;
  light.dataset.colour = digits;
  light.style.setProperty("--light", `#${digits}`);
  light.classList.toggle("lit", digits !== dark);
  light.classList.toggle("pale", isPale(digits));
}

// On a phone the log has few lines: it takes the room of the round for an answer that has more, until the game goes on.
function unfold() {
  if (log.scrollHeight > log.clientHeight) log.classList.add("unfolded");
}

function fold() {
  log.classList.remove("unfolded");
  answered = MOST_FOLDED;
}

log.addEventListener("click", () => {
  if (!getSelection().isCollapsed) return; // somebody copies a line
  if (log.classList.contains("unfolded")) fold();
  else unfold();
});

let answered = MOST_FOLDED; // lines since something was asked; no more than this are counted
let follows = true; // the log its last line, unless somebody reads further up

function say(lines) {
  log.append(...lines.map((line) => made("p", "", [line])));
  while (log.children.length > MOST_LINES) log.firstChild.remove();
  const before = answered;
  answered += lines.length;
  if (before < MOST_FOLDED && answered >= MOST_FOLDED) unfold();
  toEnd();
}

let size = ""; // of the log, when it was at its end last

const sizeOfLog = () => `${log.clientWidth} ${log.clientHeight}`;

function toEnd() {
  if (follows) log.scrollTop = log.scrollHeight;
  size = sizeOfLog();
}

log.addEventListener("scroll", () => {
  if (size !== sizeOfLog()) return; // the window moved it, and no person
  follows = log.scrollHeight - log.scrollTop - log.clientHeight < 30;
});
new ResizeObserver(toEnd).observe(log);

// what a person presses: a button is down as long as a finger, a mouse or a key is

const held = new Map(); // the button that each pointer or key holds

function press(by, key) {
  fold();
  if (held.has(by)) return;
  if (!isHeld(key)) {
    send("press", key);
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(FELT_MS); // refused before the first touch
  }
  held.set(by, key);
}

function release(by) {
  const key = held.get(by);
  if (held.delete(by) && !isHeld(key)) send("release", key);
}

const isHeld = (key) => [...held.values()].includes(key);

const has = (key) => pad.querySelector(`[data-key="${key}"]`);

pad.addEventListener("pointerdown", (event) => {
  const button = event.target.closest("button");
  if (!button || event.button) return;
  button.setPointerCapture(event.pointerId);
  press(event.pointerId, button.dataset.key);
});
for (const buttons of [pad, part("paper"), document.querySelector("header")]) {
  buttons.addEventListener("mousedown", (event) => event.preventDefault()); // the keys stay with the board
}
pad.addEventListener("lostpointercapture", (event) => release(event.pointerId));
pad.addEventListener("contextmenu", (event) => event.preventDefault()); // a long touch is a hold
pad.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button && !event.detail) tap(button.dataset.key); // of a screen reader
});

function tap(key) {
  press("tap", key);
  release("tap");
}

part("window").addEventListener("click", (event) => {
  if (asleep && !event.target.closest("[data-act]")) tap(pad.querySelector("button").dataset.key);
});

// At a line in which nothing was typed: to the question before, where one is asked after another.
function goBack() {
  if (asks) send("type", "UNDO\r");
  else if (found("back")) tap(found("back"));
}

// The sign of a key; of a letter that is not Latin that of its place, for keys go by Latin letters.
const signOf = ({ key, code }) => (key.length === 1 && key > "\u024f" && /^Key[A-Z]$/.test(code) ? code[3].toLowerCase() : key);

document.addEventListener("keydown", (event) => {
  const typed = signOf(event);
  const done = (event.ctrlKey || event.metaKey ? ON_ROW_WITH_CTRL : ON_ROW)[typed];
  if (done && drawn() && event.target !== field && !how.open) {
    event.preventDefault();
    change(done);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || how.open) return;
  const at = event.target;
  if (at === field && event.key === "Escape") at.blur();
  if (at === field && event.key === "Backspace" && !begun && !event.repeat) goBack();
  const button = ["Enter", " "].includes(event.key) && at.closest("button"); // the one that Tab led to
  if (at === field || (button && !pad.contains(button))) return;
  const sign = typed.toUpperCase();
  const entry = added.indexOf(event.key.toUpperCase());
  if (!button && entry >= 0) {
    event.preventDefault();
    return send("pick", entry + 1);
  }
  const key = button ? button.dataset.key : found(KEYS[event.key] ?? `colour_${COLOURS.indexOf(sign) + 1}`);
  if (key) {
    event.preventDefault();
    if (!event.repeat) press(event.code, key);
  } else if (found(HELD[sign])) {
    if (!event.repeat) send("hold", found(HELD[sign]));
  } else if (sign === "T") {
    event.preventDefault();
    field.focus();
  } else if (drawn() && event.key.length === 1) {
    const colour = Math.max(letters.indexOf(sign), DIGITS.indexOf(sign));
    if (colour >= 0) send("choose", colour);
  } else if (event.key.length === 1 && COLOURS.includes(sign)) {
    field.focus(); // where the letter is then typed
  }
});
document.addEventListener("keyup", (event) => {
  release(event.code);
  if (event.target.closest?.("#pad")) event.preventDefault(); // no click of its own
});
window.addEventListener("blur", () => [...held.keys()].forEach(release));

let begun = false; // whether something was typed in this line, even if it was erased again: no key too many is back

field.addEventListener("input", () => {
  begun = true;
  if (part("unseen").ariaPressed !== "true") send("begin", field.value);
});

function ask(line) {
  answered = 0;
  send("type", `${line}\r`);
}

part("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  ask(field.value);
  field.value = "";
  begun = false;
});

// what it sounds like: a square wave, as of a piezo

let audio, wave, loudness;
let ahead = 0; // seconds from the clock of the board to that of the sound
let quiet = false; // by the person

function listen() {
  if (!audio) {
    audio = new AudioContext();
    wave = new OscillatorNode(audio, { type: "square" });
    loudness = new GainNode(audio, { gain: 0 });
    wave.connect(loudness).connect(audio.destination);
    wave.start();
  }
  audio.resume();
  set("sound", true);
}

// a browser allows sound once the page was touched
for (const gesture of ["pointerup", "keydown"]) {
  document.addEventListener(gesture, (event) => {
    if (!quiet && !event.target.closest("#sound")) listen();
  });
}

part("sound").addEventListener("click", () => {
  quiet = part("sound").ariaPressed === "true";
  if (!quiet) return listen();
  audio.suspend();
  set("sound", false);
});

function sound(tones) {
  if (audio?.state !== "running") return;
  for (const [ms, pitch] of tones) {
    let at = ms / 1000 + ahead;
    if (at < audio.currentTime || at > audio.currentTime + LATE_S) {
      ahead = audio.currentTime + LATENCY_S - ms / 1000;
      at = ms / 1000 + ahead;
    }
    if (pitch) wave.frequency.setValueAtTime(pitch, at);
    loudness.gain.setTargetAtTime(pitch ? LOUDNESS : 0, at, 0.002);
  }
}

// the screen stays awake while a round is shown, where the browser can do that

let awake; // a promise of what keeps it so

function stayAwake(plays) {
  const wanted = plays && document.visibilityState === "visible";
  if (wanted === Boolean(awake)) return;
  if (!wanted) awake.then((lock) => lock?.release());
  awake = wanted ? navigator.wakeLock?.request("screen").catch(() => null) : null; // a phone that saves power refuses
}

document.addEventListener("visibilitychange", () => stayAwake(false)); // the browser has let go of it, too

// what the person likes

function set(id, on) {
  part(id).ariaPressed = String(on);
}

function letter(on) {
  set("letters", on);
  lights.classList.toggle("letters", on);
  localStorage.setItem("letters", on);
}

function hide(on) {
  set("unseen", on);
  field.classList.toggle("unseen", on);
}

part("turn").addEventListener("click", () => {
  turned = !turned;
  reveal();
});
part("letters").addEventListener("click", () => letter(part("letters").ariaPressed !== "true"));
part("unseen").addEventListener("click", () => hide(part("unseen").ariaPressed !== "true"));
part("help").addEventListener("click", () => how.showModal());

part("rules").addEventListener("click", () => {
  how.close();
  ask("RULES");
});

part("puzzle").addEventListener("click", async () => {
  how.close();
  const { made } = await import("./puzzle.js");
  send("type", `NUMBER ${made()}\r`);
});

letter((localStorage.getItem("letters") ?? String(matchMedia("(prefers-contrast: more)").matches)) === "true");
connect(show, gone);
