// The saves, as a file that `play --import` takes and `play --export` makes.

import { send } from "./board.js";

const FILE = "saves.bin";

let told; // whoever has asked for them

/** The saves as they are now. @returns {Promise<Uint8Array>} */
export function taken() {
  send("take");
  return new Promise((resolve) => (told = resolve));
}

/** @param {Uint8Array} bytes */
export const take = (bytes) => told(bytes);

export const save = () => taken().then(download);

/** @param {any} bytes */
export function download(bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

const chosen = document.createElement("input");
chosen.type = "file";
chosen.accept = ".bin";
chosen.onchange = async () => send("put", new Uint8Array(await chosen.files[0].arrayBuffer()));

export const load = () => chosen.click();
