"""The page as a person has it before them, in a real browser: the board is played by clicks, touches and keys."""

import itertools

import pytest

from firmware.device import profiles
from firmware.ui.faces.lights import inks
from tools import chromium

pytestmark = pytest.mark.slow

CODE = "BOOG"  # what the seed of these tests draws
COLOURS = "RGBYOP"
NAMES = [profile.name for profile in profiles.every()]
SIZES = {
    (360, 640): True,
    (412, 915): True,
    (640, 360): True,
    (768, 1024): True,
    (1280, 720): False,
    (1920, 1080): False,
}
FINGER = 44  # pixels that one sign needs
SMALLEST_LIGHT = 14

SIGNS = "[...document.querySelectorAll('.light')].map((light) => light.dataset.sign).join('')"
LINES = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)"


class Sitting:
    """Somebody before the page."""

    def __init__(self, served, tab):
        self.served = served
        self.tab = tab

    def sees(self, signs):
        self.tab.until(f"{SIGNS}.includes('{signs}')")

    def reads(self, line):
        self.tab.until(f"{LINES}.includes('{line}')")

    def click(self, *keys):
        """Each button, when the board has felt the one before."""
        for key in keys:
            self.tab.click(f"#pad [data-key={key}]")
            self.served.until(lambda player: player.waits)

    def start(self):
        """Up to the first guess of the classic game."""
        self.reads("(Enter: break)")
        self.sees("_")
        self.click("ok", "ok", "ok")
        self.reads("Row 1 of 10: your guess?")
        self.sees(".")
        return self


@pytest.fixture
def sit(served, opened):
    """Sit down before a board."""

    def before(name="pico_8x8", **how):
        board = served(name)
        return Sitting(board, opened(board.address, **how))

    return before


def test_a_whole_round_is_won_by_clicks(sit):
    sitting = sit().start()
    for guess in ("RGBY", CODE):
        for colour in guess:
            sitting.click(*["up"] * (COLOURS.index(colour) + 1), "ok")
        sitting.click("ok")
        if guess != CODE:
            sitting.reads(" 1. R G B Y : oo")
            sitting.sees("RGBYoo")
    sitting.reads("You broke the code. Rows: 2")
    assert sitting.tab.complaints == []


def test_a_whole_round_is_won_with_a_button_a_colour(sit):
    sitting = sit("pico_8x8_colours").start()
    letters = sitting.tab.ask("[...document.querySelectorAll('.colours button')].map((button) => button.innerText)")
    assert "".join(letters) == "RGBYOPCWKL"
    sitting.click(*(f"colour_{COLOURS.index(colour) + 1}" for colour in CODE), "ok")
    sitting.reads("You broke the code. Rows: 1")


def test_the_lights_have_the_colours_of_the_board(sit):
    sitting = sit().start()
    sitting.click("up", "ok", "up", "up", "ok")
    sitting.sees("RG")
    shown = sitting.tab.ask(
        "[...document.querySelectorAll('[data-sign=R], [data-sign=G]')]"
        ".map((light) => getComputedStyle(light).getPropertyValue('--light').match(/[0-9a-f]{2}/g))"
    )
    (red, *rest), (_, green, _) = ([int(channel, 16) for channel in colour] for colour in shown)
    assert red > 100
    assert rest == [0, 0]
    assert green > 100


HOLDS = {
    "mouse": (("mouse", "mousePressed", "[data-key=back]"), ("mouse", "mouseReleased", "[data-key=back]")),
    "touch": (("touch", "touchStart", "[data-key=back]"), ("touch", "touchEnd")),
    "key": (("key", "keyDown", "Backspace"), ("key", "keyUp", "Backspace")),
}


