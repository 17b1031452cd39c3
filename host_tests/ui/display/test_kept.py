"""The texts of a display are kept, and are those of the table."""

import io

import pytest

from firmware.ui.display.kept import SIZE, Kept
from firmware.ui.words import Words
from host_tests.inside import inside

MANY = 500  # more than there is room for
TABLE = "".join(["# Words\n"] + [f"key-{number:03}: text {number}\n" for number in range(MANY)]).encode()
assert len(TABLE) > SIZE


@pytest.fixture
def opened():
    """How often the table was opened is how long this is."""
    return []


@pytest.fixture
def kept(opened):
    return Kept().of(Words(lambda: opened.append(TABLE) or io.BytesIO(TABLE)))


def test_a_text_that_is_asked_for_again_is_not_looked_up_again(kept, opened):
    for _ in range(5):
        assert [kept("key-003"), kept("key-007"), kept.list("key-007")] == ["text 3", "text 7", ["text", "7"]]
    assert len(opened) == 2


def test_however_many_are_asked_for_each_is_true(kept, opened):
    for number in [*range(MANY), MANY - 1, 0]:
        assert kept(f"key-{number:03}") == f"text {number}"
    assert len(opened) == MANY + 1  # the last one was still there, and the first was not


def test_as_many_are_kept_as_there_is_room_for_and_with_one_more_they_are_forgotten(kept, opened):
    room = SIZE - 1
    fit = 0
    while len(f"key-{fit:03}: text {fit}\n") <= room:
        room -= len(f"key-{fit:03}: text {fit}\n")
        fit += 1
    for _ in range(2):
        for number in range(fit):
            kept(f"key-{number:03}")
    assert len(opened) == fit
    kept(f"key-{fit:03}")
    kept("key-000")
    assert len(opened) == fit + 2


def test_another_language_takes_the_place_of_the_one_before_and_no_more_memory(kept):
    kept("key-003")
    lines = inside(kept, "_lines", "what it takes is seen nowhere else")
    assert kept.of(Words(lambda: io.BytesIO(TABLE.replace(b"text", b"Wort"))))("key-003") == "Wort 3"
    assert inside(kept, "_lines", "what it takes is seen nowhere else") is lines


def test_a_text_that_is_not_there_is_no_other(kept):
    with pytest.raises(KeyError):
        kept("key")
