"""A program on the virtual board's drive: small ones, and how they end."""

import sys
import time

import pytest

from tools.virtual import program


@pytest.fixture
def write(tmp_path):
    """Return a program of these lines, by its name."""

    def written(*lines):
        file = tmp_path / "program.py"
        file.write_text("\n".join(lines), "utf-8")
        return str(file)

    return written


def test_the_power_goes_through_whatever_a_program_catches(pico, write):
    def off(_seconds):
        raise program.PowerOff

    lines = ["import time, board", "try:", "    time.sleep(1)", "except Exception:", "    board.caught = True"]
    assert program.run(write(*lines), sleep=off) == "off"
    import board as pins

    assert not hasattr(pins, "caught")


def test_a_sleep_passes_the_boards_time_and_nobody_elses(pico, write):
    began_s = time.monotonic()
    program.run(write("import time", "time.sleep(3600)"))
    assert pico.ms == 3_600_000
    assert time.monotonic() - began_s < 60


def test_files_are_those_of_the_drive_but_settings_may_be_given(pico, write, tmp_path):
    (tmp_path / "settings.toml").write_text("there", "utf-8")
    (tmp_path / "kept").mkdir()
    lines = ["import board", "with open('/settings.toml', 'rb') as file:", "    board.read = file.read()"]
    lines += ["with open('/kept/new', 'w') as file:", "    file.write('made')"]
    import board as pins

    for settings, read in ((None, b"there"), (b"given", b"given")):
        program.run(write(*lines), drive=tmp_path, settings=settings)
        assert pins.read == read
    assert (tmp_path / "kept" / "new").read_text("utf-8") == "made"


def test_modules_of_the_firmware_are_afterwards_as_they_were(pico, write):
    import firmware.engine.codes as held

    sys.modules.pop("firmware.device.sleep", None)
    lines = ["import sys, firmware.device.sleep", "del sys.modules['firmware.engine.codes']"]
    program.run(write(*lines))
    assert sys.modules["firmware.engine.codes"] is held
    assert "firmware.device.sleep" not in sys.modules
