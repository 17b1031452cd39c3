// Puts the game on a drive as tools/flash does: it decides all changes before it makes the first. A file is Peglight's if
// the list on the drive knows its hash, and CircuitPython's if it is as formatting made it; any other belongs to the person,
// and is renamed where it is in the way. main.mpy and boot.py go first, then all that changes; they come back last, once all
// else was read back and found right. So whatever cuts a copy short, code.py says so, and the next copy goes on.

import { Trouble } from "./trouble.js";

const LIST = "peglight.json";
export const SCRATCH = "peglight-part.tmp"; // of tools/flash/volume.py
const SETTINGS = "settings.toml";
const STARTED = ["boot.py", "firmware/main.mpy"];
const FORMATTED = ["", 'print("Hello World!")\n'];
const MOST_BYTES = 0x40000;
const PLAIN = /^(?=.{1,100}$)(?!(?:.*\/)?(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$))\w[\w.-]*(?<!\.)(?:\/\w[\w.-]*(?<!\.))*$/i;
const DIGEST_SIGNS = 16;
const DIGEST = /^[0-9a-f]{16,64}$/; // older lists have whole ones

/** @typedef {Record<string, string>} Files hashes, by the places of the files */
/** @typedef {{ version: string, files: Files }} Made what is to be on the drive */

/** @param {BufferSource} bytes */
export async function hashed(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return short([...found].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
}

/** The part of a hash that the lists have. @param {string} digest */
export const short = (digest) => digest.slice(0, DIGEST_SIGNS);

/** Decide what changes on this drive. @param {any} drive @param {Made} made */
export async function planned(drive, { version, files }) {
  const known = await listed(drive);
  const isOurs = (name, digest) => digest && known.files[name] === digest;
  const formatted = await Promise.all(FORMATTED.map((text) => hashed(new TextEncoder().encode(text))));
  /** @type {{ version: string, files: Files, writes: string[], changed: string[], same: number, removed: string[], aside: Files, isListed: boolean }} */
  const plan = { version, files: { ...files }, writes: [], changed: [], same: 0, removed: [], aside: {}, isListed: false };
  for (const [name, digest] of Object.entries(files)) {
    const there = await drive.digest(name);
    const isKnown = isOurs(name, there) || formatted.includes(there);
    if (there === digest) plan.same += 1;
    else if (there && name === SETTINGS && !isKnown) delete plan.files[name]; // it stays
    else {
      plan.writes.push(name);
      if (isKnown) plan.changed.push(name);
      else if (there) plan.aside[name] = await another(drive, name);
    }
  }
  const inTheWay = new Set(Object.keys(files).flatMap(inTheWayOf));
  for (const name of [...new Set([...inTheWay, ...Object.keys(known.files)])].sort()) {
    const there = name in files ? null : await file(drive, name);
    if (isOurs(name, there)) plan.removed.push(name);
    else if (there && inTheWay.has(name)) plan.aside[name] = await another(drive, name);
  }
  if (await drive.digest(SCRATCH)) plan.removed.push(SCRATCH);
  plan.isListed = JSON.stringify(known) === JSON.stringify({ version, files: plan.files });
  return plan;
}

/** Whether a plan changes anything but its lists. @param {any} plan */
const hasWork = ({ writes, removed, aside }) => writes.length + removed.length + Object.keys(aside).length > 0;

/** The files that a copy needs. @param {any} plan @returns {string[]} */
export const needed = (plan) => (hasWork(plan) ? [...new Set([...plan.writes.filter((name) => !STARTED.includes(name)), ...STARTED])] : []);

/**
 * Do what a plan says. `content` has the bytes of all that is needed.
 * @param {any} drive @param {any} plan @param {Record<string, Uint8Array>} content @param {(name: string) => void} wrote
 */
export async function copied(drive, plan, content, wrote) {
  const { version, files, changed, removed, aside } = plan;
  async function write(name) {
    await drive.write(name, content[name]);
    if ((await drive.digest(name)) !== files[name]) throw new Trouble("worn", name);
    wrote(name);
  }
  if (!hasWork(plan) && plan.isListed) return;
  if (hasWork(plan)) {
    for (const name of new Set([...STARTED.toReversed(), ...Object.keys(aside)])) {
      if (name in aside) await drive.rename(name, aside[name]);
      else if (await drive.digest(name)) await drive.remove(name);
    }
  }
  for (const name of [...removed, ...changed]) if (await drive.digest(name)) await drive.remove(name);
  if (!plan.isListed) await drive.write(LIST, new TextEncoder().encode(`${JSON.stringify({ version, files })}\n`));
  for (const name of needed(plan)) await write(name);
}

function inFolder(error) {
  if (error.message !== "folder") throw error;
  return error.message;
}

// The hash of a file; null where a folder has its name.
const file = (drive, name) => drive.digest(name).catch((error) => inFolder(error) && null);

// What CircuitPython would load instead of this file, and what lies where this one needs a folder.
function inTheWayOf(name) {
  const folders = name.split("/").slice(0, -1).map((_, at, all) => all.slice(0, at + 1).join("/"));
  if (!name.endsWith(".mpy")) return name === "code.py" ? [...folders, "code.txt"] : folders;
  const stem = name.slice(0, -".mpy".length);
  const library = stem.replace(/^lib\//, "");
  return [...folders, `${stem}.py`, ...(library === stem ? [] : [`${library}.py`, `${library}.mpy`])];
}

async function another(drive, name) {
  for (let number = 1; ; number++) {
    const other = `${name}.old${number}`;
    if (!(await drive.digest(other).catch(inFolder))) return other;
  }
}

// The list on the drive; one that somebody else wrote is not believed.
async function listed(drive) {
  const bytes = await drive.read(LIST);
  return (bytes && believed(bytes)) ?? { version: "", files: {} };
}

function believed(bytes) {
  try {
    if (bytes.length > MOST_BYTES) return null;
    const read = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof read.version !== "string" || !namesFiles(read.files)) return null;
    return { version: read.version, files: Object.fromEntries(Object.entries(read.files).map(([name, digest]) => [name, short(digest)])) };
  } catch {
    return null;
  }
}

function namesFiles(listed) {
  const names = Object.keys(listed);
  const isOne = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return isOne && !Array.isArray(listed) && names.every((name) => PLAIN.test(name) && DIGEST.test(listed[name]));
}
