"""The names of the players, chosen letter by letter on the lights."""

import pytest

from firmware.ui.capitals import upper
from firmware.ui.lights import caption
from firmware.ui.words import LANGUAGES, Words
from host_tests.ui.hand import Hand
from host_tests.ui.lights.test_font import drawn
from host_tests.ui.talk import rules, tables


def called(*names, size=(16, 8)):
    hand = Hand(rules("duel"), size=size)
    hand.desk.call(",".join(names))
    return hand.hold("B").choose("SETTINGS", "NAMES")


def told(hand, width=60):
    return caption.of(hand.lights, range(6)).line(width)


def test_the_players_are_listed_with_their_names():
    assert called("Anna", "", "Юля").offered == ["P1 Anna", "P2 -", "P3 Юля", "P4 -", "P5 -"]


def test_a_name_is_spelt_and_written_as_names_are():
    hand = called().choose("P2 -").spell("ben")
    assert hand.said == "ben>"
    hand.press("O")
    assert hand.desk.names == ["", "Ben"]
    assert hand.said == "P2 Ben"
    assert hand.press("BB").desk.name(1) == "Ben"


def test_it_is_worth_a_save():
    hand = called().choose("P1 -").spell("al")
    before = hand.desk.choices
    assert hand.press("O").desk.choices > before


def test_back_takes_letters_back_and_a_name_without_any_is_a_number_again():
    hand = called("Anna", "Ben").choose("P1 Anna").press("BBBB")
    assert hand.said == ">"
    assert hand.press("O").desk.names == ["", "Ben"]
    hand.choose("P2 Ben").press("BBBO")
    assert hand.desk.names == []


def test_leaving_keeps_the_name_there_was():
    hand = called("Al").choose("P1 Al").press("BBB")
    assert (hand.said, hand.desk.names) == ("P1 Al", ["Al"])


def test_no_letter_is_offered_that_the_name_has_no_room_for():
    hand = called().choose("P1 -").spell("abcdefgh")
    assert hand.offered == ["fgh>"]
    assert hand.press("B").said == "efg>"
    assert len(hand.offered) > 1


def test_the_caption_spells_the_whole_name_and_tells_what_ok_does():
    hand = called("Bartholo", size=(8, 8)).choose("P1 Bartholo")
    assert told(hand).startswith("NAMES > P1: BARTHOLO> \u00b7 OK: take")
    hand.press("B").press("U")
    assert told(hand).startswith("NAMES > P1: BARTHOLZ \u00b7 up/down: change \u00b7 OK: set")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_each_language_are_its_own_and_look_different(language):
    letters = Words(tables(language))("letters")
    pictures = {tuple(drawn(letter, 3)) for letter in letters}
    assert len(pictures) == len(letters) == len(set(letters))
    assert tuple(drawn("?", 3)) not in pictures
    assert all(upper(letter) != letter for letter in letters)
