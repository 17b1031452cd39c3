"""The whole command, with a real build and drives in folders."""

import errno
import os
import subprocess
import sys

import pytest

from firmware import VERSION
from host_tests.tools.circuitpythons import write_uf2
from host_tests.tools.flash.drives import Failing, Folder, board, bootloader, contents, fill
from tools import build, flash
from tools.boards import PICO
from tools.flash import finding, manifest

ROOT = build.ROOT


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return build.make(tmp_path_factory.mktemp("dist"), PICO)


def flashed(made, *drives, volume=Folder, **options):
    return flash.flash([finding.named(drive) for drive in drives], lambda board: made, volume, **options)


def test_the_game_is_on_the_drive_and_the_lines_say_so(made, tmp_path, capsys):
    drive = board(tmp_path / "CIRCUITPY")
    assert flashed(made, drive) == 0
    files = made.files()
    there = contents(drive)
    assert {name: there[name] for name in files} == files
    assert set(there) - set(files) == {"boot_out.txt", ".fseventsd/no_log", manifest.FINISHED}
    said = capsys.readouterr().out
    assert said.startswith(f"Raspberry Pi Pico with CircuitPython 10.2.1 at {drive}\n  new      boot.py\n")
    assert f"{len(files)} files of Peglight {VERSION} are on {drive}, read back and right." in said


def test_a_dry_run_says_it_and_does_nothing(made, tmp_path, capsys):
    drive = board(tmp_path / "CIRCUITPY")
    fill(drive, {"mine.py": b"mine", "code.txt": b"mine"})
    before = contents(drive)
    assert flashed(made, drive, dry_run=True) == 0
    assert contents(drive) == before
    said = capsys.readouterr().out.splitlines()
    assert "  changed  code.py" in said
    assert "  yours    code.txt is kept as code.txt.old1" in said
    assert not any("mine.py" in line or "read back" in line for line in said)


def test_clean_leaves_the_game_and_the_settings(made, tmp_path, capsys):
    drive = board(tmp_path / "CIRCUITPY")
    fill(drive, {"mine.py": b"mine", "settings.toml": b"MINE = 1"})
    assert flashed(made, drive, clean=True) == 0
    there = contents(drive)
    assert "mine.py" not in there
    assert there["settings.toml"] == b"MINE = 1"
    said = capsys.readouterr().out
    assert "  removed  mine.py\n" in said
    assert "  yours    settings.toml stays as it is\n" in said


def test_a_class_of_boards_gets_the_game_at_once_and_those_that_cannot_are_told(made, tmp_path, capsys):
    good = [board(tmp_path / f"good {number}") for number in range(5)]
    old = board(tmp_path / "old", version="9.2.4")
    waiting = bootloader(tmp_path / "waiting")
    other = bootloader(tmp_path / "other", board_id="SAMD51")
    assert flashed(made, old, *good, waiting, other) == 1
    for drive in good:
        assert contents(drive).items() >= made.files().items()
    assert len(contents(waiting)) == len(contents(other)) == 1
    assert "peglight.json" not in contents(old)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 3
    assert all(line.startswith("peg: ") for line in told)
    assert "old is CircuitPython 9.2.4, and Peglight needs CircuitPython 10, from circuitpython.org" in told[0]
    assert "waiting is in its bootloader: download CircuitPython 10, from circuitpython.org/board/ras" in told[1]
    assert "The bootloader at " in told[2]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [(errno.EROFS, "is read-only to this computer"), (errno.ENOSPC, "is full"), (errno.EIO, "was gone or failed")],
)
def test_a_drive_that_fails_is_told_and_the_next_run_mends_it(made, tmp_path, capsys, code, sentence):
    drive = board(tmp_path / "CIRCUITPY")
    assert flashed(made, drive, volume=lambda root: Failing(root, 20, code)) == 1
    told = capsys.readouterr().err
    assert f"peg: The drive {drive} {sentence}" in told
    assert "code.py" not in contents(drive)
    assert flashed(made, drive) == 0
    assert contents(drive).items() >= made.files().items()


def test_a_drive_that_cannot_even_be_read_is_told(made, tmp_path, capsys):
    class Gone(Folder):
        def read(self, name):
            raise OSError(errno.ENXIO, "No such device")

    assert flashed(made, board(tmp_path / "CIRCUITPY"), volume=Gone) == 1
    assert "was gone or failed in the middle (No such device)" in capsys.readouterr().err


def test_a_bare_board_gets_circuitpython_and_the_game_in_one_file(tmp_path, capsys):
    write_uf2(tmp_path / "circuitpython.uf2")
    made = build.make(tmp_path / "dist", PICO, tmp_path / "circuitpython.uf2")
    loader = bootloader(tmp_path / "RPI-RP2")
    assert flashed(made, loader) == 0
    assert (loader / made.whole.name).read_bytes() == made.whole.read_bytes()
    said = capsys.readouterr().out
    assert f"  new      {made.whole.name}, which replaces everything on the board's drive\n" in said
    assert "restarts with a drive CIRCUITPY" in said


def test_the_uf2_of_the_last_build_serves_the_next(tmp_path):
    assert build.last_whole(tmp_path, PICO) is None
    write_uf2(tmp_path / "circuitpython.uf2")
    made = build.make(tmp_path, PICO, tmp_path / "circuitpython.uf2")
    assert build.last_whole(tmp_path, PICO) == made.whole


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--drive", "."], "is not a board's drive, so nothing was written"),
        (["--drive", "nowhere"], "peg: There is no drive nowhere: look up "),
    ],
)
def test_what_is_no_board_is_one_sentence_and_status_1(words, sentence, tmp_path):
    answer = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "peg.py"), "flash", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert answer.returncode == 1
    assert sentence in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())
