"""Challenges: a code goes to somebody elsewhere as a text, and the result comes back as one, perhaps with another code;
whoever cheats is told.
"""

import random

import pytest

from firmware.game import challenge, saved
from firmware.game.match import GUESS
from firmware.game.saved import load
from host_tests.ui.table import Table

SET, DRAW = "Set a code", "Draw a code"
REPLY, PLAY = "Send a code back, too", "Play the code that came with it"
AGAIN = "This was played or taken before: each counts once."
UNKNOWN = "No challenge from here has this result: it was changed, or is not for you."
DECIDES = "A match with the sender: fewer rows win, then less help."
WRONG = "That is no challenge: a sign is wrong or missing, or the end was cut off."


def person(name, seed):
    table = Table(seed=seed)
    table.say(f"NAMES {name},")
    return table


def text_in(lines):
    return next(line for line in lines if line.startswith("CHALLENGE "))


def sent(sender, code="RGBY"):
    """Return the text of a challenge with this code."""
    return text_in(sender.say("CHALLENGE", SET, code))


def answered(breaker, text, *rows):
    """Return the text of the result once the challenge was played so."""
    breaker.say(text, *rows)
    return text_in(breaker.say("SHARE"))


@pytest.mark.parametrize("names", [(), ("NAMES -, Ben",)])
def test_somebody_without_a_name_sees_how_they_will_be_called(names):
    table = Table()
    table.say(*names)
    assert "5 You: Player 1" in table.say("CHALLENGE")


def forged(text, **changes):
    there = challenge.read(text.removeprefix("CHALLENGE "))
    return "CHALLENGE " + challenge.write(there._replace(**changes))


def test_a_code_that_is_sent_comes_back_as_a_round_of_two_names():
    anna, boris = person("Anna", 1), person("Борис", 2)
    anna.say("CHALLENGE", SET)
    assert anna.shell.is_secret
    text = text_in(anna.say("RGBY"))
    assert anna.stack == ["menu"]
    assert anna.say(answered(boris, text, "RRGG", "RGBY"))[:6] == [
        "Challenge",
        "Anna sent a code, and Борис played.",
        " 1. R R G G : xo",
        " 2. R G B Y : xxxx",
        "Борис found it in 2.",
        "The code was R G B Y",
    ]


def test_the_seal_that_the_breaker_notes_is_what_is_proved():
    anna, ben = person("Anna", 1), person("Ben", 2)
    text = sent(anna)
    ben.say(text)
    check = ben.say("SEAL")[0].removeprefix("Sealed by its sender. Check number: ")
    assert f"Its SHA-256 begins {check}" in anna.say(answered(ben, "BOARD", "RGBY"))


@pytest.mark.parametrize("link", ["https://peglight.example/play/?lang=en#c={}", "challenge {}", "{}"])
def test_a_text_is_taken_from_the_end_of_a_line_or_of_a_link(link):
    text = sent(person("Anna", 1)).removeprefix("CHALLENGE ")
    breaker = Table()
    breaker.say("CHALLENGE", "Type in a challenge", link.format(text))
    assert breaker.match.phase == GUESS


def test_the_code_is_shown_to_nobody_but_whoever_breaks_it():
    anna = Table()
    sent(anna)
    assert not {"R G B Y", "RGBY", "1234"} & {word for line in anna.heard for word in (line, *line.split())}


def test_a_challenge_comes_back_with_the_power():
    ben = person("Ben", 2)
    ben.say(sent(person("Anna", 1)), "RRGG")
    again = load(saved.dump(ben.match), random.Random(1).randrange)
    woken = Table(resumed=again)
    woken.desk.names = ben.desk.names
    ben.say("RGBY")
    woken.say("RGBY")
    assert text_in(woken.say("SHARE")) == text_in(ben.say("SHARE"))


def test_a_running_round_is_asked_about_before_a_challenge():
    text = sent(Table())
    table = Table()
    table.say("break", "1", "RGBY")
    assert "Give up what is being played, and begin another game?" in table.say(text)
    table.say("yes")
    assert table.match.rules.mode == "challenge"


def test_a_cheat_is_named_and_nothing_changes():
    anna, ben = person("Anna", 1), person("Ben", 2)
    text = sent(anna)
    result = answered(ben, text, "RRGG", "RGBY")
    name, rows, helps, _ = challenge.read(result.removeprefix("CHALLENGE ")).answer
    before = dict(anna.desk.wishes)
    for cheat, sentence in (
        (result[:-1], WRONG),
        (result[:-9], WRONG),
        (result.replace(result[12], "1" if result[12] != "1" else "2", 1), WRONG),
        (forged(result, code=7, answer=(name, (7,), helps, None)), UNKNOWN),  # a code that was changed
        (forged(result, sent=(5, "Anna", *challenge.FIRST)), UNKNOWN),
        (answered(Table(), sent(person("Eve", 3)), "RGBY"), UNKNOWN),
    ):
        assert anna.say(cheat)[0] == sentence
        assert anna.desk.wishes == before
    lied = forged(result, answer=(name, rows[:1], helps, None))  # a row less is a round that was given up
    assert "Ben gave up. Tries: 1" in anna.say(lied)
    assert "Ben found it in 2." in anna.say(result)
    assert anna.say(result)[0] == AGAIN


