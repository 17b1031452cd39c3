"""A display on the cable of the emulated board: a round is played at its end and with the buttons of the board."""

import random

import pytest

from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from firmware.ui.faces.page import TYPE
from firmware.ui.screen import PUT
from host_tests.on_board.person import Person
from host_tests.on_board.test_page import Cable
from tools.boards import PICO
from tools.front.wired import Wired

pytestmark = pytest.mark.full
SEED, CODE = 4, (5, 0, 2, 1)  # the code that this chance draws


def test_a_round_is_played_from_both_ends_of_the_cable(uf2, image):
    memory = bytearray(b"\xff" * PICO.nvm_size)
    Log(memory).write(MATCH, saved.dump(Match(agree("break", named("classic")), random.Random(SEED).randrange)))
    person = Person(uf2, image, nvm=memory)
    person.start()
    board = Wired(Cable(person))
    board.greet()
    display = board.display

    def sees(seen):
        for _ in range(500):
            board.turn()
            if display.view and seen(display.view):
                return True
        return False

    assert sees(lambda view: view.pegs == 4)
    display.do(PUT, (0, 0))
    assert sees(lambda view: view.hand == (0, None, None, None))
    person.do(person.press("right", "up"))
    assert sees(lambda view: view.hand[1] is not None)
    display.do(TYPE, "RRRR")
    assert sees(lambda view: [digits for digits, _ in view.rows] == [(0, 0, 0, 0)])
    assert display.view.code == ()
    display.do(TYPE, "PRBG")
    assert sees(lambda view: view.code)
    assert display.view.code == CODE
