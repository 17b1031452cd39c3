// The board in MicroPython's VM, in node and in a browser alike. It does a turn when it is told to, and nothing between.

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));

// The VM with its drive, which the build packs; `printed` takes lines that are not for the console.
export function loaded(load, drive, printed) {
  return load({ heapsize: 1 << 20, romfs: drive, stdout: printed, stderr: printed, linebuffer: true });
}

// `plan` is that of board.py, with the nvm as bytes or null and the settings by name; `noise` returns as many random
// bytes as it is asked for. `today` tells the date, as 2026-11-22; without it nobody has set the board's clock.
export function powered({ vm, plan, settings, noise, today = () => "2020-1-1" }) {
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
  const { turn, change, type, ask, holds } = offered;
  // What came of a turn; null when there was nothing to do.
  machine.turn = (ms) => {
    const told = turn(ms);
    return told && JSON.parse(told);
  };
  machine.holds = (bytes) => holds(hex(bytes)); // whether these bytes are saves that the firmware can read
  machine.ask = (intent, value) => ask(intent, JSON.stringify(value ?? null)); // what a person at the display wants
  return Object.assign(machine, { change, type });
}
