"""The pieces of program by which the page writes to a board's drive, at the prompt of a real CircuitPython."""

import base64
import hashlib
import re

import pytest

from host_tests.on_board.person import Person
from host_tests.on_board.test_check import EmulatedLink
from host_tests.tools.flash.drives import board, contents, fill
from tools.check.repl import Repl
from tools.emulated import boot_out, flash_chip
from tools.flash.volume import SCRATCH
from tools.site import files
from tools.trouble import Trouble

pytestmark = pytest.mark.full


class Cable(EmulatedLink):
    def __init__(self, person):
        self._ran_ms = 0
        self.board = person


@pytest.fixture
def drive(uf2, tmp_path, monkeypatch):
    """Return the prompt of a fresh board, whose flash takes no time."""
    monkeypatch.setattr(flash_chip, "TAKES_MS", {})
    folder = board(tmp_path / "drive")
    fill(folder, {"code.py": b"while True:\n    pass\n", "lib/own.mpy": b""})
    repl = Repl(Cable(Person(uf2, boot_out.image(contents(folder), uf2), nvm=bytes(4096))))
    repl.enter()
    text = (files.PAGE / "cable.js").read_text("utf-8")
    program = re.search("const HELPERS = `(.*?)`", text, re.DOTALL)[1]
    repl.run(program.replace("${SCRATCH}", SCRATCH).replace("${FOLDER}", "folder"))
    repl.run('storage.remount("/", readonly=False)')
    return repl


def write(drive, name, content):
    drive.run(f'begin("{name}")')
    drive.run(f'part.write(binascii.a2b_base64("{base64.b64encode(content).decode()}"))')
    drive.run(f'end("{name}")')


def test_files_are_written_read_renamed_and_removed(drive):
    content = bytes(range(256)) * 12
    for name in ("firmware/ui/a.mpy", "code.py", "firmware/ui/a.mpy"):
        write(drive, name, content)
        assert drive.run(f'digest("{name}")').strip() == hashlib.sha256(content).hexdigest()
    sign, *lines = drive.run('read("code.py")').split()
    assert (sign, base64.b64decode("".join(lines))) == ("=", content)
    drive.run('os.rename("code.py", "code.py.old1")')
    drive.run('remove("firmware/ui/a.mpy")')
    there = drive.run('print(*os.listdir("/"))').split()
    assert "code.py.old1" in there
    assert not {"code.py", "firmware", SCRATCH} & {*there}
    assert drive.run('read("code.py")').strip() == ""
    assert drive.run('digest("lib")').strip() == "folder"
    with pytest.raises(Trouble, match=r"OSError: \[Errno 2\]"):
        drive.run('digest("code.py")')
