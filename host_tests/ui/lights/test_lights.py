"""The dialogue at lights and keys: pegs, marks, rows, holds, refusals, announcements, and lights left alone."""

import pytest

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.game.match import GUESS, SET
from firmware.ui import inks
from firmware.ui.faces.lights.gestures import COLOUR, PLACE, RELEASED, ROW
from firmware.ui.faces.lights.lights import ASLEEP, ATTRACTING, AWAKE, BLINK_MS, DIMMED, Sounds
from firmware.ui.screen import OK, WORD
from host_tests.ui.table import Table, rules, seated


def touch(hand, key):
    hand.lights.handle(key)
    hand.lights.handle(key + RELEASED)
    hand.turn()
    return hand


# pegs


def test_the_next_colour_takes_the_place_that_was_touched():
    hand = touch(seated(rules("break")), PLACE + 2)
    assert touch(hand, COLOUR + 4).look()[-1][2] == "O"


def test_a_row_that_is_touched_is_copied():
    hand = seated(rules("break")).enter("1234").rest()
    assert touch(hand, ROW).look()[-1] == "RGBY####"


# a mark


def test_up_gives_an_exact_peg_and_down_a_near_one():
    hand = seated(rules("make", level="first")).strike("O").rest().strike("UUD")
    assert hand.look()[-1][4:] == "xxo#"
    assert hand.tones == hand.lights.seat.tones_of(hand.top.hand.mark)


@pytest.mark.parametrize("key", "UD")
def test_a_peg_too_many_in_a_mark_begins_it_anew(key):
    hand = seated(rules("make", level="first")).strike("O").rest().strike(key * 4)
    assert hand.top.hand.mark == {"U": marks.mark_of(4, 0), "D": marks.mark_of(0, 4)}[key]
    assert hand.strike(key).top.hand.mark == 0


# rows


def test_keys_of_two_colours_scroll_while_looking_back():
    hand = seated(rules("break"), (8, 2))
    for digits in ("1111", "2222", "3333"):
        hand.enter(digits).rest()
    assert hand.strike("L1").look()[1][:4] == "GGGG"
    assert hand.strike("2").look()[1][:4] == "BBBB"
    assert hand.match.draft.order == []


def test_where_no_row_was_played_looking_back_is_refused():
    hand = seated(rules("break")).strike("L")
    assert hand.lights.refusal == ("no-rows",)
    assert hand.tones == inks.REFUSED_TONES


def test_beyond_the_first_row_nothing_is_told_of_none_nor_stays():
    hand = seated(rules("break")).enter("1122").rest().strike("LU")
    assert hand.lights.refusal == ("not-now",)
    assert hand.strike("R").lights.refusal == ()


# holds


def test_back_held_opens_the_menu_and_again_does_nothing():
    hand = seated(rules("break"))
    assert hand.hold("back").text == "GO ON"
    assert hand.hold("back").stack == ["play", "menu"]


# what is announced


def test_whose_turn_it_is_is_announced_and_passes_by():
    hand = seated(rules("duel"))
    hand.turn()
    assert hand.text == "P2 CODE?"
    assert hand.rest().text == ""
    assert hand.picture in (hand.look(), hand.between())


def test_keys_go_through_an_announcement_to_the_board():
    hand = seated(rules("duel"))
    hand.turn()
    assert hand.text
    hand.strike("1")
    assert hand.match.draft.order == [0]


def test_a_hand_over_stays_until_somebody_takes_it():
    hand = seated(rules("duel")).rest().enter("1234")
    hand.wait(20_000)
    assert hand.text == "P1"
    hand.strike("OO")
    assert hand.match.phase == GUESS


@pytest.mark.parametrize(("digits", "told"), [("held", "SOLVED IN 1"), (None, "NOT SOLVED")])
def test_how_a_round_ended_is_announced_once(digits, told):
    hand = seated(rules("break"), animation=False)
    if digits:
        hand.enter(hand.held())
    else:
        hand.match.give_up()
    hand.wait(300)
    assert hand.text == told
    hand.strike("U")
    assert hand.settle().text == ""


# lists


def test_an_entry_that_is_touched_is_taken():
    assert touch(seated(), ROW + 3).stack[-1] == "learn"


def test_too_low_a_matrix_shows_an_entry_as_so_many_lights():
    assert seated(size=(8, 1)).strike("R").look() == ["##......"]


def test_a_text_is_told_in_large_letters_sentence_by_sentence():
    hand = seated(rules("break"))
    hand.shell.command("RULES", "")
    assert hand.opened().text.startswith(
        "RULES. BREAK: I SET A CODE AND YOU BREAK IT. FIND THE HIDDEN CODE IN 10 ROWS. EACH"
    )


@pytest.mark.parametrize(("command", "tells"), [("KNOWN", "PLACE 1: "), ("WHY", "1 R: ")])
def test_lines_that_the_device_works_out_scroll_by_on_the_lights(command, tells):
    hand = seated(rules("practice")).enter("1122").rest()
    hand.shell.command(command, "")
    hand.strike("O" * (command == "WHY"))
    hand.settle()
    assert tells in hand.text


def test_a_long_list_scrolls_by_no_longer_than_anybody_waits():
    hand = seated(rules("practice"))
    hand.shell.command("LIST", "")
    for _ in range(3):
        hand.settle()
        hand.shell.do(hand.lights, OK)
    hand.settle()
    assert sum(map(len, hand.top.lines)) > 1500
    assert 600 < len(hand.text) < 750


# left alone


def test_the_show_goes_on_with_another_game_after_each():
    hand = seated(rules("break", "mini"), dim_s=0, attract_s=1, sleep_s=0)
    hand.wait(1_100)
    first = hand.lights.scene.match
    hand.wait(40_000)
    assert first is not hand.match
    assert hand.lights.scene.match is not first


