"""The self-test of a board: its lights, what sounds or moves, its display, and every key.

It asks nothing of the game, so it tells a wrong wire from a wrong game: the pins are driven by CircuitPython's own
modules, as the profile names them.
"""

from collections.abc import Iterator

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
"""
KNOB = """
import board, rotaryio
knob = rotaryio.IncrementalEncoder(board.{}, board.{})
turned = knob.position
"""
PRESSED = "e = keys.events.get()\nprint(e.key_number if e and e.pressed else -1)"
MOVED = "print(knob.position - turned)\nturned = knob.position"
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


def test(repl: Repl, profile: Profile, person: Person, findings: Findings) -> None:
    for what, question in _seen(repl, profile):
        answer = person.ask(question)
        findings.say(what, "as asked" if answer else f"no to {question!r}", answer)
    _keys(repl, profile, person, findings)


def _seen(repl: Repl, profile: Profile) -> Iterator[tuple[str, str]]:
    """Yield each step that a person judges, once it is to be seen."""
    places = way(profile.width, profile.height, **profile.wiring)
    chain = [places.index(place) for place in range(len(places))]
    repl.run(LIGHTS.format(profile.pixels, len(places), profile.order))
    for what, question, colour, lit in (
        ("first light", "Is the light at the top left red, and no other lit?", RED, chain[:1]),
        ("last light", "Is the light at the bottom right green, and no other lit?", GREEN, chain[-1:]),
        ("first row", "Is the whole first row blue, and no other light lit?", BLUE, chain[: profile.width]),
    ):
        repl.run(f"show({colour}, {lit})")
        yield what, question
    repl.run("show(0, ())\npixels.deinit()")
    if profile.sound:
        tone = TONE.format(profile.sound, FELT_S)
        repl.run(_while_high(profile.speaker, tone) if profile.speaker else tone)
        yield "sound", "Did you hear a tone?"
    if profile.motor:
        repl.run(_while_high(profile.motor, f"time.sleep({FELT_S})"))
        yield "motor", "Did you feel it vibrate?"
    if profile.display:
        yield "display", "Does its display show text?"


def _while_high(pin: str, program: str) -> str:
    return f"{HIGH.format(pin)}{program}\nhigh.deinit()"


def _keys(repl: Repl, profile: Profile, person: Person, findings: Findings) -> None:
    """Have each key pressed once, and note which the board felt."""
    turned = TURNED if profile.knob else ()
    names = [name for name in profile.buttons if name not in turned]
    pins = ", ".join(f"board.{profile.buttons[name]}" for name in names)
    repl.run(KEYS.format(pins, profile.pressed))
    for number, name in enumerate(names):
        person.press(name, 1, f"Press {called(name)}, and let it go.")
        felt = _wait(repl, PRESSED, lambda key: key >= 0)
        told = called(names[felt]) if felt is not None else "nothing was felt"
        findings.say(f"key {called(name)}", told if felt != number else "felt", felt == number)
    repl.run("keys.deinit()")
    if turned:
        repl.run(KNOB.format(profile.buttons["down"], profile.buttons["up"]))
        for name, way_of_it, right in (("down", "clockwise", 1), ("up", "back", -1)):
            person.press(name, 1, f"Turn the knob {way_of_it} by a step.")
            felt = _wait(repl, MOVED, lambda steps: steps != 0)
            findings.say(f"knob {way_of_it}", f"{felt or 0} steps", (felt or 0) * right > 0)
        repl.run("knob.deinit()")


def _wait(repl: Repl, question: str, is_it) -> int | None:
    until_s = repl.link.now_s() + PRESS_S
    while repl.link.now_s() < until_s:
        if is_it(answer := int(repl.run(question))):
            return answer
    return None


def called(name: str) -> str:
    """Return the words for a key."""
    return f"key {pad_of(name) + 1}" if pad_of(name) >= 0 else f"the key {word_for(name)}"
