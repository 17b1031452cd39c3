"""The round as on paper on the page, in a real browser: everything on it is touched, on a desk and on a phone."""

import itertools

import pytest

from firmware.engine.variant import Variant
from firmware.game import number
from firmware.ui.words import LANGUAGES
from host_tests.tools.faces import rounds
from tools import chromium
from tools.front.display import Display

pytestmark = pytest.mark.slow

SIZES = {"desk": {"size": (1280, 800)}, "phone": {"size": (390, 844), "touch": True}}
SMALL = {"size": (320, 568), "touch": True}
PHONES = [(320, 568), (390, 844), (844, 390)]
MODES_SEEN = 6  # more than these a small phone has no room for
TARGET = 24  # pixels across that a finger needs at least where targets stand side by side, by WCAG 2.2
WIDEST = number.write(Variant(8, 10, rows=12), 0)  # the round of all that an 8 x 8 board can show
MOST_SHOWN = (
    "Math.floor(document.querySelector('#rows').clientHeight / document.querySelector('#rows .line').offsetHeight)"
)
CAPTION = "document.querySelector('#caption').textContent"
COUNTED = "['entry', 'line'].map((name) => document.querySelectorAll(`#rows .${name}`).length)"
LINES = "[...document.querySelectorAll('#rows .line')].map((line) => line.innerText.replace(/\\s/g, ''))"


class Sitting:
    def __init__(self, served, tab, touched):
        self.touched = touched
        self.display = served.player.display
        self.served = served
        self.tab = tab

    def until(self, seen):
        """Wait for such a picture on the display, and for the page to have drawn that very one."""

        def shown():
            view = self.display.view
            return view and seen(view) and self.draws(view) and view is self.display.view

        chromium.until(shown)

    def draws(self, view):
        """Two pictures may have one caption, so what lies above it counts too."""
        entries, lines = self.tab.ask(COUNTED)
        is_round = bool(view.pegs and not view.choices)
        return entries == len(view.choices) and bool(lines) == is_round and self.tab.ask(CAPTION) == view.caption

    def click(self, selector):
        """As a person does: what is out of sight is scrolled to first, once the page has done so itself."""
        self.tab.ask("new Promise(requestAnimationFrame)")
        self.tab.until(f"document.querySelector({selector!r})?.checkVisibility()")
        self.tab.ask(f"document.querySelector({selector!r}).scrollIntoView({{ block: 'nearest' }})")
        self.tab.click(selector)

    def double_click(self, selector):
        place = self.tab.middle(selector)
        for count in (1, 2):
            for does in ("down", "up"):
                self.tab.pointer(does, place, self.touched, count=count)

    def drag(self, start, end):
        places = self.tab.middle(start), self.tab.middle(end)
        for does, place in zip(("down", "move", "up"), (places[0], places[1], places[1]), strict=True):
            self.tab.pointer(does, place, self.touched)

    def cross(self, selector):
        """A long touch, or a right click."""
        place, crossed = self.tab.middle(selector), self.display.view.crossed
        self.tab.pointer("down", place, self.touched, "right")
        self.until(lambda view: view.crossed != crossed)
        self.tab.pointer("up", place, self.touched, "right")

    def start(self):
        """Up to the first guess, by the entries of the menu."""
        for entry in ("PLAY", "break", "classic"):
            self.until(lambda view, entry=entry: entry in rounds.names_of(view.choices))
            at = rounds.names_of(self.display.view.choices).index(entry)
            self.click(f"#rows .entry:nth-child({at + 1})")
        self.until(lambda view: view.hand and not view.choices)
        return self


@pytest.fixture
def sit(served, opened, tmp_path):
    def before(how, name="pico_8x8"):
        board = served(name, display=Display())
        return Sitting(board, opened(board.address, **SIZES.get(how, SMALL)), how != "desk")

    return before


