"""The ways in: a fresh clone, and the package that pip installs where nothing else is. Each plays a round to its end.

The end of the run tells how long each took and how much it put on the disk.
"""

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile

import pytest

from firmware import VERSION
from host_tests.copies import LEFT_BEHIND
from tools import ROOT, environment

pytestmark = pytest.mark.full

MOST_BYTES = 3_000_000
MOST_MB = 70  # of what a first start fetches
ROUND = ("play", "--text", "--mode", "break", "--variant", "mini", "--seed", "7")
HINTS = "HINT\n\n" * 10  # takes each hint, and so wins


def megabytes(folder):
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


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
    started = time.monotonic()
    done = subprocess.run([programs / "python", "-m", "pip", "install", wheel], capture_output=True, text=True)
    if done.returncode:
        missing("The installed package", f"pip could not install it: {done.stderr}")
    took = f"{time.monotonic() - started:.0f} s, {megabytes(folder):.0f} MB with pip"
    (folder / "empty").mkdir()

    def run(*words, typed=""):
        command = [programs / "peglight", *words]
        pipes = {"capture_output": True, "text": True, "encoding": "utf-8"}
        answer = subprocess.run(command, input=typed, cwd=folder / "empty", **pipes)
        assert list((folder / "empty").iterdir()) == []
        return answer

    run.took = took
    return run


def test_the_wheel_is_small_and_has_one_name_at_its_top(wheel):
    assert wheel.stat().st_size <= MOST_BYTES
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"peglight", f"peglight-{VERSION}.dist-info"}
    assert not [name for name in names if "host_tests" in name or "/packages/" in name]
    assert {"peglight/code.py", "peglight/LICENSE", "peglight/firmware/words/de.txt"} < set(names)


def test_an_installed_game_plays_a_round_to_its_end(peglight, summary):
    played = peglight(*ROUND, typed=HINTS)
    summary(f"pip installed the package: {peglight.took}.")
    assert (played.returncode, played.stderr) == (0, "")
    assert "You found it in" in played.stdout


@pytest.mark.skipif(not shutil.which("uvx"), reason="uv is not on the PATH")
def test_uvx_plays_a_round_to_its_end(wheel, tmp_path, summary):
    own = {**os.environ, "UV_CACHE_DIR": str(tmp_path / "cache")}
    command = ["uvx", "--python", sys.executable, "--from", str(wheel), "peglight", *ROUND]
    started = time.monotonic()
    played = subprocess.run(command, input=HINTS, capture_output=True, text=True, encoding="utf-8", env=own)
    took_s = time.monotonic() - started
    summary(f"uvx played its first round: {took_s:.0f} s, {megabytes(tmp_path / 'cache'):.0f} MB.")
    assert (played.returncode, "You found it in" in played.stdout) == (0, True), played.stderr


def test_a_fresh_clone_plays_a_round_to_its_end(tmp_path, missing, summary):
    shutil.copytree(ROOT, tmp_path / "clone", ignore=LEFT_BEHIND)
    command = [environment.BASE, str(tmp_path / "clone" / "tools" / "peg.py"), *ROUND]
    started = time.monotonic()
    played = subprocess.run(command, input=HINTS, capture_output=True, text=True, encoding="utf-8", cwd=tmp_path)
    took_s = time.monotonic() - started
    if "could not be fetched" in played.stderr:
        missing("The first start of a clone", played.stderr)
    size = megabytes(tmp_path / "clone" / ".venv")
    summary(f"A fresh clone played its first round: {took_s:.0f} s, {size:.0f} MB.")
    assert (played.returncode, "You found it in" in played.stdout) == (0, True)
    assert size <= MOST_MB
    assert lacks_of_the_terminal(tmp_path / "clone") == []


def lacks_of_the_terminal(clone):
    """Return what goes wrong where the terminal's face and the boards that it shows are loaded."""
    program = "import tools.faces.terminal.app; from tools.virtual import pins; pins.pins_of('raspberry_pi_pico')"
    loaded = subprocess.run(
        [environment.Environment(clone).python, "-c", f"import sys; sys.path.append('.'); {program}"],
        capture_output=True,
        text=True,
        cwd=clone,
    )
    return loaded.stderr.splitlines()[-1:]


def test_an_installed_command_has_the_books(peglight):
    assert peglight("books", "--verify", "mini").stdout.startswith("mini: 625 codes in 2,463 rows")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [("flash", "install peglight[board]"), ("emulate", "install peglight[emulator]"), ("lint", "needs a clone")],
)
def test_an_installed_command_says_what_it_lacks(peglight, command, sentence):
    refused = peglight(command)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert re.fullmatch(rf"peglight: .*{re.escape(sentence)}.*\n", refused.stderr)
