// The board in MicroPython's VM, in node and in a browser alike. It does a turn when it is told to, and nothing between.

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));

// A pack is a line of JSON with the place and the length of each file, and then the files.
export function unpacked(pack) {
  const end = pack.indexOf(10);
  let at = end + 1;
  return JSON.parse(new TextDecoder().decode(pack.subarray(0, end))).map(([place, length]) => {
    at += length;
    return [place, pack.subarray(at - length, at)];
  });
}

// `plan` is that of board.py, with the nvm as bytes or null and the settings by name; `noise` returns as many random
// bytes as it is asked for, `printed` takes lines that are not for the console. `today` tells the date, as 2026-11-22;
// without it nobody has set the board's clock.
export async function powered({ load, pack, plan, settings, noise, printed, today = () => "2020-1-1" }) {
  const vm = await load({ heapsize: 1 << 20, stdout: printed, stderr: printed, linebuffer: true });
  for (const [place, content] of unpacked(pack)) {
    const folders = place.split("/").slice(0, -1);
    folders.forEach((_, depth) => {
      const folder = `/${folders.slice(0, depth + 1).join("/")}`;
      if (!vm.FS.analyzePath(folder).exists) vm.FS.mkdir(folder);
    });
    vm.FS.writeFile(`/${place}`, content);
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = "${value}"\n`);
  vm.FS.writeFile("/settings.toml", lines.join(""));
  const nvm = plan.nvm && Uint8Array.from(plan.nvm);
  const machine = { nvm, isKept: true };
  const offered = {};
  vm.registerJsModule("outside", {
    offer: (name, act) => (offered[name] = act),
    noise: (size) => hex(noise(size)),
    today,
    kept: (at, digits) => {
      nvm.set(bytesOf(digits), at);
      machine.isKept = false; // until somebody has kept it
    },
  });
  vm.pyimport("tools.vm.board");
  offered.start(JSON.stringify({ ...plan, nvm: nvm && hex(nvm) }));
  const { turn, change, type, act, holds } = offered;
  // What came of a turn; null when there was nothing to do.
  machine.turn = (ms) => {
    const told = turn(ms);
    return told === null ? null : JSON.parse(told || "{}");
  };
  machine.holds = (bytes) => holds(hex(bytes)); // whether these bytes are saves that the firmware can read
  return Object.assign(machine, { change, type, act });
}