@pytest.mark.parametrize("way", HOLDS)
def test_a_button_that_is_held_opens_the_menu(sit, way):
    (press, *how), (release, *after) = HOLDS[way]
    sitting = sit(touch=way == "touch").start()
    sitting.click("up", "ok", "ok")
    sitting.sees("R")
    getattr(sitting.tab, press)(*how)
    sitting.tab.until("document.querySelector('[data-key=back]').classList.contains('down')")
    sitting.tab.until(f"!{SIGNS}.includes('R')")
    assert sitting.served.player.is_down("back")
    getattr(sitting.tab, release)(*after)
    sitting.tab.until("!document.querySelector('[data-key=back]').classList.contains('down')")
    assert not sitting.served.player.is_down("back")


def test_the_keys_play(sit):
    sitting = sit().start()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        sitting.tab.type(key)
        sitting.served.until(lambda player: player.waits)
    sitting.sees("G")
    sitting.tab.type("h")
    sitting.tab.until(f"[...{SIGNS}].filter((sign) => '{COLOURS}'.includes(sign)).length === 4")


def test_a_line_is_typed_on_the_console(sit):
    sitting = sit().start()
    sitting.tab.click("#field")
    sitting.tab.type(*"rgbx", "Backspace", "y", "Enter")
    sitting.sees("RGBYoo")
    sitting.reads("rgby")
    assert sitting.tab.ask("document.getElementById('field').value") == ""
    sitting.tab.type("Escape", "ArrowUp")
    sitting.tab.until(f"{SIGNS}.match(/R/g).length === 2")


def test_backspace_in_the_console_is_back_where_nothing_was_typed_and_never_by_a_key_too_many(sit):
    sitting = sit().start()
    sitting.click("up", "ok")
    sitting.sees("R")
    sitting.tab.click("#field")
    sitting.tab.type("x", "Backspace", "Backspace", "Enter")
    sitting.reads("Type a code as letters or digits, with or without spaces: RGBY")
    sitting.sees("R")
    sitting.tab.type("Backspace")
    sitting.tab.until(f"!{SIGNS}.includes('R')")


def test_a_code_that_nobody_may_see_is_typed_as_dots(sit):
    hidden = "getComputedStyle(document.getElementById('field')).webkitTextSecurity === 'disc'"
    sitting = sit()
    sitting.reads("(Enter: break)")
    assert not sitting.tab.ask(hidden)
    sitting.tab.click("#field")
    sitting.tab.type(*"duel", "Enter", "Enter", "Enter")
    sitting.reads("Player 2: type the code to break. Nobody else may look.")
    sitting.tab.until(hidden)
    sitting.tab.type(*"rgby", "Enter")
    sitting.reads("••••")
    sitting.tab.until(f"!({hidden})")


def test_a_letter_begins_a_guess_where_no_button_has_it(sit):
    sitting = sit().start()
    sitting.tab.type(*"rgby", "Enter")
    sitting.sees("RGBYoo")


def test_two_pages_show_one_board_and_one_that_closes_lets_go(sit, opened, browser):
    sitting = sit().start()
    other = Sitting(sitting.served, opened(sitting.served.address))
    other.reads("Row 1 of 10: your guess?")
    other.tab.mouse("mousePressed", "[data-key=up]")
    sitting.tab.until("document.querySelector('[data-key=up]').classList.contains('down')")
    other.tab.go("about:blank")
    sitting.tab.until("!document.querySelector('[data-key=up]').classList.contains('down')")


def test_a_key_that_two_hold_is_down_until_both_let_go(sit, opened):
    sitting = sit().start()
    other = Sitting(sitting.served, opened(sitting.served.address))
    other.reads("Row 1 of 10: your guess?")
    sitting.tab.mouse("mousePressed", "[data-key=up]")
    other.tab.mouse("mousePressed", "[data-key=up]")
    sitting.tab.key("keyDown", "ArrowUp")
    sitting.tab.key("keyUp", "ArrowUp")  # the page's mouse still holds it
    other.tab.key("keyDown", "Enter")
    sitting.tab.until("document.querySelector('[data-key=ok]').classList.contains('down')")
    other.tab.go("about:blank")
    sitting.tab.until("!document.querySelector('[data-key=ok]').classList.contains('down')")
    assert sitting.served.player.is_down("up")
    sitting.tab.mouse("mouseReleased", "[data-key=up]")
    sitting.tab.until("!document.querySelector('[data-key=up]').classList.contains('down')")


