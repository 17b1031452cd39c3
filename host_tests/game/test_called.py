"""Whose a record is: saved behind the statistics, and nothing where nobody has a name."""

from firmware.game import called
from firmware.game.agreed import PERSON
from firmware.game.fields import Packing
from firmware.game.statistics import BREAKER, Record
from firmware.game.unpacking import Unpacking
from host_tests.game.matches import CLASSIC, begun


def records(*names):
    return [Record(CLASSIC, BREAKER, who=name) for name in names]


def packed(*names):
    box = Packing()
    called.walk(box, records(*names))
    return box.content(1)


def test_names_come_back_with_the_records_they_belong_to():
    for names in [(), ("",), ("Anna",), ("", "Ben", "", "Anna", "Ben"), ("Жужелица",)]:
        again = records(*[""] * len(names))
        box = Unpacking(packed(*names), 1)
        called.walk(box, again, True)
        box.finish()
        assert [record.who for record in again] == list(names)


def test_each_has_a_name_as_far_as_there_are_any_alone_or_not():
    for mode in ["break", "make"]:
        rules = begun(mode).rules
        alone = rules.players.index(PERSON)
        assert called.name(rules, alone, ["Anna"]) == "Anna"
        assert called.name(rules, alone, ["Anna", "Ben"]) == "", "the names of a match move nobody's own statistics"
    rules = begun("duel").rules
    assert [called.name(rules, player, ["Anna", "Ben"]) for player in (0, 1)] == ["Anna", "Ben"]
    assert called.name(rules, 1, ["Anna"]) == ""


def test_names_are_packed_as_they_always_were():
    """Or what somebody saved would tell other names."""
    assert packed("", "") == b"\x01"
    assert len(packed(*["n" * called.LONGEST] * 12)) <= 20
    assert packed("", "Ben", "", "Anna", "Ben") == bytes.fromhex("0100947e8a40f67fca3a7b3801")
