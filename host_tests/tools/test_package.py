"""The package that pip installs: it is built, installed where nothing else is, and played."""

import os
import subprocess
import sys
import zipfile

import pytest

from firmware import VERSION
from tools import ROOT

pytestmark = pytest.mark.full

MOST_BYTES = 3_000_000
HINTS = "HINT\n\n" * 10  # takes each hint, and so wins


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    assert {file.name for file in folder.iterdir()} == {
        f"peglight-{VERSION}.tar.gz",
        f"peglight-{VERSION}-py3-none-any.whl",
    }
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def peglight(wheel, tmp_path_factory, missing):
    """Install it with what it depends on, and return a function that runs it in an empty folder."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run([programs / "python", "-m", "pip", "install", wheel], capture_output=True, text=True)
    if done.returncode:
        missing("The installed package", f"pip could not install it: {done.stderr}")
    (folder / "empty").mkdir()

    def run(*words, typed=""):
        command = [programs / "peglight", *words]
        pipes = {"capture_output": True, "text": True, "encoding": "utf-8"}
        answer = subprocess.run(command, input=typed, cwd=folder / "empty", **pipes)
        assert list((folder / "empty").iterdir()) == []
        return answer

    return run


def test_the_wheel_is_small_and_has_one_name_at_its_top(wheel):
    assert wheel.stat().st_size <= MOST_BYTES
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"peglight", f"peglight-{VERSION}.dist-info"}
    assert not [name for name in names if "host_tests" in name or "/packages/" in name]
    assert {"peglight/code.py", "peglight/LICENSE", "peglight/firmware/words/de.txt"} < set(names)


def test_an_installed_game_plays_a_round_to_its_end(peglight):
    played = peglight("play", "--text", "--mode", "break", "--variant", "mini", "--seed", "7", typed=HINTS)
    assert (played.returncode, played.stderr) == (0, "")
    assert "You found it in" in played.stdout


def test_an_installed_command_has_the_books(peglight):
    assert peglight("books", "--verify", "mini").stdout.startswith("mini: 625 codes in 2,463 rows")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [("flash", "install peglight[board]"), ("emulate", "install peglight[emulator]"), ("lint", "needs a clone")],
)
def test_an_installed_command_says_what_it_lacks(peglight, command, sentence):
    refused = peglight(command)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert sentence in refused.stderr
    assert "Traceback" not in refused.stderr
