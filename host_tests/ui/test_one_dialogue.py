"""One dialogue on every face: one draft, one menu, one question; what happens under an open menu is seen at once."""

import weakref

import pytest

from firmware.game.match import DISPUTE, DONE, OVER, THINK
from firmware.game.match import MARK as MARKING
from firmware.game.round import TIME_UP
from firmware.game.statistics import read
from firmware.slots import Slots
from firmware.ui import commands
from firmware.ui.screen import BACK, MOVE, OK, PICK, WORD
from firmware.ui.words import LANGUAGES, Wrong
from host_tests.ui.table import Table, rules


def both(playing=None, **more):
    return Table(playing, lights=(8, 8), **more)


# what changes under an open menu


def test_time_that_is_up_closes_all_and_keeps_what_was_half_typed():
    table = both(rules("break", clock="30"))
    table.shell.do(table.lights, WORD, ("NAMES", ""))
    table.shell.do(table.lights, PICK, 0)
    table.opened().press("right", "ok", "right", "right", "ok")
    assert (table.top.typed, table.text) == ("ab", "AB")
    table.match.tick(30_000)
    table.turn()
    assert table.match.round.state == TIME_UP
    assert table.stack == ["outcome"]
    table.wait(1000)
    assert table.page.title == "Your time is up: you have lost. Tries: 0"
    assert {table.page.title, "Half typed, and kept: ab"} <= {*table.heard}
    table.say("names", "1")
    assert table.top.typed == "ab"
    assert table.heard[-1] == "(Enter: ab)"


def given_up(variant):
    """Return a table at which a round was given up just now, at the lights."""
    table = both(rules("break", variant))
    table.say("RGBYO"[: table.match.variant().pegs])
    table.shell.do(table.lights, WORD, ("RESIGN", ""))
    table.shell.do(table.lights, OK)
    return table


def test_records_are_told_in_the_turn_after_the_round_is_counted():
    table = given_up("classic")
    while table.match.phase == OVER:
        table.turn()
    lines = len(table.top.lines)
    assert table.top.owed
    table.turn()
    assert len(table.top.lines) > lines
    assert not table.top.owed


def test_a_question_that_a_line_leads_to_opens_without_the_menu():
    table = both()
    made = table.top.number
    table.shell.do(table.lights, WORD, ("STATS", "RESET"))
    assert table.opened().stack == ["menu", "forget"]
    assert table.top.number == made + 4  # each of two is loaded and built
    table.shell.do(table.lights, BACK)
    assert table.stack == ["menu"]


def test_a_screens_file_is_loaded_in_one_turn_and_it_is_built_in_the_next():
    table = both()
    table.shell.do(table.lights, WORD, ("STATS", ""))
    file = "firmware.ui.screens.statistics"
    for is_loaded in (False, True):
        assert (file in table.shell.slots.files) == is_loaded
        assert table.shell.is_opening
        assert table.shell.is_secret, "nobody knows yet what is typed into it"
        table.turn()
    assert not table.shell.is_opening
    assert not table.shell.is_secret
    assert table.page.title == "Statistics"
    table.shell.do(table.lights, BACK)
    table.shell.do(table.lights, WORD, ("STATS", ""))
    table.shell.do(table.lights, BACK)  # before that turn
    assert table.opened().stack == ["menu"]


def test_a_screen_is_built_for_the_face_that_asked_for_it():
    table = both()
    table.shell.do(table.words, WORD, ("LESSON", ""))
    table.shell.do(table.lights, OK)  # before it is built
    assert table.page.title.startswith("Type "), "and not for keys"


def test_a_screen_that_refuses_once_its_file_is_loaded_says_so():
    table = both(rules("break"))
    assert table.say("link") == ["That does nothing here.", "Row 1 of 10: your guess?"]
    assert table.stack == ["play"]


def test_the_statistics_have_a_round_before_it_is_graded():
    table = given_up("super")
    table.shell.do(table.lights, WORD, ("STATS", ""))
    assert table.opened().page.entries[0][0] == "Super, break: played 1, won 0"
    assert table.match.phase == OVER
    table.wait(500)
    assert len(read(table.desk.counted).records) == 0


def test_a_menu_over_the_end_of_a_round_stops_its_grading():
    table = given_up("super")
    table.wait(100)
    assert table.desk.works
    table.shell.do(table.lights, WORD, ("MENU", ""))
    assert not table.match.has_thought
    table.wait(500)
    assert not table.desk.works
    table.shell.do(table.lights, BACK)
    while table.match.phase == OVER:
        table.turn()
    assert read(table.desk.counted).losses.kept


def test_a_contradiction_closes_a_question_and_is_asked_at_once():
    table = both(rules("make", "mini", level="first"))
    table.say("", "xxx")
    table.match.mark(3)
    table.shell.do(table.lights, WORD, ("RESIGN", ""))
    while table.match.phase != DISPUTE:
        if not table.match.busy:
            table.match.mark(3)
        table.turn()
        assert table.match.phase == DISPUTE or table.stack[-1] == "resign"
    table.turn()
    assert table.stack == ["dispute"]
    assert table.page.title == "No code fits these marks: at least one of them is wrong."
    table.listen()
    assert "INSIST" in table.heard[-2]
    assert table.heard[-1].startswith("(Enter: ")


