// Runs pieces of a program on a board, through the raw mode of CircuitPython's prompt on its serial port. Pieces share
// their names.

import { opened } from "./port.js";
import { Trouble } from "./trouble.js";

const [INTERRUPT, RAW, LEAVE_RAW, END] = ["\x03", "\x01", "\x02", "\x04"];
const [PROMPT, RAW_PROMPT] = [">>> ", "raw REPL; CTRL-B to exit\r\n>"];
const STOPPED = "Press any key to enter the REPL";
const [SOON_MS, ANSWER_MS] = [2000, 20_000];
const TRIES = 4;
const MOST = 1 << 19; // signs of one answer: what else comes is forgotten

/** An error that ended a piece, by the last line of its traceback. */
export class Stopped extends Error {}

export class Prompt {
  #heard = "";
  #isLost = false;
  #wake = () => {};
  #port;

  /** Open the port of a board, stop what runs there, and come to its prompt. @param {any} port */
  async reach(port) {
    const heard = (text) => {
      this.#heard = (this.#heard + text).slice(-MOST);
      this.#wake();
    };
    const lost = () => {
      this.#isLost = true;
      this.#wake();
    };
    this.#isLost = false;
    this.#port = await opened(port, heard, lost).catch(() => Promise.reject(new Trouble("busy")));
    try {
      await this.enter();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** Stop what runs on the board, and come to its prompt. */
  async enter() {
    for (let tried = 0; tried < TRIES; tried++) {
      this.#write(INTERRUPT);
      if (!(await this.#hears(SOON_MS, PROMPT, STOPPED))) this.#port.write(LEAVE_RAW); // at the raw prompt an interrupt says nothing
      if (!(await this.#hears(SOON_MS, PROMPT, STOPPED))) continue;
      if (this.#heard.includes(STOPPED)) {
        this.#write("\r");
        await this.#hears(SOON_MS, PROMPT);
      }
      this.#write(RAW);
      if (await this.#hears(SOON_MS, RAW_PROMPT)) return;
    }
    throw new Trouble("noPrompt");
  }

  /** Return the output of this piece; it throws Stopped where it ends in an error. @param {string} program */
  async run(program) {
    this.begin(program);
    const said = await this.#finished();
    return said.slice(said.indexOf("OK") + 2);
  }

  /** @param {string} program */
  begin(program) {
    this.#write(program + END);
  }

  /** Stop the piece that runs, and return what it has printed since somebody listened last. */
  interrupt() {
    this.#write(INTERRUPT);
    return this.#finished();
  }

  async #finished() {
    if (!(await this.#until(() => this.#heard.split(END).length > 2, ANSWER_MS))) throw new Trouble("noPrompt");
    const [said, wrong] = this.#heard.split(END);
    if (wrong.trim()) throw new Stopped(wrong.trim().split("\n").pop());
    return said;
  }

  /** Start the game from the prompt. */
  async start() {
    this.#write(LEAVE_RAW);
    await this.#hears(SOON_MS, PROMPT);
    this.#write(END);
  }

  /** Whether what runs prints this in time. @param {RegExp} pattern */
  prints(pattern, ms = ANSWER_MS) {
    return this.#until(() => pattern.test(this.#heard), ms);
  }

  /** Type a line for what runs. @param {string} line */
  type(line) {
    this.#write(`${line}\r`);
  }

  /** Start the board anew, as its button does; its port is gone then. */
  async reset() {
    this.begin("import microcontroller\nmicrocontroller.reset()");
    await this.#until(() => false, SOON_MS).catch(() => {});
    await this.#port.close();
  }

  /** Let go of the board, which starts its program. */
  async close() {
    this.#write(LEAVE_RAW + END);
    await this.#port.close();
  }

  #write(text) {
    this.#heard = "";
    this.#port.write(text);
  }

  #hears(ms, ...any) {
    return this.#until(() => any.some((text) => this.#heard.includes(text)), ms);
  }

  // Listen until this is so, or for so long; return whether it is.
  async #until(isSo, ms) {
    const end = performance.now() + ms;
    while (!isSo()) {
      const left = end - performance.now();
      if (this.#isLost) throw new Trouble("gone");
      if (left <= 0) return false;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => resolve(clearTimeout(timer));
      });
    }
    return true;
  }
}
