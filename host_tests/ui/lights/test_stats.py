"""The statistics in the menu of the lights: test_menu.py has the records, here is how well a person plays."""

from firmware.engine.variant import Variant
from firmware.ui.display import view
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

SMALL = Variant(2, 3, rows=3)


def test_how_many_rows_were_lost_comes_last_in_the_statistics():
    hand = Hand(rules("break", SMALL))
    hand.enter("11" if hand.secret() != "11" else "22").rest()
    hand.match.give_up()
    hand.wait(8000).press("O")
    hand.rest().hold("B").choose("STATS")
    assert [text.split()[0] for text in hand.offered] == ["2x3:3", "ROWS"]
    hand.choose("ROWS LOST")
    assert hand.said.startswith("ROWS LOST ")
    assert hand.top.rounds
    hand.press("O").choose("2x3:3 breaking 0/1")
    assert hand.said == "average rows -, best -, winning streak 0, longest 0."


def test_the_name_of_who_played_stands_in_front():
    hand = Hand(rules("duel", SMALL))
    hand.desk.call("Anna Ben")
    hand.desk.set_code(1)
    hand.match.ready()
    hand.match.give_up()
    hand.desk.close()
    assert hand.hold("B").choose("STATS").offered == ["Anna 2x3:3 against people 0/1"]
    assert view.of(hand.lights, range(6), 60).choices == ("Anna: 2x3:3, against people: played 1, won 0",)


def test_a_display_with_room_for_it_tells_them_in_words():
    hand = Hand(rules("break", SMALL))
    hand.match.give_up()
    hand.desk.close()
    hand.hold("B").choose("STATS")
    assert view.of(hand.lights, range(6), 60).choices == ("2x3:3, breaking: played 1, won 0",)
    assert view.of(hand.lights, range(6), 21).choices == ("2x3:3 breaking 0/1",)
