"""The menu: every game, every rule and every setting can be reached with the keys alone."""

import re

import pytest

from firmware.engine import codes
from firmware.engine.games import NAMED, named
from firmware.engine.variant import Variant
from firmware.game import number
from firmware.game.modes import MODES, mode_of
from firmware.game.phases import GUESS, OVER
from firmware.ui.lights.gestures import BACK, OK, RIGHT
from host_tests.inside import put_inside
from host_tests.ui.hand import SMALL, Hand, begun
from host_tests.ui.started import FRESH, Started
from host_tests.ui.talk import rules


@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode_of(mode).given])
def test_every_mode_that_needs_nothing_more_can_be_begun(mode):
    hand = Hand().choose("PLAY", mode, "mini")
    if mode_of(mode).players is None:
        assert hand.match is None
        hand.press("O").load()  # who plays
    assert (hand.match.rules.mode, hand.match.rules.variant) == (mode, named("mini"))


def test_at_most_five_entries_lead_to_everything_before_a_game_in_it_and_after_it():
    assert Hand().offered == ["PLAY", "HELP", "STATS", "SETTINGS"]
    hand = Hand(rules("break", SMALL))
    hand.hold("B")
    assert hand.offered == ["NEW GAME", "ROUND", "HELP", "STATS", "SETTINGS"]
    hand.press("B").enter(hand.secret()).rest()
    hand.hold("B")
    assert hand.offered == ["PLAY", "ROUND", "HELP", "STATS", "SETTINGS"]


def test_help_has_the_rules_and_the_lesson():
    hand = Hand().choose("HELP")
    assert hand.offered == ["RULES", "LESSON"]
    hand.press("O")
    assert hand.said.startswith("I set a code and you break it. A hidden code is to be found in 10 rows. ")
    assert "of 6 colours. A colour may be in the code more than once. The colours: R red" in hand.said
    assert "P purple. x: right colour" in hand.said
    hand.press("O")
    assert hand.said == "RULES"


def test_every_sentence_of_the_rules_begins_with_a_capital_and_ends_where_the_next_begins():
    hand = Hand(rules("break", "bulls"))  # its colours take two lines
    hand.desk.speak("de")
    hand.hold("B")
    hand.choose("HILFE", "REGELN")
    assert hand.said.startswith("Du findest meinen Code heraus. Ein verdeckter Code")
    assert re.search("Die Farben: R Rot, [^.]*[.] Jede Farbe höchstens einmal[.]", hand.said)


def test_in_french_what_an_entry_means_stands_behind_a_colon_with_a_space_before_it():
    hand = Hand()
    hand.desk.speak("fr")
    hand.wait(100).choose("RÉGLAGES")
    assert hand.top.means(0) == "LANGUE fr : la langue"


@pytest.mark.parametrize("size", [(8, 8), (4, 8)])
def test_the_games_that_fit_the_matrix_are_offered_and_no_others(size):
    hand = Hand(size=size).choose("PLAY", "break")
    assert sorted(hand.offered) == sorted(name for name in NAMED if NAMED[name][0] <= size[0])
    sizes = [codes.count(named(name)) for name in hand.offered]
    assert sizes == sorted(sizes), "the easiest come first"


def test_every_game_of_up_to_eight_pegs_and_ten_colours_can_be_made():
    hand = Hand().choose(
        "PLAY", "details", "PEGS", "8", "COLOURS", "10", "ROWS", "20", "REPEATS", "OFF", "BLANKS", "ON"
    )
    hand.choose("MARKS", "places").press("B").choose("break", "8x10")
    assert hand.match.rules.variant == Variant(8, 10, False, True, 20, "places")
    hand.hold("B").choose("NEW GAME", "break")
    assert hand.said == "8x10"  # it is offered again


