// What is shared of a round: the lines that the game tells of it, and a link to that round, or to what is sent.

import { made } from "./dom.js";
import { notice } from "./notice.js";
import { said } from "./words.js";

const ROUND = /^Peglight (\S+)(?: (.+))?: (?:\d+|X)\/\d+(?:, .+)?$/; // its number, or the date and the game of a day
const PUZZLE = /^Peglight: \S+ (\S+): (?:\d+|X)(?:, .+)?$/; // its number, which is short where it is on the shelf
const ON_SHELF = /^\d+$/;
const SENT = /^CHALLENGE (\S+)$/; // the last line of a challenge and of its result

const QR = "./qr.js"; // of another package

/** @param {string[]} lines */
export async function share(lines) {
  const text = [...lines, linkOf(lines)].join("\n");
  if (navigator.share) return navigator.share({ text }).catch(() => {});
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  notice(isCopied ? said("copied") : text);
}

/** The link as a picture for the camera of another telephone. @param {string[]} lines */
export function qr(lines) {
  const canvas = made("canvas", "");
  canvas.role = "img";
  canvas.ariaLabel = linkOf(lines);
  import(QR).then(({ generate }) => generate(linkOf(lines)).toCanvas(canvas));
  return made("figure", "qr", [canvas, made("figcaption", "", [said("camera")])]);
}

/** @param {string[]} lines */
function linkOf(lines) {
  const [, number, game] = lines[0].match(ROUND) ?? lines[0].match(PUZZLE) ?? [];
  const [, sent] = lines.at(-1)?.match(SENT) ?? [];
  const ofNumber = ON_SHELF.test(number) ? "#mode=puzzle" : number ? `#n=${number}` : ""; // several days have none
  const ending = sent ? `#c=${sent}` : game ? `?variant=${game}#daily` : ofNumber;
  return `${location.origin}${location.pathname}${ending}`;
}
