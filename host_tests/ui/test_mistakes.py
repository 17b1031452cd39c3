"""MISTAKES: a position from a round, a better guess, and at once a verdict that holds against brute force."""

import random
from collections import Counter

from firmware.engine import codes, marks
from firmware.engine.variant import Variant, named
from firmware.game import grading
from firmware.game.mind import Mind
from firmware.game.mistakes import gather
from firmware.game.statistics import read
from firmware.ui.screen import BACK, WORD
from host_tests import runs
from host_tests.game.matches import code
from host_tests.game.test_grading import graded_match
from host_tests.game.test_mistakes import kept, mistakes_of, put
from host_tests.ui.table import Table, rules

SPACES = (Variant(3, 4), Variant(3, 5), Variant(4, 3), Variant(3, 5, repeats=False), Variant(3, 4, tells="exact"))
SPACES += (Variant(3, 3, blanks=True, tells="places"),)
POSITIONS = runs.of(60, 120, 500)


def left(variant, fitting, guess):
    """Return how many codes a guess leaves on average, in hundredths, by counting them."""
    sizes = Counter(marks.score(variant, guess, code) for code in fitting)
    return 100 * sum(size * size for size in sizes.values()) // len(fitting)


def position(chance):
    """Return a game, rows of a round of it, and a guess."""
    variant = chance.choice(SPACES)
    code, *guesses, guess = (codes.draw(variant, chance.randrange) for _ in range(2 + chance.randrange(4)))
    return variant, [(each, marks.score(variant, each, code)) for each in guesses], guess


def graded(variant, rows, guess):
    mind = Mind(variant, random.Random(1).randrange, [])
    job = mind.grade([*rows, (guess, marks.solved(variant))], False, len(rows))
    while not job.over:
        job.step(1)
    (grade,) = job.found
    return grade


def test_the_verdict_is_that_of_brute_force():
    chance = random.Random(5)
    better = 0
    for _ in range(POSITIONS):
        variant, rows, guess = position(chance)
        every = list(codes.walk(variant))
        fitting = [code for code in every if marks.fits(variant, rows, code)]
        of_all = [left(variant, fitting, each) for each in every]
        grade = graded(variant, rows, guess)
        assert grade.before == len(fitting)
        assert (grade.expected, grade.best_expected) == (left(variant, fitting, guess), min(of_all))
        assert left(variant, fitting, grade.best) == min(of_all)
        lost = grading.of_row(variant, rows, guess, grade)[1]
        better += not lost
        assert not (lost and guess in fitting and grade.expected == min(of_all))
    assert 0 < better < POSITIONS


def at_a_mistake(content=b"", **more):
    table = Table(**more)
    table.desk.mistakes[:] = content or mistakes_of(named("mini"))
    table.say("mistakes")
    return table


def test_a_guess_is_graded_where_every_guess_has_a_mark():
    variant = Variant(3, 5, repeats=False)
    table = at_a_mistake(put(b"", 5, variant, False, [], code("123", variant)))
    assert table.say("GBY")[-3] == "G B Y leaves 11.63 codes on average."


def test_a_worse_guess_is_told_the_best_and_comes_back():
    table = at_a_mistake()
    told = table.say("RRRG")
    assert told[-3] == "R R R G leaves 89.75 codes on average."
    assert told[-2].endswith("This one comes back.")
    assert table.say("")[-1] == "Row 1: you guessed R R R R. Find a better guess."
    assert len(kept(table.desk.mistakes)) == 2


def test_a_better_guess_counts_and_the_next_one_comes():
    table = at_a_mistake()
    to_save = table.desk.choices
    table.say("GGBY")
    assert table.desk.choices == to_save + 1
    assert table.say("")[-1] == "Row 1: you guessed R R R R. Find a better guess."
    assert "No guess leaves fewer." in table.say("RRGB")
    table.say("")
    assert table.stack == ["menu"]
    assert len(kept(table.desk.mistakes)) == 2
    table.say("mistakes")
    assert "Found on two days: it does not come back." in table.say("GGBY")
    assert "Row 1" in table.say("")[-1]
    table.say("RRGB", "")
    assert kept(table.desk.mistakes) == []
    assert table.say("mistakes")[0] == "None of your guesses has lost much so far. Rounds with help do not count."


def test_of_two_codes_a_guess_that_is_neither_has_no_chance():
    variant = Variant(2, 3)
    table = Table()
    table.desk.mistakes[:] = put(b"", 10, variant, False, [(code("12", variant), marks.mark_of(0, 1))], 0)
    table.say("mistakes")
    assert table.last == [" 1. R G : o", "Row 2: you guessed R R. Find a better guess."]
    assert "1 R: can belong elsewhere / nowhere" in table.say("why", "1", "back")
    assert table.say("RR") == [
        "R R leaves 1.00 codes on average.",
        "But it cannot be the code, and another guess that can tells as much.",
        "(Enter: Go on)",
    ]
    assert "No guess leaves fewer." in table.say("", "mistakes", "GB")


def test_solved_today_it_is_not_offered_again_today():
    table = at_a_mistake(clock=lambda: (2026, 11, 29))
    table.say("GGBY", "", "RRGB", "")
    assert table.say("mistakes")[0] == "You have found all for today. They come back on another day."


def test_a_verdict_that_is_stopped_judges_nothing():
    table = at_a_mistake()
    table.words.type("RRRG")
    for _ in range(3):
        table.turn()
    assert table.top.works
    table.shell.do(table.words, BACK)
    table.listen()
    assert table.top.title[0] == "learn-find"
    assert table.top.lines == []
    assert "The best, G G B Y, leaves 30.82." in " ".join(table.say("RRRG"))


def test_under_the_hard_rule_a_guess_has_to_fit():
    table = Table()
    match = graded_match("1111", "1111", secret="4566")
    match.rules = match.rules._replace(hard=True)
    table.desk.mistakes[:] = gather(b"", match)
    table.say("mistakes")
    assert table.say("RGBY")[0] == "This cannot be the code: row 1 would have another mark."
    assert "leaves" in " ".join(table.say("GGBY"))


def test_a_round_that_is_over_is_counted_and_left_for_them():
    table = Table()
    table.say("number Z1QZ-DB", "RRRR", "resign")
    table.words.type("yes")
    while table.stack != ["outcome"]:
        table.turn()
    table.desk.mistakes[:] = mistakes_of(named("mini"))
    table.shell.do(table.words, WORD, ("MISTAKES", ""))
    table.listen()
    assert table.heard[-1] == "Row 2: you guessed R R R R. Find a better guess."
    assert table.match is None
    assert read(table.desk.counted).records[0].played() == 1
    table.say("RRRG", "", "RRRG", "")
    assert table.stack == ["menu"]


def test_between_the_rounds_of_a_match_none_is_offered():
    table = Table(rules("duel"))
    table.desk.mistakes[:] = mistakes_of(named("mini"))
    table.say("RGBY", "", "resign", "yes")
    assert table.stack == ["outcome"]
    assert "That does nothing here." in table.say("mistakes")
    assert table.match is not None


def test_forgotten_over_a_position_there_is_none_after_it():
    table = at_a_mistake()
    table.say("stats reset", "yes", "menu", "Go on", "GGBY")
    assert table.desk.mistakes == b""
    table.say("")
    assert table.stack == ["menu"]