def test_what_a_game_is_made_of_is_offered_from_the_least_to_the_most():
    for entry, numbers in (("PEGS", range(1, 9)), ("COLOURS", range(2, 11)), ("ROWS", range(1, 21))):
        hand = Hand().choose("PLAY", "details", entry)
        assert hand.offered == [str(number) for number in numbers]


def test_what_does_not_go_with_a_rule_that_was_chosen_gives_way():
    hand = Hand()
    hand.desk.wishes["variant"] = Variant(4, 5, False)
    hand.choose("PLAY", "details", "COLOURS", "3")
    assert hand.desk.wishes["variant"].key()[:3] == (4, 3, True)
    hand.choose("REPEATS", "OFF")
    assert hand.desk.wishes["variant"].key()[:3] == (3, 3, False)


def test_a_wish_too_wide_for_the_matrix_is_not_offered():
    hand = Hand(size=(4, 8))
    hand.desk.wishes["variant"] = Variant(6, 7)
    hand.choose("PLAY", "details")
    assert "PEGS 6" in hand.offered
    hand.choose("PEGS")
    assert (hand.said, hand.offered) == ("6", ["1", "2", "3", "4", "6"])  # the present value: ok changes nothing
    hand.hold("B").choose("PLAY", "break")
    assert "6x7" not in hand.offered


def test_what_was_chosen_is_shown_in_the_list_it_was_chosen_from_and_back_leads_up():
    hand = Hand().choose("SETTINGS", "LIGHT")
    assert hand.said == "2"
    hand.press("RO")
    assert hand.said == "LIGHT 3"
    hand.press("B")
    assert hand.said == "SETTINGS"
    hand.choose("PLAY", "make").press("B")
    assert hand.said == "make"
    hand.press("B")
    assert hand.said == "PLAY"


def test_a_language_is_seen_in_every_list_beneath():
    hand = Hand().choose("SETTINGS", "LANGUAGE", "de")
    assert hand.said == "SPRACHE de"
    hand.press("B")
    assert hand.said == "OPTIONEN"


def test_each_rule_begins_at_what_would_be_played():
    hand = Hand().choose("PLAY", "details")
    assert hand.offered[:9] == [
        "CLOCK off",
        "HARD OFF",
        "LEVEL book",
        "CODES uniform",
        "SEALED? head",
        "PEOPLE 1",
        "DEVICE ON",
        "ROUNDS 2",
        "SCORES rows",
    ]
    hand.choose("DEVICE")
    assert hand.said == "ON"
    hand.press("B").choose("PEOPLE", "5", "DEVICE")
    assert hand.said == "OFF"
    hand.press("B").choose("ROUNDS")
    assert hand.offered == ["10", "20"]
    hand.press("O")
    assert hand.said == "ROUNDS 10"


def test_whether_the_device_plays_changes_how_many_people_do_where_it_must():
    hand = Hand().choose("PLAY", "details", "DEVICE", "OFF")
    assert hand.offered[5:7] == ["PEOPLE 2", "DEVICE OFF"]
    hand.choose("PEOPLE", "5", "DEVICE", "ON")
    assert hand.offered[5:7] == ["PEOPLE 4", "DEVICE ON"]
    hand.choose("PEOPLE", "1", "DEVICE", "OFF")
    assert hand.offered[5:7] == ["PEOPLE 2", "DEVICE OFF"]


def test_a_time_of_the_file_that_the_menu_has_not_is_offered_and_stays_unless_another_is_taken():
    hand = Hand(dim_s=45).choose("SETTINGS", "DIM")
    assert (hand.said, hand.top.count) == ("45", 11)
    hand.press("O")
    assert (hand.said, hand.desk.changed) == ("DIM 45", {})
    hand.press("ORO")
    assert (hand.said, hand.desk.changed) == ("DIM 60", {"dim_s": 60})


