"""Closed play on the emulated board: what a computer finds at the other end of the cable.

It sees the descriptors by which the board appears on USB, and the one serial port that is there; Ctrl-C, Ctrl-D and
commands are typed on it. The emulator's computer reads no drive, so a drive is there when it is announced.
"""

import random

from firmware.engine.games import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import Rules
from firmware.keep.log import MATCH, Log
from host_tests.on_board.sitting import Sitting
from tools.boards import PICO

CLOSED = {"settings.toml": b'PEGLIGHT_CLOSED = "on"\n'}
COMMUNICATION, STORAGE = 2, 8  # classes of USB: a serial port is one of the first
SEED, AS_LETTERS, AS_DIGITS = 4, "PRBG", "6132"  # the code that this chance draws
PROMPT = b">>> "


def prepared():
    """A memory in which a round of the classic game runs."""
    memory = bytearray(b"\xff" * PICO.nvm_size)
    Log(memory).write(MATCH, saved.dump(Match(Rules("break", named("classic")), random.Random(SEED).randrange)))
    return memory


def as_letters(match):
    code = match.round.known()
    return "".join("RGBYOP"[code // 6**place % 6] for place in range(4))


def test_a_cable_finds_no_drive_and_no_prompt_but_the_games_own_commands(uf2, image_with):
    sitting = Sitting(uf2, image_with(CLOSED), nvm=prepared())
    sitting.start()
    assert sitting.run(3000, lambda: "your guess?" in sitting.said), sitting.said
    assert sitting.interfaces.count(COMMUNICATION) == 1
    assert STORAGE not in sitting.interfaces
    for typed, answer in (
        (b"\x03\x03\x04\r", b"\r\n"),
        (b"import os\r", b"os\r\n"),
        (b"RRRR\r", b"Row 2 of"),
        (b"BOARD\r", b" 1. "),
        (b"STATS CSV\r", b","),
        (b"NUMBER\r", b"\n"),
        (b"HELP\r", b"LANGUAGE"),
    ):
        sitting.ask(typed, answer)
    sitting.run(300)
    for forbidden in (AS_LETTERS, AS_DIGITS, ">>>", "Traceback", "KeyboardInterrupt", "reload"):
        assert forbidden not in sitting.said.replace(" ", ""), sitting.said
    assert as_letters(sitting.match()) == AS_LETTERS
    assert len(sitting.match().round.rows) == 1


def test_back_held_at_power_up_opens_everything_and_ends_the_round(uf2, image_with):
    memory = prepared()
    round_bytes = Log(memory).read(MATCH)
    sitting = Sitting(uf2, image_with(CLOSED), nvm=memory, held=("back",))
    sitting.start()
    assert STORAGE in sitting.interfaces
    assert sitting.log().read(MATCH) in (None, b"")
    assert round_bytes not in sitting.flash
    sitting.ask(b"\x03", b"CTRL-D to reload")
    assert "KeyboardInterrupt" in sitting.said
    sitting.ask(b"\r", PROMPT)
    assert AS_LETTERS not in sitting.said
