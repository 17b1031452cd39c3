"""A row that was begun is there again after the program was killed, and a code that nobody may see never is."""

import json
from contextlib import contextmanager

import pytest

from host_tests.tools.faces.terminal.shown import page_of
from host_tests.tools.front.waiting import paced, until
from tools.front import kept
from tools.front.display import Display
from tools.front.row_in_hand import FILE, RowInHand


@contextmanager
def playing(folder, memory):
    """Run a board with these saves, and kill it at the end: nothing is told to it."""
    display = Display()
    player = paced(memory=memory, display=display)
    display.followers.append(RowInHand(folder, lambda: kept.wants_secret(bytearray(player.nvm))).follow)
    with player.running():
        until(lambda: display.view)
        yield player


def shows(player, *hand):
    until(lambda: player.display.view.hand == hand)


@pytest.mark.slow
def test_pegs_that_were_set_are_set_again_in_the_same_row(tmp_path):
    memory = bytearray(b"\xff" * 4096)
    with playing(tmp_path, memory) as player:
        player.display.type("break")
        player.display.type("")
        shows(player, None, None, None, None)
        player.display.type("rgby")
        until(lambda: player.display.view.rows)
        for colour in (3, 1):
            player.display.choose(colour)
        player.display.touch(3)
        player.display.choose(5)
        shows(player, 3, 1, None, 5)
    with playing(tmp_path, memory) as player:
        shows(player, 3, 1, None, 5)
        player.display.clear()
        shows(player, None, None, None, None)
        until(lambda: json.loads((tmp_path / FILE).read_text())["hand"] == [None] * 4)
    with playing(tmp_path, memory) as player:
        shows(player, None, None, None, None)


ROW = ["RGBYOP", 4, 10, []]
KEPT = {"row": ROW, "hand": [1, 2, 3, 4]}


def sets_pegs(in_hand, *views):
    """Return whether pegs are set once these views were drawn."""
    display = Display()
    for view in views:
        display.view = view
        in_hand.follow(display)
    return display.intent() is not None


def test_a_row_that_was_begun_is_set_unless_a_round_begins_anew(tmp_path):
    (tmp_path / FILE).write_text(json.dumps(KEPT))
    assert sets_pegs(RowInHand(tmp_path, lambda: False), page_of())
    assert not sets_pegs(RowInHand(tmp_path, lambda: False, True), page_of())
    for before in ({"cursor": -1, "code": (1, 2, 3, 4)}, {"cursor": -1, "entries": [("PLAY", ""), ("HELP", "")]}):
        assert not sets_pegs(RowInHand(tmp_path, lambda: False), page_of(**before), page_of())


def test_a_file_of_another_row_or_none_of_ours_sets_no_peg(tmp_path):
    wrong = [
        {},
        [],
        {**KEPT, "hand": [1, 2, 3]},
        {**KEPT, "hand": [1, 2, 3, 6]},
        {"row": ["R"], "hand": []},
        {**KEPT, "row": ["RGBYOP", 4, 10, [[[1, 2, 3, 4], "x"]]]},
    ]
    for content in (b"", b"\xff", b"[" * 4000, *(json.dumps(each).encode() for each in wrong)):
        (tmp_path / FILE).write_bytes(content)
        assert not sets_pegs(RowInHand(tmp_path, lambda: False), page_of()), content


def test_nothing_is_kept_of_a_secret_or_where_no_row_is_in_hand(tmp_path):
    hand = (1, None, None, None)
    assert not sets_pegs(RowInHand(tmp_path, lambda: True), page_of(hand=hand))
    in_hand = RowInHand(tmp_path, lambda: False)
    for changed in ({"cursor": -1}, {"entries": [("PLAY", "")]}, {"mark": "x"}):
        assert not sets_pegs(in_hand, None, page_of(hand=hand, **changed))
    assert not (tmp_path / FILE).exists()
