"""A reader of drives that shares nothing with what writes them."""

import os
import shutil
import subprocess

import pytest

from tools.boards import PICO


@pytest.fixture
def mtools(missing, tmp_path):
    """Run a program of mtools on an image of the drive."""
    if not shutil.which("mcopy"):
        missing("The image of the drive read by mtools", "mtools is not installed")

    def run(image, program, *words):
        path = tmp_path / "drive.img"
        path.write_bytes(image.ljust(PICO.drive_size, b"\xff"))  # as in erased flash
        command = [program, "-i", str(path), *words]
        return subprocess.run(
            command, check=True, capture_output=True, text=True, env={**os.environ, "TZ": "UTC"}
        ).stdout

    return run