def test_whatever_is_asked_while_a_round_begins_waits_for_it():
    table = both()
    table.shell.open("leave.begin", "break")
    table.shell.do(table.words, WORD, ("HELP", ""))
    begun = table.match
    assert table.opened().stack == ["play", "help"]
    assert table.match is begun


def test_a_question_stays_while_the_devices_row_is_told():
    table = both()
    table.desk.begin(rules("watch", "mini", level="first"))
    table.desk.pace_ms = 50
    table.turn()
    table.shell.do(table.lights, WORD, ("RESIGN", ""))
    rows = 0
    while table.match.phase < OVER:
        table.turn()
        if table.match.phase < OVER and len(table.match.round.rows) > rows:
            rows += 1
            table.turn()
            assert table.stack[-1] == "resign"
            assert len(table.page.rows) == rows
            assert any(line.startswith(f" {rows}. ") for line in table.heard)
    assert rows


def test_what_is_chosen_stays_so_when_the_round_is_counted():
    table = both(rules("break"))
    table.match.give_up()
    table.shell.sync()
    table.shell.do(table.lights, MOVE, 1)
    assert (table.match.phase, table.top.chosen) == (OVER, 1)
    table.listen()
    assert (table.match.phase, table.top.chosen) == (DONE, 1)


@pytest.mark.parametrize("word", ["MENU", "DAY", "PUZZLE", "STATS", "NEW", "/xyzzy"])
def test_a_large_screen_takes_the_place_of_what_was_thought(word):
    table = both(rules("break"))
    table.say("rrgg")
    told = table.say("KNOWN")
    assert table.match.has_thought
    table.say("", word)
    assert not table.match.has_thought
    table.shell.close_above()
    table.listen()
    assert table.say("KNOWN")[:5] == told[:5]


@pytest.mark.parametrize("word", ["/xyzzy", "MENU"])
def test_codes_left_are_counted_again_once_they_were_dropped(word):
    table = both(rules("break"), given={"PEGLIGHT_LEFT": "on"})
    table.say("rrgg")
    told = table.settle(500).page.aids
    assert told
    table.say(word)
    table.shell.close_above()
    assert table.settle(500).page.aids == told


def test_a_menu_over_a_hint_that_is_looked_for_takes_its_place():
    table = both(rules("break"))
    table.say("rrgg")
    table.shell.do(table.lights, WORD, ("HINT", ""))
    table.shell.do(table.lights, WORD, ("MENU", ""))
    assert not table.match.has_thought
    table.wait(500)
    assert not table.match.has_thought
    table.shell.do(table.lights, BACK)
    table.settle(500)
    assert (table.top.works, table.match.draft.order) == (False, [])
    assert any("that fits every mark" in line for line in table.say("HINT"))


@pytest.mark.parametrize(("word", "level"), [("MENU", "book"), ("MENU", "entropy"), ("DAY", "minimax")])
def test_the_device_thinks_anew_once_a_list_over_it_has_closed(word, level):
    table = both(rules("make", level=level))
    table.shell.do(table.lights, OK)
    assert table.match.phase == THINK
    table.shell.do(table.lights, WORD, (word, ""))
    table.wait(500)
    assert (table.match.phase, table.match.has_thought) == (THINK, False)
    table.shell.do(table.lights, BACK)
    table.listen()
    assert table.match.phase == MARKING


def test_a_clock_that_runs_out_under_a_menu_has_the_round_graded():
    table = both(rules("break", clock="30"))
    table.say("rrgg")
    table.shell.do(table.lights, WORD, ("MENU", ""))
    table.match.tick(30_000)
    while table.match.phase == OVER:
        table.turn()
    assert read(table.desk.counted).losses.kept


# one draft


def test_a_menu_has_gone_before_what_it_opens_is_loaded():
    table = both(rules("break"))
    table.say("rgby")
    table.shell.do(table.lights, WORD, ("MENU", ""))
    table.opened()
    names = [table.top.entry(at)[0] for at in range(table.top.count)]
    menu = weakref.ref(table.top)
    seen = []

    class Watched(Slots):
        def load(self, module):
            seen.append(menu())
            return Slots.load(self, module)

    table.shell.slots = Watched()
    table.press(*["right"] * names.index(commands.word("KNOWN")), "ok")
    assert (table.stack[1:], seen[0]) == (["menu", "known"], None)


def test_the_form_of_a_game_has_gone_before_its_match_begins():
    table = both()
    table.say("break")
    form = weakref.ref(table.top)
    seen = []
    begin = table.desk.begin

    def watched(*how):
        seen.append(form())
        begin(*how)

    table.desk.begin = watched
    table.say("begin")
    assert (table.match.rules.mode, seen) == ("break", [None])


def test_pegs_of_the_lights_and_a_typed_code_are_never_mixed():
    table = both(rules("break"))
    table.strike("56")
    assert table.say("yy")[0] == "That does not fit. Pegs in the code: 4, typed: 2"
    assert table.match.round.rows == []
    table.say("rgby")
    assert table.page.rows[0][0] == (0, 1, 2, 3)
    assert set(table.page.hand) == {None}


