"""The shots of a playthrough on the virtual board: what changed and when, the same in every run."""

import itertools

import pytest

from tools.playthrough.playthrough import parse
from tools.playthrough.shots import taken
from tools.trouble import Trouble

FILE = """board pico_8x8
seed 7
note The menu.
press ok ok ok
says Row 1 of 10: your guess?
note A peg.
press up
lights
|R...    |
"""


def test_every_shot_is_new_and_the_same_file_gives_the_same():
    film = list(taken(parse(FILE)))
    assert film == list(taken(parse(FILE)))
    assert all(not shot.same(other) for shot, other in itertools.pairwise(film))
    assert [shot.ms for shot in film] == sorted({shot.ms for shot in film})
    last = film[-1]
    assert (len(last.picture), last.signs[-8:], last.caption) == (64, "R...    ", "A peg.")
    assert last.said[-1] == "Row 1 of 10: your guess?"
    assert {key for shot in film for key in shot.down} == {"ok", "up"}


def test_what_did_not_hold_is_told_after_the_shots():
    film = []
    with pytest.raises(Trouble, match="Line 8 of the playthrough expects the picture"):
        film.extend(taken(parse(FILE.replace("|R...", "|G..."))))
    assert len({shot.signs for shot in film}) > 3


def test_nothing_of_this_computers_settings_reaches_it(monkeypatch):
    monkeypatch.setenv("PEGLIGHT_VARIANT", "super")
    monkeypatch.setenv("PEGLIGHT_PALETTE", "mono")
    assert list(taken(parse(FILE)))[-1].signs[-8:] == "R...    "
