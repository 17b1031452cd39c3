"""The page that a display draws, and a small one: in each language, at every width, nothing is cut or told twice."""

import contextlib
from itertools import pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given, strategies
from hypothesis import settings as hypothesis_settings

from firmware.app import NOTHING
from firmware.engine import codes
from firmware.engine.variant import Variant, named
from firmware.game import grading
from firmware.game.match import DONE, OVER, SET
from firmware.game.statistics import read
from firmware.ui import commands, settings
from firmware.ui.faces import displayed as displayed_file
from firmware.ui.faces.displayed import CUT, Displayed, lines_of
from firmware.ui.faces.lights.lights import BLINK_MS
from firmware.ui.faces.page import Virtual
from firmware.ui.notation import folded
from firmware.ui.screen import ALL, BACK, CODE, NEXT, OK, PICK, PUT, WORD
from firmware.ui.words import LANGUAGES, Wrong
from host_tests import runs
from host_tests.ui.table import GAMES, Table, rules, rules_for, seated
from tools.front.page import NAMES, Page

WIDTHS = (21, 40, 60, 80)
FORMS = ("break", "make", "match", "race", "duel", "helper", "practice")
FIELDS = ("level", "scoring", "deal", "code", "company", "tells", "clock", "variant", "palette", "language")
OPENS = [name for name in commands.NAMES if name not in ("QUIT", "LANGUAGE", "TABLE", "READ", "LESSON", "SEAL")]


def every_screen(language):
    """Show every screen in turn; return the table at each."""
    for game in GAMES:
        table = Table(rules_for(game, named("classic")), lights=(8, 8), language=language)
        yield table
        for name in OPENS:
            try:
                table.shell.do(table.words, WORD, (name, ""))
            except Wrong:
                continue
            table.turn()
            yield table
            table.shell.close_above()
    table = Table(language=language, lights=(8, 8))
    screens = [opened for mode in FORMS for opened in (("forms.game", mode), ("forms.details",))]
    for opened in [
        *screens,
        *(("forms.Value", key) for key in FIELDS),
        ("choose.learn",),
        ("choose.you",),
        ("typed.puzzle",),
        ("typed.date", "2026-11-22"),
    ]:
        table.shell.open(*opened)
        yield table
        table.shell.close_above()


def twice(text):
    """Return the parts of a text that say the same as the next."""
    return [part for part, after in pairwise(part.strip() for part in text.split(":")) if part and part == after]


@pytest.mark.parametrize("language", runs.few(LANGUAGES, plain=2, quick=1))
def test_nothing_is_cut_without_an_ellipsis_or_told_twice(language):
    for table in every_screen(language):
        pages = {columns: table.page_of(columns) for columns in WIDTHS}
        assert pages[40].entries == pages[60].entries
        for columns, made in pages.items():
            assert 0 < len(made.caption) <= columns
            room = columns - 1 if columns < 40 else 78  # a narrow display has no second line for an entry
            entries = [": ".join(entry) if entry[1] else entry[0] for entry in made.entries]
            assert [text for text in entries if len(text) > room] == []
            assert [text for text in (*entries, made.title, *made.asks) if twice(text)] == []
            assert len(set(entries)) == len(entries)
            assert not made.title or made.title not in made.lines[1:]
        for columns, lines in ((21, 4), (16, 2), (21, 8)):
            shown = told(table, columns, lines)
            assert len(shown) == lines
            assert len(shown[-1]) <= columns


def test_each_field_that_is_drawn_is_at_its_place():
    drawn = {name: vars(displayed_file).get(name.upper(), at) for at, name in enumerate(NAMES)}
    assert list(drawn.values()) == [*range(len(NAMES))]


def test_the_caption_names_as_many_keys_as_there_is_room_for():
    hand = seated(rules("break"))
    assert hand.page_of(60, range(6)).caption.startswith("Row 1 of 10: your guess? · Place 1 · up/down: Colour")
    assert hand.page_of(21, range(6)).caption == "Row 1 of 10: your gu" + CUT


def test_the_last_peg_of_a_mark_is_taken_back():
    hand = seated(rules("make", level="first")).rest().strike("O").rest().press("up", "up", "down")
    marks = []
    for _ in range(3):
        marks.append(hand.page.mark)
        assert "Undo" in [word for _, _, word in hand.page.offers]
        hand.press("back")
    assert (marks, hand.page.mark) == (["xxo", "xx", "x"], "-")


