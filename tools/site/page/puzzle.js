// A puzzle that nobody has seen yet, as tools/puzzles/maker.py makes them, of any step: rows that exactly one code of the
// classic game fits, none of which can be left out. Every code is held against every row. It goes by its number, which
// firmware/game/puzzle.py and number.py read.

const [PEGS, COLOURS] = [4, 6];
const [FEWEST_ROWS, MOST_ROWS] = [3, 5];
const SPACE = COLOURS ** PEGS;
const ALL = [...Array(SPACE).keys()];
const SIGNS = "0123456789ABCDEFGHJKMNPQRTVWXYZ";
const LENGTH = 13; // in signs, without the one that checks
const GROUP = 4;

const pegs = (code) => [...Array(PEGS).keys()].map((place) => Math.floor(code / COLOURS ** place) % COLOURS);
const CODES = ALL.map(pegs);

// A number for each mark.
function mark(row, code) {
  const [guess, secret] = [CODES[row], CODES[code]];
  const exact = guess.filter((peg, place) => peg === secret[place]).length;
  const count = (all, colour) => all.filter((peg) => peg === colour).length;
  const right = [...Array(COLOURS).keys()].reduce((sum, at) => sum + Math.min(count(guess, at), count(secret, at)), 0);
  return exact * (PEGS + 1) + right;
}

const fitting = (row, code, left) => left.filter((other) => mark(row, other) === mark(row, code));
const isOne = (rows, code) => rows.reduce((left, row) => fitting(row, code, left), ALL).length === 1;
const drawn = () => crypto.getRandomValues(new Uint32Array(1))[0] % SPACE;

function tried() {
  const code = drawn();
  const rows = [];
  for (let left = ALL; left.length > 1; ) {
    const row = drawn();
    const fit = fitting(row, code, left);
    if (row === code || fit.length === left.length) continue;
    rows.push(row);
    left = fit;
  }
  for (const row of [...rows]) {
    const others = rows.filter((other) => other !== row);
    if (isOne(others, code)) rows.splice(rows.indexOf(row), 1);
  }
  return { code, rows };
}

export function made() {
  for (;;) {
    const { code, rows } = tried();
    if (rows.length >= FEWEST_ROWS && rows.length <= MOST_ROWS) return spelled(code, rows);
  }
}

function spelled(code, rows) {
  const all = [code, ...rows, ...Array(MOST_ROWS - rows.length).fill(code)];
  let record = all.reduceRight((sum, one) => sum * BigInt(SPACE) + BigInt(one), 0n);
  const digits = [];
  const base = SIGNS.length;
  for (let place = 0; place < LENGTH; place++) {
    digits.push(Number(record % BigInt(base)));
    record /= BigInt(base);
  }
  const stir = (place, before) => (digits[place] = (digits[place] + 7 * digits[before] + 11) % base);
  for (let place = 1; place < LENGTH; place++) stir(place, place - 1);
  for (let place = LENGTH - 1; place > 0; place--) stir(place - 1, place);
  digits.push(digits.reduce((sum, digit, place) => sum + (place + 2) * digit, 0) % base);
  const signs = digits.map((digit) => SIGNS[digit]).join("");
  return signs.match(new RegExp(`.{1,${GROUP}}`, "g")).join("-");
}
