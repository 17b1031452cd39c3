// The transcript: all that is said in words, which a screen reader hears as it comes, and a line for words.

import { send } from "./board.js";
import { made, part } from "./dom.js";
import { onView, toggle } from "./views.js";

const MOST_LINES = 500;

let isBegun = false; // a line was opened, and is not sent yet

/** What is said from now on is read out. */
export const begin = () => requestAnimationFrame(() => (part("log").ariaLive = "polite"));

/** @param {string[]} lines */
export function say(lines) {
  const log = part("log");
  const follows = log.scrollHeight - log.scrollTop - log.clientHeight < 30;
  log.append(...lines.map((line) => made("p", "", [line])));
  while (log.children.length > MOST_LINES) log.firstChild.remove();
  if (follows) log.scrollTop = log.scrollHeight;
}

/** Hide what is typed, for a code that nobody may see. @param {boolean} on */
export const hide = (on) => (part("field").type = on ? "password" : "text");

/** Whether somebody is at a line, from which no sheet takes the focus. */
export const isTyping = () => isBegun && document.activeElement === part("field");

export function open() {
  isBegun = true;
  toggle("transcript", true);
  part("field").focus();
}

export function close() {
  isBegun = false;
  part("field").value = "";
  part("field").blur();
  toggle("transcript", false);
}

onView(() => (part("log").scrollTop = part("log").scrollHeight));
part("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  isBegun = false;
  send("type", `${part("field").value}\r`);
  part("field").value = "";
});
part("close-transcript").addEventListener("click", close);
