"""The texts of a display are kept, and are those of the table."""

import io

import pytest

from firmware.ui.display.kept import SIZE, Kept
from firmware.ui.words import LANGUAGES, Words
from host_tests.ui.talk import table_of, tables

MANY = 500  # more than there is room for
TABLE = "".join([f"key-{number}: text {number}\n" for number in range(MANY)]).encode()
assert len(TABLE) > SIZE


@pytest.fixture
def opened():
    """How often the table was opened is how long this is."""
    return []


@pytest.fixture
def kept(opened):
    made = Kept(Words(lambda: opened.append(TABLE) or io.BytesIO(TABLE)))
    opened.clear()
    return made


def test_a_text_that_is_asked_for_again_is_not_looked_up_again(kept, opened):
    for _ in range(5):
        assert [kept("key-3"), kept("key-7"), kept.list("key-7")] == ["text 3", "text 7", ["text", "7"]]
    assert len(opened) == 2


def test_however_many_are_asked_for_each_is_true(kept, opened):
    for number in [*range(MANY), MANY - 1, 0]:
        assert kept(f"key-{number}") == f"text {number}"
    assert len(opened) == MANY + 1  # the last one was still there, and the first was not


def test_a_text_that_is_not_there_is_no_other(kept):
    with pytest.raises(KeyError):
        kept("key")


def test_what_lights_and_captions_say_is_looked_for_first_and_everything_is_found():
    for language in LANGUAGES:
        plain = Words(tables(language))
        kept = Kept(Words(tables(language)))
        for key in ("menu-play", "menu-quit", "do-again", "key-names", "welcome", "names-mode"):
            assert kept(key) == plain(key)


def test_less_of_the_table_is_read_for_what_stands_there():
    read = []

    class Table(io.BytesIO):
        def read(self, size=-1):
            got = super().read(size)
            read.append(len(got))
            return got

    kept = Kept(Words(lambda: Table(table_of("en"))))
    read.clear()
    kept("menu-play")
    assert sum(read) < len(table_of("en")) / 10
