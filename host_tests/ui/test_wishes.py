"""What was chosen, kept as a few bytes; and the rules that it makes, whatever was chosen."""

import itertools

import pytest

from firmware.engine.variant import Variant
from firmware.game.agreed import PERSON
from firmware.game.modes import MODES, MOST_PLAYERS, mode_of
from firmware.ui import wishes
from host_tests.ui.hand import Hand


def test_what_was_kept_comes_back():
    hand = Hand()
    desk = hand.desk
    desk.wishes.update(
        {"mode": "match", "people": 3, "device": False, "variant": Variant(8, 10, False, False, 20, zero=False)}
    )
    desk.set("brightness", 5)
    desk.set("sleep_s", 1800)
    desk.set("signs", "digits")
    desk.set("vibration", False)
    desk.wishes.update({"hard": True, "clock": "30", "own_3": 20, "scoring": "second"})
    desk.speak("de")
    content = wishes.dump(desk)
    other = Hand().desk
    wishes.load(other, content)
    assert other.wishes == desk.wishes
    assert other.changed == {"brightness": 5, "sleep_s": 1800, "signs": "digits", "vibration": False, "language": "de"}
    assert other.settings["sleep_s"] == 1800
    assert other.language == "de"
    assert wishes.dump(other) == content
    assert wishes.read(content) == (other.wishes, other.changed)


def test_a_wish_of_the_settings_is_kept_only_when_something_else_was_chosen():
    desk = Hand().desk
    desk.given = {"variant": Variant(4, 6), "level": "book"}
    desk.wishes.update(desk.given)
    assert wishes.read(wishes.dump(desk)) == ({}, {})
    desk.wishes["level"] = "first"
    assert wishes.read(wishes.dump(desk)) == ({"level": "first"}, {})


def test_a_language_that_nobody_chose_is_left_to_the_settings():
    kept = wishes.dump(Hand().desk)
    other = Hand().desk
    other.speak("fr")
    wishes.load(other, kept)
    assert other.language == "fr"


@pytest.mark.parametrize(
    "content", [b"", bytes([wishes.VERSION + 1]) + b"abc", bytes([wishes.VERSION]) + 44 * b"\xff"], ids=str
)
def test_what_is_nothing_of_the_kind_is_refused_and_changes_nothing(content):
    desk = Hand().desk
    with pytest.raises(ValueError, match="saved"):
        wishes.load(desk, content)
    assert (desk.wishes, desk.changed) == ({}, {})


def test_a_part_of_the_game_is_changed_with_what_cannot_go_with_it():
    wished = {"variant": Variant(4, 10)}
    wishes.vary(wished, "zero", False)
    assert wished["variant"] == Variant(4, 10, zero=False)
    wishes.vary(wished, "tells", "exact")
    assert wished["variant"] == Variant(4, 10, tells="exact", zero=False)
    wishes.vary(wished, "colours", 9)  # which has no 0
    assert wished["variant"] == Variant(4, 9, tells="exact")


def test_whatever_is_wished_there_are_rules_for_it():
    modes = [mode for mode in MODES if not mode_of(mode).given]
    for mode, people, device, rounds in itertools.product(
        modes, range(1, MOST_PLAYERS + 1), (False, True), range(2, 21, 2)
    ):
        made = wishes.rules({"mode": mode, "people": people, "device": device, "rounds": rounds})
        assert made.mode == mode
        if mode == "match":
            assert made.players.count(PERSON) == people
