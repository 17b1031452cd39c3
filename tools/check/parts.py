"""The self-test of a board: its lights, what sounds or moves, its display, and every key.

It asks nothing of the game, so it tells a wrong wire from a wrong game: the pins are driven by CircuitPython's own
modules, as the profile names them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from firmware.device.profiles import Profile, way
from tools.check.findings import Findings
from tools.check.person import Person
from tools.check.repl import Repl
from tools.front.keys import TURNED, pad_of, word_for

PRESS_S = 60  # a person finds the key by then
RED, GREEN, BLUE = (32, 0, 0), (0, 32, 0), (0, 0, 32)
LIGHTS = """
import board, neopixel
pixels = neopixel.NeoPixel(board.{}, {}, auto_write=False, pixel_order={!r})
def show(colour, places):
    pixels.fill(0)
    for place in places:
        pixels[place] = colour
    pixels.show()
"""
KEYS = """
import board, keypad
keys = keypad.Keys(({},), value_when_pressed={}, pull=True)
event = keypad.Event()
"""
KNOB = """
import board, rotaryio
knob = rotaryio.IncrementalEncoder(board.{}, board.{})
turned = knob.position
"""
PRESSED = "print(event.key_number + 1 if keys.events.get_into(event) and event.pressed else 0)"
MOVED = "steps = knob.position - turned\nturned = knob.position\nprint((steps > 0) - (steps < 0))"
FELT_S = 0.6
HIGH = """
import board, digitalio, time
high = digitalio.DigitalInOut(board.{})
high.switch_to_output(True)
"""
TONE = """
import board, pwmio, time
with pwmio.PWMOut(board.{}, frequency=880, duty_cycle=32768):
    time.sleep({})
"""


@dataclass(frozen=True)
class Step:
    """A program, and what a person sees or has to do then; `look` asks the board for the number that it has felt."""

    what: str
    kind: str  # of the sentence, as the page names it
    says: str
    program: str = ""
    look: str = ""
    wanted: int = 0
    key: str = ""
    name: str = ""  # of the key, for the sentence


def steps(profile: Profile) -> list[Step]:
    return [*_seen(profile), *_keys(profile)]


def _seen(profile: Profile) -> Iterator[Step]:
    places = way(profile.width, profile.height, **profile.wiring)
    chain = [places.index(place) for place in range(len(places))]
    program = LIGHTS.format(profile.pixels, len(places), profile.order)
    for what, kind, says, colour, lit in (
        ("first light", "firstLight", "Is the light at the top left red, and no other lit?", RED, chain[:1]),
        ("last light", "lastLight", "Is the light at the bottom right green, and no other lit?", GREEN, chain[-1:]),
        ("first row", "firstRow", "Is the whole first row blue, and no other light lit?", BLUE, chain[: profile.width]),
    ):
        yield Step(what, kind, says, f"{program}show({colour}, {lit})")
        program = ""
    if profile.sound:
        tone = TONE.format(profile.sound, FELT_S)
        program = _while_high(profile.speaker, tone) if profile.speaker else tone
        yield Step("sound", "tone", "Did you hear a tone?", program)
    if profile.motor:
        yield Step("motor", "motor", "Did you feel it vibrate?", _while_high(profile.motor, f"time.sleep({FELT_S})"))
    if profile.display:
        yield Step("display", "display", "Does its display show text?")


def _while_high(pin: str, program: str) -> str:
    return f"{HIGH.format(pin)}{program}\nhigh.deinit()"


def _keys(profile: Profile) -> Iterator[Step]:
    """Have each key pressed once, and the knob turned both ways."""
    turned = TURNED if profile.knob else ()
    names = [name for name in profile.buttons if name not in turned]
    pins = ", ".join(f"board.{profile.buttons[name]}" for name in names)
    program = "show(0, ())" + KEYS.format(pins, profile.pressed)
    for number, name in enumerate(names, 1):
        says = f"Press {words_for_key(name)}, and let it go."
        yield Step(words_for_key(name), "press", says, program, PRESSED, number, name, short(name))
        program = ""
    if turned:
        knob = KNOB.format(profile.buttons["down"], profile.buttons["up"])
        yield Step("the knob clockwise", "turn", "Turn the knob clockwise by a step.", knob, MOVED, 1, "down")
        yield Step("the knob back", "turnBack", "Turn the knob back by a step.", "", MOVED, -1, "up")


def test(repl: Repl, profile: Profile, person: Person, findings: Findings) -> None:
    every = steps(profile)
    for step in every:
        if step.program:
            repl.run(step.program)
        if step.look:
            person.press(step.key, 1, step.says)
            felt = _wait(repl, step.look)
            others = [other.what for other in every if (other.look, other.wanted) == (step.look, felt)]
            right = felt == step.wanted
            findings.say(step.what, "felt" if right else f"felt {''.join(others) or 'nothing'}", right)
        else:
            answer = person.ask(step.says)
            findings.say(step.what, "as asked" if answer else f"no to {step.says!r}", answer)


def _wait(repl: Repl, question: str) -> int:
    until_s = repl.link.now_s() + PRESS_S
    while repl.link.now_s() < until_s:
        if answer := int(repl.run(question)):
            return answer
    return 0


def short(name: str) -> str:
    return f"{pad_of(name) + 1}" if pad_of(name) >= 0 else word_for(name)


def words_for_key(name: str) -> str:
    return f"key {pad_of(name) + 1}" if pad_of(name) >= 0 else f"the key {word_for(name)}"
