"""A match begins at the console by what was answered, and what has asked is not needed for that."""

from firmware.engine.games import named
from firmware.game.modes import NUMBER, PUZZLE
from firmware.game.number import write
from firmware.ui.console import beginning, setup
from host_tests.ui.talk import Talk, handed_on


def begun(steps):
    assert set(steps) <= {None}


def test_a_round_begins_by_its_number_and_a_puzzle_by_its_own():
    talk = Talk()
    begun(beginning.by_number(talk.desk, NUMBER, write(named("mini"), 5)))
    assert (talk.match.rules.mode, talk.match.variant(), talk.match.round.known()) == ("number", named("mini"), 5)
    begun(beginning.by_number(talk.desk, PUZZLE, "7"))
    assert talk.match.rules.puzzle == 7


def test_a_match_begins_by_the_answers():
    talk = Talk()
    chosen = {"mode": "match", "variant": named("mini"), "people": 2, "device": False, "rounds": 4, "code": "sealed"}
    begun(beginning.by_answers(talk.desk, chosen))
    rules = talk.match.rules
    assert (rules.mode, rules.rounds, len(rules.players), rules.sealed) == ("match", 4, 2, True)
    assert talk.desk.wishes["variant"] == named("mini")


def test_what_asked_is_not_held_by_what_begins():
    talk = Talk()
    talk.say("break", "mini")
    steps = handed_on(setup.answer(talk.console, ""))
    assert steps.gi_frame.f_globals["__name__"] == beginning.__name__
