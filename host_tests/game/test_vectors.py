"""The vectors hold here; `test_second_interpreter.py` holds them in MicroPython's VM."""

from host_tests.game import vectors


def test_the_vectors_hold():
    assert list(vectors.failures()) == []