@pytest.mark.parametrize("how", SIZES)
def test_a_guess_is_made_by_touches_and_an_older_row_is_copied(sit, how):
    sitting = sit(how).start()
    sitting.click("#rows .place:nth-child(3)")
    sitting.until(lambda view: view.cursor == 2)
    sitting.click("#strip button:nth-child(6)")
    sitting.until(lambda view: view.hand == (None, None, 5, None))
    for colour in (1, 2, 3):
        sitting.click(f"#strip button:nth-child({colour})")
        sitting.until(lambda view, colour=colour: colour - 1 in view.hand)
    sitting.click("#pad [data-key=ok]")
    sitting.until(lambda view: view.rows and view.hand)
    (pegs, mark), *_ = sitting.display.view.rows
    pips = "document.querySelectorAll('#rows .pip.exact, #rows .pip.near').length"
    sitting.tab.until(f"{pips} === {len(mark.strip('-'))}")
    sitting.click("#rows button.row")
    sitting.until(lambda view: view.hand == pegs)
    letters = "".join(sitting.display.view.letters[digit] for digit in pegs)
    sitting.tab.until(f"{LINES}[0] === '1{letters}' && {LINES}[1] === '2{letters}'")


@pytest.mark.parametrize("how", SIZES)
def test_a_mark_is_given_by_touches_of_what_its_pips_mean(sit, how):
    sitting = sit(how)
    sitting.served.player.type("NEW\rmake\r\r\r\r\r")
    sitting.until(lambda view: view.mark == "-")
    for kind, mark in (("1", "x"), ("2", "xo"), ("1", "xxo")):
        sitting.click(f"#meanings button:nth-child({kind})")
        sitting.until(lambda view, mark=mark: view.mark == mark)
    sitting.tab.type("Backspace")
    sitting.until(lambda view: view.mark == "-")
    for sign, mark in (("x", "x"), ("o", "xo"), ("x", "xxo")):
        sitting.tab.type(sign)
        sitting.until(lambda view, mark=mark: view.mark == mark)
    sitting.click("#pad [data-key=ok]")
    sitting.until(lambda view: view.rows and view.rows[0][1] == "xxo")


def test_on_a_small_phone_the_row_in_hand_and_two_before_it_are_seen_with_all_buttons_in_a_line(sit):
    sitting = sit("small").start()
    assert sitting.tab.ask(MOST_SHOWN) >= 3
    tops = sitting.tab.ask("[...document.querySelectorAll('#meanings button')].map((button) => button.offsetTop)")
    assert len(set(tops)) == 1


@pytest.mark.parametrize(("size", "rows"), [((390, 844), 10), ((390, 780), 10), ((360, 640), 6), ((640, 360), 4)])
def test_on_a_phone_the_rows_of_a_round_are_seen_together(served, opened, size, rows):
    board = served(display=Display())
    sitting = Sitting(board, opened(board.address, size=size, touch=True), True).start()
    assert sitting.tab.ask(MOST_SHOWN) >= rows
    line = "parseFloat(getComputedStyle(log).lineHeight)"
    assert size[0] < size[1] or sitting.tab.ask(f"log.clientHeight / {line}") > 4


@pytest.mark.parametrize("how", ["desk", "small"])
def test_the_rules_are_read_whole_over_a_round(sit, how):
    sitting = sit(how).start()
    sitting.served.player.hold("back")
    for entry in ("HELP", "RULES"):
        sitting.until(lambda view, entry=entry: entry in view.choices)
        sitting.click(f"#rows .entry:nth-child({sitting.display.view.choices.index(entry) + 1})")
    sitting.tab.until("document.querySelector('#rows .told')?.textContent.includes('right colour in the wrong place')")
    assert sitting.tab.ask("document.querySelector('#strip').children.length") == 0
    assert sitting.tab.ask("document.querySelector('#rows').scrollWidth <= document.querySelector('#rows').clientWidth")
    sitting.tab.click("#pad [data-key=ok]")
    sitting.until(lambda view: view.hand and not view.text)


