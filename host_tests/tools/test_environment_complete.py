"""A set-up is complete while every package that it listed is there, and has to be made anew once one is missing."""

import pytest

from tools.environment import Environment


@pytest.fixture
def environment(tmp_path):
    """Lay out a folder as set-up leaves it."""
    made = Environment(tmp_path)
    made.lock.parent.mkdir()
    made.lock.write_text("tiny-peg==1.0\n", "utf-8")
    for folder in (made.packages / "tiny_peg", made.python.parent):
        folder.mkdir(parents=True)
    made.python.touch()
    made.write_list()
    made.stamp.write_text(made.wanted(), "utf-8")
    return made


def test_what_was_set_up_is_ready_and_stays_so_where_more_comes(environment):
    assert environment.ready()
    for folder in (environment.packages, environment.python.parent):
        (folder / "another").mkdir()
        (folder / "__pycache__").mkdir()
    assert environment.ready()


def test_what_python_compiles_there_is_not_listed(environment):
    (environment.packages / "__pycache__").mkdir()
    environment.write_list()
    (environment.packages / "__pycache__").rmdir()
    assert environment.ready()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda environment: (environment.packages / "tiny_peg").rmdir(),
        lambda environment: environment.listed.unlink(),
        lambda environment: environment.stamp.unlink(),
        lambda environment: environment.stamp.write_bytes(b"\xff\xfe"),
        lambda environment: environment.lock.write_text("# changed\n", "utf-8"),
        lambda environment: environment.python.unlink(),
    ],
    ids=["a package less", "no list", "no stamp", "a garbled stamp", "another lock file", "no interpreter"],
)
def test_it_is_made_anew_with(environment, spoil):
    spoil(environment)
    assert not environment.ready()