def test_a_list_that_stands_still_is_drawn_at_each_blink_alone():
    hand = seated(size=(16, 10)).settle()  # wide enough for the word
    assert sum(hand.lights.tick(5) for _ in range(3 * BLINK_MS // 5)) == 3


def test_an_entry_after_a_round_is_there_again_on_waking():
    hand = seated(rules("break"), animation=False, attract_s=10)
    hand.enter(hand.held()).settle(8000).strike("D")
    hand.wait(11_000)
    assert hand.lights.state == ATTRACTING
    assert hand.strike("U").text == "SHARE"


# pictures


def test_a_game_too_wide_says_so_and_is_played_at_the_words():
    table = Table(rules("break", "super"), lights=(4, 8))
    table.turn()
    assert table.lights.seat is None
    assert table.text.startswith("SUPER IS TOO WIDE")
    table.say("rgbyo")
    assert len(table.match.round.rows) == 1


def test_three_columns_have_a_show_and_a_list_of_games_without_any():
    hand = seated(size=(3, 4), dim_s=0, attract_s=1, sleep_s=0)
    hand.wait(20_000)
    assert hand.lights.state == ATTRACTING
    hand.shell.open("forms.Value", "variant")
    assert hand.opened().top.count == 1  # what was chosen


def test_what_is_held_in_secret_makes_no_tone_of_its_own():
    hand = seated(rules("duel")).rest()
    assert hand.match.phase == SET
    heard = {hand.strike(key).tones for key in "12"}
    assert heard == {inks.OK_TONES}


def test_a_word_that_cannot_be_now_is_refused_with_a_reason():
    hand = seated()
    assert not hand.lights.ask(WORD, ("HINT", ""))
    assert hand.lights.refusal == ("no-round",)


@pytest.mark.parametrize("game", [None, rules("break")])
def test_a_screen_that_will_not_open_is_refused_as_a_press_is(game):
    hand = seated(game).settle()
    assert hand.lights.ask(WORD, ("LINK", ""))
    hand.opened()
    assert (hand.tones, hand.stack) == (inks.REFUSED_TONES, ["play" if game else "menu"])
    assert hand.lights.refusal == (("not-now",) if game else ())  # told beside a board
    assert ("!" in hand.look()[-1]) == bool(game)


# tones


def test_tones_follow_each_other_each_for_its_time():
    heard = Sounds()
    heard.play((440, 30, 880, 20))
    told = []
    for _ in range(7):
        told.append(heard.hz)
        heard.tick(10)
    assert told == [440, 440, 440, 880, 880, 0, 0]
    assert not heard.playing


def test_new_tones_end_those_that_sounded():
    heard = Sounds()
    heard.play(inks.LOST_TONES)
    heard.play(inks.OK_TONES)
    assert heard.hz == inks.OK_TONES[0]
    heard.tick(inks.OK_TONES[1])
    assert heard.hz == 0


def test_a_motor_echoes_how_each_tone_begins_and_no_longer():
    heard = Sounds()
    heard.play((440, 200, 0, 40, 880, 30))
    told = []
    for _ in range(28):
        told.append(heard.felt)
        heard.tick(10)
    assert told == [True] * 6 + [False] * 18 + [True] * 3 + [False]


def test_a_mark_is_a_short_tone_for_each_of_its_lights():
    exact, near = inks.TONES_HZ[inks.EXACT], inks.TONES_HZ[inks.NEAR]
    told = seated(rules("break")).lights.seat.tones_of
    assert told(marks.mark_of(2, 1))[::2] == (exact, 0, exact, 0, near, 0)
    assert told(0) == ()
    placed = rules("break", Variant(4, 6, tells="places"))
    assert seated(placed).lights.seat.tones_of(0b1010)[::4] == (exact, exact)


# the stages of being left alone


TIMES = {"dim_s": 30, "attract_s": 90, "sleep_s": 300}


def alone(**changed):
    """Return lights that somebody has just left, with these times or others."""
    lights = seated(rules("break", deal="evil"), **{**TIMES, **changed}).lights
    lights.wake()
    return lights


def after(*ms, **changed):
    """Return the state after each of these times."""
    lights = alone(**changed)
    states = []
    for step in ms:
        lights.tick(step)
        states.append(lights.state)
    return states


def test_it_dims_then_plays_by_itself_then_sleeps():
    states = [AWAKE, DIMMED, DIMMED, ATTRACTING, ATTRACTING, ASLEEP, ASLEEP]
    assert after(29_999, 1, 1, 59_999, 209_999, 1, 999_999) == states


def test_what_is_set_to_nought_never_comes():
    assert after(10**6, dim_s=0, attract_s=0, sleep_s=0) == [AWAKE]
    assert after(10**6, sleep_s=0) == [ATTRACTING]
    assert after(31_000, 10**6, attract_s=0) == [DIMMED, ASLEEP]


@pytest.mark.parametrize("ms", [1 << 28, 1 << 29])
def test_however_long_it_lasts_the_time_stays_a_small_number(ms):
    lights = alone(**dict.fromkeys(TIMES, 0))
    for _ in range(8):
        lights.tick(ms)
    lights.desk.settings.update(TIMES)
    lights.tick(1)
    assert lights.state == ASLEEP


def test_while_the_device_is_at_work_the_state_stays():
    lights = alone()
    lights.tick(40_000)
    lights.desk.match.guess(5)
    for _ in range(2):
        lights.tick(89_999)
    while lights.desk.busy:
        assert lights.desk.works
        lights.desk.tick(1)
    lights.tick(89_999)
    assert lights.state == DIMMED
    lights.tick(1)
    assert lights.state == ATTRACTING
