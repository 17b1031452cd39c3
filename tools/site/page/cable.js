// The drive of a board through its prompt, where the board itself may write to it: the computer has let go of it.

import { SCRATCH, short } from "./copy.js";
import { Stopped } from "./prompt.js";
import { Trouble } from "./trouble.js";

const PIECE = 3072; // bytes at once
const FOLDER = "folder";
const HELPERS = `
import binascii, hashlib, os, storage

def has_file(name):
    try:
        return not os.stat(name)[0] & 0x4000
    except OSError:
        return False

def pieces(name):
    with open(name, "rb") as file:
        piece = file.read(1536)  # which base64 needs not fill up
        while piece:
            yield piece
            piece = file.read(1536)

def read(name):
    if has_file(name):
        print("=")
        for piece in pieces(name):
            print(str(binascii.b2a_base64(piece), "ascii"), end="")

def digest(name):
    if has_file(name):
        found = hashlib.new("sha256")
        for piece in pieces(name):
            found.update(piece)
        print(str(binascii.hexlify(found.digest()), "ascii"))
    else:
        os.stat(name)
        print("${FOLDER}")

def begin(name):
    global part
    for at in range(len(name)):
        if name[at] == "/":
            try:
                os.mkdir(name[:at])
            except OSError:
                pass
    part = open("${SCRATCH}", "wb")

def end(name):
    part.close()
    os.rename("${SCRATCH}", name)

def remove(name):
    os.remove(name)
    while "/" in name:
        name = name[:name.rindex("/")]
        if os.listdir(name):
            break
        os.rmdir(name)
`;
const [NOT_THERE, NO_ROOM] = [2, 28]; // errors of the system

/** @param {import("./prompt.js").Prompt} prompt */
export async function cable(prompt) {
  const run = (program) => prompt.run(program).catch(explain);
  const call = (what, ...given) => run(`${what}(${given.map((one) => JSON.stringify(one)).join(", ")})`);
  await run(HELPERS);
  return {
    /** Whether the board takes its drive to write to it: while the computer has that, it may not. */
    takes: () => prompt.run('storage.remount("/", readonly=False)').then(() => true, refused),

    /** The bytes of a file; null where there is none. @param {string} name */
    async read(name) {
      const [isThere, ...lines] = (await call("read", name)).trim().split("\n");
      return isThere ? decoded(lines.join("")) : null;
    },

    /** Its hash. @param {string} name */
    async digest(name) {
      const found = (await call("digest", name)).trim();
      if (found === FOLDER) throw new Trouble("folder", name);
      return short(found) || null;
    },

    /** Write a file: whole, or not at all. @param {string} name @param {Uint8Array} bytes */
    async write(name, bytes) {
      await call("begin", name);
      for (let at = 0; at < bytes.length; at += PIECE) {
        await run(`part.write(binascii.a2b_base64("${encoded(bytes.subarray(at, at + PIECE))}"))`);
      }
      await call("end", name);
    },

    rename: (/** @type {string} */ old, /** @type {string} */ other) => call("os.rename", old, other),
    remove: (/** @type {string} */ name) => call("remove", name),
    reset: () => prompt.reset(),
  };
}

/** The saves of a board. @param {import("./prompt.js").Prompt} prompt */
export async function kept(prompt) {
  return decoded(await prompt.run(`import binascii, microcontroller\nprint(str(binascii.b2a_base64(microcontroller.nvm[:]), "ascii"))`));
}

/** Give a board these saves. @param {import("./prompt.js").Prompt} prompt @param {Uint8Array} bytes */
export async function keep(prompt, bytes) {
  await prompt.run(`import binascii, microcontroller\nmicrocontroller.nvm[0:${bytes.length}] = binascii.a2b_base64("${encoded(bytes)}")`);
  if ((await kept(prompt)).some((byte, at) => byte !== bytes[at])) throw new Trouble("worn", "nvm");
}

/** @param {Uint8Array} bytes */
const encoded = (bytes) => btoa(String.fromCharCode(...bytes));

/** The bytes of base64. @param {string} text */
export function decoded(text) {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
  } catch {
    throw new Trouble("failed", text.trim().slice(0, 40));
  }
}

const refused = (error) => (error instanceof Stopped ? false : Promise.reject(error));

function explain(error) {
  if (!(error instanceof Stopped)) throw error;
  const code = Number(error.message.match(/^OSError: (?:\[Errno )?(\d+)/)?.[1]);
  if (code === NOT_THERE) return "";
  throw code === NO_ROOM ? new Trouble("driveFull") : new Trouble("failed", error.message);
}
