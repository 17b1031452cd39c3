"""The whole command, with a real build and drives in folders."""

import subprocess
import sys

import pytest

from firmware import VERSION
from host_tests.copies import copy_to
from host_tests.tools.circuitpythons import write_uf2
from host_tests.tools.flash.drives import Folder, board, bootloader, contents, fill
from tools.boards import PICO
from tools.build import product
from tools.commands import flash
from tools.flash import detection, manifest


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return product.make(tmp_path_factory.mktemp("dist"), PICO)


def flashed(made, drive, **options):
    flash.flash(detection.named(drive), lambda board, own: made, Folder, **options)


@pytest.mark.slow
def test_the_game_is_on_the_drive_and_the_lines_say_so(made, tmp_path, capsys):
    drive = board(tmp_path / "CIRCUITPY")
    flashed(made, drive)
    files = made.files
    there = contents(drive)
    assert {name: there[name] for name in files} == files
    assert set(there) - set(files) == {"boot_out.txt", ".fseventsd/no_log", manifest.LIST}
    said = capsys.readouterr().out
    assert said.startswith(f"Raspberry Pi Pico with CircuitPython 10.2.1 at {drive}\n  new      boot.py\n")
    assert f"{len(files)} files of Peglight {VERSION} are on {drive}, read back and right." in said


@pytest.mark.slow
def test_a_dry_run_says_it_and_does_nothing(made, tmp_path, capsys):
    drive = board(tmp_path / "CIRCUITPY")
    fill(drive, {"mine.py": b"mine", "code.txt": b"mine"})
    before = contents(drive)
    flashed(made, drive, dry_run=True)
    assert contents(drive) == before
    said = capsys.readouterr().out.splitlines()
    assert "  changed  code.py" in said
    assert "  yours    code.txt is kept as code.txt.old1" in said
    assert not any("mine.py" in line or "read back" in line for line in said)


@pytest.mark.slow
def test_a_bare_board_gets_all_in_one_file(tmp_path, capsys):
    write_uf2(tmp_path / "circuitpython.uf2")
    made = product.make(tmp_path / "dist", PICO, tmp_path / "circuitpython.uf2")
    loader = bootloader(tmp_path / "RPI-RP2")
    flashed(made, loader, firmware=tmp_path / "circuitpython.uf2")
    assert (loader / made.whole.name).read_bytes() == made.whole.read_bytes()
    said = capsys.readouterr().out
    assert f"  new      {made.whole.name}, which replaces everything on the board's drive\n" in said
    assert "restarts with a drive CIRCUITPY" in said


@pytest.mark.full
def test_of_runs_at_once_each_waits_for_the_one_before(made, tmp_path):
    house = copy_to(tmp_path / "house")
    one, other = board(tmp_path / "one"), board(tmp_path / "other")
    fill(one, {"code.py": b"mine"})
    drives = [one, one, other]
    command = [sys.executable, "-X", "utf8", str(house / "tools" / "peg.py"), "flash", "--drive"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    runs = [subprocess.Popen([*command, str(drive)], **pipes) for drive in drives]
    ends = [(run.communicate()[0].decode(), run.returncode) for run in runs]
    assert [status for _, status in ends] == [0, 0, 0], ends
    for drive in drives:
        assert contents(drive).items() >= made.files.items()
    assert [content for name, content in contents(one).items() if name.startswith("code.py.old")] == [b"mine"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--drive", "."], "is not a board's drive, so nothing was written"),
        (["--drive", "nowhere"], "peg: There is no drive nowhere: look up "),
        (["--board", "toaster"], "peg: Peglight is not built for a board called toaster: it is for "),
    ],
)
def test_what_is_no_board_is_one_sentence_and_status_1(peg, words, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    answer = peg("flash", *words)
    assert answer.status == 1
    assert sentence in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())