@pytest.mark.parametrize(
    ("rows", "of_ben", "ending"),
    [
        (("RGBY",), "1, kinds of help 0", "You win."),
        (("RRGG", "RGBY"), "2, kinds of help 0", "It is a draw: Anna, You"),
        (("HINT", "BACK", "BACK", "BACK", "BACK", "RRGG", "RGBY"), "2, kinds of help 1", "The winner is Anna"),
        (("RRGG", "RRGG", "RESIGN", "yes"), "11, kinds of help 0", "The winner is Anna"),
    ],
)
def test_a_code_that_the_sender_has_played_is_a_race(rows, of_ben, ending):
    anna, ben = person("Anna", 1), person("Ben", 2)
    anna.say(sent(Table()), "RRGG", "RGBY")
    text = text_in(anna.say("CHALLENGE", "Code of this round"))
    assert DECIDES in ben.say(text)
    ben.say(*rows)
    told = ["Anna: rows 2, kinds of help 0", f"You: rows {of_ben}", ending]
    assert told == [line for line in ben.heard if line in told]
    told = [line.replace("You win.", "The winner is Ben").replace("You", "Ben") for line in told]
    assert told == [line for line in anna.say(text_in(ben.say("SHARE"))) if line in told]


def replied(breaker, text, *rows, code="OOPP"):
    """Return the text of the result, and of a code back, once the challenge was played so."""
    breaker.say(text, *rows, REPLY)
    return text_in(breaker.say(code))


def test_a_code_back_with_the_result_makes_a_duel():
    anna, ben = person("Anna", 1), person("Ben", 2)
    text = replied(ben, sent(anna), "RRGG", "RGBY")
    assert "Ben found it in 2." in anna.say(text)
    assert not {"OOPP", "O O P P"} & {word for line in anna.heard for word in (line, *line.split())}
    assert DECIDES in anna.say(PLAY)
    anna.say("OOPP")
    told = ["Ben: rows 2, kinds of help 0", "You: rows 1, kinds of help 0", "You win."]
    assert told == [line for line in anna.heard if line in told]
    told = ["Ben: rows 2, kinds of help 0", "Anna: rows 1, kinds of help 0", "The winner is Anna"]
    assert told == [line for line in ben.say(text_in(anna.say("SHARE"))) if line in told]


def test_a_chain_of_codes_is_a_match_and_each_text_is_short():
    anna, ben = person("Anna", 1), person("Ben", 2)
    text = sent(anna)
    for played in range(20):
        breaker, missed = ((ben, ["RRRR"]), (anna, []))[played % 2]
        breaker.say(text, *[PLAY] * (played > 0), *missed, "OOPP" if played else "RGBY")
        if played < 19:
            text = text_in(breaker.say(REPLY, "OOPP"))
            assert len(text) < challenge.MOST_SIGNS
    assert anna.say(REPLY)[0] == "That is not on the list: type a name or its number."
    told = ["Anna: rows 10, kinds of help 0", "Ben: rows 20, kinds of help 0", "The winner is Anna"]
    assert {*told} < {*ben.say(text_in(anna.say("SHARE")))}


def test_a_result_with_a_code_is_shown_until_that_is_played():
    anna, ben = person("Anna", 1), person("Ben", 2)
    text = replied(ben, sent(anna), "RGBY")
    anna.say(text, "BACK")
    anna.say(text, PLAY)
    assert AGAIN in anna.say(text)
    anna.say("OOPP")
    assert AGAIN in anna.say(text)


def test_a_number_is_refused_where_a_text_is_asked_for():
    table = Table()
    table.say("CHALLENGE")
    assert table.say("065X-TJ")[0] == WRONG
    assert table.stack[-1] == "challenges"


def test_a_code_that_the_device_draws_is_never_one_colour():
    table = Table()
    table.say("CHALLENGE", "Game", "2x2")
    drawn = [challenge.read(text_in(table.say("CHALLENGE", DRAW)).split()[1]) for _ in range(20)]
    assert {there.code for there in drawn} == {1, 2}
    assert len({there.sent for there in drawn}) == 20


def test_half_a_code_is_dropped_and_not_told():
    table = Table(lights=(8, 8))
    table.say("CHALLENGE", SET)
    table.press("ok", "up", "ok", "up", "ok")
    table.say("MENU")
    table.shell.close_above()
    table.listen()
    assert not [line for line in table.heard if line.startswith("Half typed")]