def test_a_name_is_typed_with_the_keyboard_where_the_board_asks_for_it(sit):
    sitting = sit("desk").start()
    sitting.served.player.hold("back")
    for entry in ("SETTINGS", "NAMES", "P1"):
        sitting.until(lambda view, entry=entry: any(text.startswith(entry) for text in view.choices))
        at = [text.startswith(entry) for text in sitting.display.view.choices].index(True)
        sitting.click(f"#rows .entry:nth-child({at + 1})")
    for typed in ("b", "be", "ben"):
        sitting.until(lambda view, typed=typed: view.choices[0] == "> " + typed[:-1])
        sitting.tab.type(typed[-1])
    sitting.until(lambda view: view.choices[0] == "> ben")


@pytest.mark.parametrize("size", PHONES)
def test_the_widest_game_of_a_board_fits_a_phone_and_its_colours_stand_in_one_line(served, opened, size):
    board = served(display=Display())
    sitting = Sitting(board, opened(board.address, size=size, touch=True), True)
    board.player.type(f"NUMBER {WIDEST}\r")
    sitting.until(lambda view: len(view.hand) == 8)
    boxes = sitting.tab.ask(
        "[...document.querySelectorAll('#strip button, #meanings button, #rows .place, #rows .pips')].map((part) =>"
        " ({ ...part.getBoundingClientRect().toJSON(), in: part.parentElement.id }))"
    )
    assert min(box["left"] for box in boxes) >= 0
    assert max(box["right"] for box in boxes) <= size[0]
    assert [len({box["top"] for box in boxes if box["in"] == line}) for line in ("strip", "meanings")] == [1, 1]
    assert min(box["width"] for box in boxes if box["in"] in ("strip", "meanings")) >= TARGET
    places = [box["left"] for box in boxes if not box["in"]]
    assert min(after - before for before, after in itertools.pairwise(places)) >= TARGET
    assert not sitting.tab.ask(
        "document.querySelector('#rows').scrollWidth - document.querySelector('#rows').clientWidth"
    )


def test_the_console_keeps_its_last_line_in_sight_when_a_phone_is_turned(served, opened):
    board = served(display=Display())
    sitting = Sitting(board, opened(board.address, size=(844, 390), touch=True), True).start()
    for size in PHONES:
        sitting.tab.resize(size, True)
        sitting.tab.until("log.scrollHeight - log.scrollTop - log.clientHeight < 2")
    sitting.tab.ask("log.scrollTop = 0; 1")  # somebody reads further up
    sitting.tab.ask("new Promise(requestAnimationFrame).then(() => 1)")
    board.player.type("/LANGUAGE de\r")
    sitting.tab.until("document.documentElement.lang === 'de'")
    assert sitting.tab.ask("log.scrollTop") == 0


@pytest.mark.parametrize("how", SIZES)
def test_a_colour_is_dragged_to_a_place(sit, how):
    sitting = sit(how).start()
    sitting.drag("#strip button:nth-child(3)", "#rows .place:nth-child(4)")
    sitting.until(lambda view: view.hand == (None, None, None, 2))
    sitting.drag("#strip button:nth-child(3)", "#caption")
    sitting.tab.until("!document.querySelector('.ghost')")
    sitting.click("#strip button:nth-child(1)")  # a click is one again
    sitting.until(lambda view: view.hand == (0, None, None, 2))


def test_pegs_are_filled_undone_done_again_and_cleared(sit):
    sitting = sit("desk").start()
    sitting.click("#strip button:nth-child(2)")
    sitting.until(lambda view: view.hand == (1, None, None, None))
    for done, hand in (("=", (1, 1, 1, 1)), ("Delete", (None,) * 4)):
        sitting.tab.type(done)
        sitting.until(lambda view, hand=hand: view.hand == hand)
    for done, hand in (
        ("undo", (1, 1, 1, 1)),
        ("undo", (1, None, None, None)),
        ("redo", (1,) * 4),
        ("clear", (None,) * 4),
    ):
        sitting.click(f"#meanings [data-act='{done} ']")
        sitting.until(lambda view, hand=hand: view.hand == hand)
    sitting.click("#strip button:nth-child(4)")
    sitting.click("#strip button:nth-child(4)")
    sitting.until(lambda view: view.hand[:2] == (3, 3))


