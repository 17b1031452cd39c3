// Puts the game on a board that is plugged in, or brings it up to date: in a window over the page, a click at a time.

import { cable } from "./cable.js";
import { copied, hashed, hasWork, needed, planned } from "./copy.js";
import { told } from "./device_words.js";
import { button, made } from "./dom.js";
import { folder } from "./folder.js";
import { hasPorts, opened } from "./port.js";
import { Prompt } from "./prompt.js";
import { Trouble } from "./trouble.js";
import { said } from "./words.js";

const FILES = "board/"; // of the site
const BOOT_OUT = /^Adafruit CircuitPython ((\d{1,3})\.[!-~]{1,60}) on [^\n]{1,200}\nBoard ID:([!-~]{1,80})/;

const shown = made("div", "lines");
const answers = made("div", "answers");
const dialog = made("dialog", "", [made("h2"), shown, answers]);
dialog.addEventListener("keydown", (event) => event.stopPropagation()); // the game hears none of it
dialog.addEventListener("cancel", (event) => answers.children.length || event.preventDefault()); // while it works
shown.role = "status";
document.body.append(dialog);

/** Open the window, and do what is wanted until it is closed. */
export async function attend() {
  dialog.ariaLabel = dialog.firstChild.textContent = said("device");
  dialog.showModal();
  let lines = [told("start")];
  while (dialog.open) {
    try {
      lines = await installed(await chosen(lines));
    } catch (error) {
      lines = [error instanceof Trouble ? told(error.message, ...error.filled) : told("failed", String(error))];
    }
  }
}

function show(lines, buttons = []) {
  shown.replaceChildren(...lines.map((line) => (typeof line === "string" ? made("p", "", [line]) : line)));
  answers.replaceChildren(...buttons);
  shown.ariaBusy = String(!buttons.length); // each file is not read out
  buttons[0]?.focus();
}

// Show lines, and return what the answer does that a person chooses. It begins in the click: a browser wants it so.
function asked(lines, ways) {
  return new Promise((resolve, reject) => {
    dialog.onclose = () => reject(new Error("closed"));
    const take = (act) => {
      const taken = act();
      show([told("looking")]);
      resolve(taken);
    };
    const buttons = ways.map(([word, act], at) => button(at ? "" : "primary", [word], () => take(act)));
    show(lines, [...buttons, button("", [said("close")], () => dialog.close())]);
  });
}

// A board at its prompt, or its drive as a folder; nothing where a person wants neither.
function chosen(lines) {
  const [prompt, drive] = [hasPorts(), "showDirectoryPicker" in window];
  return asked(prompt || drive ? lines : [told("none")], [
    ...(prompt ? [[told("cable"), async () => ({ prompt: await Prompt.reached(opened) })]] : []),
    ...(drive ? [[told("drive"), async () => ({ drive: await picked() })]] : []),
    ...(prompt || drive ? [[told("bare"), () => ({ isBare: true })]] : []),
  ]);
}

/** @returns {Promise<any>} */
async function picked() {
  const root = await /** @type {any} */ (window).showDirectoryPicker({ mode: "readwrite" }).catch(() => null);
  return root && folder(root);
}

// Put the game on what was chosen, and return what there is to say then.
async function installed({ prompt, drive, isBare }) {
  try {
    const list = await fetched("files.json").then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
    if (isBare) return await asked(how(list.circuitpython), [[told("next"), () => [told("start")]]]);
    if (!prompt && !drive) return [told("start")];
    drive ??= await cable(prompt);
    const running = await identified(drive, list);
    if (prompt && !(await drive.takes())) throw new Trouble("owned");
    return await put(drive, running, list);
  } finally {
    await prompt?.close();
  }
}

function how(circuitpython) {
  const picture = made("img", "boot");
  Object.assign(picture, { src: "boot.svg", alt: told("boot") });
  return [told("how", circuitpython), picture];
}

// What CircuitPython says of itself and of its board; it throws where the game is not for it.
async function identified(drive, { circuitpython, boards }) {
  const text = new TextDecoder().decode((await drive.read("boot_out.txt")) ?? new Uint8Array());
  const [, version, major, id] = text.replaceAll("\r", "").match(BOOT_OUT) ?? [];
  if (!id) throw new Trouble("strange");
  if (!(id in boards)) throw new Trouble("unknown", id, Object.keys(boards).join(", "));
  if (Number(major) !== circuitpython) throw new Trouble("version", version, circuitpython, id);
  return { version, ...boards[id] };
}

async function put(drive, { name, version, without }, list) {
  const files = Object.fromEntries(Object.entries(list.files).filter(([place]) => !without.includes(place)));
  const plan = await planned(drive, { version: list.version, files });
  const places = needed(plan);
  if (hasWork(plan)) {
    const aside = Object.entries(plan.aside).map((names) => told("aside", ...names));
    await asked([told("plan", name, version, places.length, Object.keys(files).length), ...aside], [[told("put", list.version), () => true]]);
  }
  const content = Object.fromEntries(await Promise.all(places.map(async (place) => [place, await fetched(place, files[place])])));
  let written = 0;
  await copied(drive, plan, content, () => show([told("copying", ++written, places.length)]));
  if (!hasWork(plan)) return [told("same", list.version)];
  await drive.reset?.();
  return [told(drive.reset ? "done" : "doneDrive", list.version)];
}

async function fetched(name, digest = "") {
  const bytes = await fetch(FILES + name, { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject()))
    .catch(() => Promise.reject(new Trouble("unfetched")));
  if (digest && (await hashed(bytes)) !== digest) throw new Trouble("unfetched");
  return new Uint8Array(bytes);
}
