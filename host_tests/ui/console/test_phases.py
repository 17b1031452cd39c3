"""Every mode is played to its end by typed lines, and starts again."""

import sys

import pytest

from firmware import game
from firmware.engine import codes
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game import number
from firmware.game.round import LOST, WON
from firmware.ui import notation
from host_tests.game.matches import CLASSIC
from host_tests.inside import put_inside
from host_tests.ui.talk import AGAIN, Talk, code_of, rules, state


def test_break_is_won_on_the_first_row():
    talk = Talk(rules("break"))
    said = talk.say(" ".join(talk.secret()).lower())
    assert said[0].endswith(" : xxxx")
    assert said[1] == "You broke the code. Rows: 1"
    assert "classic, breaking: played 1, won 1" in said
    assert said[-1] == AGAIN


def test_break_is_won_on_the_last_row_by_digits():
    talk = Talk(rules("break", Variant(4, 6, rows=3)))
    digits = "".join(str(notation.COLOURS.index(sign) + 1) for sign in talk.secret())
    said = talk.say(talk.another(), talk.another(), digits)
    assert "You broke the code. Rows: 3" in said


def test_break_is_lost_and_the_code_told():
    talk = Talk(rules("break", Variant(4, 6, rows=2)))
    spelled = " ".join(talk.secret())
    assert talk.say(talk.another())[-1] == "Row 2 of 2: your guess?"
    said = talk.say(talk.another())
    assert said[1:3] == ["You did not break the code. Rows: 2", "The code was " + spelled]
    assert "4x6:2, breaking: played 1, won 0" in said


def test_break_is_given_up_and_started_again():
    talk = Talk(rules("break"))
    spelled = " ".join(talk.secret())
    assert talk.say("resign")[:2] == ["You gave up. Rows: 0", "The code was " + spelled]
    assert talk.say("")[-1] == "Row 1 of 10: your guess?"
    assert state(talk) == 0


def test_evil_shows_a_code_that_fits_every_mark_that_was_said():
    talk = Talk(rules("break", deal="evil"))
    assert any(line.startswith("Evil: I have not chosen a code.") for line in talk.heard)
    rows = talk.say("RRGG", "BBYY", "OOPP", "RGBY")
    rows = [line for line in rows if " : " in line]
    last = talk.say("RESIGN")[1]
    assert last.startswith("A code that fits every mark: ")
    witness = last.rsplit(": ", 1)[1]
    other = Talk(rules("break"))
    put_inside(other.match.round, "_secret", notation.read_code(other.variant, witness), "chance draws it otherwise")
    assert [line for line in other.say("RRGG", "BBYY", "OOPP", "RGBY") if " : " in line] == rows


def test_evil_can_be_broken():
    talk = Talk(rules("break", Variant(2, 2), deal="evil"))
    said = []
    for guess in ("RG", "GR", "RR", "GG"):
        if state(talk) == 0:
            said = talk.say(guess)
    assert any(line.startswith("You broke the code.") for line in said)


def test_a_race_with_the_device_asks_for_each_mark_once():
    talk = Talk(rules("race", level="first"))
    said = talk.say("", "RGBY")
    assert [line for line in said if line.endswith("Your mark?")] == ["Row 1 of 10: I guess R R R R   Your mark?"]


def test_make_is_won_by_the_device():
    talk = Talk(rules("make"))
    assert talk.heard[2:] == [
        "Think of a code. Pegs: 4",
        "The colours: R red, G green, B blue, Y yellow, O orange, P purple",
        "Press Enter when you are ready.",
    ]
    said = talk.say("")
    assert said[:4] == [
        "x: right colour in the right place. o: right colour in the wrong place.",
        "Type a mark as x for each exact peg and o for each near one, or 21 for xxo.",
        "Just press Enter if there are no marks.",
        "Codes left: 1296",
    ]
    talk.mark_all("3512")
    assert state(talk) == WON
    assert talk.last[-1] == "Enter goes on, UNDO goes a step back."
    assert "classic, making: played 1, won 0" in talk.say("")


def test_make_lost_by_the_device_lists_what_was_possible():
    talk = Talk(rules("make", Variant(4, 6, rows=2), level="first"))
    talk.say("")
    said = talk.mark_all("3512")
    assert state(talk) == LOST
    assert said[1] == "Peglight did not break the code. Rows: 2"
    left = int(said[2].split(": ")[1])
    listed = " ".join(said[3 : said.index("GRADES tells how good each row was.")])
    assert len(listed.split()) == left
    assert "BORG" in listed
    assert "4x6:2, making: played 1, won 1" in talk.say("")


