"""Where nothing was kept yet, the lesson is offered once: at the lights, at the console and in the caption."""

import pytest

from firmware.game.rules import agree
from firmware.keep.log import SETTINGS, Log
from firmware.ui.lights import caption
from firmware.ui.lights.gestures import BACK, OK, RIGHT
from firmware.ui.words import LANGUAGES
from host_tests.ui.started import FRESH, Started

OFFER = "Shall I show you how to play? (Enter: yes)"
MODES = "What shall we play?"


def test_the_lights_the_console_and_the_caption_offer_it():
    started = Started(bytearray(FRESH))
    assert started.shown == ["LESSON?"]
    assert started.said[-1] == OFFER
    assert started.caption == "Shall I show you how to play? · OK: go on · back: skip"
    assert caption.of(started.lights, range(6)).line(21) == "LESSON? · OK: go on"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_offered_in_every_language(language):
    started = Started(bytearray(FRESH), language=language)
    assert started.caption.startswith(started.desk.words("ask-lesson"))
    assert started.said[-1].startswith(started.desk.words("ask-lesson"))
    assert len(started.caption) <= 60


def test_ok_begins_it_and_the_console_tells_of_it_and_asks_nothing_else_until_it_is_left():
    memory = bytearray(FRESH)
    started = Started(memory).press(OK)
    assert started.lesson
    assert started.said[-1] == "LESSON: find three hidden colours, row by row"
    started.hold(BACK).press(BACK)
    assert not started.lesson
    assert started.shown == ["PLAY"]
    assert MODES in started.said
    assert OFFER not in Started(memory).said


def test_back_goes_past_it_to_the_menu_and_it_is_never_offered_again():
    memory = bytearray(FRESH)
    started = Started(memory).press(RIGHT).press(BACK)
    assert started.shown == ["PLAY"]
    assert MODES in started.said
    again = Started(memory)
    assert again.shown == ["PLAY"]
    assert OFFER not in again.said
    assert again.told == []


def test_where_nobody_answered_it_is_offered_again():
    memory = bytearray(FRESH)
    Started(memory).type("HELP")
    assert Started(memory).shown == ["LESSON?"]


def test_holding_back_does_not_lose_the_offer():
    assert Started(bytearray(FRESH)).hold(BACK).shown == ["LESSON?"]


@pytest.mark.parametrize("line", ["", "y", "yes", "LESSON"])
def test_at_the_console_enter_begins_it_in_words_and_the_caption_says_what_to_type(line):
    memory = bytearray(FRESH)
    started = Started(memory).type(line)
    assert started.said[-1] == "Type RYY, a sign for each peg, and press Enter."
    assert caption.of(started.lights, range(6)).line(21).startswith("Type RYY, a sign")
    assert started.shown == ["LESSON?"]
    assert started.caption == "Type RYY, a sign for each peg, and press Enter. · back: skip"
    assert "· OK: by buttons ·" in caption.of(started.lights, range(6)).line(80)
    started.type("QUIT")
    assert started.shown == ["PLAY"]
    assert started.said.count(MODES) == 1
    assert OFFER not in Started(memory).said


def test_ok_at_the_lights_goes_on_by_buttons_where_the_console_has_begun_it():
    started = Started(bytearray(FRESH)).type("yes").press(OK)
    assert started.lesson
    assert started.said[-1] == "LESSON: find three hidden colours, row by row"


@pytest.mark.parametrize(
    ("line", "asked", "shown"),
    [
        ("no", MODES, ["PLAY"]),
        ("break", "Which game?", ["PLAY", "break", "classic"]),
        ("day", "What is the date?", ["PLAY", "day", "2026"]),
    ],
)
def test_another_answer_goes_past_it_and_is_taken(line, asked, shown):
    memory = bytearray(FRESH)
    started = Started(memory).type(line)
    assert [said for said in started.said if said.startswith(asked)]
    assert started.shown == shown
    assert OFFER not in Started(memory).said


@pytest.mark.parametrize("line", ["hlep", "2"])  # there is no list yet that a number could be of
def test_what_is_no_answer_is_told_what_is_one(line):
    started = Started(bytearray(FRESH)).type(line)
    assert started.said[-2:] == ["Type one of these: yes, no.", OFFER]
    assert started.shown == ["LESSON?"]


def test_a_match_that_is_begun_elsewhere_answers_it():
    memory = bytearray(FRESH)
    started = Started(memory)
    started.desk.begin(agree("break", started.desk.wishes["variant"]))
    started.go()
    assert started.said[-1] == "Row 1 of 10: your guess?"
    assert "LESSON?" not in started.shown
    assert OFFER not in Started(memory).said


@pytest.mark.parametrize("given", [{"lesson": "off"}, {}])
def test_it_is_not_offered_where_it_is_switched_off_or_what_is_kept_is_in_doubt(given):
    memory = bytearray(FRESH)
    if not given:
        Log(memory).write(SETTINGS, b"\xff")
    assert Started(memory, **given).shown == ["PLAY"]


def test_a_display_draws_the_lesson_of_the_console_with_the_line_as_it_is_typed():
    started = Started(bytearray(FRESH)).type("").type("ryy")
    assert started.paper.rows == (((0, 3, 3), "x"),)
    assert (started.paper.pegs, started.paper.most) == (3, 6)
    started.port.typed += "br"
    started.go()
    assert started.paper.hand == (2, 0, None)
    assert started.paper.cursor == 2
    started.port.typed += "?"
    started.go()
    assert started.paper.hand == (None, None, None)


def test_a_lesson_that_is_asked_for_later_is_seen_on_the_lights_and_drawn():
    started = Started(bytearray(FRESH)).press(BACK)
    assert started.shown == ["PLAY"]
    assert started.paper.choices
    started.type("LESSON")
    assert started.shown == ["LESSON?"]
    assert not started.paper.choices
    assert started.caption.startswith("Type RYY")
    started.type("QUIT")
    assert started.shown == ["PLAY"]
    assert started.paper.pegs == 0


def test_a_lesson_at_the_console_is_not_begun_anew_by_ok_and_is_left_by_back():
    started = Started(bytearray(FRESH)).type("").type("ryy")
    started.press(OK)
    assert not started.lesson
    assert started.paper.rows
    started.press(BACK)
    assert started.desk.lesson is None
    assert started.shown == ["PLAY"]


def test_what_the_lesson_of_the_console_has_come_to_is_drawn_in_the_next_turn():
    started = Started(bytearray(FRESH)).type("")
    while not started.lights.tick(5):
        pass
    assert not started.lights.tick(5)  # it is long until the next blink
    started.desk.lesson.stale = True
    assert started.lights.tick(5)
    assert not started.lights.tick(5)


@pytest.mark.parametrize(
    "offered", [lambda started: started, lambda started: started.type("")], ids=["lights", "console"]
)
def test_a_display_is_told_that_a_lesson_takes_each_press_for_an_answer_until_the_round_of_ones_own(offered):
    started = offered(Started(bytearray(FRESH)))
    assert started.paper.taught
    started.press(OK)
    assert started.lesson
    assert started.paper.taught
    for _ in range(200):
        if not started.paper.taught:
            break
        started.press(OK)
    assert not started.paper.taught
    assert started.desk.lesson.told == "lesson-round"
    started.type("QUIT")
    assert not started.paper.taught
