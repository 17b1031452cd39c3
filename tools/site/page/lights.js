// The board itself: its lights as they are sent, and its buttons, which can be held.

import { afterwards, isOnCable, send } from "./board.js";
import { isPale, made, part } from "./dom.js";
import { PICTURE } from "./intents.js";
import { onView, shows } from "./views.js";

const SIDE = 32; // of a light, in pixels of the picture
const FACES = { left: "◀", right: "▶", up: "▲", down: "▼", ok: "OK", back: "↩" };

let dark = ""; // how the board tells that a light is off
let lit = { lights: "", signs: "" };
let painted = "";
let isForced = false; // a picture that only the lights draw

export function begin(board, boards) {
  part("boards").replaceChildren(...boards.map((name) => made("option", "", [name])));
  part("boards").value = board.name;
  dark = board.dark;
  for (const side of ["width", "height"]) part("lights")[side] = SIDE * board[side];
  /** @type {Record<string, any[]>} */
  const groups = {};
  for (const told of board.buttons) {
    const name = told.key.match(/colour|pad/)?.[0] ?? (/ok|back/.test(told.key) ? "action" : "cross");
    groups[name] = [...(groups[name] ?? []), keyOf(told)];
  }
  part("pad").replaceChildren(...Object.entries(groups).map(([name, keys]) => made("div", name, keys)));
}

export function draw(news) {
  lit = { lights: news.lights ?? lit.lights, signs: news.signs ?? lit.signs };
  if (news.view) {
    isForced = news.view.kind === PICTURE && !news.view.chart.length;
    part("caption").textContent = news.view.caption;
  }
  reveal();
}

function reveal() {
  const isShown = (isForced || shows("board")) && !isOnCable();
  if (part("device").hidden === isShown) send("watch", isShown);
  part("device").hidden = !isShown;
  document.body.classList.toggle("on-board", isShown);
  if (!isShown) return;
  const signs = shows("letters") ? lit.signs : "";
  if (painted !== lit.lights + signs) paint(lit.lights.match(/.{6}/g) ?? [], signs);
  painted = lit.lights + signs;
}
onView(reveal);

// A picture, since so many elements would keep the browser at work whenever a light blinks.
function paint(colours, signs) {
  const picture = part("lights");
  const pen = picture.getContext("2d", { alpha: false });
  pen.clearRect(0, 0, picture.width, picture.height);
  Object.assign(pen, { font: `bold ${SIDE / 2}px system-ui`, textAlign: "center", textBaseline: "middle" });
  const keys = [...part("pad").querySelectorAll(".pad button")];
  const wide = picture.width / SIDE;
  colours.forEach((digits, at) => {
    const [x, y] = [(at % wide) * SIDE, Math.floor(at / wide) * SIDE];
    pen.fillStyle = `#${digits}`;
    if (digits !== dark) square(pen, x, y, 0, 0.35); // its glow
    square(pen, x, y, 2, 1);
    pen.fillStyle = isPale(digits) ? "#000" : "#fff";
    if (digits !== dark) pen.fillText(signs[at] ?? "", x + SIDE / 2, y + SIDE / 2);
    if (keys[at]) Object.assign(keys[at].style, { background: `#${digits}`, color: isPale(digits) ? "#000" : "#fff" });
  });
}

function square(pen, x, y, edge, strength) {
  pen.globalAlpha = strength;
  pen.beginPath();
  pen.roundRect(x + edge, y + edge, SIDE - 2 * edge, SIDE - 2 * edge, SIDE / 4);
  pen.fill();
}

function keyOf({ key, letter, colour: ink }) {
  const element = made("button", "key", [letter || (FACES[key] ?? key.replace("pad_", ""))]);
  element.dataset.key = element.style.gridArea = key;
  element.ariaLabel = letter || key.replace("_", " ");
  if (ink) element.style.setProperty("--colour", `#${ink}`);
  return element;
}

// Another board comes with another page: the round goes on there.
part("boards").addEventListener("change", ({ target }) => {
  const words = new URLSearchParams(location.search);
  words.set("board", target.value);
  location.search = words.toString();
});

// a button is down as long as a finger or a key is

const held = new Map(); // the button that each pointer or key holds

const look = (key, isDown) => part("pad").querySelector(`[data-key="${key}"]`).classList.toggle("down", isDown);

function press(by, key) {
  held.set(by, key);
  look(key, true);
  send("press", key);
  if (held.size === 1) hold();
}

// Only while the board hears this does time pass for a button that is down.
function hold() {
  if (!held.size) return;
  send("hold");
  requestAnimationFrame(() => afterwards(hold));
}

function release(by) {
  if (!held.has(by)) return;
  send("release", held.get(by));
  look(held.get(by), false);
  held.delete(by);
}

part("pad").addEventListener("pointerdown", (event) => {
  const key = event.target.closest("button")?.dataset.key;
  if (key && !event.button) press(event.pointerId, key);
});
part("pad").addEventListener("contextmenu", (event) => event.preventDefault());
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (/** @type {any} */ event) => release(event.pointerId));
addEventListener("blur", () => [...held.keys()].forEach(release));
part("pad").addEventListener("keydown", (event) => {
  const key = event.target.dataset.key;
  if (key && !event.repeat && [" ", "Enter"].includes(event.key)) press(event.code, key);
});
addEventListener("keyup", (event) => release(event.code));
