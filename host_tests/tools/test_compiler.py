"""numba is added where it is needed, and the emulated board does without where it cannot be had."""

import pytest

from tools import ROOT, compiler, environment
from tools.trouble import Trouble


@pytest.fixture
def nowhere(monkeypatch):
    def add(*_):
        raise Trouble("The packages could not be fetched.")

    monkeypatch.setattr(environment, "add", add)


def test_the_emulated_board_can_and_says_that_it_is_slower(nowhere, monkeypatch, capsys):
    compiler.hurry_the_emulator()
    assert not capsys.readouterr().err, "no test installs anything"
    monkeypatch.delenv("PEGLIGHT_NUMBA")
    compiler.hurry_the_emulator()
    assert "ten times slower. The packages could not be fetched." in capsys.readouterr().err


def test_its_pins_name_what_is_needed():
    pins = environment.Environment(ROOT).wanted("compiler")
    assert {pin.partition("==")[0] for pin in pins} > set(compiler.NEEDED)
