"""The work on a board: the plan in words, and the CircuitPython that fits."""

from pathlib import Path

import pytest

from host_tests.tools.circuitpythons import write_uf2
from tools import boards, circuitpython
from tools.flash import jobs
from tools.flash.detection import Found
from tools.flash.plan import Plan
from tools.trouble import Trouble


def test_the_plan_is_told_in_words_by_what_happens_to_a_file():
    plan = Plan({}, "2.0")
    plan.new += ["b.mpy", "a.mpy"]
    plan.removed += ["old.mpy"]
    plan.same += ["c.mpy", "d.mpy"]
    plan.aside["code.py"] = "code.py.old1"
    plan.kept.append("settings.toml")
    assert jobs.in_words(plan) == [
        "  new      a.mpy",
        "  new      b.mpy",
        "  removed  old.mpy",
        "  yours    code.py is kept as code.py.old1",
        "  yours    settings.toml stays as it is",
        "  same     2 files",
    ]


def test_a_file_name_a_terminal_would_obey_is_shown_as_escapes():
    plan = Plan({}, "2.0")
    plan.removed += ["\x1b[2Jmine\n.py", "\u202egpj.exe", "größe.py", "\udcff"]
    plan.aside["\x9b2J"] = "\x9b2J.old1"
    assert jobs.in_words(plan) == [
        r"  removed  \x1b[2Jmine\n.py",
        "  removed  größe.py",
        r"  removed  \u202egpj.exe",
        r"  removed  \udcff",
        r"  yours    \x9b2J is kept as \x9b2J.old1",
    ]


LOADER = Found(Path("RPI"), None, None, boards.RP2040)


def test_a_bootloader_of_an_unknown_chip_is_refused():
    with pytest.raises(Trouble, match="is that of another chip: Peglight is for RP2040 and RP2350"):
        jobs.fitting(Found(Path("RPI"), None, None), None)


def test_a_board_in_its_bootloader_is_told_by_its_circuitpython(tmp_path):
    with pytest.raises(Trouble, match=r"^The RP2040 at RPI is in its bootloader: download CircuitPython 10 for your"):
        jobs.fitting(LOADER, None)
    files = {board: tmp_path / f"{board.id}.uf2" for board in boards.BOARDS}
    for board, file in files.items():
        write_uf2(file, board=board.name, chip=board.chip)
        assert jobs.fitting(Found(Path("RPI"), None, None, board.chip), file) == (board, file)
    for wanted in boards.of_chip(boards.RP2040):
        assert jobs.fitting(LOADER, files[wanted], wanted) == (wanted, files[wanted])


def test_a_board_other_than_the_named_one_is_refused(tmp_path):
    macropad, pico2 = boards.named("adafruit_macropad_rp2040"), boards.named("raspberry_pi_pico2")
    with pytest.raises(Trouble, match=r"^RP2040 in its bootloader at RPI is no Raspberry Pi Pico 2: leave out --board"):
        jobs.fitting(LOADER, None, pico2)
    with pytest.raises(
        Trouble, match=r"is in its bootloader: download CircuitPython 10, from circuitpython\.org/board/"
    ):
        jobs.fitting(LOADER, None, macropad)
    file = tmp_path / "it.uf2"
    write_uf2(file, board=boards.PICO.name)
    with pytest.raises(
        Trouble, match=r"it\.uf2 is CircuitPython for the Raspberry Pi Pico, and not for the Adafruit Mac"
    ):
        jobs.fitting(LOADER, file, macropad)
    pico = circuitpython.read(
        "Adafruit CircuitPython 10.2.1 on 2026-01-01; Pico with rp2040\nBoard ID:raspberry_pi_pico\n"
    )
    running = Found(Path("D"), boards.PICO, pico)
    assert jobs.fitting(running, None, boards.PICO) == (boards.PICO, None)
    with pytest.raises(Trouble, match=r"^Raspberry Pi Pico with CircuitPython 10\.2\.1 at D is no Adafruit Macropad"):
        jobs.fitting(running, None, macropad)


def test_a_circuitpython_for_an_unknown_board_is_refused(tmp_path):
    file = tmp_path / "it.uf2"
    write_uf2(file, board="Toaster")
    with pytest.raises(Trouble, match=r"it\.uf2 is CircuitPython for the board Toaster: Peglight knows raspberry_pi_p"):
        jobs.fitting(LOADER, file)


def test_a_board_that_it_does_not_know_is_named_in_one_sentence():
    other = circuitpython.read("Adafruit CircuitPython 10.2.1 on 2026-01-01; Toaster with rp2040\nBoard ID:toaster\n")
    with pytest.raises(Trouble, match=r"^D is CircuitPython for the board toaster, and Peglight knows raspberry_pi_pi"):
        jobs.fitting(Found(Path("D"), None, other), None)