def test_keys_that_are_not_there_are_not_named():
    hand = seated(rules("break")).strike("1234")
    assert "OK" in hand.page_of(80, range(6)).caption
    assert "OK" not in hand.page_of(80, (0, 1, 2, 3)).caption


def test_the_grades_are_a_sheet_whose_rows_tell_why():
    table = Table(rules("number", "classic", code=7), lights=(8, 8))
    table.say("rrbb", "resign", "yes", "grades")
    table.settle()
    [[code, skill, luck, before, after, *_]] = table.page.grades
    assert (code, before) == ("RRBB", "1296")
    assert (skill in range(101), luck in range(-100, 101), int(after) < 1296) == (True, True, True)
    table.shell.do(table.words, PICK, 0)
    assert table.stack[-1] == "reason"


def test_a_row_that_is_not_graded_in_time_has_no_dots():
    table = Table(rules("number", "super", code=7), lights=(8, 8))
    table.say("rrbbg", "gyopr")
    table.match.give_up()
    table.shell.sync()
    table.shell.open("rows.Grades")
    table.opened()
    grading.begin(table.match, 0).hurry()
    table.settle()
    assert table.page.entries[1][0] == "GYOPR ?"


def test_a_page_tells_that_the_device_is_at_work():
    hand = seated(rules("break", "super"))
    hand.shell.do(hand.lights, WORD, ("HINT", ""))
    assert hand.page.works
    assert not hand.rest().page.works
    hand = seated(rules("make")).strike("O")
    assert hand.page.thinks > 0
    hand.match.hurry()
    assert hand.page.thinks == 0


def test_the_statistics_tell_how_many_rows_codes_took():
    hand = seated(rules("number", "classic", code=0))
    hand.enter("1111").settle().rest()
    hand.shell.do(hand.lights, WORD, ("STATS", ""))
    assert hand.opened().page.bars == (1, *[0] * 9)


@pytest.mark.parametrize("opened", ["SHARE", "GRADES", "MENU"])
def test_what_lies_over_an_end_stays_and_it_is_counted_below(opened):
    hand = seated(rules("number", "classic", code=0)).enter("1111")
    while hand.match.phase != OVER:
        hand.turn()
    hand.shell.do(hand.lights, WORD, (opened, ""))
    there = hand.stack[-1]
    hand.settle()
    assert hand.stack[-1] == there
    assert not any("..." in name for name, _ in hand.page.entries if opened == "GRADES")
    hand.shell.do(hand.lights, BACK)
    hand.settle()
    assert hand.match.phase == DONE
    assert read(hand.desk.counted).losses.kept


def test_a_display_elsewhere_offers_nothing_of_the_board_itself():
    hand = seated(rules("break"))
    face = Virtual(hand.lights, SimpleNamespace(display=None, sound=None))
    hand.shell.lacks = ()
    hand.shell.do(face, WORD, ("SETTINGS", ""))
    assert not keys(hand) & set(settings.OF_BOARD)
    assert ("forms.selftest",) not in [row[3] for row in hand.top.rows]
    assert "READ" not in hand.shell.words_offered()
    hand.shell.do(hand.lights, WORD, ("SETTINGS", ""))
    assert set(settings.OF_BOARD) <= keys(hand)


def keys(hand):
    """Return the keys of the fields of the form that opens."""
    return {key for _, key, _ in hand.opened().page.values}


def race():
    """Return a race of two people, where the first has just sent a row."""
    hand = seated(rules("race", people=2, device=False))
    for intent in (CODE, OK, CODE, CODE):
        hand.shell.do(hand.lights, intent, 0)
        hand.turn()
    return hand


def test_in_a_race_no_hand_is_shown_below_the_other_side():
    hand = race()
    assert ([pegs for pegs, _ in hand.page.rows], hand.page.hand) == ([(0, 0, 0, 0)], ())
    hand.settle()
    assert (hand.page.rows, hand.page.hand) == ((), (None,) * 4)


