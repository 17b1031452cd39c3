// What is shared of a round: the lines that the game tells of it, and a link to that round, or to what is sent.

import { notice } from "./notice.js";
import { said } from "./words.js";

const ROUND = /^Peglight (\S+)(?: (.+))?: (?:\d+|X)\/\d+(?:, .+)?$/; // its number, or the date and the game of a day
const PUZZLE = /^Peglight: \S+ (\S+): (?:\d+|X)(?:, .+)?$/; // its number, which is short where it is on the shelf
const ON_SHELF = /^\d+$/;
const SENT = /^CHALLENGE (\S+)$/; // the last line of a challenge and of its result

/** @param {string[]} lines */
export async function share(lines) {
  const [, number, game] = lines[0].match(ROUND) ?? lines[0].match(PUZZLE) ?? [];
  const [, sent] = lines.at(-1)?.match(SENT) ?? [];
  const ending = sent ? `#c=${sent}` : game ? `?variant=${game}#daily` : ON_SHELF.test(number) ? "#mode=puzzle" : `#n=${number}`;
  const text = [...lines, `${location.origin}${location.pathname}${ending}`].join("\n");
  if (navigator.share) return navigator.share({ text }).catch(() => {});
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  notice(isCopied ? said("copied") : text);
}