def test_what_cannot_be_done_with_the_row_in_hand_says_why_and_is_dim(sit):
    sitting = sit("desk").start()
    sitting.click("#strip button:nth-child(2)")
    sitting.tab.until("document.querySelector('[data-name=undo]').ariaDisabled === 'false'")
    sitting.click("[data-name=fill]")
    sitting.until(lambda view: view.hand == (1,) * 4)
    sitting.click("#pad [data-key=ok]")
    sitting.until(lambda view: view.rows and view.hand == (None,) * 4)
    sitting.tab.until("document.querySelector('[data-name=undo]').ariaDisabled === 'true'")
    for done, says in {
        "undo": "a row that was sent stays",
        "redo": "no peg was undone",
        "fill": "set a peg first",
    }.items():
        sitting.click(f"[data-name={done}]")
        sitting.tab.until(f"{CAPTION}.includes('{says}')")
    sitting.tab.type("Delete")  # as its button does
    sitting.tab.until(f"{CAPTION}.includes('Nothing to clear')")
    sitting.click("#strip button:nth-child(2)")
    sitting.until(lambda view: view.hand[0] == 1)  # the caption is that of the board again
    sitting.served.player.type("/LANGUAGE de\r")
    sitting.tab.until("document.documentElement.lang === 'de'")
    sitting.click("[data-name=redo]")
    sitting.tab.until(f"{CAPTION}.startsWith('Nichts wiederherzustellen')")


@pytest.mark.parametrize("how", SIZES)
def test_a_colour_is_crossed_out_where_it_is(sit, how):
    sitting = sit(how).start()
    sitting.click("#strip button:nth-child(2)")
    sitting.until(lambda view: view.hand == (1, None, None, None))
    sitting.cross("#rows .place:nth-child(1)")
    sitting.until(lambda view: view.crossed == ((0, 1),))
    sitting.tab.until("document.querySelectorAll('#rows .peg.crossed').length === 1")
    sitting.cross("#strip button:nth-child(5)")
    sitting.until(lambda view: view.crossed == ((0, 1), (1, 4)))
    sitting.tab.until("document.querySelectorAll('#strip .peg.crossed').length === 1")
    assert sitting.display.view.hand == (1, None, None, None)


def test_a_press_makes_the_row_in_hand_anew_and_no_other(sit):
    sitting = sit("desk").start()
    made = "[...document.querySelectorAll('#rows .line')]"
    sitting.tab.ask(f"window.before = {made}; 1")
    sitting.click("#strip button")
    sitting.until(lambda view: view.hand[0] == 0)
    assert sitting.tab.ask(f"{made}.findIndex((line, at) => line !== before[at])") == 0
    assert sitting.tab.ask(f"{made}.slice(1).every((line, at) => line === before[at + 1])")


def test_a_row_that_is_typed_in_the_line_is_seen_peg_by_peg(sit):
    sitting = sit("desk").start()
    sitting.tab.type("t")
    sitting.tab.type("r", "b")
    sitting.until(lambda view: view.hand == (0, 2, None, None))
    sitting.tab.type("Backspace")
    sitting.until(lambda view: view.hand == (0, None, None, None))
    assert sitting.tab.ask("document.querySelector('#tail').textContent") == ""


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720)])
def test_on_a_desk_every_row_of_the_round_is_seen_at_once(sit, size):
    sitting = sit("desk")
    sitting.tab.resize(size)
    sitting.start()
    assert sitting.tab.ask("document.querySelectorAll('#rows .line').length") == 10
    assert (
        sitting.tab.ask("document.querySelector('#rows').scrollHeight - document.querySelector('#rows').clientHeight")
        == 0
    )