def test_every_rule_that_is_chosen_counts_in_the_next_match():
    hand = Hand()
    for path in (
        ("LEVEL", "parts"),
        ("CODES", "mixed"),
        ("SEALED?", "sealed"),
        ("PEOPLE", "3"),
        ("DEVICE", "OFF"),
        ("ROUNDS", "6"),
        ("SCORES", "ten"),
        ("CLOCK", "3min/round"),
        ("HARD", "ON"),
        ("P1 GAME", "eight"),
        ("P2 ROWS", "12"),
    ):
        hand.hold("B").choose("PLAY", "details", *path)
    hand.hold("B").choose("PLAY", "match", "mini", "3 people")
    made = hand.match.rules
    assert (made.level, made.deal, made.sealed, made.players) == ("parts", "mixed", True, (0, 0, 0))
    assert (made.rounds, made.scoring) == (6, "ten")
    assert (made.clock, made.hard) == ("180", True)
    assert made.own == (named("eight"), named("mini").with_rows(12), named("mini"))


def test_rows_of_ones_own_can_be_given_up_again():
    hand = Hand().choose("PLAY", "details", "P1 ROWS", "9")
    assert hand.said == "P1 ROWS 9"
    hand.choose("P1 ROWS", "-")
    hand.hold("B").choose("PLAY", "match", "mini", "2 people")
    assert hand.match.rules.own == ()


def test_every_setting_can_be_changed():
    hand = Hand()
    for path, key, value in (
        (("LIGHT", "5"), "brightness", 5),
        (("PALETTE", "safe"), "palette", "safe"),
        (("SIGNS", "letters"), "signs", "letters"),
        (("SOUND", "OFF"), "sound", False),
        (("MOVES", "OFF"), "animation", False),
        (("LEFT", "ON"), "left", True),
        (("FITS", "ON"), "fits", True),
        (("CLOSED", "ON"), "closed", True),
        (("DIM", "10"), "dim_s", 10),
        (("SHOW", "0"), "attract_s", 0),
        (("SLEEP", "1800"), "sleep_s", 1800),
    ):
        hand.hold("B").choose("SETTINGS", *path)
        assert hand.desk.settings[key] == hand.desk.changed[key] == value


def test_a_motor_has_a_switch_where_there_is_one():
    hand = Hand()
    hand.hold("B").choose("SETTINGS")
    assert "VIBRATION ON" not in hand.offered
    hand.lights.sounds.motor = True
    hand.hold("B").choose("SETTINGS", "VIBRATION", "OFF")
    assert hand.desk.changed == {"vibration": False}


def test_keys_that_are_lights_have_switches_for_how_they_are_held():
    hand = Hand(size=(20, 1))
    hand.hold("B").choose("SETTINGS")
    assert not {"MIRRORED OFF", "UPSIDE DOWN OFF"} & set(hand.offered)
    hand.lights.pads = True
    hand.hold("B").choose("SETTINGS", "MIRRORED", "ON")
    hand.hold("B").choose("SETTINGS", "UPSIDE DOWN", "ON")
    assert hand.desk.changed == {"mirrored": True, "turned": True}


def test_a_language_can_be_chosen_and_one_whose_table_is_gone_is_told():
    hand = Hand()
    put_inside(hand.desk, "_tables", lambda language: _gone, "the drive is given at its begin, and goes later")
    hand.choose("SETTINGS", "LANGUAGE", "de")
    assert hand.said == "?"
    hand.press("O")
    assert hand.said == "LANGUAGE en"
    assert hand.desk.language == "en"


def _gone():
    raise OSError


@pytest.mark.parametrize("playing", ["break", "match"])
def test_no_other_game_is_begun_before_the_one_that_runs_was_given_up(playing):
    hand = begun(playing)
    running = hand.match
    hand.hold("B").choose("NEW GAME", "make", "mini")
    assert (hand.said, hand.match) == ("GIVE UP?", running)
    hand.press("B")
    assert (hand.said, hand.match, running.phase) == ("mini", running, GUESS)
    hand.press("OO")
    assert (hand.match.rules.mode, running.phase) == ("make", OVER)
    (record,) = hand.desk.statistics().records
    assert (record.played(), record.won()) == (1, 0)  # counted as RESIGN at the console is


