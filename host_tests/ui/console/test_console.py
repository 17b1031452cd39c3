"""How whoever runs the console goes on with it: a line at a time, and nothing typed is lost."""

from firmware.game import loading, saved
from firmware.game.phases import DONE, THINK
from host_tests.ui.talk import TITLE, Talk, library, rules


def test_it_begins_with_its_name_how_to_get_help_and_a_question():
    talk = Talk()
    assert talk.heard[:3] == [
        TITLE,
        "A code-breaking game. Type HELP at any time to see what you can type.",
        "What shall we play?",
    ]
    assert talk.console.waits
    assert not talk.console.over


def test_while_it_waits_a_step_says_nothing():
    talk = Talk()
    assert [talk.console.step(1000) for _ in range(3)] == [None] * 3


def test_a_line_that_was_typed_is_no_longer_waited_for():
    talk = Talk()
    talk.console.type("break")
    assert not talk.console.waits


def test_it_ends_with_a_word_and_then_says_nothing_more():
    talk = Talk()
    assert talk.say("QUIT") == ["Goodbye."]
    assert talk.console.over
    assert not talk.console.waits
    talk.console.type("break")
    assert talk.console.step(5) is None


def test_lines_typed_ahead_are_taken_one_by_one():
    talk = Talk()
    for line in ("make", "classic", "head", "first", ""):
        talk.console.type(line)
    assert talk.listen()[-1].endswith("Your mark?")


def test_an_empty_line_typed_ahead_takes_what_is_offered_too():
    talk = Talk()
    talk.console.type("break")
    talk.console.step(5)
    for line in ("", "mixed", "RGBY"):
        talk.console.type(line)
    assert talk.listen()[-1] == "Row 2 of 10: your guess?"
    assert talk.match.rules.deal == "mixed"


def thinking():
    """A console in the middle of a long thought about the second row."""
    talk = Talk(rules("make", level="minimax"), step_ms=0)
    talk.say("")
    talk.console.type("o")
    while talk.match.phase != THINK:
        talk.desk.tick(0)
        talk.console.step(0)
    for _ in range(3):
        talk.desk.tick(0)
        talk.console.step(0)
    assert talk.match.busy
    return talk


def test_a_long_thought_can_be_cut_short():
    talk = thinking()
    talk.console.type("")
    steps = talk.steps
    assert talk.listen()[-1].endswith("Your mark?")
    assert talk.steps - steps < 50


def test_a_long_thought_is_spoken_of_once():
    talk = Talk(rules("make", level="minimax"), step_ms=100)
    assert talk.say("", "o").count("I am thinking. Press Enter to make do with what I have so far.") == 1


def test_the_time_that_a_person_takes_to_type_is_not_taken_from_the_thought():
    one, other = (Talk(rules("make", level="minimax"), step_ms=1) for _ in range(2))
    one.say("")
    other.say("")
    one.console.type("o")
    one.console.step(1)
    other.console.type("o")
    other.console.step(3_600_000)
    assert one.listen() == other.listen()
    assert one.steps == other.steps


def test_a_code_is_typed_unseen_and_nothing_else_is():
    talk = Talk(rules("duel"))
    assert talk.console.unseen
    talk.say("HELP")
    assert talk.console.unseen
    talk.say("RGBY")
    assert talk.console.unseen  # whoever types it once more gives it away to nobody
    talk.say("")
    assert not talk.console.unseen


def test_a_match_that_was_saved_goes_on_where_it_stood():
    before = Talk(rules("break"), seed=3)
    row = before.say(before.another())[0]
    after = Talk(resumed=loading.load(saved.dump(before.match), lambda stop: 0, library))
    assert after.heard == [
        TITLE,
        "A code-breaking game. Type HELP at any time to see what you can type.",
        "Your saved round goes on.",
        row,
        "Row 2 of 10: your guess?",
    ]
    assert after.say(before.secret())[1] == "You broke the code. Rows: 2"


def test_a_round_that_is_over_starts_again_by_enter():
    talk = Talk(rules("break"))
    assert talk.say(talk.secret())[-1].startswith("Enter plays the same again")
    assert talk.match.phase == DONE
    assert talk.say("RGBY")[0] == "Just press Enter, or type HELP."
    assert talk.say("")[-1] == "Row 1 of 10: your guess?"


def test_rules_can_be_offered_from_outside():
    talk = Talk(wishes={"mode": "make", "level": "first"})
    assert "(Enter: make)" in talk.heard
    assert "(Enter: first)" in talk.say("", "", "")


def test_a_question_that_another_was_asked_before_is_asked_once_more_as_a_whole():
    talk = Talk()
    question = talk.heard[2:]
    assert len(question) > 3
    talk.say("STATS RESET")
    assert talk.say("") == ["I have kept them.", *question]