@pytest.mark.parametrize("how", SIZES)
def test_nothing_lies_over_anything_else(sit, how):
    sitting = sit(how).start()
    boxes = sitting.tab.ask(
        "['#rows', '#meanings', '#strip', '#caption', '#pad'].map((part) => {"
        "const box = document.querySelector(part).getBoundingClientRect(); return [box.top, box.bottom] })"
    )
    for above, below in itertools.pairwise(boxes):
        assert above[1] <= below[0] + 1
    assert sitting.tab.ask("document.documentElement.scrollWidth <= innerWidth")


def test_the_lights_are_turned_to_and_back(sit):
    sitting = sit("desk").start()
    sitting.click("#turn")
    sitting.tab.until("document.querySelector('#lights').checkVisibility()")
    sitting.tab.until("!document.querySelector('#paper').checkVisibility()")
    sitting.click("#turn")
    sitting.tab.until("document.querySelector('#paper').checkVisibility()")


def test_a_letter_sets_a_peg_where_no_button_has_it(sit):
    sitting = sit("desk").start()
    sitting.tab.type("b")
    sitting.until(lambda view: view.hand == (2, None, None, None))


def test_the_place_in_hand_shows_the_focus_too(sit):
    sitting = sit("desk").start()
    looks = (
        "['.place.cursor', '.place:not(.cursor)'].map((name) => {"
        "  const place = document.querySelector(`.hand ${name}`);"
        "  place.focus({ focusVisible: true });"
        "  return getComputedStyle(place).outlineColor;"
        "})"
    )
    unfocused = sitting.tab.ask("getComputedStyle(document.querySelector('.place.cursor')).outlineColor")
    in_hand, other = sitting.tab.ask(looks)
    assert in_hand == other != unfocused


def test_a_screen_reader_has_a_name_for_each_place_and_colour(sit):
    sitting = sit("desk").start()
    assert sitting.tab.ask("document.querySelector('#strip button').ariaLabel") == "red"
    assert sitting.tab.ask("document.querySelector('#rows .place').ariaLabel") == "1"
    assert sitting.tab.ask("document.querySelector('#caption').role") == "status"


def test_a_screen_reader_has_the_pegs_and_the_mark_of_a_row(sit):
    sitting = sit("desk").start()
    sitting.tab.type("r", "r", "g", "g")
    sitting.until(lambda view: view.hand == (0, 0, 1, 1))
    sitting.tab.type("Enter")
    sitting.until(lambda view: view.rows)
    _, mark = sitting.display.view.rows[0]
    told = [{"x": "exact", "o": "near", "-": "0"}[sign] for sign in mark]
    pictures = "[...document.querySelectorAll('#rows button.row [role=img]')].map((one) => one.ariaLabel)"
    sitting.tab.until(f"{pictures}.length > 4")
    assert sitting.tab.ask(pictures) == ["red", "red", "green", "green", *told]


def test_letters_are_offered_where_the_lights_are_shown_as_each_peg_on_paper_has_its_own(sit):
    sitting = sit("desk").start()
    sitting.tab.until("document.getElementById('letters').hidden")
    sitting.click("#turn")
    sitting.tab.until("!document.getElementById('letters').hidden")


def test_where_there_is_more_than_there_is_room_for_the_rows_fade(sit):
    sitting = sit("small")
    sitting.click("#rows .entry")
    sitting.until(lambda view: len(view.choices) > MODES_SEEN)
    sitting.tab.until("document.getElementById('rows').classList.contains('below')")
    sitting.tab.ask("document.getElementById('rows').scrollTop = 1e6; 1")
    sitting.tab.until("document.getElementById('rows').className === 'above'")


