"""What is done on each board: the plan in words, and all boards at once, of which one may fail."""

from pathlib import Path

import pytest

from tools import boards, circuitpython
from tools.flash import jobs
from tools.flash.detection import Found
from tools.flash.jobs import Job
from tools.flash.plan import Plan
from tools.flash.volume import Volume
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


def test_one_board_that_fails_leaves_the_others_be(tmp_path):
    written = []

    def fails(_progress):
        raise OSError(28, "No space left on device")

    def works(progress):
        progress(3)
        written.append("there")

    every = [Job(Volume(tmp_path), 3, [], work, "done") for work in (works, fails, works)]
    (trouble,) = jobs.do(every)
    assert str(trouble).endswith("is full: make room on it and run this again, which goes on.")
    assert written == ["there", "there"]


def test_a_bootloader_of_a_board_that_there_is_no_game_for_is_refused():
    with pytest.raises(Trouble, match="is another board's: Peglight is built for raspberry_pi_pico"):
        jobs.fitting(Found(Path("RPI"), None, None))
    assert jobs.fitting(Found(Path("RPI"), boards.PICO, None)) is boards.PICO


def test_a_board_with_another_circuitpython_is_refused():
    pico = "Raspberry Pi Pico with rp2040\nBoard ID:raspberry_pi_pico\n"
    old = circuitpython.read(f"Adafruit CircuitPython 9.2.1 on 2024-11-20; {pico}")
    with pytest.raises(Trouble, match=r"9\.2\.1"):
        jobs.fitting(Found(Path("CIRCUITPY"), boards.PICO, old))
