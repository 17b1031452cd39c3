"""Screen by screen: the end of a round, what is told of it, disputes, statistics, help, and what is typed whole."""

import importlib
import re

import pytest

from firmware.engine.marks import fits
from firmware.engine.variant import Variant
from firmware.game.phases import DISPUTE, DONE, GUESS
from firmware.game.phases import MARK as MARKS
from firmware.game.round import VOID, WON
from firmware.ui import commands
from firmware.ui.screen import MOVE, OK, PICK, WORD
from firmware.ui.words import LANGUAGES, upper
from host_tests.ui.table import Table, rules, rules_for, seated
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


def entries(table):
    return [line[2:].split(":")[0] for line in table.last if line[:1].isdigit() and line[1:2] == " "]


def over(mode="break", variant="classic", **more):
    table = Table(rules(mode, variant, **more))
    table.say("rrgg", table.secret())
    return table


# the end of a round


def test_a_won_round_offers_what_comes_next():
    table = over()
    assert table.match.phase == DONE
    offered = ["Play again", "Share", "Grades", "Why", "Retry", "More games", "Menu"]
    assert entries(table)[-7:] == offered
    table.say("")
    assert (table.match.phase, table.match.round.rows) == (GUESS, [])


def test_a_book_of_first_rows_alone_tells_no_average():
    table = Table(rules_for("break", Variant(6, 9)))
    table.say(table.secret())
    assert not any("on average" in line for line in table.last)


@pytest.mark.parametrize(("hard", "lines", "ends"), [(True, (), "*"), (False, ("hint",), "+"), (True, ("hint",), "*+")])
def test_a_share_tells_of_the_hard_rule_and_of_help(hard, lines, ends):
    table = Table(rules("break", "mini", hard=hard))
    table.say(*lines, table.secret())
    assert table.say("share")[0].endswith("1/10" + ends)


def test_a_lost_round_shows_the_code():
    table = Table(rules("number", "mini", code=7))
    code = table.secret()
    table.say(*[table.another()] * table.match.variant().rows)
    spelled = " ".join(code.upper())
    assert f"The code was {spelled}" in table.heard
    assert any(line.startswith("You did not find it in") for line in table.heard)


def test_a_row_is_tried_again_as_practice():
    table = over()
    table.say("retry", "2")
    assert [len(table.match.round.rows), table.match.rules.counts] == [1, False]
    assert table.say("undo")[0] == "Taken back."


def test_the_first_row_that_had_to_be_right_is_offered_again():
    table = Table(rules("number", "mini", code=7))
    table.say("rrrr", "gggg", "bbbb", "rgrg", "grgr", "rrgg", "ggrr", "gggr", "resign", "yes", "retry")
    played = table.match.sides[0]
    left = [
        sum(fits(played.variant, played.rows[:at], code) for code in range(played.variant.space)) for at in range(8)
    ]
    assert table.shell.top.chosen == left.index(1)


@pytest.mark.parametrize("typed", ["retry 0", "retry 9", "retry x"])
def test_a_row_that_is_not_there_is_not_tried_again(typed):
    assert over().say(typed)[0] == "That is not on the list: type a name or its number."


def test_help_is_told_to_count_once():
    table = Table(rules("break"))
    assert "This round now counts as played with help." in table.say("hint")
    assert "This round now counts as played with help." not in table.say("rrgg", "known", "list")
    assert table.match.sides[0].hints == 1 + 2 + 4


# disputes


def disputed(**more):
    table = Table(rules("make", level="first"), seed=3, **more)
    table.say("")
    while table.match.phase == MARKS:
        table.say("-")
    assert table.match.phase == DISPUTE
    return table


def test_a_dispute_tells_what_may_be_wrong_and_takes_a_row():
    table = disputed()
    finding = next(line for line in table.heard if line.startswith("Row ") and "could be" in line)
    table.say(finding.split()[1])
    assert table.match.phase != DISPUTE


def test_a_dispute_takes_any_row_with_its_mark():
    table = disputed()
    assert any(line.startswith(" 2.") and line.endswith(" : x") for line in table.say("2 x"))


def test_undo_in_a_dispute_takes_back_the_last_mark():
    table = disputed()
    rows = len(table.match.round.rows)
    table.say("undo")
    assert len(table.match.round.rows) == rows - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_insist_voids_the_round_as_the_question_says(language):
    table = disputed(language=language)
    word = upper(table.desk.words.list("commands")[-2])
    assert word in table.heard[-1]
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
    for mend in finding.mends:
        assert table.top.mended == [(0, mend.marks[0])]
        table.lights.ask(MOVE, 1)
    assert (len(finding.mends) > 1, table.top.mended) == (True, [])  # the last one insists


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


def test_help_names_the_few_words_that_matter_and_all_on_demand():
    table = Table(rules("break"))
    few = table.say("help")
    assert len(few) <= 12
    every = table.say("help all")
    assert "SEAL: the seal on my code: its check number now, the proof at the end" in every
    told = [line.split(":")[0] for line in every]
    assert sorted(name for name in told if name in commands.NAMES) == sorted(commands.NAMES), "each once"
    assert table.say("help hint")[0].startswith("HINT: a code that still fits")
    assert table.say("help nothing")[0] == "HELP explains only the words that it lists."


@pytest.mark.parametrize("mode", ["break", "make", "duel", "match", "race", "helper", "watch", "practice"])
def test_the_rules_begin_with_what_is_played(mode):
    table = Table()
    said = table.say(mode, "back", "rules")
    assert any(line.startswith(f"{mode}: ") for line in said)


# what is typed whole


@pytest.mark.parametrize(("typed", "right"), [("2026-11-22", True), ("2026-02-30", False), ("tomorrow", False)])
def test_a_date_is_typed(typed, right):
    table = Table()
    table.say("day", "", typed)
    assert bool(table.desk.today()) == right


def test_a_date_or_a_game_is_taken_by_the_list_of_the_day():
    table = Table()
    table.say("day", "2026-11-22", "bulls", "")
    assert (table.match.rules.day, table.match.variant().colours) == (9823, 10)
    table = Table()
    table.say("day 2026-11-22")
    assert table.match.rules.day


def test_letters_are_added_and_taken_back_one_by_one():
    hand = seated()
    hand.shell.do(hand.lights, WORD, ("NAMES", ""))
    hand.shell.do(hand.lights, PICK, 0)
    hand.press("right", "ok", "right", "ok", "back")
    assert hand.top.typed == "a"
    hand.press("ok")
    assert hand.desk.names == ["A"]


def test_a_number_plays_that_round_and_a_wrong_one_is_told():
    table = Table()
    assert table.say("number 4CQ7-R6")[0] == "No round has this number: check for a wrong or missing character."
    table.say("number 4CQ7-R5", "brog")
    assert table.match.sides[0].state == WON


# phases on the board


def test_what_cannot_be_taken_back_is_told_with_the_reason():
    table = Table(rules("break"))
    assert table.say("undo")[0] == "No rows yet."
    assert table.say("rrgg", "undo")[-2] == "Nothing to take back: sent rows stay, except in practice."


def test_a_line_more_has_every_face_look_again():
    table = Table(rules("break"))
    table.shell.command("RULES", "")
    before = table.top.version
    table.top.say("device")
    assert table.top.version != before
