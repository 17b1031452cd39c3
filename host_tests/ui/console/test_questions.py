"""The questions before a match follow from the answers before them, whatever they are."""

import itertools

import pytest

from firmware.engine.games import named
from firmware.game.modes import MODES
from firmware.ui.console.questions import CALLED, MORE, NAMES, NUMBERS, YES_NO, next_of, numbers, who_plays, with_device


def asked(answer, **chosen):
    """Every question, in order; `answer` gives the answer to each."""
    questions = []
    while (question := next_of(chosen)) is not None and question not in ("number", "puzzle"):
        questions.append(question)
        chosen[question] = answer(chosen, question)
    return questions


def first(chosen, question):
    if question == "variant":
        return named("classic")
    if question in YES_NO:
        return False
    if question == "day":
        return 9823
    if question == CALLED:
        return ""
    return NAMES[question][0] if question in NAMES else numbers(chosen, question)[0]


def last(chosen, question):
    if question == "variant":
        return 10
    if question in YES_NO:
        return True
    if question == "day":
        return 9823
    if question == CALLED:
        return ""
    return NAMES[question][-1] if question in NAMES else numbers(chosen, question)[-1]


@pytest.mark.parametrize(
    ("mode", "questions"),
    [
        ("break", "variant deal"),
        ("make", "variant code level"),
        ("duel", "variant names"),
        ("match", "variant people rounds scoring deal code level"),
        ("race", "variant people deal code level"),
        ("helper", "variant level"),
        ("watch", "variant deal level"),
        ("number", ""),
        ("puzzle", ""),
        ("day", "day variant"),
        ("practice", "variant deal"),
    ],
)
def test_each_way_to_play_asks_for_what_it_needs(mode, questions):
    assert " ".join(asked(first, mode=mode)) == questions


def test_a_game_of_ones_own_is_asked_for_part_by_part():
    assert asked(first, mode="duel", variant=6) == ["pegs", "rows", "blanks", "repeats", "tells", CALLED]
    assert asked(first, mode="duel", variant=10) == ["pegs", "rows", "blanks", "repeats", "zero", "tells", CALLED]
    assert asked(first, mode="duel", variant=2, pegs=3) == ["rows", "blanks", "tells", CALLED]
    assert asked(last, mode="duel", variant=2, pegs=3) == ["rows", "blanks", "repeats", "tells", CALLED]


@pytest.mark.parametrize(("mode", "answer", "more"), [*itertools.product(MODES, (first, last), ({}, {MORE: True}))])
def test_every_question_is_known_and_asked_once(mode, answer, more):
    questions = asked(answer, mode=mode, **more)
    assert len(set(questions)) == len(questions)
    assert set(questions) <= {*NAMES, *NUMBERS, *YES_NO, "variant", "day", CALLED}


def test_who_plays_follows_from_how_many_people_there_are():
    assert with_device({"people": 1})
    assert len(who_plays({"mode": "match", "people": 1})) == 2
    assert len(who_plays({"mode": "match", "people": 3, "device": False})) == 3
    assert len(who_plays({"mode": "match", "people": 3, "device": True})) == 4
