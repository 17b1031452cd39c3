"""Fuzzing of the lights and the console of the emulated board, under real CircuitPython: 200 events a seed."""

import random

import pytest

from firmware.game import saved
from firmware.game.match import OVER, Match
from firmware.keep.log import CRASHES, MATCH, Log
from host_tests.fuzzing.chosen import rules, typed
from host_tests.fuzzing.truth import Memory
from host_tests.on_board.person import OVER as STOPPED
from host_tests.on_board.person import PROFILE, Person
from host_tests.on_board.test_macropad import BOARD as MACROPAD
from host_tests.on_board.test_macropad import PROFILE as PADS
from tools.boards import PICO
from tools.build import contents
from tools.emulated import boot_out

EVENTS = 200
SEEDS = 50
STARTS_MS = 6000


class BoardFuzz:
    """One seed on a board that has a match in its memory."""

    def __init__(self, uf2, image, seed, profile=PROFILE, board=PICO):
        self.profile = profile
        self.chance = random.Random(seed)
        memory = bytearray(b"\xff" * board.nvm_size)
        match = Match(rules(self.chance), self.chance.randrange)
        Log(memory).write(MATCH, saved.dump(match))
        self.person = Person(uf2, image, nvm=memory, profile=profile, board=board)
        self.memory = Memory()
        self.log = []
        self._heard = 0
        self._echoed = set()

    def run(self):
        self.person.start(STARTS_MS)
        self.person.run(700)
        for _ in range(EVENTS):
            self._event()
            self.person.run(self.chance.choice((1, 1, 5, 15, 40, 120)))
            self._listen()
        self._leave()

    def _event(self):
        chance = self.chance
        do = chance.random()
        if do < 0.55:
            often = ("ok", "ok", self.profile.back())
            name = chance.choice(list(self.profile.buttons) if chance.random() < 0.6 else often)
            held_ms = chance.choice((15, 25, 25, 25, 40, 40, 620))
            self.log.append((name, held_ms))
            self.person.keys[name].press()
            self.person.run(held_ms)
            self.person.keys[name].release()
        elif do < 0.97:
            line = typed(chance, self._match(), self.memory.signs)[:40].replace("\xfc", "?")
            self.log.append(("typed", line))
            self._echoed.add(line)
            self.person.machine.type((line + "\r").encode())
        else:
            is_open = chance.random() < 0.5
            self.log.append(("port", is_open))
            self.person.open_port(is_open)

    def _match(self):
        return self.memory.match(self.person.nvm)

    def _listen(self):
        heard = bytes(self.person.machine.heard)
        fell = b"Traceback" in heard or STOPPED in heard
        assert not fell, f"{heard[-1500:].decode('utf-8', 'replace')} {self.log[-12:]}"
        end = heard.rfind(b"\n") + 1
        for line in heard[self._heard : end].decode("utf-8", "replace").split("\r\n"):
            if line and not any(echo and echo in line for echo in self._echoed):
                self.log.append(("said", line))
        self._heard = end
        assert (self.person.log().read(CRASHES) or b"\0")[0] == 0, self.log[-12:]

    def _leave(self):
        """End the round by RESIGN and yes. Enter hurries the device; BACK leaves names, where RESIGN would be one."""
        self.person.open_port(True)
        self.person.run(500)
        for _ in range(30):
            for line in ("", "BACK", "RESIGN", "YES"):
                self.person.machine.type((line + "\r").encode())
                self.person.run(3000, self._is_over)
                self._listen()
                if self._is_over():
                    return
        raise AssertionError(f"RESIGN does nothing: {self.log[-12:]}")

    def _is_over(self):
        match = self._match()
        return match is None or match.phase >= OVER


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(SEEDS))
def test_two_hundred_events_do_not_break_the_game_on_a_board(seed, uf2, image):
    BoardFuzz(uf2, image, seed).run()


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(SEEDS))
def test_nor_on_one_with_a_display_a_knob_and_pads(seed, macropad_uf2):
    image = boot_out.image(contents.files(MACROPAD), macropad_uf2, MACROPAD)
    BoardFuzz(macropad_uf2, image, seed, PADS, MACROPAD).run()
