"""The names of the players: typed once, kept, and used wherever a player is spoken of."""

import pytest
from host_tests.ui.hand import Hand
from host_tests.ui.table import Talk, rules

from firmware.app import App
from firmware.keep.log import NAMES, Log
from firmware.restored import restore
from firmware.ui import names
from firmware.ui.faces.lights import caption

MEMORY = b"\xff" * 4096


def kept(memory, *lines):
    """A talk whose desk is kept there, after these lines."""
    talk = Talk()
    log = Log(memory)
    restore(talk.desk, log)
    app = App(talk.desk, log)
    talk.say(*lines)
    app.keep()
    while app.turn(1):
        pass
    return talk


def test_they_are_typed_behind_the_command_and_told_without_any():
    talk = Talk()
    assert talk.say("NAMES")[0] == "The players: Player 1"
    assert talk.say("names Anna - Żółć")[0] == "The players: Anna, Player 2, Żółć"
    assert talk.say("NAMES")[0] == "The players: Anna, Player 2, Żółć"
    assert talk.say("NAMES Ben, Юля,Al")[0] == "The players: Ben, Юля, Al"


@pytest.mark.parametrize("game", [rules("break"), rules("make"), rules("match", people=2, device=True, rounds=6)])
def test_more_of_them_than_play_are_kept_and_told_in_any_game(game):
    assert Talk(game).say("NAMES Anna Ben Cleo - Eva")[0] == "The players: Anna, Ben, Cleo, Player 4, Eva"


def test_they_come_back_after_the_power_was_off_and_can_be_taken_back():
    memory = bytearray(MEMORY)
    kept(memory, "NAMES Anna Ben")
    again = kept(memory)
    assert again.say("NAMES")[0] == "The players: Anna, Ben"
    kept(memory, "NAMES -")
    assert kept(memory).desk.names == []


@pytest.mark.parametrize("content", [b"\xff", b"Anna\n", b"far too long", b"a\nb\nc\nd\ne\nf", b"A\x1b", b"\n"])
def test_what_is_damaged_is_told_and_left(content):
    memory = bytearray(MEMORY)
    log = Log(memory)
    log.write(NAMES, content)
    assert restore(Talk().desk, log) == ["not-restored"]


def test_names_are_short_few_and_in_the_letters_of_the_languages():
    assert names.listed(["Bartholomew", "A\x1b\u200bb", "Юля", "", "É", "six"]) == ["Bartholo", "Ab", "Юля", "", "É"]
    assert names.load(names.dump(["Юля", "", "É"])) == ["Юля", "", "É"]


def test_a_match_at_the_console_says_who_begins_and_why_and_hands_over_by_name():
    talk = Talk()
    talk.desk.call("Anna Ben")
    said = talk.say("duel", "classic", "")
    assert "Anna is first in the list and guesses first; Ben sets the code." in said
    assert "Ben: type the code to break. Nobody else may look." in said
    assert "Hand over to Anna" in talk.say("rgby")
    assert talk.say("")[-1] == "Anna, row 1 of 10: your guess?"
    assert not [line for line in talk.say("rgby", "") if "first in the list" in line]


def test_the_lights_and_the_caption_use_them_too():
    hand = Hand(rules("duel"))
    hand.desk.call("Anna Ben")
    hand.rest()
    assert caption.of(hand.lights, range(6)).line(60).startswith("Ben: set a code")
    assert caption.of(hand.lights, range(6)).brief == "Ben CODE?"
    hand.press("UOUOUOUOO")
    assert hand.said == "Anna"
    assert caption.of(hand.lights, range(6)).line(60).startswith("Hand over to Anna")


def test_the_device_keeps_its_own_name():
    talk = Talk(rules("match", people=1, rounds=2))
    talk.desk.call("Anna Ben")
    assert talk.desk.name(0) == "Anna"
    assert talk.desk.name(1, "shown-player") == "P2"


@pytest.mark.parametrize(
    ("line", "called"),
    [
        ("Anna Ben", ["Anna", "Ben"]),
        ("Anna & Ben, Carl", ["Anna&Ben", "Carl"]),
        ("Ann & Ben Carl&Dora", ["Ann&Ben", "Carl&Dor"]),
        ("Big Ben ,Юля 2", ["Big Ben", "Юля 2"]),
        ("-, Ben", ["", "Ben"]),
        ("", []),
        (",", []),
    ],
)
def test_a_name_may_be_that_of_two_and_have_a_space_where_commas_part_them(line, called):
    assert names.typed(line) == called
    assert not called or names.load(names.dump(called)) == called
