"""The rules that can be agreed before the first row, and those that cannot."""

import pytest

from firmware.engine.variant import Variant
from firmware.game.match import Match
from firmware.game.modes import DAYS, DEVICE, ELSEWHERE, MODES, PERSON, rounds_for
from firmware.game.rules import agree
from host_tests.game.matches import CLASSIC, GIVEN

# of each mode: its players, its rounds, its sides, and what else it is
MODES_AS_AGREED = {
    "break": ((PERSON, DEVICE), 1, 1, []),
    "day": ((PERSON, DEVICE), 1, 1, []),
    "number": ((PERSON, DEVICE), 1, 1, []),
    "puzzle": ((PERSON, DEVICE), 1, 1, []),
    "challenge": ((PERSON, DEVICE), 1, 1, []),
    "practice": ((PERSON, DEVICE), 1, 1, []),
    "make": ((DEVICE, PERSON), 1, 1, []),
    "duel": ((PERSON, PERSON), 2, 1, ["penalty"]),
    "match": ((PERSON, DEVICE), 2, 1, ["rows"]),
    "race": ((PERSON, DEVICE), 1, 2, ["penalty"]),
    "helper": ((PERSON, ELSEWHERE), 1, 1, ["advises"]),
    "watch": ((DEVICE, DEVICE), 1, 1, ["watched"]),
}


def test_each_mode_has_its_players_rounds_and_sides():
    assert sorted(MODES_AS_AGREED) == sorted(MODES)
    for mode, told in MODES_AS_AGREED.items():
        rules = agree(mode, CLASSIC, **GIVEN.get(mode, {}))
        also = [name for name in ("advises", "watched") if getattr(rules, name)] + [rules.scoring] * rules.scored
        assert (rules.players, rules.rounds, rules.sides, also) == told, mode
        assert (rules.hidden_code() is not None) == (mode in GIVEN)


def test_two_to_five_play_a_match_and_two_a_race():
    for mode, most in (("match", 5), ("race", 2)):
        for people in range(1, 6):
            for device in (False, True):
                players = people + device
                if 2 <= players <= most:
                    rules = agree(mode, CLASSIC, people, device, rounds_for(players)[0])
                    assert rules.players == (PERSON,) * people + (DEVICE,) * device
                else:
                    with pytest.raises(ValueError, match=r"people must be one of [12].*, not"):
                        agree(mode, CLASSIC, people, device)


def test_what_cannot_be_agreed_is_refused():
    for mode, more, sentence in [
        ("chess", {}, "mode must be one of day, break, make, .*, not chess"),
        (None, {}, "mode must be one of"),
        ("match", {"rounds": 3}, "rounds must be one of 2, 4, .*, not 3"),
        ("match", {"rounds": 22}, "rounds must be one of"),
        ("match", {"people": 3, "device": False, "rounds": 4}, "rounds must be one of 6, 12, 18, not 4"),
        ("match", {"people": 0}, "people must be one of 1, 2, 3, 4, not 0"),
        ("match", {"people": None}, "people must be one of"),
        ("match", {"people": 2.0}, "people must be one of"),
        ("match", {"scoring": "goals"}, "scoring must be one of rows, penalty, .*, second, not goals"),
        ("break", {"deal": "kind"}, "deal must be one of uniform, mixed, evil, not kind"),
        ("break", {"clock": "31"}, "clock must be one of off, 30, 60, 180, 300, 600, not 31"),
        ("break", {"level": "best"}, "level must be one of book, .*, not best"),
        ("number", {"code": 1296}, "a code must be a whole number"),
        ("puzzle", {"code": 5, "given_rows": (1, 5)}, "no row of a puzzle is its code"),
        ("puzzle", {"code": 5, "given_rows": (1296,)}, "a code must be a whole number"),
        (
            "challenge",
            {"code": 5, "challenge": (5, "Anna", 20, (0, 0), (0, 0))},
            "a field must be a number from 0 to 19, not 20",
        ),
        ("break", {"tempo": 5}, "there is no rule called tempo"),
        ("match", {"own": (None, "classic")}, "the variant must be a Variant"),
    ]:
        with pytest.raises(ValueError, match="^" + sentence):
            agree(mode, CLASSIC, **more)
    with pytest.raises(ValueError, match="the variant must be a Variant"):
        agree("break", (4, 6))


SENT = (5, "Anna", 0, (0, 0), (0, 0))


def test_rules_tell_what_their_mode_is_given_and_nothing_else():
    for mode, given in [
        ("break", {"code": 5}),
        ("break", {"day": 9823}),
        ("break", {"given_rows": (1,)}),
        ("break", {"challenge": SENT}),
        ("number", {}),
        ("number", {"code": 5, "day": 9823}),
        ("day", {}),
        ("day", {"day": 0}),
        ("day", {"day": DAYS + 1}),
        ("day", {"day": 9823.0}),
        ("day", {"day": 9823, "code": 5}),
        ("day", {"day": 9823, "puzzle": 5}),
        ("puzzle", {"given_rows": (1,)}),
        ("puzzle", {"code": 5}),
        ("puzzle", {"code": 5, "given_rows": tuple(range(10))}),
        ("puzzle", {"code": 5, "given_rows": (1,), "puzzle": 1001}),
        ("puzzle", {"code": 5, "given_rows": (1,), "puzzle": 5.0}),
        ("challenge", {"code": 5}),
    ]:
        with pytest.raises(ValueError, match=f"a {mode} has another code, day, puzzle or sender in its rules"):
            agree(mode, CLASSIC, **given)


def test_a_shared_round_has_the_same_rules_for_everybody():
    for mode in GIVEN:
        hard = [agree(mode, CLASSIC, hard=hard, **GIVEN[mode]).hard for hard in (False, True)]
        assert hard == [mode == "puzzle"] * 2


def test_without_games_of_their_own_all_play_that_of_the_match():
    for rules in (
        agree("match", CLASSIC, own=(None, Variant(4, 6))),
        agree("break", CLASSIC, own=(Variant(5, 8),)),
        agree("race", CLASSIC, own=(Variant(5, 8), None)),
    ):
        assert rules.own == ()
        assert Match(rules, lambda stop: 0).variant(1) is rules.variant


def test_the_code_of_a_numbered_round_lies_under_no_name():
    rules = agree("number", CLASSIC, code=476)
    assert rules.hidden_code() == 476
    assert 476 not in rules
    assert agree("break", CLASSIC).hidden_code() is None
    with pytest.raises(AttributeError):
        rules.level = "first"


def test_what_is_agreed_holds_nothing_of_the_file_that_judges_it():
    assert agree("number", CLASSIC, code=476).hidden_code.__globals__ is not agree.__globals__


@pytest.mark.parametrize(("mode", "scoring"), [("race", "penalty"), ("duel", "ten"), ("match", "ten")])
def test_two_boards_play_for_points_in_whichever_mode(mode, scoring):
    rules = agree(mode, CLASSIC, rounds=2, scoring="ten", linked=(7, 1, "Anna"))
    assert (rules.players, rules.advises, rules.hard) == ((ELSEWHERE, PERSON), False, False)
    assert (rules.scored, rules.scoring) == (True, scoring)


def test_only_a_race_a_duel_or_a_match_goes_over_a_wire():
    with pytest.raises(ValueError, match="no break is played over a wire"):
        agree("break", CLASSIC, linked=(7, 1, "Anna"))
