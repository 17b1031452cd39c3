"""The check of a board, as its person has it, on the emulated boards: the same pieces of program run on them."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from firmware.device import profiles
from firmware.device.profiles import Profile
from host_tests.on_board.person import Person as Board
from host_tests.tools.flash import drives
from tools import boards
from tools.build import contents
from tools.check.first_hour import check
from tools.check.link import Link
from tools.check.person import Person
from tools.circuitpython import Running
from tools.emulated import boot_out
from tools.flash.detection import Found
from tools.flash.volume import Volume

KEPT = b"a round of somebody".ljust(boards.PICO.nvm_size, b"\xff")
STEP_MS = 20


@dataclass
class Checked:
    """A board that is checked, and its drive."""

    profile: Profile
    board: boards.Board
    uf2: Path
    folder: Path

    def powered(self, **given):
        image = boot_out.image(drives.contents(self.folder), self.uf2, self.board)
        return Board(self.uf2, image, profile=self.profile, board=self.board, **given)


class EmulatedLink(Link):
    """The console of an emulated board; a reset is a cut of its power."""

    def __init__(self, checked):
        self._checked = checked
        self._ran_ms = 0
        self.board = checked.powered(nvm=KEPT)
        self._opened = False

    def write(self, sent):
        while not self.board.machine.has_read:
            self.board.run(STEP_MS, lambda: self.board.machine.has_read)
        self.board.machine.type(sent)

    def read(self, most_s):
        heard = self.board.machine.heard
        self.board.run(1000 * most_s, lambda: heard)
        said = bytes(heard)
        heard.clear()
        return said

    def now_s(self):
        return (self._ran_ms + self.board.ms) / 1000

    def reset(self):
        self._ran_ms += self.board.ms
        self.board = self._checked.powered(flash=self.board.flash)


class Willing(Person):
    """Says yes, and does what is asked."""

    def __init__(self, link):
        self._link = link
        self.asked = []

    def tell(self, line):
        pass

    def ask(self, question):
        self.asked.append(question)
        return True

    def press(self, key, times, line):
        self._link.board.do(self._link.board.press(*[key] * times))


@pytest.fixture(params=["pico_8x8", "pico_zip96", "macropad"])
def checked(request, tmp_path):
    profile = profiles.named(request.param)
    board = boards.named(profile.boards[0])
    files = contents.files(board)
    if board == boards.PICO:
        files[contents.SETTINGS] = f'PEGLIGHT_BOARD = "{profile.name}"\n'.encode()
    drives.fill(tmp_path, files)
    uf2 = request.getfixturevalue("uf2" if board == boards.PICO else "macropad_uf2")
    return Checked(profile, board, uf2, tmp_path)


@pytest.mark.nightly
def test_a_right_board_is_found_right_and_left_as_it_was(checked, summary):
    folder, board = checked.folder, checked.board
    files = drives.contents(folder)
    found = Found(folder, board, Running("", 10, "10.2.1", board.name, board.id))
    link = EmulatedLink(checked)
    person = Willing(link)
    findings = check(found, Volume(folder), files, "0.1.0", link, person)
    summary(findings.block())
    assert findings.wrong == 0, findings.block()
    assert len(person.asked) == 4 + bool(checked.profile.motor) + bool(checked.profile.display)
    assert link.board.nvm == KEPT
