"""Whose a record is: saved behind the statistics, and nothing where nobody has a name."""

from firmware.game.agreed import PERSON
from firmware.game.fields import Packing, Unpacking
from firmware.game.modes import LONGEST_NAME
from firmware.game.statistics import BREAKER, Record, name_of_player, walk_names
from host_tests.game.matches import CLASSIC, begun


def records(*names):
    return [Record(CLASSIC, BREAKER, who=name) for name in names]


def packed(*names):
    box = Packing()
    walk_names(box, records(*names))
    return box.content(1)


def test_names_come_back_with_the_records_they_belong_to():
    for names in [(), ("",), ("Anna",), ("", "Ben", "", "Anna", "Ben"), ("Жужелица",)]:
        again = records(*[""] * len(names))
        box = Unpacking(packed(*names), 1)
        walk_names(box, again, True)
        box.finish()
        assert [record.who for record in again] == list(names)


def test_each_has_a_name_as_far_as_there_are_any_alone_or_not():
    for mode in ["break", "make"]:
        rules = begun(mode).rules
        alone = rules.players.index(PERSON)
        assert name_of_player(rules, alone, ["Anna"]) == "Anna"
        assert name_of_player(rules, alone, ["Anna", "Ben"]) == "", "the names of a match move nobody's own statistics"
    rules = begun("duel").rules
    assert [name_of_player(rules, player, ["Anna", "Ben"]) for player in (0, 1)] == ["Anna", "Ben"]
    assert name_of_player(rules, 1, ["Anna"]) == ""


def test_names_are_packed_as_they_always_were():
    """Or what somebody saved would tell other names."""
    assert packed("", "") == b"\x01"
    assert len(packed(*["n" * LONGEST_NAME] * 12)) <= 20
    assert packed("", "Ben", "", "Anna", "Ben") == bytes.fromhex("0100947e8a40f67fca3a7b3801")
