// What a person at a board can mend: the name of a sentence of words.js, and what is filled in.

export class Trouble extends Error {
  /** @param {string} name @param {(string | number)[]} filled */
  constructor(name, ...filled) {
    super(name);
    this.filled = filled;
  }
}