def test_pads_tell_what_they_do_in_the_colours_of_their_lights_and_backspace_finds_the_one_that_is_back(sit):
    sitting = sit("desk", "macropad").start()
    pads = "document.querySelectorAll('.pads button')"
    sitting.tab.until(f"[...{pads}].map((pad) => pad.textContent).join(' ') === '1 R G 2 B Y 3 O P 4 Back OK'")
    red, green = [sitting.tab.ask(f"{pads}[{at}].dataset.colour") for at in (1, 2)]
    assert (red[2:], green[:2], green[4:]) == ("0000", "00", "00")
    sitting.click("[data-key=pad_6]")
    sitting.until(lambda view: view.hand[0] == 3)
    sitting.tab.type("Backspace")
    sitting.until(lambda view: view.hand[0] is None)
    sitting.tab.type("m")
    sitting.until(lambda view: view.choices)


def test_a_touch_on_the_dark_picture_wakes_the_lights(served, opened):
    tab = opened(served(display=Display(), settings={"PEGLIGHT_SLEEP_S": "2"}).address)
    caption = "document.getElementById('caption').textContent"
    tab.until(f"{caption}.startsWith('The lights are off')")
    tab.ask("document.getElementById('window').click()")  # beside what else could be touched
    tab.until(f"{caption}.startsWith('PLAY')")


@pytest.mark.parametrize("how", SIZES)
def test_the_page_speaks_the_language_that_is_chosen_and_english_again(sit, how):
    sitting = sit(how).start()
    there = "['#help', '#turn', '#pad [data-key=back]'].map((name) => document.querySelector(name).textContent)"
    said = f"[...{there}, document.querySelector('#pad [data-key=up]').ariaLabel]"
    assert sitting.tab.ask(said) == ["Help", "Lights", "Back", "up"]
    for typed, language, words in (
        ("LANGUAGE de", "de", ["Hilfe", "Lichter", "Zurück", "hoch"]),
        ("SPRACHE en", "en", ["Help", "Lights", "Back", "up"]),
    ):
        sitting.served.player.type(f"{typed}\r")
        sitting.tab.until(f"document.documentElement.lang === '{language}'")
        assert sitting.tab.ask(said) == words
    sitting.tab.until("document.querySelector('.hand-of')?.title.startsWith('Undo')")


# How many pixels of the empty line of the console are left beside what it says.
SPARE = """(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const [line, holder] = [getComputedStyle(field), getComputedStyle(field, '::placeholder')];
  pen.font = `${holder.fontSize} ${line.fontFamily}`;
  return field.clientWidth - 2 * parseFloat(line.paddingLeft) - pen.measureText(field.placeholder).width;
})()"""


@pytest.mark.parametrize("size", [(320, 640), (360, 640), (640, 360), (844, 390)])
def test_its_buttons_and_its_line_fit_a_small_phone_in_every_language(served, opened, size):
    board = served("pico_8x8", display=Display())
    sitting = Sitting(board, opened(board.address, size=size, touch=True), True).start()
    for language in LANGUAGES[::-1]:
        board.player.type(f"/LANGUAGE {language}\r")
        sitting.tab.until(f"document.documentElement.lang === '{language}'")
        there = "[...document.querySelectorAll('header button, #typing *')]"
        assert max(sitting.tab.ask(f"{there}.map((part) => part.getBoundingClientRect().right)")) <= size[0], language
        assert sitting.tab.ask(SPARE) > 0, language
        tops = sitting.tab.ask("[...document.querySelectorAll('#meanings button')].map((button) => button.offsetTop)")
        assert len(set(tops)) == 1, language


def test_the_help_on_a_small_phone_begins_at_its_beginning(sit):
    sitting = sit("small")
    sitting.click("#help")
    sitting.tab.until("how.open")
    assert sitting.tab.ask("how.scrollHeight > how.clientHeight")
    assert sitting.tab.ask("new Promise(requestAnimationFrame).then(() => how.scrollTop)") == 0
    close = "document.querySelector('#how form').getBoundingClientRect()"
    assert sitting.tab.ask(f"{close}.bottom <= how.getBoundingClientRect().bottom")


