// Puts the game on a board that is plugged in, or brings it up to date, and takes saves to it or from it: in a window over
// the page, a click at a time.

import { send } from "./board.js";
import { cable, keep, kept } from "./cable.js";
import { copied, hashed, needed, planned } from "./copy.js";
import { button, made } from "./dom.js";
import { folder } from "./folder.js";
import { hasPorts, picked } from "./port.js";
import { Prompt } from "./prompt.js";
import { download, taken } from "./saves.js";
import { FRESH } from "./store.js";
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
  let lines = [said("start")];
  while (dialog.open) {
    try {
      lines = await attended(await chosen(lines));
    } catch (error) {
      lines = [error instanceof Trouble ? said(error.message, ...error.filled) : said("failed", String(error))];
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
      show([said("looking")]);
      resolve(taken);
    };
    const buttons = ways.map(([word, act], at) => button(at ? "" : "primary", [word], () => take(act)));
    show(lines, [...buttons, button("", [said("close")], () => dialog.close())]);
  });
}

// A board at its prompt, or its drive as a folder; nothing where a person wants neither.
function chosen(lines) {
  const [prompt, drive] = [hasPorts(), hasFolders()];
  return asked(prompt || drive ? lines : [said("none")], [
    ...(prompt ? [[said("cable"), async () => ({ prompt: await reached(await picked()) })]] : []),
    ...(drive ? [[said("drive"), async () => ({ drive: await pickedFolder() })]] : []),
    ...(prompt || drive ? [[said("bare"), () => ({ isBare: true })]] : []),
  ]);
}

const hasFolders = () => "showDirectoryPicker" in window;

async function reached(port) {
  const prompt = new Prompt();
  if (port) await prompt.reach(port);
  return port && prompt;
}

/** @returns {Promise<any>} */
async function pickedFolder() {
  const root = await /** @type {any} */ (window).showDirectoryPicker({ mode: "readwrite" }).catch(() => null);
  return root && folder(root);
}

// Do what is wanted with what was chosen, and return what there is to say then.
/** @param {{ prompt?: any, drive?: any, isBare?: boolean }} what */
async function attended({ prompt, drive, isBare }) {
  try {
    const list = await listed("files.json");
    if (isBare) return await asked(how(list.circuitpython), [[said("next"), () => [said("start")]]]);
    if (!prompt && !drive) return [said("start")];
    drive ??= await cable(prompt);
    const running = await identified(drive, list);
    const act = await offered(drive, prompt, running, list);
    return await act();
  } finally {
    await prompt?.close();
  }
}

// Say what would change on a drive, and return what a person wants: the game there, or saves from one to the other.
async function offered(drive, prompt, running, list) {
  const { name, version, without } = running;
  const files = Object.fromEntries(Object.entries(list.files).filter(([place]) => !without.includes(place)));
  const plan = await planned(drive, { version: list.version, files });
  const [many, all] = [needed(plan).length, Object.keys(files).length];
  const lines = [many ? said("plan", name, version, many, all) : said("same", list.version)];
  const ways = [];
  const mayWrite = !prompt || (await drive.takes());
  if (!many && mayWrite) await copied(drive, plan, {}, () => {}); // its list may be missing
  if (many && mayWrite) {
    lines.push(...Object.entries(plan.aside).map((names) => said("aside", ...names)));
    ways.push([said("put", list.version), () => () => put(drive, plan)]);
  }
  if (many && !mayWrite) {
    lines.push(said("owned"));
    if (hasFolders()) ways.push([said("drive"), () => pickedFolder().then((drive) => () => attended({ drive }))]);
  }
  if (prompt) ways.push([said("toPage"), () => () => handed(prompt, false)], [said("toBoard"), () => () => handed(prompt, true)]);
  if (prompt && !many) ways.push([said("check"), () => () => checked(drive, prompt, running, plan)]);
  return asked(lines, ways);
}

function how(circuitpython) {
  const picture = made("img", "boot");
  Object.assign(picture, { src: "boot.svg", alt: said("boot") });
  return [said("how", circuitpython), picture];
}

// What CircuitPython says of itself and of its board; it throws where the game is not for it.
async function identified(drive, { circuitpython, boards }) {
  const text = new TextDecoder().decode((await drive.read("boot_out.txt")) ?? new Uint8Array());
  const [, version, major, id] = text.replaceAll("\r", "").match(BOOT_OUT) ?? [];
  if (!id) throw new Trouble("strange");
  if (!(id in boards)) throw new Trouble("wrongBoard", id, Object.keys(boards).join(", "));
  if (Number(major) !== circuitpython) throw new Trouble("version", version, circuitpython, id);
  return { version, head: `${id}, ${text}`, ...boards[id] };
}

async function put(drive, plan) {
  const places = needed(plan);
  const content = Object.fromEntries(await Promise.all(places.map(async (place) => [place, await fetched(place, plan.files[place])])));
  let written = 0;
  await copied(drive, plan, content, () => show([said("copying", ++written, places.length)]));
  await drive.reset?.();
  return [said(drive.reset ? "done" : "doneDrive", plan.version)];
}

// Take the saves of the board to the page, or those of the page to the board, and ask before others are lost.
async function handed(prompt, isToBoard) {
  const [board, page] = [await kept(prompt), await taken()];
  const [from, to] = isToBoard ? [page, board] : [board, page];
  if (from.every((byte) => byte === FRESH)) return [said("blank")];
  if (from.every((byte, at) => byte === to[at])) return [said("alike")];
  while (to.some((byte) => byte !== FRESH)) {
    const isWanted = await asked([said("over")], [[said("save"), () => download(to)], [said("replace"), () => true]]);
    if (isWanted) break;
  }
  if (isToBoard) {
    await keep(prompt, from);
    return [said("handed")];
  }
  await prompt.close();
  dialog.close();
  send("put", from); // which loads the page again
  return [];
}

// Check a board, and show the report until the window is closed.
async function checked(drive, prompt, { head, profile }, plan) {
  const [{ report }, { steps, presses, ...given }] = await Promise.all([import("./check.js"), listed("check.json")]);
  const settings = new TextDecoder().decode((await drive.read("settings.toml")) ?? new Uint8Array());
  const named = settings.match(/^\s*PEGLIGHT_BOARD\s*=\s*["'](\w+)["']/m)?.[1] ?? "";
  const name = named in steps ? named : profile;
  const lines = [`Peglight ${plan.version} on ${head.replace(/\s+/g, " ").trim()}`, `${new Date().toISOString().slice(0, 10)}, profile: ${name}`];
  const text = await report(prompt, asked, { ...given, lines, files: plan.same, steps: steps[name], presses: presses[name] });
  await prompt.close(); // the game goes on
  for (;;) await asked([said("report"), made("pre", "shared", [text])], [[said("copy"), () => navigator.clipboard.writeText(text)]]);
}

const listed = (name) => fetched(name).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));

async function fetched(name, digest = "") {
  const bytes = await fetch(FILES + name, { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject()))
    .catch(() => Promise.reject(new Trouble("unfetched")));
  if (digest && (await hashed(bytes)) !== digest) throw new Trouble("unfetched");
  return new Uint8Array(bytes);
}
