"""A board of one's own on the page: the game is put on it over the cable, or on its drive."""

import contextlib
import hashlib
from collections import deque

import pytest
from playwright.sync_api import expect

from firmware import VERSION
from firmware.device import profiles
from firmware.ui.notation import COLOURS
from host_tests.tools.flash.drives import Folder, board, contents, fill
from host_tests.tools.front.wire import Wire
from host_tests.tools.site import cable
from host_tests.tools.site.prompt import END, RawPrompt
from host_tests.tools.site.visitor import DESK, PHONE
from tools import virtual
from tools.bench.kept import pegs, round_in_memory
from tools.boards import PICO
from tools.build import contents as built
from tools.check import parts, saves, watched
from tools.flash import transfer
from tools.flash.plan import planned
from tools.front import kept
from tools.front.player import Player

pytestmark = [pytest.mark.slow, pytest.mark.full]

PICKS = "window.showDirectoryPicker = () => navigator.storage.getDirectory();"
FILLED = """async (files) => {
  const root = await navigator.storage.getDirectory();
  for (const [name, text] of Object.entries(files)) {
    const file = await (await root.getFileHandle(name, { create: true })).createWritable();
    await file.write(text);
    await file.close();
  }
}"""
HELD = """async () => {
  const held = {};
  const walk = async (folder, place) => {
    for await (const [name, one] of folder.entries()) {
      if (one.kind === "directory") await walk(one, `${place}${name}/`);
      else {
        const bytes = await (await one.getFile()).arrayBuffer();
        held[place + name] = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
      }
    }
  };
  await walk(await navigator.storage.getDirectory(), "");
  return held;
}"""


@pytest.fixture(scope="module")
def files():
    """The files that a Pico gets."""
    return built.files(PICO)


class Desk:
    """Somebody with boards and a cable at the page."""

    def __init__(self, visit, plugged=None, link="?lang=en", how=DESK, script=PICKS + cable.SCRIPT):
        self.plugged = plugged
        self.visitor = visit(link, script=script, **how)
        self.page = self.visitor.page
        self.page.expose_function("exchange", lambda sent: self.plugged.exchange(sent) if self.plugged else None)
        self.opens()

    def opens(self):
        self.page.evaluate("import('./device.js').then(({ attend }) => void attend())")

    def connect(self, told):
        """Choose the board that is plugged in, and hear this."""
        self.choose("Choose the board")
        self.hears(told)

    def choose(self, answer):
        self.page.get_by_role("button", name=answer, exact=True).click()

    def hears(self, text, **limit):
        expect(self.page.locator("dialog .lines")).to_contain_text(text, **limit)


def flashed(drive, files):
    transfer.carry_out(planned(Folder(drive), files, VERSION), Folder(drive), lambda size: None)


PERSONS = {"code.py": b"print('mine')", "settings.toml": b"MINE = 1", "mine.txt": b"mine"}


def test_a_board_gets_the_game_over_the_cable(visit, judged, files, tmp_path):
    drive, other = board(tmp_path / "drive"), board(tmp_path / "other")
    for each in (drive, other):
        fill(each, PERSONS)
    desk = Desk(visit, RawPrompt(drive))
    desk.hears("Plug the board in with a cable that carries data.")
    assert judged(desk.page) == []
    desk.connect("files are to be written")
    desk.choose("Close")
    expect(desk.page.locator("dialog")).to_be_hidden()
    assert contents(drive) == contents(other)
    desk.opens()
    desk.choose("Choose the board")
    many = len(files) - 1
    desk.hears(f"Raspberry Pi Pico with CircuitPython 10.2.1: {many} of {many + 1} files are to be written.")
    desk.hears("code.py is yours, and is kept as code.py.old1.")
    assert judged(desk.page) == []
    desk.choose(f"Put Peglight {VERSION} on it")
    desk.hears(f"Peglight {VERSION} is on the board. Every file was read back and is right.")
    flashed(other, files)
    assert contents(drive) == contents(other)
    assert desk.plugged.resets == 1
    desk.connect(f"Peglight {VERSION} is on the board already, and every file is right.")


