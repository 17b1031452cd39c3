"""The bundle as the real circup takes it: it puts the game on a drive, where code.py finds it."""

import json
import os
import subprocess
import sys
import zipfile

import pytest

from host_tests.tools.flash import drives
from tools import ROOT
from tools.boards import CIRCUITPYTHON
from tools.build import circup, contents
from tools.build.constants import READ_THERE, board_files

REPOSITORY = "somebody/peglight"
PLATFORMS = {"py": "py", f"{CIRCUITPYTHON}.x-mpy": f"{CIRCUITPYTHON}mpy"}  # in its zips, and in its folders


@pytest.fixture
def command(tmp_path, missing):
    """Install circup, and return the path of its command."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    programs = tmp_path / "venv" / "bin"
    done = subprocess.run([programs / "python", "-m", "pip", "install", "circup"], capture_output=True, text=True)
    if done.returncode:
        missing("The bundle for circup", "pip could not install circup")
    return programs / "circup"


@pytest.mark.full
@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere circup keeps its bundles in a place that no test may use"
)
def test_circup_puts_the_game_on_a_drive(tmp_path, command):
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    data, drive = tmp_path / "data" / "circup", drives.board(tmp_path / "CIRCUITPY")
    data.mkdir(parents=True)
    # as `circup bundle-add` leaves them, once it has fetched the release
    (data / "bundle_config.json").write_text(json.dumps({"peglight": REPOSITORY}))
    (data / "circup.json").write_text(json.dumps({REPOSITORY: [circup.TAG]}))
    for file in circup.write(tmp_path):
        for platform, folder in PLATFORMS.items():
            if file.name == f"peglight-{platform}-{circup.TAG}.zip":
                zipfile.ZipFile(file).extractall(data / "somebody" / f"peglight-{folder}")
    for words in (["install", "peglight"], ["example", "--overwrite", "peglight/boot", "peglight/code"]):
        done = subprocess.run(
            [command, "--offline", "--path", drive, *words], capture_output=True, text=True, env=own, cwd=tmp_path
        )
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
    files = drives.contents(drive)
    modules = {place.with_suffix(".mpy") for place in board_files() if place.as_posix() not in READ_THERE}
    assert {f"lib/{place.as_posix()}" for place in [*modules, *contents.data()]} | {"lib/peglight.mpy"} <= set(files)
    assert {files[name] for name in ("code.py", "boot.py")} == {
        (ROOT / name).read_bytes() for name in ("code.py", "boot.py")
    }