def test_a_press_at_a_display_ends_the_look_at_the_other_side():
    hand = race()
    asked = iter([(PUT, (NEXT, 4)), None])
    asks = SimpleNamespace(through=False, intent=lambda: next(asked))
    parts = SimpleNamespace(display=asks, sound=None, buttons=SimpleNamespace(event=lambda: NOTHING))
    Virtual(hand.lights, parts).event()
    hand.turn()
    assert hand.page.hand == (4, None, None, None)


def displayed(table, sound=None):
    """Put a display beside the lights; return the pages that it gets, and what lets a turn pass."""
    drawn = []
    still = SimpleNamespace(event=lambda: NOTHING, keys=(), show=lambda *_: None)
    display = SimpleNamespace(intent=lambda: None, through=False, columns=60)
    display.draw = lambda page: drawn.append(Page(*page))
    if sound:
        display = SimpleNamespace(columns=21, lines=4, turn=drawn.append, light=drawn.append, write=lambda *_: None)
    parts = SimpleNamespace(display=display, sound=sound, buttons=still, lights=still, meanings=None)
    face = Displayed(table.lights, parts, display) if sound else Virtual(table.lights, parts)

    def turn(ms=40):
        face.event()
        table.desk.tick(ms)
        table.shell.tick(ms)
        if table.lights.tick(ms):
            face.show(b"", ())

    while not drawn:
        turn()
    return drawn, turn, face


def test_a_display_gets_no_new_page_where_lights_only_blink():
    table = seated(rules("break"))
    drawn, turn, _ = displayed(table)
    for _ in range(50):
        turn()
    before = len(drawn)
    for _ in range(50):
        turn()
    assert len(drawn) == before
    table.shell.do(table.words, PUT, (NEXT, 2))
    turn()
    assert [page.hand for page in drawn[before:]] == [(2, None, None, None)]


@hypothesis_settings(max_examples=runs.of(10, 30, 200))
@given(chance=strategies.randoms(use_true_random=False), game=strategies.sampled_from(sorted(GAMES)))
def test_a_display_shows_at_each_moment_what_is_there(chance, game):
    table = Table(rules_for(game, named("classic")), lights=(8, 8), seed=chance.randrange(1000))
    drawn, turn, face = displayed(table)
    for _ in range(25):
        offers = [(intent, value) for intent, value, word, _ in table.top.offers() if value is not ALL and word]
        if offers and chance.random() < 0.6:
            with contextlib.suppress(Wrong):
                table.shell.do(face, *chance.choice(offers))
        turn(chance.choice((5, 40, 300, 2000)))
        turn(BLINK_MS)  # for times that are told
        fresh = table.page_of(60, [], face)
        fresh.notices, fresh.refusal = drawn[-1].notices, drawn[-1].refusal
        assert drawn[-1] == fresh


def test_a_display_shows_a_game_that_is_too_wide_for_the_lights():
    table = Table(rules("break", "super"), lights=(4, 8))
    drawn, _, _ = displayed(table)
    assert [page.pegs for page in drawn] == [5]


@pytest.mark.parametrize("game", ["classic", "bulls"])
def test_a_board_tells_neither_its_colours_nor_its_marks(game):
    told = Table(rules("break", game), lights=(8, 8)).page.lines
    assert told[0].startswith("I have set a code")
    assert not any("colours" in line or "right place" in line for line in told)


def test_aids_that_are_on_tell_codes_left_and_the_row_against():
    hand = seated(rules("number", "classic", code=7), left=True, fits=True)
    assert hand.page.aids == []
    hand.enter("1111").settle()
    assert hand.page.aids == ["Codes left: 150"]
    hand.strike("2222")
    assert hand.page.aids == ["Codes left: 150", "This cannot be the code: row 1 would have another mark."]


def test_a_sleeping_page_tells_which_key_wakes():
    hand = seated(rules("break"), sleep_s=10)
    hand.wait(11_000)
    assert hand.page.light == 0
    assert hand.page.caption == "The lights are off: any key wakes them"


def test_a_mark_that_is_being_given_is_on_the_page():
    hand = seated(rules("make", level="first")).strike("O").rest().strike("UUD")
    assert hand.page.mark == "xxo"
    assert hand.page.hand == tuple(codes.unpack(hand.match.variant(), hand.match.round.pending))
    assert hand.page.cursor == -1
    hand = seated(rules("make", Variant(4, 6, tells="places"), level="first")).strike("O").rest().strike("URRU")
    assert (hand.page.mark, hand.page.cursor) == ("x.x.", 2)


