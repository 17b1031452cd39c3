// The check of a board's parts, as `peg.py check` makes it: a program for each, and a person who looks, listens and presses.

import { told } from "./device_words.js";

const PRESS_MS = 60_000; // a person finds the key by then

/**
 * Ask about each part, and return the report. `asked` shows lines and answers, as device.js does it.
 * @param {any} prompt @param {(lines: any[], ways: any[]) => Promise<any>} asked
 * @param {{ lines: string[], files: number, steps: any[], erase: string, most_ms: number }} given
 */
export async function report(prompt, asked, { lines, files, steps, erase, most_ms }) {
  const found = [];
  const say = (what, text, right) => found.push(`${right ? "ok   " : "WRONG"} ${what}: ${text}`);
  say("files", `${files} are those of the build`, true); // or there was no check
  for (const step of steps) {
    if (step.program) await prompt.run(step.program);
    if (step.look) {
      const felt = await pressed(prompt, asked, step);
      const [other] = steps.filter(({ look, wanted }) => look === step.look && wanted === felt);
      say(step.what, felt === step.wanted ? "felt" : `felt ${other?.what ?? "nothing"}`, felt === step.wanted);
    } else {
      const isSo = await asked([told(step.kind)], [[told("yes"), () => true], [told("no"), () => false]]);
      say(step.what, isSo ? "as asked" : `no to '${step.says}'`, isSo);
    }
  }
  const took_ms = Math.round(Number(await prompt.run(`import microcontroller\nnvm = microcontroller.nvm\n${erase}`)));
  say("an erase of its memory", `${took_ms} of ${most_ms} ms`, took_ms <= most_ms);
  const wrong = found.filter((line) => line.startsWith("WRONG")).length;
  const end = wrong ? `${wrong} of ${found.length} are wrong.` : `All ${found.length} are right.`;
  return ["```", ...lines, ...found, "not tried here: saves across a reset, a round", end, "```"].join("\n");
}

// The number of the key that the board feels; 0 where nobody presses one, or a person says that nothing happens.
async function pressed(prompt, asked, step) {
  let isOver = false;
  const listening = (async () => {
    for (const end = performance.now() + PRESS_MS; !isOver && performance.now() < end; ) {
      const felt = Number(await prompt.run(step.look));
      if (felt) return felt;
    }
    return 0;
  })();
  try {
    return await Promise.race([listening, asked([told(step.kind, step.name)], [[told("nothing"), () => 0]])]);
  } finally {
    isOver = true;
    await listening.catch(() => {});
  }
}
