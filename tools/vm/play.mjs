// Plays in the VM turn by turn, as it is told in lines of JSON: node play.mjs PACK. The first line has the plan, the
// settings and the noise; each other one is a turn, and is answered with what came of it.
import fs from "node:fs";
import readline from "node:readline";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { bytesOf, powered } from "./machine.js";

const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => JSON.parse((await lines.next()).value ?? "null");
const { noise, plan, settings } = await next();
let drawn = 0;
const machine = await powered({
  load: loadMicroPython,
  pack: fs.readFileSync(process.argv[2]),
  plan: { ...plan, nvm: plan.nvm && bytesOf(plan.nvm) },
  settings,
  noise: (size) => bytesOf(noise.slice(2 * drawn, 2 * (drawn += size))),
  printed: (line) => console.error(line),
});
for (let told = await next(); told; told = await next()) {
  for (const change of told.changes) machine.change(...change);
  if (told.typed) machine.type(told.typed);
  console.log(JSON.stringify(machine.turn(told.ms)));
}
