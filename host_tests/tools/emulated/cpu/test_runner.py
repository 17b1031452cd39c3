"""The processor runs compiled or not, until its time has come."""

import pytest

from tools import compiler
from tools.emulated.cpu import runner


@pytest.fixture(params=[True, False], ids=["compiled", "plain"])
def run(request, monkeypatch, machine):
    if request.param and not compiler.is_here():
        pytest.skip("it needs numba, which `peg.py bench` installs")
    monkeypatch.setattr(compiler, "is_here", lambda: request.param)
    return runner.of(machine.device)


def test_it_runs_until_its_time_has_come(run, machine):
    clock = machine.device.simulator.clock
    run(100_000)
    assert 100_000 <= clock.nanos < 10_000_000
    before = clock.nanos
    run(before)
    assert clock.nanos == before