# a display of a few lines


def told(table, columns=21, lines=4):
    page = table.page_of(columns, range(6))
    return lines_of([*vars(page).values()], page.caption, columns, lines)


def test_a_small_display_shows_the_rows_the_hand_and_the_caption():
    hand = seated(rules("number", "classic", code=7)).enter("1111").settle().strike("2")
    lines = told(hand)
    assert lines[0].startswith("RRRR ")
    assert lines[1] == "G.\x03.."
    assert lines[-1].startswith("Row 2 of 10")


def test_a_page_for_a_small_display_has_a_texts_first_lines():
    table = Table(rules("break"), lights=(8, 8), words=False)
    table.shell.do(table.lights, WORD, ("LIST", ""))
    table.settle(500)
    table.top.lines *= 20
    few, many = (" ".join(table.page_of(columns).lines) for columns in (21, 60))
    assert len(few) < 1000 < len(many)
    assert told(table)[0] == "RRRR RRRG RRRB RRRY"
    assert told(table)[:2] == folded(few.split(" "), "", 21)[:2]


def test_a_small_display_shows_the_entries_around_the_chosen_one():
    table = Table(lights=(8, 8))
    for at in range(5):
        chosen = [line for line in told(table)[:-1] if line.startswith(">")]
        assert len(chosen) == 1
        assert table.top.chosen == at
        table.press("down")


def heard(hand):
    """Return the round by ear, as a display has it."""
    hand.desk.set("speech", True)
    return hand.page.says


def test_the_peg_that_was_set_last_is_spoken():
    hand = seated(rules("number", "classic", code=7))
    assert heard(hand) == ""
    assert heard(hand.strike("2")) == "1 green"
    assert heard(hand.strike("41")) == "3 red"
    assert heard(hand.strike("B")) == "2 yellow"


@pytest.mark.parametrize(
    ("tells", "mark", "none"),
    [
        ("classic", "1 exact, 1 near", "0 exact, 0 near"),
        ("exact", "1 exact", "0 exact"),
        ("places", "exact 1", "0 exact"),
    ],
)
def test_a_row_is_spoken_with_its_mark_of_no_peg_too(tells, mark, none):
    hand = seated(rules("number", Variant(4, 6, tells=tells), code=7)).enter("2332").settle()
    assert heard(hand) == f"row 1, green, blue, blue, green, {mark}"
    assert heard(hand.enter("6666").settle()) == f"row 2, purple, purple, purple, purple, {none}"


def test_a_guess_of_the_device_and_the_mark_in_hand_are_spoken():
    hand = seated(rules("make", level="first")).strike("O").rest()
    assert heard(hand) == "row 1, red, red, red, red"
    assert heard(hand.strike("UDD")) == "1 exact, 2 near"


def test_a_code_that_is_set_is_not_spoken():
    hand = seated(rules("race", people=2, device=False))
    while hand.match.phase != SET:
        hand.turn()
    assert heard(hand.strike("2")) == ""


def test_without_the_setting_nothing_is_spoken():
    hand = seated(rules("number", "classic", code=7)).strike("2")
    assert hand.page.says is None


class Speaker:
    """Writes down the recordings that it plays; each lasts until `speaks` is set back."""

    def __init__(self):
        self.heard = []
        self.speaks = False

    def say(self, language, word):
        self.heard.append((language, word))
        self.speaks = True

    def quiet(self):
        self.heard.append("quiet")


def test_a_speaker_plays_one_recording_after_the_other():
    hand = seated(rules("number", "classic", code=7)).settle()
    hand.desk.set("speech", True)
    hand.shell.speaks = True
    speaker = Speaker()
    _, turn, _ = displayed(hand, speaker)
    turn()

    def put(digit):
        speaker.heard.clear()
        hand.shell.do(hand.words, PUT, (NEXT, digit))
        for _ in range(4):
            turn()

    put(1)
    assert speaker.heard == [("en", "1")]
    for _ in range(4):
        speaker.speaks = False
        turn()
    assert speaker.heard == [("en", "1"), ("en", "G"), "quiet"]
    hand.lights.sounds.play((440, 1000))
    put(2)
    assert speaker.heard == []
    hand.lights.sounds.tick(1000)
    turn()
    assert speaker.heard == [("en", "2")]