def type_number(hand, code):
    """With the keys of colours alone."""
    for sign in number.write(SMALL, code).replace("-", ""):
        while hand.said[-1] != sign:
            hand.press("1234567890"[(number.SIGNS.index(sign) + 1) % 10])
        hand.press("O")
    hand.press("O").load()


def test_a_round_is_given_up_for_one_by_its_number_too():
    hand = begun("break")
    type_number(hand.hold("B").choose("NEW GAME", "number"), 5)
    assert hand.said == "GIVE UP?"
    assert hand.press("O").match.rules.mode == "number"


def test_a_match_between_its_rounds_is_asked_about_and_its_last_round_is_counted():
    hand = begun("match")
    hand.match.give_up()
    hand.rest()
    hand.hold("B").choose("PLAY", "break", "mini", "GIVE UP?")
    assert hand.match.rules.mode == "break"
    assert [record.played() for record in hand.desk.statistics().records] == [1]


def test_nothing_is_asked_where_nothing_is_lost():
    watched = Hand(rules("watch", SMALL, level="first")).wait(4000)
    for hand, begins in ((Hand(rules("break", SMALL)), "NEW GAME"), (watched, "PLAY")):
        hand.hold("B").choose(begins, "duel", "mini")
        assert hand.match.rules.mode == "duel"


@pytest.mark.parametrize("size", [(8, 8), (8, 1)])
def test_a_round_is_played_by_its_number_with_the_keys_of_colours_alone(size):
    hand = Hand(size=size).press("O0O")
    type_number(hand, 5)
    assert (hand.match.rules.mode, hand.match.rules.variant, hand.match.round.known()) == ("number", SMALL, 5)
    assert hand.top is None


def test_a_number_that_no_round_has_is_refused_and_can_be_corrected():
    hand = Hand().choose("PLAY", "number")
    assert hand.said == ">"
    hand.press("BO").press("UO")
    assert hand.said == "Z>"
    hand.press("RO")
    assert hand.said == "0>"
    hand.press("O").load()
    assert (hand.said, hand.match) == ("?", None)
    hand.press("OB")
    assert hand.said == "Z>"
    hand.press("BB")
    assert hand.said == "number"


@pytest.mark.parametrize("way", [("ROUND", "GIVE UP", "GIVE UP?"), ("NEW GAME", "break", "mini", "GIVE UP?")])
def test_once_the_match_is_put_away_the_question_whether_to_give_it_up_is_gone(way):
    hand = Hand(rules("break", SMALL)).enter("11")
    hand.hold("B").choose(*way[:-1])
    assert hand.offered == [way[-1]]
    hand.event("O")
    hand.turn()
    hand.desk.put_away()
    hand.event("O", released=True)
    assert hand.match is None
    hand.turn()
    assert hand.said == "PLAY"


def test_a_game_begun_from_the_end_of_a_round_counts_that_round():
    hand = Hand(rules("break", SMALL))
    hand.enter(hand.secret()).rest()
    hand.hold("B").choose("PLAY", "break", "mini")
    assert [(record.variant, record.won()) for record in hand.desk.statistics().records] == [(SMALL, 1)]
    assert hand.match.phase == GUESS


def test_statistics_are_told_for_each_game_and_role():
    hand = Hand(rules("break", SMALL))
    hand.hold("B").choose("STATS")
    assert hand.said == "NOTHING YET"
    hand.hold("B").press("B")
    hand.enter(hand.secret()).rest()
    hand.press("O")
    hand.hold("B").choose("STATS")
    assert hand.said == "2x3:3 breaking 1/1"
    hand.press("O")
    assert hand.said.endswith("longest 1. Rows needed, and how often: 1: 1.")


