"""A round that is over is counted, and the next one or the end follows."""

from firmware.ui.console import phases, result
from host_tests.ui.talk import AGAIN, Talk, rules


def test_enter_counts_the_round_without_waiting_for_the_grades():
    talk = Talk(rules("break"), step_ms=0)
    talk.say("RRGG", "RGBY")
    assert talk.cut_short("RESIGN")[-1] == AGAIN
    assert not talk.match.sides[0].grading.whole


def waiting():
    """A round has ended, all is told, and its rows are being graded."""
    talk = Talk(rules("break"))
    talk.say("RRGG", "RGBY")
    talk.console.type("RESIGN")
    while not talk.console.rests:
        talk.desk.tick(1)
        talk.console.step(1)
    return talk


def test_while_the_rows_are_graded_nothing_that_tells_is_held(monkeypatch):
    held = []
    for module in (phases, result):
        monkeypatch.setattr(module, "tell", lambda console, tell=module.tell: kept(tell(console), held))
    talk = waiting()
    assert len(held) > 1
    assert [steps for steps in held if steps.gi_frame is not None] == []
    assert not talk.match.sides[0].grading.over
    assert not talk.console.waits


def kept(steps, held):
    held.append(steps)
    return steps


def test_it_is_counted_once_they_are_graded_or_enter_is_typed():
    talk = waiting()
    said = talk.listen()
    assert [line for line in said if line.startswith("classic, breaking: played 1")]
    assert said[-1] == AGAIN
    assert talk.match.sides[0].grading.whole
    hurried = waiting()
    hurried.console.type("")
    assert hurried.listen()[-1] == AGAIN


def test_what_is_typed_meanwhile_is_answered_afterwards():
    talk = waiting()
    talk.console.type("STATS")
    said = talk.listen()
    counted = [at for at, line in enumerate(said) if line.startswith("classic, breaking: played 1")]
    assert len(counted) == 2


def test_a_match_that_goes_on_at_the_lights_meanwhile_is_followed():
    talk = waiting()
    talk.desk.close()
    assert talk.listen()[-1] == AGAIN
    assert talk.console.waits
    assert not talk.console.rests
