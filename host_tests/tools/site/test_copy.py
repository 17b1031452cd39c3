"""The copy that the page makes to a board: as `flash` makes it, byte for byte, and cut short at every change."""

import random
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from host_tests import runs
from host_tests.tools.flash.drives import Folder, contents, fill
from host_tests.tools.flash.test_transfer import DRIVES, NEW, OLD, PERSONS, changes, copy, held, on, starts_whole
from host_tests.tools.site import prompt
from host_tests.tools.site.prompt import RawPrompt
from tools.flash import manifest

MOST_CUTS = 100

PORT = """
function plugged(connect) {
  const port = { open: async () => {}, close: async () => {} };
  let isOpen = true;
  const start = (stream) => {
    const heard = (bytes) => isOpen && stream.enqueue(bytes);
    const lost = () => {
      port.readable = null;
      stream.error(new Error("The device has been lost."));
    };
    port.writable = new WritableStream({ write: connect(heard, lost) });
  };
  port.readable = new ReadableStream({ start, cancel: () => void (isOpen = false) });
  return port;
}
"""
COPYING = """
import fs from "node:fs";
import net from "node:net";
import { Prompt } from "./prompt.js";
import { cable } from "./cable.js";
import { copied, needed, planned } from "./copy.js";
const { port, boards, made, folder } = JSON.parse(process.argv[1]);

async function copy() {
  const board = net.connect(port, "127.0.0.1").on("error", () => {});
  const connect = (heard, lost) => {
    board.on("data", heard).on("close", lost);
    return (bytes) => void board.write(bytes);
  };
  try {
    const prompt = new Prompt();
    await prompt.reach(plugged(connect));
    const drive = await cable(prompt);
    await drive.takes();
    const plan = await planned(drive, made);
    const content = Object.fromEntries(needed(plan).map((name) => [name, fs.readFileSync(`${folder}/${name}`)]));
    await copied(drive, plan, content, () => {});
    return "done";
  } catch (error) {
    return [error.message, ...(error.filled ?? [error.stack])].join(" ");
  } finally {
    board.end();
  }
}
const told = [];
for (let board = 0; board < boards; board++) told.push(await copy());
console.log(JSON.stringify(told));
"""


@pytest.fixture
def page(node, tmp_path):
    """Copy files to boards as the page does, one after the other, and return how each copy ended."""

    def run(files, boards):
        fill(tmp_path / "files", files)
        made = {"version": "2", "files": {name: manifest.digest(content) for name, content in files.items()}}
        with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as pool:
            listener.settimeout(60)
            served = pool.submit(prompt.serve, listener, boards)
            given = {"port": listener.getsockname()[1], "boards": len(boards), "made": made}
            told = node(PORT + COPYING, {**given, "folder": str(tmp_path / "files")})
            served.result()
        return told

    return run


@pytest.mark.parametrize("state", DRIVES.values(), ids=DRIVES)
def test_a_page_leaves_the_very_drive_that_flash_leaves(page, state, tmp_path):
    drive, other = on(tmp_path, "drive", **state), on(tmp_path, "other", **state)
    assert page(NEW, [RawPrompt(drive)]) == ["done"]
    copy(Folder(other), NEW)
    assert contents(drive) == contents(other)


def cut_short(page, files, state, tmp_path):
    """Copy the files to such drives, each cut short at another change, and once more."""
    whole = RawPrompt(on(tmp_path, "whole", **state))
    old = held(tmp_path / "whole", OLD)
    assert page(files, [whole]) == ["done"]
    new = held(tmp_path / "whole", files)
    cuts = sorted(runs.spread(whole.drive.made, MOST_CUTS))
    drives = [on(tmp_path, str(cut), **state) for cut in cuts]
    assert page(files, list(map(RawPrompt, drives, cuts))) == ["gone"] * len(cuts)
    assert all(starts_whole(drive, old, new) for drive in drives)
    assert page(files, list(map(RawPrompt, drives))) == ["done"] * len(cuts)
    assert all(contents(drive) == contents(tmp_path / "whole") for drive in drives)
    return len(cuts)


@pytest.mark.parametrize("name", runs.few(DRIVES, plain=1))
def test_cut_short_at_every_change_a_page_goes_on(page, name, tmp_path):
    cuts = cut_short(page, NEW, DRIVES[name], tmp_path)
    assert MOST_CUTS > cuts > changes(on(tmp_path, "other", **DRIVES[name]), NEW)


def test_a_second_copy_of_a_page_changes_nothing(page, tmp_path):
    drive = on(tmp_path, "drive", files=OLD, persons=PERSONS)
    copy(Folder(drive), NEW)
    before = contents(drive)
    assert page(NEW, [RawPrompt(drive, 0)]) == ["done"]
    assert contents(drive) == before


GARBLED = """
import { Prompt } from "./prompt.js";
import { cable } from "./cable.js";
import { planned } from "./copy.js";
import { Trouble } from "./trouble.js";
let now = 0;
Object.defineProperty(performance, "now", { value: () => now });
globalThis.setTimeout = (act, ms) => setImmediate(() => ((now += ms), act()));
globalThis.clearTimeout = () => {};
const told = {};
const { answers, boards } = JSON.parse(process.argv[1]);
const files = { "code.py": "0".repeat(64), "lib/a.mpy": "1".repeat(64) };
for (const said of boards.map((board) => board.map((at) => answers[at]))) {
  const answer = (heard, lost) => (said.length ? heard(new TextEncoder().encode(said.shift())) : lost());
  const connect = (heard, lost) => () => void setImmediate(answer, heard, lost);
  let end = "planned";
  try {
    const prompt = new Prompt();
    await prompt.reach(plugged(connect));
    await planned(await cable(prompt), { version: "1", files });
  } catch (error) {
    end = error instanceof Trouble ? error.message : error.stack;
  }
  told[end] = (told[end] ?? 0) + 1;
}
console.log(JSON.stringify(told));
"""
WHOLE = [">>> ", "raw REPL; CTRL-B to exit\r\n>", "OK\x04\x04>"]  # until the first question
ANSWERS = [
    *WHOLE,
    *("OK=\r\n\x04\x04>", f"OK{64 * 'a'}\x04\x04>", "OKfolder\x04\x04>", "OK=\r\n!!\x04\x04>"),
    *("OK\x04OSError: [Errno 28] x\x04>", "OK\x04OSError: 2\x04>", "OK\x04ValueError\x04>"),
    *("\0ÿ", "", ">>> " * 99, "\x04" * 9),
]


def test_a_board_that_answers_garbage_is_told_of_in_a_sentence(node):
    chance = random.Random(64)
    many = range(len(ANSWERS))
    boards = [[*many[: chance.randrange(4)], *chance.choices(many[3:], k=chance.randrange(30))] for _ in range(1000)]
    told = node(PORT + GARBLED, {"answers": ANSWERS, "boards": boards})
    assert sum(told.values()) == 1000
    assert set(told) <= {"planned", "gone", "silent", "failed", "full", "folder"}
    assert {"gone", "failed", "full", "folder"} <= set(told)
