"""Set-up on a real, small copy of the project: what a fresh machine, a broken one and an impatient person meet."""

import ast
import os
import shutil
import signal
import subprocess
import sys
from importlib.metadata import distributions
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from firmware import VERSION
from host_tests.tools.index import LOCK, serving
from tools import ROOT, peg
from tools.environment import GROUPS, Environment, reason

pytestmark = pytest.mark.slow

# With nothing to install, set-up needs no network; everything else is real.
NOTHING = "# nothing to install\n"
UNREACHABLE = "no-such-package==1.0 --hash=sha256:" + "0" * 64 + "\n"
NOWHERE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_EXTRA_INDEX_URL": "",
    "UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple",
}
WAITS = "Another set-up is at work on .venv: this one waits for it.\n"
MOST_S = 120
BASE = Path(getattr(sys, "_base_executable", sys.executable))


@pytest.fixture
def project(tmp_path):
    root = tmp_path / "a fresh clone"
    ignore = shutil.ignore_patterns("node_modules", "__pycache__")
    for folder in ("tools", "firmware"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignore)
    pin(root, "play", NOTHING)
    return root


def pin(root, group, lock):
    (root / "tools" / "packages" / f"{group}.txt").write_text(lock, "utf-8")


def peg_py(root, *words, **outside):
    quiet = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "", "PIP_FIND_LINKS": "", **outside}
    return subprocess.run(
        [str(BASE), str(root / "tools" / "peg.py"), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input="quit\n",
        env={**os.environ, **quiet},
        cwd=root.parent,
    )


@pytest.mark.full
def test_the_first_run_sets_up_and_the_second_does_not(project):
    first = peg_py(project, "play", "--seed", "1")
    assert (first.returncode, first.stdout.splitlines()[0]) == (0, f"PEGLIGHT {VERSION}")
    assert "Setting up what this needs, once" in first.stderr
    second = peg_py(project, "play", "--seed", "1")
    assert (second.stdout, second.stderr) == (first.stdout, "")


def test_help_and_refusals_need_no_set_up(project):
    answer = peg_py(project, "--help")
    assert (answer.returncode, answer.stdout.index("play") < answer.stdout.index("test")) == (0, True)
    for words in (("play", "--web", "--data", "X"), ("puzzles", "--verify", "--step", "3")):
        refused = peg_py(project, *words)
        assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (1, "", 1)
    assert not Environment(project).folder.exists()


@pytest.fixture
def environment(project):
    """Return a .venv as set-up leaves it, made quickly."""
    made = Environment(project)
    subprocess.run([str(BASE), "-m", "venv", "--without-pip", str(made.folder)], check=True)
    made.stamp.write_text("\n".join(made.wanted("play")), "utf-8")
    assert made.holds("play")
    return made


@pytest.mark.parametrize(
    "spoil",
    [
        lambda environment: shutil.rmtree(environment.folder),
        lambda environment: environment.python.unlink(),
        lambda environment: environment.stamp.unlink(),
        lambda environment: environment.stamp.write_bytes(b"\xff\xfe"),
        lambda environment: environment.stamp.write_text("python==3.9\n", "utf-8"),
        lambda environment: pin(environment.pins.parent.parent, "play", "tiny-peg==1.1 \\\n"),
    ],
    ids=["no folder", "no interpreter", "no stamp", "a garbled stamp", "another Python", "another package"],
)
def test_a_venv_is_not_ready_with(environment, spoil):
    spoil(environment)
    assert not environment.holds("play")


@pytest.mark.full
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send")
def test_an_interrupted_set_up_leaves_no_ready_venv(project):
    first = subprocess.Popen(
        [str(BASE), str(project / "tools" / "peg.py"), "play"], stderr=subprocess.PIPE, text=True, cwd=project.parent
    )
    assert "Setting up what this needs" in first.stderr.readline()
    first.send_signal(signal.SIGINT)
    said = first.communicate()[1]
    assert first.returncode == 130
    assert "Traceback" not in said
    assert not Environment(project).holds("play")


@pytest.fixture
def index(project):
    """Return a place to fetch the one package from that the project needs."""
    with serving() as index:
        pin(project, "play", LOCK)
        yield index


@pytest.mark.full
@pytest.mark.skipif(not shutil.which("uv"), reason="uv is not on the PATH")
def test_uv_sets_up_where_it_is_on_the_path(project, index):
    made = peg_py(project, "play", **index.settings)
    assert made.returncode == 0, made.stderr
    assert "tiny-peg==1.0" in Environment(project).log.read_text("utf-8")


def test_the_pins_name_all_that_each_package_needs():
    there = {canonicalize_name(package.name): package for package in distributions(path=sys.path)}
    needs = [(package.name, Requirement(need)) for package in there.values() for need in package.requires or ()]
    lacking = [
        f"{name} needs {need}"
        for name, need in needs
        if not (need.marker and not need.marker.evaluate({"extra": ""}))
        and not ((found := there.get(canonicalize_name(need.name))) and need.specifier.contains(found.version, True))
    ]
    assert lacking == []


@pytest.mark.full
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal to send")
def test_a_killed_set_up_is_waited_for_while_it_writes(project, index):
    index.answers.clear()
    command = [str(BASE), str(project / "tools" / "peg.py"), "play"]
    outside = {**os.environ, "PIP_CONFIG_FILE": os.devnull, **index.settings}
    words = {"stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "text": True}
    with subprocess.Popen(command, env=outside, **words) as first:
        assert index.asked.wait(MOST_S)
        first.kill()
    with subprocess.Popen(command, env=outside, **words) as second:
        assert second.stderr.readline() == WAITS
        index.answers.set()
        said = second.stderr.read()
    assert "Making .venv anew: it is unfinished" in said
    assert second.returncode == 0, said
    assert "newest" not in Environment(project).log.read_text("utf-8"), "the lock does not name it"
    assert peg_py(project, "play", **index.settings).stderr == ""


@pytest.mark.full
def test_without_a_network_one_sentence_says_so(project):
    pin(project, "play", UNREACHABLE)
    failed = peg_py(project, "play", **NOWHERE)
    assert failed.returncode == 1
    assert failed.stderr.splitlines()[-1] == (
        "peg: The packages could not be fetched: connect this computer to the network and run this again. "
        f"The details are in {Environment(project).log}."
    )
    assert "Traceback" not in failed.stderr
    assert not Environment(project).holds("play")


@pytest.mark.full
def test_what_is_there_serves_while_more_is_added(project, index):
    pin(project, "play", NOTHING)
    pin(project, "board", LOCK)
    assert peg_py(project, "play").returncode == 0
    index.answers.clear()
    command = [str(BASE), str(project / "tools" / "peg.py"), "build"]
    outside = {**os.environ, "PIP_CONFIG_FILE": os.devnull, **index.settings}
    with subprocess.Popen(command, env=outside, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as adding:
        assert index.asked.wait(MOST_S)
        assert peg_py(project, "play").stderr == ""
        adding.kill()
        index.answers.set()


@pytest.mark.full
def test_what_a_command_lacks_is_added_to_what_is_there(project, index):
    environment = Environment(project)
    assert peg_py(project, "play", **index.settings).returncode == 0
    pin(project, "board", LOCK.replace("tiny", "no-such"))
    failed = peg_py(project, "build", **index.settings)
    assert (failed.returncode, "Making .venv anew" in failed.stderr) == (1, False)
    assert environment.holds("play"), "what was there is of use still"
    pin(project, "board", LOCK)
    assert environment.holds("board"), "another group has it already"


def test_without_the_venv_module_one_sentence_says_so(project, tmp_path):
    (tmp_path / "lacking").mkdir()
    (tmp_path / "lacking" / "venv.py").write_text("raise ImportError('No module named venv')\n", "utf-8")
    failed = peg_py(project, "play", PYTHONPATH=str(tmp_path / "lacking"))
    assert failed.returncode == 1
    assert "peg: Python could not make " in failed.stderr
    assert "No module named venv. " in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_venv_that_is_no_folder_is_left_alone(project):
    (project / ".venv").write_text("mine", "utf-8")
    failed = peg_py(project, "play")
    assert failed.returncode == 1
    assert "is not a folder that peg.py made: move it away and run this again." in failed.stderr
    assert (project / ".venv").read_text("utf-8") == "mine"


def test_an_old_python_is_refused_in_one_sentence():
    assert peg.refusal((3, 10, 0)) is None
    assert peg.refusal((3, 9, 18)) == (
        "peg: Peglight needs Python 3.10 or later and this is 3.9: install a newer one and use that."
    )
    assert "this is 2.7" in peg.refusal((2, 7, 18))
    source = (ROOT / "tools" / "peg.py").read_text("utf-8")
    assert ast.parse(source, feature_version=(3, 4))
    assert "f'" not in source
    assert 'f"' not in source


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "is not the one that is pinned"),
        ("Hash mismatch for `rich==15.0.0`", "is not the one that is pinned"),
        ("NewConnectionError: Failed to establish a new connection", "connect this computer to the network"),
        ("error sending request for url", "connect this computer to the network"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("No module named ensurepip", "apt install python3-venv"),
        ("error: command 'gcc' failed", "could not be installed"),
    ],
)
def test_a_failed_set_up_is_told_as_a_sentence(said, sentence):
    assert sentence in reason(said)


def test_every_pinned_package_has_hashes_and_no_address():
    for group in GROUPS:
        lock = (ROOT / "tools" / "packages" / f"{group}.txt").read_text("utf-8")
        assert all(line.endswith("\\") for line in lock.splitlines() if "==" in line), group
        assert "://" not in lock, group


def test_all_groups_pin_the_same_versions():
    environment = Environment(ROOT)
    pins = {group: environment.wanted(group) for group in GROUPS}
    assert {file.stem for file in environment.pins.iterdir()} == set(GROUPS)
    assert pins["play"] < pins["board"] < pins["emulator"] < pins["dev"]
    for one, other in combinations(pins.values(), 2):
        shared = {pin.partition("==")[0] for pin in one} & {pin.partition("==")[0] for pin in other}
        assert [pin for pin in one ^ other if pin.partition("==")[0] in shared] == []