def test_enter_sends_the_row_that_the_lights_have_filled():
    table = both(rules("break"))
    table.strike("1234")
    assert table.words.waits
    table.say("help")
    assert table.heard[-1] == "(Enter: R G B Y)"
    table.say("")
    assert len(table.match.round.rows) == 1


# one menu


def test_a_menu_opened_at_the_lights_is_answered_at_the_words():
    table = both(rules("break"))
    table.hold("back")
    table.listen()
    assert table.heard[-1] == "(Enter: Go on)"
    table.say("settings")
    assert table.text.startswith("LANGUAGE")
    table.say("palette")
    table.press("down", "ok")
    assert table.desk.settings["palette"] == "safe"
    assert table.stack[-1] == "settings"


def test_a_menu_that_was_opened_by_a_word_is_closed_by_a_key():
    table = both(rules("break"))
    table.say("menu")
    table.press("back")
    assert table.stack == ["play"]
    assert table.listen() or table.heard[-1] == "Row 1 of 10: your guess?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_words_ask_alike_in_each_language(language):
    table = both(rules("break"), language=language)
    assert table.page.asks == table.heard[-1:]
    table.say("menu")
    assert table.heard[-1:] == table.page.asks


# the same on both faces


@pytest.mark.parametrize("face", ["words", "lights"])
def test_another_game_gives_up_one_only_after_a_question(face):
    table = both(rules("break"))
    table.say("rgby")
    table.shell.do(getattr(table, face), WORD, ("make", ""))
    table.shell.do(getattr(table, face), OK)
    assert table.opened().stack[-1] == "give_up"
    table.shell.do(getattr(table, face), BACK)
    assert table.match.rules.mode == "break"
    table.shell.do(getattr(table, face), OK)
    table.opened().shell.do(getattr(table, face), OK)
    assert table.match.rules.mode == "make"


def test_keys_and_words_go_through_one_lesson_together():
    table = both()
    table.shell.do(table.lights, WORD, ("LESSON", ""))
    table.press("ok")
    table.strike("122").listen()
    assert table.page.title == "Take the last peg back with UNDO."
    table.listen()
    table.say("undo")
    assert "A row is ready for you: send it." in table.heard
    table.say("")
    assert table.page.title == "Exact: right colour, right place."
    for _ in range(3):
        table.press("ok")
        table.listen()
    table.say("hint")
    assert table.page.title == "A row is ready for you: send it."
    assert f"A code that fits every mark: {' '.join('RGBY'[peg] for peg in table.page.hand)}" in table.heard
    table.press("ok")
    assert table.page.title == "As soon as every peg is exact, the code is found."
    table.press("ok")
    assert table.page.title == "Now find three pegs by yourself."


def test_a_row_of_the_lesson_is_sent_once_in_a_turn():
    table = both()
    table.say("lesson", "", "RYY", "", "GRY", "", "hint")
    table.shell.do(table.lights, OK)
    with pytest.raises(Wrong, match="help-guess"):
        table.shell.do(table.words, OK)


def test_the_lesson_itself_answers_who_wants_to_undo_nothing():
    table = both()
    table.shell.do(table.lights, WORD, ("LESSON", ""))
    table.opened()
    with pytest.raises(Wrong, match="lesson-help"):
        table.shell.do(table.lights, WORD, ("UNDO", ""))


# giving up


@pytest.mark.parametrize("mode", ["break", "make", "duel", "race", "helper", "practice"])
def test_a_round_is_given_up_only_after_yes(mode):
    table = both(rules(mode, "mini"))
    table.shell.do(table.lights, WORD, ("RESIGN", ""))
    assert table.stack[-1] == "resign"
    table.shell.do(table.lights, BACK)
    assert table.match.phase < OVER
    table.shell.do(table.lights, WORD, ("RESIGN", ""))
    table.shell.do(table.lights, OK)
    assert table.match.phase >= OVER


def test_a_screen_that_is_asked_for_again_opens_once():
    table = Table()
    table.say("settings", "settings", "number", "/number nonsense")
    assert table.stack == ["menu", "settings", "number"]
    table.say("/menu", "menu")
    assert table.stack == ["menu"]


def test_the_lesson_goes_on_where_it_was():
    table = Table()
    table.say("lesson", "", "RYY", "", "back")
    assert table.stack == ["menu", "lesson", "ask"]
    table.say("lesson")
    assert table.stack == ["menu", "lesson"]
    assert table.say("language de")[-1] == "Gib G R Y ein, einen Buchstaben für jeden Stift, und drücke Enter."


def test_a_new_language_leaves_the_board_as_it_is():
    table = Table(rules("helper"))
    table.say("rgby", "x")
    board = table.top
    table.say("menu", "you", "language de", "back", "back")
    assert table.top is board


def test_a_list_over_the_board_in_another_language_takes_a_hint():
    table = Table(rules("break"))
    table.say("menu", "you", "language de")
    assert table.say("tipp")[-1].startswith("(Enter: ")
