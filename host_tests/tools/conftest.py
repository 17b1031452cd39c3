"""A command of peg.py in this process, and a reader of drives that shares nothing with what writes them."""

import os
import shutil
import subprocess
from types import SimpleNamespace

import pytest

from tools import cli
from tools.boards import PICO


@pytest.fixture
def peg(capsys):
    """Run a command of peg.py here, and return its exit status, its output and its complaints."""

    def run(*words):
        try:
            status = cli.main(list(words))
        except SystemExit as ended:
            status = ended.code
        said = capsys.readouterr()
        return SimpleNamespace(status=status, stdout=said.out, stderr=said.err)

    return run


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
