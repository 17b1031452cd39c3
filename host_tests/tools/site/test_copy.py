"""The copy that the page makes to a board: as `flash` makes it, byte for byte, and cut short at every change.

The board is a folder, or an emulated one with a real CircuitPython.
"""

import base64
import random
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest
from rp2040py.usb.cdc import TX_FIFO_SIZE

from firmware import VERSION
from host_tests import runs
from host_tests.on_board.person import Person
from host_tests.on_board.test_page import Cable
from host_tests.tools.flash.drives import Folder, contents, fill
from host_tests.tools.flash.test_transfer import DRIVES, NEW, OLD, PERSONS, changes, copy, held, on, starts_whole
from host_tests.tools.site import prompt
from host_tests.tools.site.prompt import RawPrompt
from tools.boards import PICO
from tools.build import contents as built
from tools.emulated import boot_out, flash_chip
from tools.flash import manifest
from tools.flash.volume import SCRATCH

MOST_CUTS = 100
LISTENS_S = 0.005
BOOK = "firmware/books/super.book"
CABLE_PIECE = 3072  # of cable.js

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
const { port, boards, made, folder, isSlow } = JSON.parse(process.argv[1]);
if (isSlow) Object.defineProperty(performance, "now", { value: () => 0 }); // its seconds are not those of this computer

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

    def run(files, boards, is_slow=False):
        fill(tmp_path / "files", files)
        made = {"version": "2", "files": {name: manifest.digest(content) for name, content in files.items()}}
        with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as pool:
            listener.settimeout(60)
            served = pool.submit(prompt.serve, listener, boards)
            given = {"port": listener.getsockname()[1], "boards": len(boards), "made": made, "isSlow": is_slow}
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


@pytest.mark.nightly
def test_the_whole_game_cut_at_each_of_100_points_goes_on(page, tmp_path):
    assert cut_short(page, built.files(PICO), {}, tmp_path) == MOST_CUTS


def test_a_second_copy_of_a_page_changes_nothing(page, tmp_path):
    drive = on(tmp_path, "drive", files=OLD, persons=PERSONS)
    copy(Folder(drive), NEW)
    before = contents(drive)
    assert page(NEW, [RawPrompt(drive, 0)]) == ["done"]
    assert contents(drive) == before


class EmulatedPrompt:
    """The console of an emulated board, whose power is cut when this is sent."""

    def __init__(self, person, last=None):
        self.board = person
        self._cable = Cable(person)
        self._last = last
        self._sent = ""

    def exchange(self, sent):
        self._sent += sent
        if self._last and self._last in self._sent:
            return None
        for begin in range(0, len(sent), TX_FIFO_SIZE):
            self._cable.write(sent[begin : begin + TX_FIFO_SIZE].encode())
        return self._cable.read(LISTENS_S).decode("utf-8", "replace")


@pytest.mark.full
def test_an_emulated_board_gets_the_game_cut_in_a_file(page, mtools, uf2, tmp_path, monkeypatch):
    monkeypatch.setattr(flash_chip, "TAKES_MS", {})
    files = built.files(PICO)
    drive = on(tmp_path, "drive", files={**files, BOOK: b"an older book", "firmware/app.mpy": b"older"})
    image = boot_out.image(contents(drive), uf2)
    second = base64.b64encode(files[BOOK][CABLE_PIECE : 2 * CABLE_PIECE]).decode()
    cut = EmulatedPrompt(Person(uf2, image, nvm=RawPrompt(drive).nvm), second)
    assert page(files, [cut], is_slow=True) == ["gone"]
    again = EmulatedPrompt(Person(uf2, None, cut.board.flash))
    assert again.board.run(5000, lambda: "Peglight is not whole" in again.board.said), again.board.said
    assert page(files, [again], is_slow=True) == ["done"]
    (tmp_path / "read").mkdir()
    mtools(again.board.flash[PICO.drive_offset :], "mcopy", "-s", "-n", "::/*", str(tmp_path / "read"))
    there = contents(tmp_path / "read")
    assert held(tmp_path / "read", files) == files
    assert SCRATCH not in there
    whole = Person(uf2, None, again.board.flash)
    assert whole.run(5000, lambda: f"PEGLIGHT {VERSION}" in whole.said), whole.said


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
    assert set(told) <= {"planned", "gone", "noPrompt", "failed", "driveFull", "folder"}
    assert {"gone", "failed", "driveFull", "folder"} <= set(told)
