"""The room that the device's files take; they are loaded whole, but for what few boards have."""

from pathlib import Path

import pytest

from tools.build import mpy

MOST_BYTES = 8704
FEW_HAVE = ("amplified.py", "knob.py", "screen.py")


@pytest.mark.slow
def test_the_device_and_the_settings_are_small(tmp_path, summary):
    device = [file for file in mpy.board_files() if file.parts[:2] == ("firmware", "device")]
    files = [file for file in device if file.name not in FEW_HAVE]
    mpy.compile_into(tmp_path, [*files, Path("firmware/ui/settings.py")])
    size = sum(file.stat().st_size for file in tmp_path.rglob("*.mpy"))
    summary(f"The device and the settings: {size:,} bytes compiled, of {MOST_BYTES:,}.")
    assert size <= MOST_BYTES