def test_an_impossible_mark_is_refused_and_the_same_row_asked_again():
    talk = Talk(rules("make"))
    asked = talk.say("")[-1]
    assert talk.say("xxxo") == ["No guess can get this mark. Pegs in the code: 4", "Codes left: 1296", asked][::2]


def test_make_given_up_is_void():
    talk = Talk(rules("make"))
    assert "The round is void." in talk.say("", "RESIGN")
    assert talk.last[-1] == AGAIN


def test_a_sealed_code_holds_its_maker_to_the_right_marks():
    talk = Talk(rules("make", sealed=True))
    assert talk.console.unseen
    said = talk.say("BORG")
    assert said[0] == "The code is set."
    wrong = "xxx" if talk.match.round.pending != code_of(talk.variant, "3512") else "xx"
    if said[-1].endswith("Your mark?"):
        assert talk.say(wrong)[0] == "Your own code gives this guess another mark."
    talk.mark_all("3512")
    assert state(talk) == WON


def test_a_sealed_code_that_was_not_broken_is_told():
    talk = Talk(rules("make", Variant(4, 6, rows=1), sealed=True))
    talk.say("BORG")
    said = talk.mark_all("3512")
    assert "The code was B O R G" in said


def test_enter_alone_takes_what_the_helper_advises():
    talk = Talk(rules("helper", level="random"))
    for row in range(2):
        advised = talk.heard[-2].removeprefix("I would play ").partition("   (")[0]
        assert talk.say("")[-1] == "What mark did the guess get?"
        talk.say("o")
        assert f" {row + 1}. {advised} : o" in talk.heard


def test_the_helper_advises_until_the_code_is_found_elsewhere():
    talk = Talk(rules("helper"))
    assert talk.heard[-3:-1][0] == "Codes left: 1296"
    assert talk.heard[-2].startswith("I would play ")
    assert talk.say("RRGG")[-1] == "What mark did the guess get?"
    assert talk.say("x")[:2] == [" 1. R R G G : x", "Codes left: 256"]
    talk.say("RGBY", "UNDO")
    advised = talk.last[-2].removeprefix("I would play ")
    assert talk.last[-1] == f"Row 2 of 10: your guess? (Enter: {advised})"
    talk.say("RBBB", "xxxx")
    assert talk.last[1] == " 2. R B B B : xxxx"
    assert state(talk) == WON


def test_the_device_plays_itself_again_and_again():
    talk = Talk(rules("watch"))
    assert state(talk) == WON
    assert talk.heard[-1] == AGAIN
    assert talk.say("")[-1] == AGAIN


def watched_and_typed(line):
    """What is said to a line that is typed in the middle of a round that the device plays alone."""
    talk = Talk()
    talk.desk.begin(rules("watch"))
    while not talk.match.round or len(talk.match.round.rows) < 2:
        talk.desk.tick(1)
        talk.console.step(1)
    talk.console.type(line)
    assert talk.desk.busy
    return talk, talk.listen()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("QUIT", "Goodbye."),
        ("RESIGN", "Peglight gave up. Rows: 2"),
        ("RULES", "I play against myself"),
        ("well", "I am thinking. Press Enter to make do with what I have so far."),
        ("NEW", "This round is still going on: RESIGN ends it."),
    ],
)
def test_a_line_typed_while_the_device_plays_alone_is_answered_at_once(line, answer):
    talk, said = watched_and_typed(line)
    rows = [number for number, told in enumerate(said) if " : " in told]
    answered = [number for number, told in enumerate(said) if told.startswith(answer)]
    assert answered, said
    assert answered[0] < (rows or [99])[0], said
    if line == "QUIT":
        assert talk.console.over
        assert talk.desk.resumed
    else:
        assert said[-1] == AGAIN


def test_the_round_of_a_number_is_played_again():
    first = Talk(rules("break"), seed=5)
    secret = first.secret()
    first.say(secret)
    told = first.say("NUMBER")[0].split(": ")[1]
    again = Talk()
    assert again.say("number", told.lower())[-1] == "Row 1 of 10: your guess?"
    assert again.secret() == secret
    again.say(secret)
    assert state(again) == WON