def test_a_drive_of_the_computer_gets_it_as_a_folder(visit, files, tmp_path):
    drive = board(tmp_path / "drive")
    desk = Desk(visit, RawPrompt(drive, belongs_to_computer=True))
    desk.connect("The drive of this board belongs to the computer.")
    desk.choose("Choose its drive")
    desk.hears("That is no drive of a board with CircuitPython, so nothing was written")
    assert desk.plugged.drive.made == 0
    before = {name: content.decode() for name, content in {**contents(drive), **PERSONS}.items() if "/" not in name}
    desk.page.evaluate(FILLED, before)
    desk.choose("Choose its drive")
    desk.choose(f"Put Peglight {VERSION} on it")
    desk.hears(f"Peglight {VERSION} is on the drive. Every file was read back and is right. Eject the drive")
    fill(drive, PERSONS)
    flashed(drive, files)
    held = {name: bytes(digest) for name, digest in desk.page.evaluate(HELD).items()}
    there = {name: content for name, content in contents(drive).items() if not name.startswith(".")}
    assert held == {name: hashlib.sha256(content).digest() for name, content in there.items()}
    desk.choose("Choose its drive")
    desk.hears(f"Peglight {VERSION} is on the board already, and every file is right.")


class Odd(RawPrompt):
    """Answers to all that is sent by `said`."""

    def __init__(self, root, said):
        super().__init__(root)
        self._said = said

    def exchange(self, sent):
        return self._said and sent and self._said


def test_what_stops_it_is_told_in_a_sentence(visit, tmp_path):
    one, old, other = (
        board(tmp_path / "one"),
        board(tmp_path / "old", version="9.2.0"),
        board(tmp_path / "other", board_id="toaster"),
    )
    bare = tmp_path / "bare"
    bare.mkdir()
    in_the_way = board(tmp_path / "way")
    (in_the_way / "boot.py").mkdir()
    desk = Desk(visit, how=PHONE)
    for plugged, told in (
        (
            RawPrompt(old),
            "This is CircuitPython 9.2.0, and Peglight needs CircuitPython 10, from circuitpython.org/board/",
        ),
        (RawPrompt(other), "This is CircuitPython for the board toaster, and Peglight is for raspberry_pi_pico, "),
        (RawPrompt(bare), "That is no drive of a board with CircuitPython, so nothing was written"),
        (RawPrompt(in_the_way), "boot.py on the drive is a folder where Peglight has a file"),
        (None, "The board was gone in the middle"),
        (Odd(one, "garbage\x04\x04>>> \x04"), "The board does not come to its prompt"),
        (Odd(one, ">>> raw REPL; CTRL-B to exit\r\n>OK\x04OSError\x04>"), "The board does not go on (OSError)"),
    ):
        desk.plugged = plugged
        desk.connect(told)
    desk.page.evaluate("navigator.serial.requestPort().then((port) => port.open({}))")
    desk.connect("Another tab or program has this port")
    desk.choose("It has no CircuitPython yet")
    desk.hears("Hold the button BOOTSEL")
    desk.choose("Go on")
    desk.hears("Plug the board in")
    desk.page.evaluate("navigator.serial.requestPort = () => Promise.reject(new DOMException('', 'NotFoundError')); 1")
    desk.choose("Choose the board")  # and then none
    desk.hears("Plug the board in")


def test_a_browser_without_ports_and_folders_says_so(visit):
    desk = Desk(visit, script="delete window.showDirectoryPicker; delete Navigator.prototype.serial;")
    desk.hears("This browser reaches no board.")


def test_saves_go_from_the_board_to_the_page_and_back(visit, judged, tmp_path):
    content, code = round_in_memory(4096)
    plugged = RawPrompt(board(tmp_path / "drive"), belongs_to_computer=True, nvm=content)
    desk = Desk(visit, plugged, "?lang=en#n=HA8H-Q9")
    desk.choose("Choose the board")
    desk.choose("Take its saves to this page")
    desk.hears("There are other saves already: that round and those statistics are lost if they are replaced.")
    assert judged(desk.page) == []
    with desk.page.expect_download() as download:
        desk.choose("Save to a file")
    assert kept.are_saves(download.value.path().read_bytes())
    desk.choose("Replace them")
    expect(desk.page.locator("dialog")).to_have_count(0)
    [guess] = saves.wrong_guesses(code, 1)
    desk.visitor.guess(1, [COLOURS[int(digit) - 1] for digit in guess])
    desk.opens()
    desk.choose("Choose the board")
    desk.choose("Put this page's saves on it")
    desk.choose("Replace them")
    desk.hears("The saves are on the board, read back and right.")
    assert len(kept.match_in(plugged.nvm).round.rows) == 1
    desk.choose("Choose the board")
    desk.choose("Put this page's saves on it")
    desk.hears("The board and the page have the same saves.")
    plugged.nvm[:] = b"\xff" * 4096
    desk.choose("Choose the board")
    desk.choose("Take its saves to this page")
    desk.hears("Nothing is saved there yet.")


