"""Screen by screen: the end of a round, what is told of it, disputes, statistics, help, and what is typed whole."""

import importlib
import re

import pytest

from firmware.engine.marks import fits
from firmware.engine.variant import Variant
from firmware.game.match import DISPUTE
from firmware.game.match import MARK as MARKS
from firmware.game.round import VOID
from firmware.ui import commands
from firmware.ui.screen import MOVE, OK, PICK
from firmware.ui.words import LANGUAGES, upper
from host_tests.ui.table import Table, rules, rules_for
from tools import ROOT

SCREENS = ROOT / "firmware" / "ui" / "screens"
OPENED = {
    named
    for file in SCREENS.parent.rglob("*.py")
    for named in re.findall(r'"([a-z]+[.]\w+)"', file.read_text("utf-8"))
    if (SCREENS / named).with_suffix(".py").exists()
}


@pytest.mark.parametrize("named", sorted(OPENED))
def test_a_screen_that_a_source_names_is_there(named):
    file, _, screen = named.partition(".")
    assert callable(getattr(importlib.import_module(f"firmware.ui.screens.{file}"), screen))


def over(mode="break", variant="classic", **more):
    table = Table(rules(mode, variant, **more))
    table.say("rrgg", table.secret())
    return table


# the end of a round


def test_enter_leaves_the_grades_and_takes_a_row_that_was_gone_to():
    table = over()
    table.say("grades")
    assert (OK, None, "do-on") in [offer[:3] for offer in table.top.offers()]
    table.shell.do(table.words, MOVE, 1)
    assert (OK, None, "do-take") in [offer[:3] for offer in table.top.offers()]
    table.shell.do(table.words, OK)
    assert table.opened().stack[-1] == "reason"


def test_a_book_of_first_rows_alone_tells_no_average():
    table = Table(rules_for("break", Variant(6, 9)))
    table.say(table.secret())
    assert not any("on average" in line for line in table.last)


@pytest.mark.parametrize(("hard", "lines", "ends"), [(True, (), "*"), (False, ("hint",), "+"), (True, ("hint",), "*+")])
def test_a_share_tells_of_the_hard_rule_and_of_help(hard, lines, ends):
    table = Table(rules("break", "mini", hard=hard))
    table.say(*lines, table.secret())
    assert table.say("share")[0].endswith("1/10" + ends)


def test_the_first_row_that_had_to_be_right_is_offered_again():
    table = Table(rules("number", "mini", code=7))
    table.say("rrrr", "gggg", "bbbb", "rgrg", "grgr", "rrgg", "ggrr", "gggr", "resign", "yes", "retry")
    played = table.match.sides[0]
    left = [
        sum(fits(played.variant, played.rows[:at], code) for code in range(played.variant.space)) for at in range(8)
    ]
    assert table.shell.top.chosen == left.index(1)


# disputes


def disputed(**more):
    table = Table(rules("make", level="first"), seed=3, **more)
    table.say("")
    while table.match.phase == MARKS:
        table.say("-")
    assert table.match.phase == DISPUTE
    return table


def test_a_dispute_takes_any_row_with_its_mark_or_takes_the_last_back():
    table = disputed()
    assert any(line.startswith(" 2.") and line.endswith(" : x") for line in table.say("2 x"))
    table = disputed()
    rows = len(table.match.round.rows)
    table.say("undo")
    assert len(table.match.round.rows) == rows - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_insist_voids_the_round_as_the_question_says(language):
    table = disputed(language=language)
    word = upper(table.desk.words.list("commands")[-2])
    assert word in table.heard[-2]
    table.say(word)
    assert table.match.sides[0].state == VOID


@pytest.mark.parametrize("size", [(8, 8), (8, 1)])
def test_the_lights_walk_through_the_corrections_and_take_one(size):
    table = disputed(lights=size)
    table.settle(500)
    seen = []
    while table.top.mended not in seen:
        seen.append(table.top.mended)
        assert "!" in "".join(table.between()) or not table.top.mended
        assert table.lights.ask(MOVE, 1)
        table.turn()
    rows = {row for mended in seen for row, _ in mended}
    assert rows == set(range(len(table.match.round.rows)))
    assert table.lights.ask(OK)
    assert table.match.phase != DISPUTE


def test_corrections_of_a_row_are_shown_the_likeliest_first():
    table = Table(rules("make", "mini", level="first"), lights=(8, 8))
    table.say("", "xxo")
    table.settle(500)
    (finding,) = table.match.findings
    likeliest, *others = [[(0, mend.marks[0])] for mend in finding.mends]
    assert (table.top.mended, others != []) == (likeliest, True)
    for mended in [*others, [], likeliest]:  # one after the other; the last one insists
        table.lights.ask(MOVE, 1)
        assert table.top.mended == mended
    for mended in [*others, likeliest]:  # or those of the row that is touched
        table.lights.ask(PICK, 0)
        assert table.top.mended == mended


@pytest.mark.parametrize("typed", ["9", "x", "0 x", "1 xxxxx", "hello"])
def test_what_is_no_correction_is_refused(typed):
    table = disputed()
    table.say(typed)
    assert table.match.phase == DISPUTE


# statistics and help


def test_a_record_is_told_whole_and_forgotten_only_after_yes():
    table = over()
    said = table.say("stats", "1")
    assert any(line.startswith("average 2.00") for line in said)
    table.say("stats reset", "no")
    assert table.desk.counted
    table.say("stats reset", "yes")
    assert not table.desk.counted


def test_statistics_are_told_as_a_table():
    said = over().say("stats csv")
    assert said[0].startswith("player,variant,pegs,colours,repeats,blanks,zero,tells,rows,role,")
    assert said[1].startswith(",classic,4,6,1,0,1,classic,10,breaker,device,0,1,1,0,2.00,2,1,1,0,1")


def test_every_word_is_explained_on_demand_and_once():
    every = Table(rules("break")).say("help all")
    told = [line.split(":")[0].split()[-1] for line in every]
    assert sorted(name for name in told if name in commands.NAMES) == sorted(commands.NAMES)


@pytest.mark.parametrize("mode", ["break", "make", "duel", "match", "race", "helper", "watch", "practice"])
def test_the_rules_begin_with_what_is_played(mode):
    table = Table()
    said = table.say(mode, "rules")
    assert any(line.startswith(f"{mode}: ") for line in said)


# what is typed whole


def test_a_date_or_a_game_is_taken_by_the_list_of_the_day():
    table = Table()
    table.say("day", "2026-11-22", "bulls", "")
    assert (table.match.rules.day, table.match.variant().colours) == (9823, 10)
    table = Table()
    table.say("day 2026-11-22")
    assert table.match.rules.day


# phases on the board