def test_a_number_that_was_mistyped_is_asked_for_again():
    talk = Talk()
    assert talk.say("number", "7Q2-K4") == [
        "What is the number of the round?",
        "No round has this number: check for a wrong or missing character.",
        "What is the number of the round?",
    ]
    classic = named("classic")
    assert talk.say(number.write(classic, 7))[-1] == "Row 1 of 10: your guess?"


@pytest.mark.parametrize(("tells", "mark"), [("exact", "xx"), ("places", "x..x")])
def test_a_mark_is_shown_as_the_variant_tells_it(tells, mark):
    talk = Talk(rules("break", Variant(4, 6, tells=tells)))
    put_inside(talk.match.round, "_secret", code_of(talk.variant, "1234"), "chance draws it otherwise")
    assert talk.say("RBGY")[0] == f" 1. R B G Y : {mark}"


@pytest.mark.parametrize("level", ["sampled", "chaotic", "book"])
def test_the_largest_game_goes_on_in_short_steps(level):
    talk = Talk(rules("make", Variant(10, 10, blanks=True), level=level), step_ms=50)
    code = "12-4567890".replace("-", "3")
    said = talk.say("")
    assert f"Codes left: {codes.count(talk.variant):,}" in said
    talk.mark(code)
    talk.mark(code)
    assert talk.last[-1].endswith("Your mark?")
    assert any(line.startswith(("Codes left: ~", "Codes left: at least ")) for line in talk.say("COUNT"))


def test_who_marks_does_not_wait_for_the_codes_to_be_counted_where_the_guess_is_known():
    talk = Talk(rules("make", Variant(10, 10), level="book"), step_ms=50)
    talk.say("")
    talk.steps = 0
    talk.mark("3141592653")
    assert talk.last[-1].endswith("Your mark?")
    assert talk.steps * talk.step_ms < 5000


def test_a_mind_that_is_there_is_not_loaded_once_more(monkeypatch):
    talk = Talk(rules("make"))
    talk.say("")
    monkeypatch.delitem(sys.modules, "firmware.game.mind")
    monkeypatch.delattr(game, "mind")
    talk.mark("1234")
    assert "firmware.game.mind" not in sys.modules


def test_a_guess_that_the_hard_rule_forbids_is_refused_with_its_row():
    talk = Talk(rules("break", hard=True))
    assert "You may guess only what can be the code: it has to fit every mark so far." in talk.heard
    wrong = talk.another()
    talk.say(wrong)
    said = talk.say(wrong)
    assert said == ["This cannot be the code: row 1 would have another mark.", "Row 2 of 10: your guess?"]
    assert "You broke the code. Rows: 2" in talk.say(talk.secret())
    assert "under the hard rule: only what can be the code may be guessed" in talk.heard + talk.say("STATS")


def test_a_blitz_tells_its_time_and_that_it_is_up():
    talk = Talk(rules("break", clock="30"))
    assert "There is 0:30 for each row. Whoever runs out of time loses the round." in talk.heard
    assert talk.last[-2:] == ["Your time: 0:30", "Row 1 of 10: your guess?"]
    talk.match.tick(12_300)
    assert talk.say("R")[-2] == "Your time: 0:18"
    assert "There is 0:30 for each row. Whoever runs out of time loses the round." in talk.say("RULES")
    talk.match.tick(20_000)
    assert "Your time is up: you have lost. Rows: 0" in talk.listen()
    pair = Talk(rules("race", people=2, device=False, clock="300"))
    pair.say("1234", "1111", "", "1122")
    assert "There is 5:00 for the round. Whoever runs out of time loses it." in pair.heard
    pair.match.tick(300_000)
    assert "Player 1 ran out of time. Rows: 0" in pair.listen()


def test_each_player_of_a_match_is_told_the_rows_of_their_own():
    talk = Talk(rules("match", people=2, device=False, own=(CLASSIC.with_rows(5), CLASSIC.with_rows(12))))
    talk.say("RGBY", "")
    assert talk.last[-1] == "Player 1, row 1 of 5: your guess?"
    talk.say("RGBY", "", "RGBY", "")
    assert talk.last[-1] == "Player 2, row 1 of 12: your guess?"


@pytest.mark.parametrize("mode", ["duel", "break"])
def test_at_an_end_a_guess_is_told_to_press_enter_and_changes_nothing(mode):
    talk = Talk(rules(mode))
    if mode == "duel":
        talk.say("RGBY", "")
    talk.match.give_up()
    talk.listen()
    before = talk.match.phase
    assert "Just press Enter, or type HELP." in talk.say("RGBY")
    assert talk.match.phase == before
