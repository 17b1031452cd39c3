// The check of a board, as `peg.py check` makes it, and with its programs: the parts, which a person looks at, listens to and
// presses; saves, each across a reset; and a round, watched. The saves of the board are put back at the end.

import { decoded, keep, kept } from "./cable.js";
import { picked, returned } from "./port.js";
import { said } from "./words.js";

const SHOWN_MS = 4000; // the end of a round, with its lights
const SOON_MS = 1000;

/**
 * Ask about it all, and return the report. `asked` shows lines and answers, as device.js does it; `given` is that of
 * tools/site/drives.py, for this board.
 * @param {any} prompt @param {(lines: any[], ways: any[]) => Promise<any>} asked @param {any} given
 */
export async function report(prompt, asked, given) {
  const found = [];
  const say = (what, text, right) => found.push(`${right ? "ok   " : "WRONG"} ${what}: ${text}`);
  say("files", `${given.files} are those of the build`, true); // or there was no check
  await testParts(prompt, asked, given, say);
  const before = await kept(prompt);
  try {
    measure(say, given.erase.limit, await prompt.run(given.erase.program));
    await keepRows(prompt, asked, given, say);
    await playRound(prompt, asked, given, say);
  } finally {
    await prompt.enter();
    await keep(prompt, before);
  }
  const wrong = found.filter((line) => line.startsWith("WRONG")).length;
  const end = wrong ? `${wrong} of ${found.length} are wrong.` : `All ${found.length} are right.`;
  return ["```", ...given.lines, ...found, end, "```"].join("\n");
}

async function testParts(prompt, asked, { steps }, say) {
  for (const step of steps) {
    if (step.program) await prompt.run(step.program);
    if (step.look) {
      const felt = await awaited(asked, said(step.kind, step.name), async () => Number(await prompt.run(step.look)));
      const [other] = steps.filter(({ look, wanted }) => look === step.look && wanted === felt);
      say(step.what, felt === step.wanted ? "felt" : `felt ${other?.what ?? "nothing"}`, felt === step.wanted);
    } else {
      const isSo = await asked([said(step.kind)], [[said("yes"), () => true], [said("no"), () => false]]);
      say(step.what, isSo ? "as asked" : `no to '${step.says}'`, isSo);
    }
  }
}

// Type a guess, reset the board, and see whether it asks for the row behind that; so for each guess.
async function keepRows(prompt, asked, { nvm, guesses, asks, played }, say) {
  await keep(prompt, decoded(nvm));
  await prompt.start();
  await prompt.prints(row(asks, 1));
  for (const [at, guess] of guesses.entries()) {
    prompt.type(guess);
    await prompt.prints(row(played, at + 1));
    await prompt.enter();
    await reset(prompt, asked);
    await prompt.start();
    const isKept = await prompt.prints(row(asks, at + 2));
    say(`save ${at + 1} of ${guesses.length}`, `${isKept ? "there" : "gone"} after a reset`, isKept);
  }
  await prompt.enter();
}

// Reset the board, and come to its prompt again; a person chooses a board that does not come back by itself.
async function reset(prompt, asked) {
  const coming = returned();
  await prompt.reset();
  const reached = (port) => port && prompt.reach(port).then(() => true, () => false);
  for (let port = await coming; !(await reached(port)); ) port = await asked([said("gone")], [[said("cable"), picked]]);
}

async function playRound(prompt, asked, { nvm, asks, played, presses, program, limits }, say) {
  await keep(prompt, decoded(nvm));
  await prompt.start();
  await prompt.enter(); // the prompt now has all the memory that the game will have
  prompt.begin(program);
  await prompt.prints(row(asks, 1));
  const keys = presses.map(([key, times]) => (times > 1 ? `${key} × ${times}` : key)).join(", ");
  const isWon = await awaited(asked, said("round", keys), () => prompt.prints(row(played, 1), SOON_MS));
  say("a round by presses", isWon ? "won in the first row" : "not won", isWon);
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
  const figures = JSON.parse((await prompt.interrupt()).trim().split("\n").pop());
  for (const [at, limit] of limits.entries()) measure(say, limit, figures[at]);
}

// What `look` finds at last; 0 where a person says that nothing happens.
async function awaited(asked, line, look) {
  let isOver = false;
  const listening = (async () => {
    let found = 0;
    while (!found && !isOver) found = await look();
    return found;
  })();
  try {
    return await Promise.race([listening, asked([line], [[said("nothing"), () => 0]])]);
  } finally {
    isOver = true;
    await listening.catch(() => {});
  }
}

// Milliseconds are at most their limit, and bytes that are free at least.
function measure(say, [what, limit, unit], figure) {
  const [measured, wanted] = [figure, limit].map((one) => Math.round(Number(one)).toLocaleString("en"));
  if (unit === "bytes") say(what, `${measured} bytes, ${wanted} wanted`, figure >= limit);
  else say(what, `${measured} of ${wanted} ${unit}`, figure <= limit);
}

/** How the console tells of a row. @param {string} pattern @param {number} number */
const row = (pattern, number) => new RegExp(pattern.replace("{}", String(number)), "m");
