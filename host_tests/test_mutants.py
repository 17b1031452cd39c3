"""A mutant differs in one place, and those that a test notices are told from those that none does."""

import shutil
import subprocess
import sys

import pytest

from host_tests import mutants
from host_tests.faults import FAULTS
from host_tests.table import HOUSE, room_of
from tools import ROOT

SOURCE = b"""def f(a, b):
    if a < b and not (a + 1) == 2:
        a.go(b)
    return "x" if a is b else True
"""


def test_each_place_is_changed_by_itself():
    found = list(mutants.mutants_of("firmware/engine/f.py", SOURCE))
    changed = {mutant.of(SOURCE) for mutant in found}
    assert len(changed) == len(found) == 10
    for before, after in (
        (b"a < b", b"a <= b"),
        (b"and", b"or"),
        (b"not (a", b"(a"),
        (b"a + 1", b"a - 1"),
        (b"+ 1", b"+ 2"),
        (b"== 2", b"!= 2"),
        (b"== 2", b"== 3"),
        (b"a.go(b)", b"pass"),
        (b"a is b", b"a is not b"),
        (b"True", b"False"),
    ):
        assert SOURCE.replace(before, after, 1) in changed, after
    assert all(mutants.is_python(source) for source in changed)


@pytest.mark.slow
def test_the_seed_draws_the_same_ones_again():
    assert mutants.drawn(["keep"], 20, 1) == mutants.drawn(["keep"], 20, 1) != mutants.drawn(["keep"], 20, 2)


@pytest.mark.slow
def test_a_loop_without_end_outside_of_a_test_is_a_failure(tmp_path):
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    options = "def pytest_addoption(parser):\n    parser.addoption('--quick', action='store_true')\n"
    (tmp_path / "conftest.py").write_text(options, "utf-8")
    (tmp_path / "test_f.py").write_text("while True:\n    pass\n", "utf-8")
    done = mutants.run_tests(tmp_path, ["test_f.py"], most_s=2)
    assert (done.returncode, done.stdout) == (1, b"It took too long.")


@pytest.mark.slow
def test_what_no_test_sees_survives_and_the_file_is_as_it_was(tmp_path):
    house = tmp_path
    (house / "firmware" / "keep").mkdir(parents=True)
    (house / "host_tests" / "keep").mkdir(parents=True)
    (house / "tools").mkdir()
    for name in ("pyproject.toml", "tools/__init__.py"):
        shutil.copy(ROOT / name, house / name)
    file = house / "firmware" / "keep" / "f.py"
    file.write_bytes(b"seen = 1\nunseen = 1\n")
    test = f"import runpy\n\ndef test_f():\n    assert runpy.run_path({str(file)!r})['seen'] == 1\n"
    (house / "host_tests" / "keep" / "test_f.py").write_text(test, "utf-8")
    for name in ("conftest.py", "sizes.py", "table.py"):
        shutil.copy(ROOT / "host_tests" / name, house / "host_tests")
    content = file.read_bytes()
    seen, unseen = mutants.mutants_of("firmware/keep/f.py", content)
    assert [mutants.survives(mutant, house, {}) for mutant in (seen, unseen)] == [False, True]
    assert file.read_bytes() == content
    assert unseen.told(content) == "firmware/keep/f.py:2: unseen = 1  ->  unseen = 2"


def test_every_room_has_a_fault_that_can_be_planted():
    rooms = set()
    for fault in FAULTS:
        mutant = mutants.planted(*fault)
        assert mutants.is_python(mutant.of((ROOT / mutant.file).read_bytes())), fault
        rooms.add(mutant.room)
    tested = {room_of(file.relative_to(ROOT).as_posix()) for file in (ROOT / "host_tests").rglob("test_*.py")}
    assert {room for room in tested - {HOUSE} if (ROOT / mutants.folder_of(room)).is_dir()} == rooms


@pytest.mark.nightly
def test_every_fault_is_found_by_a_quick_run_of_its_room():
    command = [sys.executable, str(ROOT / "host_tests" / "mutants.py"), "--faults"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout
