// The board itself: its lights as they are sent, and its buttons, which can be held.

import { send } from "./board.js";
import { isPale, made, part } from "./dom.js";
import { PICTURE } from "./intents.js";
import { onView, shows } from "./views.js";

const GROUPS = { cross: ["up", "left", "right", "down"], actions: ["back", "ok"] };
const FACES = { left: "◀", right: "▶", up: "▲", down: "▼", ok: "OK", back: "↩" };

let dark = ""; // how the board tells that a light is off
let lit = { lights: "", signs: "" };
let isForced = false; // a picture that only the lights draw

export function begin(board, boards) {
  part("boards").replaceChildren(...boards.map((name) => made("option", "", [name])));
  part("boards").value = board.name;
  dark = board.dark;
  for (const side of ["width", "height"]) part("device").style.setProperty(`--${side}`, board[side]);
  part("lights").replaceChildren(...Array.from({ length: board.width * board.height }, () => made("span", "light")));
  const keys = new Map(board.buttons.map((told) => [told.key, keyOf(told)]));
  const groups = { ...GROUPS, colours: [...keys.keys()].filter((key) => key.startsWith("colour")), pads: [...keys.keys()].filter((key) => key.startsWith("pad")) };
  part("pad").replaceChildren();
  for (const [name, members] of Object.entries(groups)) {
    const there = members.filter((key) => keys.has(key)).map((key) => keys.get(key));
    if (there.length) part("pad").append(made("div", name, there));
  }
}

export function draw(news) {
  lit = { lights: news.lights ?? lit.lights, signs: news.signs ?? lit.signs };
  if (news.view) {
    isForced = news.view.kind === PICTURE && !news.view.chart.length;
    part("caption").textContent = news.view.caption;
  }
  reveal();
  if (news.down) for (const key of part("pad").querySelectorAll("button")) key.classList.toggle("down", news.down.includes(key.dataset.key));
}

function reveal() {
  const isShown = isForced || shows("board");
  if (part("device").hidden === isShown) send("watch", isShown);
  part("device").hidden = !isShown;
  document.body.classList.toggle("on-board", isShown);
  if (!isShown) return;
  const keys = [...part("pad").querySelectorAll(".pads button")];
  [...part("lights").children].forEach((light, at) => {
    colour(light, lit.lights.slice(6 * at, 6 * at + 6));
    if (light.dataset.sign !== lit.signs[at]) light.dataset.sign = lit.signs[at] ?? "";
    if (keys[at]) colour(keys[at], lit.lights.slice(6 * at, 6 * at + 6));
  });
}
onView(reveal);

function colour(light, digits) {
  if (light.dataset.colour === digits) return;
  light.dataset.colour = digits;
  light.style.setProperty("--light", `#${digits}`);
  light.classList.toggle("lit", digits !== dark);
  light.classList.toggle("pale", isPale(digits));
}

function keyOf({ key, letter, colour: ink }) {
  const element = made("button", "key", [letter || (FACES[key] ?? key.replace("pad_", ""))]);
  element.dataset.key = key;
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

function press(by, key) {
  held.set(by, key);
  send("press", key);
}

function release(by) {
  if (held.has(by)) send("release", held.get(by));
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
