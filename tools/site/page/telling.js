// Makes news for the page of what the board does (board.py in tools/vm). `known` is known.json, which the build writes;
// `board` is one of its boards.
//
// board    what never changes: name, width, height, the colour of a dark light, and the buttons, each with its key and
//          perhaps its letter and colour; pads, which have a light beneath, as they lie
// boards   the names of all boards; games: those of all games
// lights   the colour of each light as the eye sees it, six hexadecimal digits each, row by row; signs: what each means
// view     what the display shows: all of tools/front/page.py; and `inks`, the colours of the digits and of the
//          two marks; `palettes`, each with its first colours
// lines    what the console has printed since
// tones    each change of the tone: when it came, in milliseconds since the board got power, and its pitch in hertz

import { bytesOf } from "./machine.js";

const SAMPLES = 6; // of the colours of a palette

export class Teller {
  constructor(known, board) {
    this.known = known;
    this.board = board;
    this.tail = "";
    this.decoder = new TextDecoder();
    this.palette = Object.keys(known.palettes)[0];
  }

  everything() {
    return { board: this.board.told, boards: Object.keys(this.known.boards), games: this.known.games };
  }

  // What has changed for the page.
  news({ lights, said, view, tones }) {
    const told = {};
    if (view) Object.assign(told, { view: { ...view, inks: this.inks(view), palettes: this.palettes() } });
    if (lights) Object.assign(told, this.picture(lights.match(/.{6}/g)));
    if (said) Object.assign(told, this.said(said));
    return tones ? { ...told, tones } : told;
  }

  picture(chain) {
    const picture = [];
    chain.forEach((sent, pixel) => {
      picture[this.board.way[pixel]] = sent;
    });
    return { lights: picture.map((sent) => this.known.seen[sent] ?? sent).join(""), signs: this.signs(picture) };
  }

  // A sign for each light, by the palette that has all of the colours; nothing dims them here.
  signs(picture) {
    const steps = this.known.palettes[this.palette];
    const inks = steps.find((step) => picture.every((sent) => step.includes(sent)));
    return inks ? picture.map((sent) => this.known.signs[inks.indexOf(sent)]).join("") : "*".repeat(picture.length);
  }

  // The colours of the digits, and those of an exact and of a near mark.
  inks({ palette, letters }) {
    this.palette = palette;
    const drawn = this.known.drawn[palette];
    const { first, blank, exact, near } = this.known.inks;
    const wanted = [...letters].map((letter, digit) => (letter === "-" ? blank : first + digit));
    return [...wanted, exact, near].map((ink) => drawn[ink]);
  }

  // The first colours of each palette, by its name.
  palettes() {
    const { first } = this.known.inks;
    return Object.entries(this.known.drawn).map(([name, drawn]) => [name, drawn.slice(first, first + SAMPLES)]);
  }

  // A terminal, as far as the firmware needs one: as in tools/front/lines.py.
  said(sent) {
    const lines = [];
    for (const sign of this.decoder.decode(bytesOf(sent), { stream: true })) {
      if (sign === "\n") {
        lines.push(this.tail);
        this.tail = "";
      } else if (sign === "\b") {
        this.tail = this.tail.slice(0, -1);
      } else if (sign >= " " && sign !== "\x7f") {
        this.tail += sign;
      }
    }
    return lines.length ? { lines } : {};
  }
}
