"""numba is added where it is needed, and the emulated board does without where it cannot be had."""

import pytest

from tools import compiler, environment
from tools.trouble import Trouble


@pytest.fixture
def nowhere(monkeypatch):
    def add(*_):
        raise Trouble("The packages could not be fetched.")

    monkeypatch.setattr(environment, "add", add)


def test_books_cannot_do_without(nowhere):
    with pytest.raises(Trouble, match="could not be fetched"):
        compiler.add()


def test_the_emulated_board_can_and_says_that_it_is_slower(nowhere, monkeypatch, capsys):
    compiler.hurry_the_emulator()
    assert not capsys.readouterr().err, "no test installs anything"
    monkeypatch.delenv("PEGLIGHT_NUMBA")
    compiler.hurry_the_emulator()
    assert "ten times slower. The packages could not be fetched." in capsys.readouterr().err


def test_what_is_needed_is_named_by_its_lock():
    locked = compiler.LOCK.read_text("utf-8")
    assert all(f"\n{module}==" in locked for module in compiler.NEEDED)
