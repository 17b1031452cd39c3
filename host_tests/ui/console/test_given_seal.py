"""The seal on a code is told when it is asked for, and shows that the code was never changed."""

import hashlib

from host_tests.ui.talk import Talk, rules

NONE = "There is no sealed code here."


def test_the_seal_can_be_checked_with_nothing_but_a_hash():
    talk = Talk(rules("break"))
    assert not any("sealed" in line for line in talk.heard)
    (sealed,) = [line.split(": ")[1] for line in talk.say("SEAL") if line.startswith("My code is sealed.")]
    ended = talk.say("RESIGN")
    said = talk.say("SEAL")
    text = next(line for line in said if line.startswith("What was sealed: "))[17:]
    assert "Its SHA-256 begins " + sealed in said
    assert hashlib.sha256(text.encode()).hexdigest().startswith(sealed.replace(" ", ""))
    digits = text.split("-")[0]
    assert "The code was " + " ".join("RGBYOP"[int(digit) - 1] for digit in digits) == ended[1]


def test_a_code_that_is_not_sealed_has_no_seal():
    assert NONE in Talk(rules("break", deal="evil")).say("SEAL")
    assert NONE in Talk(rules("make")).say("SEAL")


def test_while_a_round_runs_no_seal_is_opened():
    talk = Talk(rules("race"))
    talk.say("RGBY", "RRGG")
    said = talk.say("SEAL")
    assert any(line.startswith("My code is sealed.") for line in said)
    assert not any(line.startswith("What was sealed") for line in said)


def test_what_the_seal_is_for_is_told_with_it():
    said = Talk(rules("break")).say("SEAL")
    assert said[1] == "Write it down: after the round, SEAL proves that my code never changed."
