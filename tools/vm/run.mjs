// Runs a script in MicroPython's VM: node run.mjs FOLDER SCRIPT. FOLDER is laid out as the root of the VM's own drive.
import fs from "node:fs";
import path from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const [folder, script] = process.argv.slice(2);
const vm = await loadMicroPython({ heapsize: 16 * 1024 * 1024, stdout: (line) => console.log(line), linebuffer: true });

function copy(from, to) {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) {
      vm.FS.mkdir(target);
      copy(source, target);
    } else {
      vm.FS.writeFile(target, fs.readFileSync(source));
    }
  }
}

copy(folder, "");
try {
  vm.runPython(fs.readFileSync(script, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