def test_a_page_that_is_loaded_again_finds_the_game_as_it_was(sit):
    sitting = sit().start()
    sitting.click("up", "ok", "up", "up", "ok")
    sitting.sees("RG")
    lines = sitting.tab.ask(LINES)
    sitting.tab.go(sitting.served.address)
    sitting.sees("RG")
    assert sitting.tab.ask(LINES) == lines


def test_a_button_that_tab_leads_to_is_pressed_with_enter_and_with_space(sit):
    sitting = sit().start()
    sitting.tab.ask("document.querySelector('[data-key=up]').focus()")
    for key, sign in (("Enter", "R"), (" ", "G")):
        sitting.tab.type(key)
        sitting.served.until(lambda player: player.waits)
        sitting.sees(sign)
    sitting.tab.ask("document.getElementById('letters').focus()")
    sitting.tab.type("Enter")
    sitting.tab.until("document.getElementById('letters').ariaPressed === 'true'")
    assert not sitting.served.player.is_down("ok")


def test_letters_tell_what_colours_do_not_and_stay(sit):
    written = "getComputedStyle(document.querySelector('[data-sign=R]'), '::after').content"
    sitting = sit().start()
    sitting.click("up", "ok")
    sitting.sees("R")
    assert sitting.tab.ask(written) == "none"
    sitting.tab.click("#letters")
    assert sitting.tab.ask(written) == '"R"'
    sitting.tab.type("ArrowUp")  # keys still go to the board
    sitting.tab.until(f"{SIGNS}.match(/R/g)?.length === 2")
    sitting.tab.go(sitting.served.address)
    sitting.sees("R")
    assert sitting.tab.ask(written) == '"R"'
    assert sitting.tab.ask("document.getElementById('letters').ariaPressed") == "true"


# Records what reaches the loudspeaker; it must be loaded before the page.
EAR = """
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
  if (to === this.context.destination) {
    window.ear = new AnalyserNode(this.context, { fftSize: 2048, smoothingTimeConstant: 0 });
    connect.call(this, window.ear);
  }
  return connect.call(this, to, ...more);
};
window.loudest = () => {
  if (!window.ear) return 0;
  const spectrum = new Float32Array(ear.frequencyBinCount);
  ear.getFloatFrequencyData(spectrum);
  const most = Math.max(...spectrum);
  return most < -60 ? 0 : spectrum.indexOf(most) * ear.context.sampleRate / ear.fftSize;
};
"""


def test_the_board_is_heard_once_the_page_was_touched(served, opened):
    tab = opened("about:blank")
    tab.tell("Page.addScriptToEvaluateOnNewDocument", source=EAR)
    sitting = Sitting(served(), tab)
    tab.go(sitting.served.address)
    sitting.reads("(Enter: break)")
    assert tab.ask("document.getElementById('sound').ariaPressed") == "false"
    sitting.click("ok")
    tab.until("document.getElementById('sound').ariaPressed === 'true'")
    for _ in range(2):
        sitting.click("ok")
    sitting.sees(".")
    sitting.click("up", "ok")
    tab.key("keyDown", "ArrowUp")  # a tone for each colour that it goes through
    heard_hz = chromium.until(lambda: tab.ask("loudest()"))
    assert min(abs(heard_hz / hz - 1) for hz in inks.TONES_HZ if hz) < 0.03
    tab.key("keyUp", "ArrowUp")
    tab.click("#sound")
    tab.until("ear.context.state === 'suspended'")
    sitting.click("up")
    assert tab.ask("document.getElementById('sound').ariaPressed") == "false"