def test_statistics_under_the_hard_rule_say_so():
    hand = Hand(rules("break", SMALL, hard=True))
    hand.enter(hand.secret()).rest()
    hand.press("O")
    hand.hold("B").choose("STATS")
    assert hand.said == "2x3:3 breaking HARD 1/1"


def test_in_practice_back_takes_a_row_back():
    hand = begun("practice")
    assert len(hand.match.round.rows) == 1
    assert hand.press("B").match.round.rows == []


def both():
    """The lights and the console at their first questions."""
    return Started(bytearray(FRESH)).press(BACK)


MODES_ASKED = "What shall we play?"
GAME_ASKED = "Which game? Type a name, or a number of colours to make your own:"


def asked(started):
    """Which of the console's questions came last."""
    return [line for line in started.said if line in (MODES_ASKED, GAME_ASKED) or "?" in line][-1]


def test_a_way_to_play_that_is_chosen_at_the_lights_is_not_asked_for_at_the_console_and_back_takes_it_back():
    started = both().press(OK)
    assert asked(started) == MODES_ASKED
    started.press(OK)
    assert started.shown == ["PLAY", "break", "classic"]
    assert asked(started) == GAME_ASKED
    started.press(BACK)
    assert started.shown == ["PLAY", "break"]
    assert asked(started) == MODES_ASKED
    assert started.desk.chosen == {}
    started.press(OK).hold(BACK)
    assert started.shown == ["PLAY"]
    assert asked(started) == MODES_ASKED
    assert started.said.count(GAME_ASKED) == 2


def test_a_game_begun_at_the_lights_is_told_at_the_console_and_nothing_stays_chosen():
    started = both().press(OK).press(OK).press(OK)
    assert started.said[-1] == "Row 1 of 10: your guess?"
    assert started.desk.chosen == {}


@pytest.mark.parametrize(
    ("lines", "shown", "said"),
    [
        (["break"], ["PLAY", "break", "classic"], "PLAY > break: classic"),
        (["make", "super"], ["PLAY", "make", "super"], "PLAY > make: super"),
        (["make", "super", "sealed"], ["PLAY", "make", "super"], "PLAY > make: super"),
        (["make", "7", "3"], ["PLAY", "make", "classic"], "PLAY > make: classic"),
        (["number"], ["PLAY", "number", ">"], "PLAY > number: >"),
        (["make", "NEW"], ["PLAY"], "PLAY"),
        (["details"], ["PLAY"], "PLAY"),
        (["DAY super"], ["PLAY", "day", "2026"], "PLAY > day: 2026"),
    ],
)
def test_what_is_answered_at_the_console_is_open_at_the_lights_and_in_the_caption(lines, shown, said):
    started = both().press(RIGHT).press(OK)  # they are elsewhere
    for line in lines:
        started.type(line)
    assert started.shown == shown
    assert started.caption.startswith(said)


def test_a_game_that_was_chosen_at_the_console_is_all_that_is_offered_at_the_lights_until_it_is_taken_back():
    started = both().type("make")
    every = len(started.paper.choices)
    started.type("super")
    assert len(started.paper.choices) == 1 < every
    started.type("UNDO")
    assert len(started.paper.choices) == every


def test_what_the_console_asks_further_is_answered_as_last_time_by_who_goes_on_at_the_lights():
    started = both().type("make").type("super").type("sealed").press(OK)
    rules_now = started.desk.match.rules
    assert (rules_now.mode, rules_now.variant, rules_now.sealed) == ("make", named("super"), True)


def test_over_a_match_the_menu_of_the_lights_is_their_own():
    started = both().press(OK).press(OK).press(OK).hold(BACK).press(OK).press(OK)
    assert started.shown[0] == "NEW GAME"
    assert len(started.shown) == 3
    assert started.said[-1] == "Row 1 of 10: your guess?"
    assert started.desk.chosen == {}
