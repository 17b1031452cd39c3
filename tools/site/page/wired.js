// A board on the cable. It takes and answers the messages of worker.js, so that nobody above knows which of the two plays;
// the manual tells those on the cable. Input from there is a stranger's: a line that is no message is dropped.

import { opened, picked } from "./port.js";
import { Teller } from "./telling.js";

const BYE = "\n";
const LEFT = "\x04"; // the board says that somebody has left the game there
const AGAIN_MS = 1000; // after which a board is greeted once more
const SILENT_MS = 10_000; // within which it answers
const LONGEST = 50_000; // signs of a line
const FEW = 12; // intents that a line has room for
const TYPE = -1; // in place of an intent
const TYPES = {
  bool: (value) => typeof value === "boolean",
  int: Number.isSafeInteger,
  str: (value) => typeof value === "string",
  None: (value) => value === null,
};

/**
 * Connect to a board that a person picks: null where none is picked, or else why not, or the board.
 * @param {any} known @param {any} view what the page shows now
 */
export async function connected(known, view) {
  const board = new Wired(known, view);
  const port = await picked();
  try {
    return port && board.begin(await opened(port, (text) => board.hear(text), () => board.end("lost")));
  } catch {
    return { why: "busy" };
  }
}

export class Wired {
  constructor(known, view) {
    this.known = known;
    this.teller = new Teller(known, {});
    this.view = view; // the fields, as they have come
    this.shown = { number: 0, lines: [], notices: [], rows: [] }; // what was told last
    this.tail = "";
    this.sent = 0;
    this.again = null; // the timer of another greeting
    /** @type {(event: { data: any }) => void} */
    this.onmessage = () => {};
  }

  /** Greet the board until it answers, and wait for its first page. @param {{ write: (text: string) => void, close: () => void }} port */
  begin(port) {
    this.port = port;
    this.greeting = setInterval(() => this.greet(), AGAIN_MS);
    this.greet();
    return new Promise((resolve) => {
      const late = setTimeout(() => this.end("silent"), SILENT_MS);
      this.decide = (answer) => {
        clearInterval(this.greeting);
        clearTimeout(late);
        this.decide = null;
        resolve(answer);
      };
    });
  }

  greet() {
    this.again = null;
    if (!this.isOver) this.write({ display: this.known.cable, count: this.sent, ask: [] });
  }

  /** End it, and say why, or nothing. @param {string} why */
  end(why) {
    if (this.isOver) return;
    this.isOver = true;
    this.port?.write(BYE);
    this.port?.close();
    if (this.decide) this.decide({ why });
    else this.onmessage({ data: { gone: why } });
  }

  hear(text) {
    const [first, ...others] = text.split("\n");
    this.tail += first;
    for (const other of others) {
      if (this.tail.length < LONGEST) this.take(this.tail.trim());
      this.tail = other;
    }
    this.tail = this.tail.slice(0, LONGEST);
  }

  take(line) {
    const message = read(line);
    if (message === null) {
      if (this.decide || !line) return;
      if (line === LEFT) this.end("");
      else this.again ??= setTimeout(() => this.greet(), AGAIN_MS); // the game may have begun anew
    } else if (Array.isArray(message)) {
      const [number, value] = message;
      const name = Number.isInteger(number) && Object.keys(this.known.fields)[number];
      if (name && isOf(this.known.fields[name], value)) this.view[name] = value;
    } else if ("peglight" in message) {
      const { peglight, closed } = message;
      if (peglight !== this.known.cable) return this.end("otherVersion");
      clearInterval(this.greeting);
      this.isClosed = closed === true;
    } else if (message.full === true) this.end("full");
    else if (Number.isInteger(message.done) && this.isClosed !== undefined) {
      if (this.decide) this.decide({ board: this, isClosed: this.isClosed }); // which shows the first page
      else this.show(message.done);
    }
  }

  show(done = this.sent) {
    const view = { ...this.view };
    try {
      const lines = this.lines(view);
      this.onmessage({ data: { news: { ...this.teller.news({ view }), ...(lines.length ? { lines } : {}) }, done } });
    } catch {
      this.end("silent"); // these fields are no page of the game
    }
  }

  // What a conversation would have said: the title and the lines of a screen, and what is new in it.
  lines(view) {
    const before = this.shown;
    this.shown = view;
    const isNew = view.number !== before.number;
    const rows = view.rows.slice(before.rows.length).map((row, at) => rowOf(view, row, before.rows.length + at));
    const notices = view.notices.filter((notice) => !before.notices.includes(notice));
    return [...notices, ...(isNew ? [view.title, ...view.lines] : view.lines.slice(before.lines.length)), ...rows, ...(view.refusal ? [view.refusal] : [])];
  }

  /** Take a message as the worker does; whatever is for that alone is only counted. @param {[string, any]} message */
  postMessage([wish, what]) {
    this.sent += 1;
    const wanted = { ask: what, pick: what?.wanted, type: [[TYPE, String(what).trim()]] }[wish] ?? [];
    const list = wish === "pick" ? { list: what.number } : {};
    for (let at = 0; at === 0 || at < wanted.length; at += FEW) {
      const isLast = at + FEW >= wanted.length;
      this.write({ count: this.sent - (isLast ? 0 : 1), ask: wanted.slice(at, at + FEW), ...list });
    }
  }

  write(message) {
    this.port.write(`${JSON.stringify(message)}\n`);
  }
}

/** @param {string} line @returns {any} */
function read(line) {
  try {
    const message = JSON.parse(line);
    return message && typeof message === "object" ? message : null;
  } catch {
    return null;
  }
}

/** Whether a value is of this kind, as tools/front/cable.py has them. @param {any} kind @param {any} value @returns {boolean} */
function isOf(kind, value) {
  if (typeof kind === "number") return Number.isInteger(value) && 0 <= value && value <= kind;
  if (typeof kind === "string") return TYPES[kind](value);
  if (!Array.isArray(kind)) return kind.either.some((one) => isOf(one, value));
  const isMany = kind.length === 1;
  return Array.isArray(value) && (isMany || value.length === kind.length) && value.every((one, at) => isOf(kind[isMany ? 0 : at], one));
}

const rowOf = ({ letters }, [digits, mark], at) => `${at + 1}. ${digits.map((digit) => letters[digit]).join(" ")} : ${mark}`;
