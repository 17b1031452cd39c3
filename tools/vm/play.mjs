// Plays in the VM turn by turn, as it is told in lines of JSON: node play.mjs PACK. The first line has the plan, the
// settings and the noise; each other one is a turn, and is answered with what came of it, or asks for the bytes of the
// heap that are in use.
import fs from "node:fs";
import readline from "node:readline";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { bytesOf, loaded, powered } from "./machine.js";

const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => JSON.parse((await lines.next()).value ?? "null");
const { noise, plan, settings } = await next();
let drawn = 0;
const vm = await loaded(loadMicroPython, fs.readFileSync(process.argv[2]), (line) => console.error(line));
const machine = powered({
  vm,
  plan: { ...plan, nvm: plan.nvm && bytesOf(plan.nvm) },
  settings,
  noise(size) {
    drawn += size;
    return bytesOf(noise.slice(2 * (drawn - size), 2 * drawn));
  },
});

function inUse() {
  vm.runPython("import gc\ngc.collect()"); // when nothing runs any more
  vm.runPython("in_use = gc.mem_alloc()");
  return vm.globals.get("in_use");
}

for (let told = await next(); told; told = await next()) {
  if (told.asks) {
    console.log(inUse());
    continue;
  }
  for (const change of told.changes) machine.change(...change);
  if (told.typed) machine.type(told.typed);
  console.log(JSON.stringify(machine.turn(told.ms)));
}