def test_a_server_that_ends_is_told(sit):
    sitting = sit()
    sitting.sees("_")
    assert not sitting.tab.ask("document.getElementById('trouble').checkVisibility()")
    sitting.served.end()
    sitting.tab.until("document.getElementById('trouble').checkVisibility()")


BOXES = """
[...document.querySelectorAll('button, #lights, .light, #pad, #log, #field')]
    .filter((part) => part.checkVisibility())
    .map((part) => ({ ...part.getBoundingClientRect().toJSON(), is: part.id || part.className, of: part.tagName }))
"""


@pytest.mark.parametrize("name", NAMES)
def test_everything_fits_in_every_window_and_nothing_scrolls(sit, name):
    sitting = sit(name)
    sitting.tab.until(f"{SIGNS}.trim()")
    for size, touch in SIZES.items():
        sitting.tab.resize(size, touch)
        root = "document.documentElement"
        page = sitting.tab.ask(f"[innerWidth, innerHeight, {root}.scrollWidth, {root}.scrollHeight]")
        assert tuple(page) == size * 2
        boxes = sitting.tab.ask(BOXES)
        for box in boxes:
            check(box, *size)
        apart = [box for box in boxes if box["is"] in ("lights", "pad", "log", "field")]
        assert [pair for pair in itertools.combinations(apart, 2) if overlap(*pair)] == []


def check(box, wide, high):
    assert box["left"] >= 0, box
    assert box["top"] >= 0, box
    assert box["right"] <= wide, box
    assert box["bottom"] <= high, box
    if box["of"] in ("BUTTON", "INPUT"):
        assert round(min(box["width"], box["height"]), 2) >= FINGER, box
    if "light" in box["is"].split():
        assert box["width"] == pytest.approx(box["height"], abs=0.1)
        assert box["width"] >= SMALLEST_LIGHT, box


def overlap(one, other):
    across = one["left"] < other["right"] and other["left"] < one["right"]
    return across and one["top"] < other["bottom"] and other["top"] < one["bottom"]


def test_a_screen_reader_has_a_name_for_each_part_and_hears_the_console(sit):
    sitting = sit().start()
    tree = sitting.tab.tell("Accessibility.getFullAXTree")["nodes"]
    named = [(node["role"]["value"], node.get("name", {}).get("value")) for node in tree if not node["ignored"]]
    buttons = {name for role, name in named if role in ("button", "ToggleButton")}
    assert buttons >= {"up", "down", "left", "right", "ok", "back", "Letters", "Sound", "Help", "Hide", "Enter"}
    assert ("textbox", "Type to the board") in named
    assert sitting.tab.ask("document.querySelector('[role=log]').ariaLive") == "polite"


def test_who_wants_no_motion_has_none(sit):
    sitting = sit()
    sitting.sees("_")
    moves = "getComputedStyle(document.querySelector('#pad button')).transitionDuration"
    assert sitting.tab.ask(moves) != "0s"
    sitting.tab.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    assert sitting.tab.ask(moves) == "0s"


@pytest.mark.parametrize(
    ("name", "keys"),
    [("pico_8x8", "Arrows Enter Backspace Letters T"), ("pico_8x8_colours", "Enter Backspace Letters T")],
)
def test_the_help_tells_the_keys_of_this_board(sit, name, keys):
    sitting = sit(name)
    sitting.sees("_")
    sitting.tab.click("#help")
    shown = (
        "[...document.querySelectorAll('#how th')].filter((key) => key.checkVisibility()).map((key) => key.innerText)"
    )
    assert sitting.tab.ask(shown) == keys.split()
    sitting.tab.click("#how form button")
    sitting.tab.until("!document.getElementById('how').open")


def test_the_help_tells_the_rules_of_the_game_that_is_played(sit):
    sitting = sit()
    sitting.sees("_")
    sitting.tab.click("#help")
    sitting.tab.click("#rules")
    sitting.tab.until("!document.getElementById('how').open")
    sitting.reads("x: right colour in the right place. o: right colour in the wrong place.")
