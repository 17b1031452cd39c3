// The drive of a board as a folder that a person has picked, while it belongs to the computer.

import { hashed } from "./copy.js";
import { Trouble } from "./trouble.js";

/** @param {any} root the handle of the folder */
export function folder(root) {
  /** @returns {Promise<[any, string]>} */
  async function place(name, create = false) {
    const folders = name.split("/");
    const last = folders.pop();
    let at = root;
    for (const one of folders) at = await at.getDirectoryHandle(one, { create });
    return [at, last];
  }

  async function read(name) {
    const [at, last] = (await place(name).catch(nothing)) ?? [];
    if (!at) return null;
    if (await at.getDirectoryHandle(last).catch(nothing)) throw new Trouble("folder", name);
    const file = await at.getFileHandle(last).then((handle) => handle.getFile()).catch(nothing);
    return file && new Uint8Array(await file.arrayBuffer().catch(explain));
  }

  async function write(name, bytes) {
    try {
      const [at, last] = await place(name, true);
      const file = await (await at.getFileHandle(last, { create: true })).createWritable(); // into another file, until it is closed
      await file.write(bytes);
      await file.close();
    } catch (error) {
      explain(error);
    }
  }

  async function remove(name) {
    const [at, last] = await place(name);
    await at.removeEntry(last).catch(explain);
    const above = name.split("/").slice(0, -1).join("/");
    if (above && (await at.keys().next()).done) await remove(above);
  }

  return {
    read,
    write,
    remove,
    async digest(name) {
      const bytes = await read(name);
      return bytes && hashed(bytes);
    },
    async rename(old, other) {
      await write(other, await read(old));
      await remove(old);
    },
  };
}

const ABSENT = ["NotFoundError", "TypeMismatchError"];

/** @returns {any} */
function nothing(error) {
  return ABSENT.includes(error.name) ? null : explain(error);
}

/** @param {any} error @returns {never} */
function explain(error) {
  if (error instanceof Trouble) throw error;
  throw error.name === "QuotaExceededError" ? new Trouble("driveFull") : ABSENT.includes(error.name) ? new Trouble("gone") : new Trouble("failed", error.message);
}
