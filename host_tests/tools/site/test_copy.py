"""The copy that the page makes to a board: as `flash` makes it, byte for byte, and cut short at every change."""

import random
import sys

import pytest

from host_tests import runs
from host_tests.tools.flash.drives import Folder, contents
from host_tests.tools.flash.test_transfer import DRIVES, NEW, OLD, PERSONS, changes, copy, held, on, starts_whole
from host_tests.tools.site import prompt
from tools.flash import manifest

COPYING = """
import { spawn } from "node:child_process";
import { Prompt } from "./prompt.js";
import { cable } from "./cable.js";
import { copied, needed, planned } from "./copy.js";
const { commands, made, content } = JSON.parse(process.argv[1]);

async function copy(command) {
  const board = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
  const opened = async (heard, lost) => {
    board.stdout.setEncoding("utf8").on("data", heard);
    board.stdin.on("error", () => {});
    board.on("exit", lost);
    return { write: async (text) => void board.stdin.write(text), close: async () => {} };
  };
  try {
    const drive = await cable(await Prompt.reached(opened));
    await drive.takes();
    const plan = await planned(drive, made);
    const all = Object.fromEntries(needed(plan).map((name) => [name, new TextEncoder().encode(content[name])]));
    await copied(drive, plan, all, () => {});
    return "done";
  } catch (error) {
    return [error.message, ...(error.filled ?? [error.stack])].join(" ");
  } finally {
    board.stdin.end();
  }
}
const told = [];
for (const command of commands) told.push(await copy(command));
console.log(JSON.stringify(told));
"""


@pytest.fixture
def page(node):
    """Copy files to drives as the page does, each cut at a change or not, and return how each ended."""

    def run(files, drives, cuts=None):
        cuts = cuts or [""] * len(drives)
        starts = [
            [sys.executable, "-IS", prompt.__file__, str(drive), str(cut)]
            for drive, cut in zip(drives, cuts, strict=True)
        ]
        made = {"version": "2", "files": {name: manifest.digest(content) for name, content in files.items()}}
        text = {name: content.decode() for name, content in files.items()}
        return node(COPYING, {"commands": starts, "made": made, "content": text})

    return run


@pytest.mark.parametrize("state", DRIVES.values(), ids=DRIVES)
def test_a_page_leaves_the_very_drive_that_flash_leaves(page, state, tmp_path):
    drive, other = on(tmp_path, "drive", **state), on(tmp_path, "other", **state)
    assert page(NEW, [drive]) == ["done"]
    copy(Folder(other), NEW)
    assert contents(drive) == contents(other)


@pytest.mark.parametrize("name", runs.few(DRIVES, plain=1))
def test_cut_short_at_every_change_a_page_goes_on(page, name, tmp_path):
    state = DRIVES[name]
    whole = on(tmp_path, "whole", **state)
    old = {place: content for place, content in contents(whole).items() if place in OLD}
    copy(Folder(whole), NEW)
    new = held(whole, NEW)
    drives = [on(tmp_path, str(step), **state) for step in range(60)]
    told = page(NEW, drives, range(60))
    cut = told.index("done")
    assert cut > changes(on(tmp_path, "other", **state), NEW)
    assert told == ["gone"] * cut + ["done"] * (60 - cut)
    assert all(starts_whole(drive, old, new) for drive in drives)
    assert page(NEW, drives[:cut]) == ["done"] * cut
    assert all(contents(drive) == contents(whole) for drive in drives)


def test_a_second_copy_of_a_page_changes_nothing(page, tmp_path):
    drive = on(tmp_path, "drive", files=OLD, persons=PERSONS)
    copy(Folder(drive), NEW)
    before = contents(drive)
    assert page(NEW, [drive], [0]) == ["done"]
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
  const opened = async (heard, lost) => {
    const write = async () => void setImmediate(() => (said.length ? heard(said.shift()) : lost()));
    return { write, close: async () => {} };
  };
  let end = "planned";
  try {
    await planned(await cable(await Prompt.reached(opened)), { version: "1", files });
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
    told = node(GARBLED, {"answers": ANSWERS, "boards": boards})
    assert sum(told.values()) == 1000
    assert set(told) <= {"planned", "gone", "silent", "failed", "full", "folder"}
    assert {"gone", "failed", "full", "folder"} <= set(told)