BUSY_ONCE = """async () => {
  const port = await navigator.serial.requestPort();
  const { open } = port;
  port.open = async () => {
    port.open = open;
    throw new DOMException("in use", "InvalidStateError");
  };
}"""
FIGURES = [900, 12, 100, 60_000, 14_999]  # that a watched game might print


class Checked(RawPrompt):
    """A board with the game. At its prompt a key is pressed whenever the board looks for one; in the game, the keys of
    `taps` are."""

    def __init__(self, root, profile):
        super().__init__(root)
        self.taps = deque()
        self._profile = profile
        self._looked = iter(profile.buttons.values())
        self._power = contextlib.ExitStack()
        self._is_watched = self._is_gone = False
        self._wire = None  # to the game, while that runs

    def unplug(self):
        self._wire = None
        self._power.close()

    def exchange(self, sent):
        said = super().exchange(sent)
        if self._is_gone:
            self._is_gone = False
            return None
        if self.taps and self._wire and self._wire.player.waits:
            self._wire.player.tap(self.taps.popleft())
        return said + (self._wire.exchange("") if self._wire else "")

    def take(self, sign):
        if sign == "\x03":
            self.unplug()
            self.virtual = self._power.enter_context(virtual.powered(PICO.id))
            figures, self._is_watched = f"\r\n{FIGURES}\r\n{END}{END}>" * self._is_watched, False
            return figures or super().take(sign)
        if self._wire:
            self._wire.write(sign.encode())
            return ""
        was_running = self.runs
        said = super().take(sign)
        if self.runs and not was_running:
            self._play()
        return said

    def _play(self):
        self.unplug()
        player = Player(self._profile, self.nvm, {"PEGLIGHT_ANIMATION": "off"})
        self._wire = Wire(self._power.enter_context(player.running()))

    def _reset(self):
        super()._reset()
        self._is_gone = True

    def _run(self, piece):
        if piece == watched.program():
            self._is_watched = True
            self._play()
            return "OK"
        if piece != parts.PRESSED:
            return super()._run(piece)
        pin = next(self._looked)
        self.virtual.hold(pin, False)
        self.virtual.pass_ms(50)
        said = super()._run(piece)
        self.virtual.hold(pin, None)
        self.virtual.pass_ms(50)
        super()._run(piece)  # the key is let go
        return said


def test_a_board_is_checked_with_its_saves_and_reported(visit, judged, files, tmp_path):
    drive = board(tmp_path / "drive")
    flashed(drive, files)
    profile = profiles.named("", PICO.id)
    plugged = Checked(drive, profile)
    desk = Desk(visit, plugged)
    desk.connect(f"Peglight {VERSION} is on the board already, and every file is right.")
    desk.choose("Check its parts")
    desk.page.evaluate(BUSY_ONCE)  # after the first reset
    for question in ("red, and no other lit?", "green, and no other lit?", "blue, and no other", "hear a tone?"):
        desk.hears(question)
        desk.choose("No" if "tone" in question else "Yes")
    desk.hears("The board was gone in the middle: plug it in and choose it again, which goes on.")
    desk.choose("Choose the board")
    desk.hears("Press these keys, one after the other: up ", timeout=300_000)  # three resets
    assert judged(desk.page) == []
    pressed = watched.presses(profile, pegs(round_in_memory(PICO.nvm_size)[1]))
    plugged.taps.extend(key for key, times, _ in pressed for _ in range(times))
    desk.hears("Please send this report")
    assert judged(desk.page) == []
    report = desk.page.locator("dialog pre").text_content().splitlines()
    plugged.unplug()
    assert report[1].startswith(f"Peglight {VERSION} on {PICO.id}, Adafruit CircuitPython 10.2.1 on ")
    assert report[3] == f"ok    files: {len(files)} are those of the build"
    assert "WRONG sound: no to 'Did you hear a tone?'" in report
    assert [line for line in report if "key" in line] == [f"ok    the key {key}: felt" for key in profile.buttons]
    assert report[-12].startswith("ok    an erase of its memory: ")
    assert report[-11:] == [
        *[f"ok    save {number} of 3: there after a reset" for number in (1, 2, 3)],
        "ok    a round by presses: won in the first row",
        "ok    start to first frame: 900 of 1,000 ms",
        "ok    the longest from press to light: 12 of 40 ms",
        "ok    the longest turn: 100 of 150 ms",
        "ok    free heap before the game: 60,000 bytes, 15,000 wanted",
        "WRONG free heap in the round, at least: 14,999 bytes, 15,000 wanted",
        f"2 of {len(profile.buttons) + 15} are wrong.",
        "```",
    ]
    assert (plugged.resets, plugged.nvm) == (3, b"\xff" * PICO.nvm_size)
