"""The statistics are told in words and as comma separated lines, and are forgotten only when that is meant."""

import csv
import re

import pytest

from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.statistics import BREAKER, DEVICE_EVIL, MAKER, SOMEBODY, Record, Statistics
from host_tests.ui.talk import Talk, rules

HEADINGS = (
    "player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,opponent,hard,played,won,helped,mean,best,streak,"
    "longest"
)
ASKED = "Forget every round that was counted? Type yes to do it; Enter keeps them."
GUESS = "Row 1 of 10: your guess?"


def record(variant, role, by_rows=(), unbroken=0, streak=0, longest=0, who=""):
    made = Record(variant, role, who=who)
    made.by_rows[: len(by_rows)] = by_rows
    made.unbroken, made.streak, made.best_streak = unbroken, streak, longest
    return made


def count(desk, *records):
    statistics = Statistics()
    statistics.records = list(records)
    desk.counted = statistics.dump()


def counted(*records, **more):
    """A talk in the middle of a round, after these records were counted."""
    talk = Talk(rules("break"), **more)
    count(talk.desk, *records)
    return talk


def test_stats_tell_how_often_a_code_was_broken_in_how_many_rows():
    talk = Talk(rules("break"))
    talk.say(talk.secret(), "")
    talk.say(talk.another())
    talk.say(talk.secret())
    assert talk.say("STATS")[:4] == [
        "classic, breaking: played 2, won 2",
        "average rows 1.50, best 1, winning streak 2, longest 2",
        "Rows needed, and how often:",
        "1: 1, 2: 1",
    ]


def test_what_the_last_rounds_lost_is_told_in_numbers_bars_and_words():
    talk = Talk(rules("break", "mini"))
    for _ in range(5):
        talk.say("1111", "1111", "2222", "1111", "RESIGN", "")
    *_, lost, each, bars, habit, _ = talk.say("STATS")
    assert re.fullmatch(r"Luck aside, perfect play would have saved you \d\.\d rows a round\. Rounds: 5", lost)
    assert [float(tenths) > 2 for tenths in each.split()] == [True] * 5
    assert len(bars) == 5
    assert habit == "What costs most: you repeat what is known already. Rows: 10.0"
    talk.say("STATS RESET", "yes")
    assert talk.say("STATS")[0] == "No rounds have been counted yet."


def test_what_two_people_or_somebody_with_help_have_lost_is_not_told():
    alone = Talk(rules("break", "mini"))
    alone.say("1111", "HINT", "RESIGN", "")
    two = Talk(rules("match", "mini", people=2, device=False))
    two.say("1111", "RESIGN", "")
    for talk in (alone, two):
        assert not talk.desk.statistics().losses.kept
        assert not any("luck aside" in line for line in talk.say("STATS"))


def test_comma_separated_lines_hold_all_that_was_counted():
    talk = counted(
        record(named("classic"), BREAKER, (0, 0, 1, 2), unbroken=3, streak=1, longest=2),
        record(Variant(3, 7, rows=12), MAKER, unbroken=1, streak=1, longest=1, who="A,Юля"),
    )
    assert talk.say("STATS CSV") == [
        HEADINGS + ",1,2,3,4,5,6,7,8,9,10,11,12",
        ",classic,4,6,1,0,1,classic,10,breaker,device,0,6,3,0,3.66,3,1,2,0,0,1,2,0,0,0,0,0,0,,",
        "A Юля,3x7:12,3,7,1,0,1,classic,12,maker,device,0,1,1,0,,,1,1,0,0,0,0,0,0,0,0,0,0,0,0",
        GUESS,
    ]
    heads, *lines = csv.reader(talk.last[:-1])
    assert {len(line) for line in lines} == {len(heads)}


def test_each_kind_of_game_and_of_opponent_has_a_line_of_its_own():
    games = [Variant(3, 6), Variant(3, 6, tells="exact"), Variant(3, 6, repeats=False), Variant(3, 6, blanks=True)]
    records = [record(variant, BREAKER, (1,)) for variant in games]
    records += [Record(games[0], BREAKER, opponent) for opponent in (DEVICE_EVIL, SOMEBODY)]
    for said in (counted(*records).say("STATS"), counted(*records).say("STATS CSV")[1:]):
        lines = [line for line in said if line.startswith(("3x6", ",3x6"))]
        assert len(set(lines)) == len(records)


def test_the_rounds_of_each_player_stand_under_the_name():
    classic, mini = named("classic"), named("mini")
    talk = counted(
        record(classic, BREAKER, (0, 1), who="Anna"),
        record(classic, BREAKER, (0, 0, 1), unbroken=1),
        record(mini, BREAKER, (1,), who="Ben"),
        record(mini, BREAKER, unbroken=2, who="Anna"),
    )
    assert [line for line in talk.say("STATS") if line in ("Anna:", "Ben:") or "played" in line] == [
        "Anna:",
        "classic, breaking: played 1, won 1",
        "mini, breaking: played 2, won 0",
        "classic, breaking: played 2, won 1",
        "Ben:",
        "mini, breaking: played 1, won 1",
    ]


def test_comma_separated_lines_are_the_same_in_every_language():
    of = record(named("super"), BREAKER, (1, 2), streak=3, longest=3)
    assert counted(of, language="pl").say("stats csv")[:-1] == counted(of).say("STATS CSV")[:-1]


def test_where_nothing_was_counted_the_headings_stand_alone():
    assert counted().say("STATS CSV") == [HEADINGS, GUESS]


@pytest.mark.parametrize("yes", ["yes", "Y", " YES "])
def test_what_was_counted_is_forgotten_after_a_yes(yes):
    talk = counted(record(named("classic"), BREAKER, (1,)))
    assert talk.say("STATS RESET") == [ASKED]
    assert talk.say(yes) == ["Forgotten.", GUESS]
    assert talk.say("STATS") == ["No rounds have been counted yet.", GUESS]


@pytest.mark.parametrize(("language", "yes"), [("de", "ja"), ("fr", "oui"), ("pl", "tak"), ("ru", "ДА"), ("ru", "yes")])
def test_the_yes_of_the_language_is_meant_too(language, yes):
    talk = counted(record(named("classic"), BREAKER, (1,)), language=language)
    talk.say("STATS RESET", yes)
    assert talk.desk.statistics().records == []


@pytest.mark.parametrize("other", ["", "no", "perhaps", "RGBY", "yes please"])
def test_anything_else_keeps_what_was_counted(other):
    talk = counted(record(named("classic"), BREAKER, (1,)))
    assert talk.say("STATS RESET", other) == [ASKED, "I have kept them.", GUESS]
    assert talk.desk.statistics().records[0].won() == 1
    assert talk.match.round.rows == []


def test_a_command_instead_of_an_answer_is_done():
    talk = counted(record(named("classic"), BREAKER, (1,)))
    assert talk.say("STATS RESET", "COUNT")[1:] == ["I have kept them.", "Codes left: 1296", GUESS]


def test_they_can_be_forgotten_before_a_round_and_while_a_code_is_typed_unseen():
    for playing in (None, rules("duel")):
        talk = Talk(playing)
        count(talk.desk, record(named("classic"), BREAKER, (1,)))
        unseen = talk.console.unseen
        talk.say("STATS RESET")
        assert not talk.console.unseen
        talk.say("yes")
        assert talk.desk.statistics().records == []
        assert talk.console.unseen == unseen