@pytest.mark.parametrize("how", SIZES)
def test_a_board_that_is_gone_is_told_of_in_the_language_that_it_spoke(sit, how):
    sitting = sit(how).start()
    sitting.served.player.type("LANGUAGE de\r")
    sitting.tab.until("document.documentElement.lang === 'de'")
    sitting.served.end()
    sitting.tab.until("document.getElementById('trouble').checkVisibility()")
    assert sitting.tab.ask("document.getElementById('trouble').textContent").startswith("Das Gerät ist nicht da.")


def test_on_another_layout_a_key_does_what_the_latin_letter_of_its_place_does(sit):
    sitting = sit("desk").start()

    def press(key, code):
        for does in ("keyDown", "keyUp"):
            sitting.tab.tell("Input.dispatchKeyEvent", type=does, key=key, code=code)

    press("к", "KeyR")
    sitting.until(lambda view: view.hand[0] == 0)
    press("п", "KeyG")
    sitting.until(lambda view: view.hand[:2] == (0, 1))
    press("ь", "KeyM")
    sitting.until(lambda view: view.choices)


def test_backspace_in_the_console_goes_to_the_question_before_while_the_game_is_chosen(sit):
    sitting = sit("desk")
    sitting.until(lambda view: view.choices)
    sitting.tab.click("#field")
    sitting.tab.type(*"match", "Enter", "Enter")
    chromium.until(lambda: "How many people" in sitting.served.player.said.decode())
    sitting.tab.type("Backspace")
    chromium.until(lambda: sitting.served.player.said.decode().count("(Enter: classic)") == 2)
    assert sitting.tab.ask("document.activeElement.id") == "field"


@pytest.mark.parametrize("how", SIZES)
def test_a_double_click_on_a_list_takes_one_entry_alone(sit, how):
    sitting = sit(how)
    sitting.until(lambda view: "PLAY" in view.choices)
    sitting.double_click("#rows .entry")
    sitting.until(lambda view: "break" in rounds.names_of(view.choices))
    sitting.served.until(lambda player: player.waits)
    assert "break" in rounds.names_of(sitting.display.view.choices)


@pytest.mark.parametrize("how", SIZES)
def test_a_double_click_on_a_letter_of_a_name_adds_it_twice(sit, how):
    sitting = sit(how)
    sitting.served.player.type("NAMES b\r")
    sitting.served.player.hold("back")
    for entry in ("SETTINGS", "NAMES", "P1"):
        sitting.until(lambda view, entry=entry: any(text.startswith(entry) for text in view.choices))
        at = [text.startswith(entry) for text in sitting.display.view.choices].index(True)
        sitting.click(f"#rows .entry:nth-child({at + 1})")
    sitting.until(lambda view: view.spells)
    before, letter = sitting.display.view.choices[0], sitting.display.view.choices[1][-1]
    sitting.double_click("#rows .entry:nth-child(2)")
    sitting.until(lambda view: view.choices[0] == before + 2 * letter)


def test_on_a_small_phone_a_long_answer_has_the_room_of_the_round_until_it_goes_on(sit):
    sitting = sit("small").start()
    folded = sitting.tab.ask("log.clientHeight")
    sitting.tab.click("#help")
    sitting.tab.ask("document.querySelector('#rules').click()")  # it is below, in a small window
    sitting.tab.until(f"log.clientHeight > {4 * folded}")
    sitting.tab.until(
        "[...log.children].some((line) => line.textContent.includes('wrong place') && line.checkVisibility())"
    )
    seen = "document.querySelector('#strip').checkVisibility({ visibilityProperty: true })"
    assert not sitting.tab.ask(seen)  # there is no room for it
    sitting.tab.click("#pad [data-key=up]")
    sitting.tab.until(f"log.clientHeight === {folded} && {seen}")
    sitting.tab.click("#log")
    sitting.tab.until(f"log.clientHeight > {4 * folded}")
    sitting.tab.click("#log")
    sitting.tab.until(f"log.clientHeight === {folded}")
