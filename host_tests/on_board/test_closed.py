"""Closed play on the emulated board: what a computer finds at the other end of the cable.

It sees the descriptors by which the board appears on USB, and the one serial port that is there; Ctrl-C, Ctrl-D and
commands are typed on it. The emulator's computer reads no drive, so a drive is there when it is announced.
"""

import random

from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from host_tests.on_board.person import Person
from tools.boards import PICO

CLOSED = {"settings.toml": b'PEGLIGHT_CLOSED = "on"\n'}
COMMUNICATION, STORAGE = 2, 8  # classes of USB: a serial port is one of the first
SEED, AS_LETTERS, AS_DIGITS = 4, "PRBG", "6132"  # the code that this chance draws
PROMPT = b">>> "


def prepared():
    """Return a memory in which a round of the classic game runs."""
    memory = bytearray(b"\xff" * PICO.nvm_size)
    Log(memory).write(MATCH, saved.dump(Match(agree("break", named("classic")), random.Random(SEED).randrange)))
    return memory


def as_letters(match):
    code = match.round.hidden_code()
    return "".join("RGBYOP"[code // 6**place % 6] for place in range(4))


def test_a_cable_to_closed_play_finds_the_games_commands_alone(uf2, image_with):
    person = Person(uf2, image_with(CLOSED), nvm=prepared())
    person.start()
    assert person.run(3000, lambda: "your guess?" in person.said), person.said
    assert person.interfaces.count(COMMUNICATION) == 1
    assert STORAGE not in person.interfaces
    for typed, answer in (
        (b"\x03\x03\x04\r", b"\r\n"),
        (b"import os\r", b"os\r\n"),
        (b"RRRR\r", b"Row 2 of"),
        (b"BOARD\r", b" 1. "),
        (b"STATS CSV\r", b","),
        (b"NUMBER\r", b"\n"),
        (b"HELP ALL\r", b"LANGUAGE"),
    ):
        person.ask(typed, answer)
    person.run(300)
    for forbidden in (AS_LETTERS, AS_DIGITS, ">>>", "Traceback", "KeyboardInterrupt", "reload"):
        assert forbidden not in person.said.replace(" ", ""), person.said
    assert as_letters(person.match()) == AS_LETTERS
    assert len(person.match().round.rows) == 1


def test_back_held_at_power_up_opens_all_and_ends_the_round(uf2, image_with):
    memory = prepared()
    round_bytes = Log(memory).read(MATCH)
    person = Person(uf2, image_with(CLOSED), nvm=memory, held=("back",))
    person.start()
    assert STORAGE in person.interfaces
    assert person.log().read(MATCH) in (None, b"")
    assert round_bytes not in person.flash
    person.ask(b"\x03", b"CTRL-D to reload")
    assert "KeyboardInterrupt" in person.said
    person.ask(b"\r", PROMPT)
    assert AS_LETTERS not in person.said
