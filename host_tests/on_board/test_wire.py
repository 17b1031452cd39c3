"""Two emulated boards whose wires are crossed play a match, as two people type it at their consoles."""

import random
from collections import deque

from firmware.game import score
from firmware.game.match import DONE
from host_tests.on_board.person import LOOK_EVERY, Person
from tools.boards import PICO

UART = 1  # to which the pins lead that the profile names
ROSC = 0x40060  # where the ring oscillator is, by whose noise numbers are drawn
PROVED = "The seal on the other code holds, and every mark is right."
SETS = "Nobody else may look."
WAITS = "Waiting for Player"
NEXT = "(Enter: Next round)"
AGAIN = "(Enter: Play again)"


class Pair:
    """Both boards run in step."""

    def __init__(self, uf2, image):
        self.people = [Person(uf2, image, nvm=b"\xff" * PICO.nvm_size) for _ in range(2)]
        self._ports = [person.machine.device.mcu.uart[UART] for person in self.people]
        self._coming = [deque(), deque()]
        self._ports[0].on_byte = self._coming[1].append
        self._ports[1].on_byte = self._coming[0].append
        for seed, person in enumerate(self.people):  # the emulator has no noise, and both would draw the same
            chance = random.Random(seed)
            noise = person.machine.device.mcu.peripherals[ROSC]
            noise.read_uint32 = lambda _, chance=chance: chance.getrandbits(1)

    def hear(self, at, expected, most_ms=20_000):
        """Let both run until one of them has printed this, and return all that was printed there until then."""
        person = self.people[at]
        end_ms = person.ms + most_ms
        for number, _ in enumerate(zip(*[each.machine.run(3600) for each in self.people], strict=True)):
            for port, coming in zip(self._ports, self._coming, strict=True):
                if not port.enabled:
                    coming.clear()  # nobody listens yet
                while coming and not port.rx_fifo.full:
                    port.feed_byte(coming.popleft())
            if number % LOOK_EVERY == 0:
                told = person.said
                if expected in told:
                    person.machine.heard.clear()
                    return told
                assert person.ms < end_ms, told
        return ""

    def say(self, at, line, expected):
        self.people[at].machine.type(line.encode() + b"\r")
        return self.hear(at, expected)


def test_two_boards_with_crossed_wires_play_one_match(uf2, image, summary):
    pair = Pair(uf2, image)
    for at in (0, 1):
        pair.hear(at, "(Enter: ")
        pair.say(at, "LINK", "(Enter: Race)")
        pair.say(at, "match", "on the other board, too")
    pair.hear(1, SETS)
    pair.say(1, "BBYY", WAITS)
    pair.hear(0, "your guess?")
    pair.say(0, "RRGG", "your guess?")
    assert PROVED in pair.say(0, "BBYY", NEXT)
    assert PROVED not in pair.hear(1, NEXT)
    pair.say(1, "", WAITS)
    pair.say(0, "", SETS)
    pair.say(0, "RRGG", WAITS)
    pair.hear(1, "your guess?")
    assert PROVED in pair.say(1, "RRGG", AGAIN)
    pair.hear(0, AGAIN)
    matches = [person.match() for person in pair.people]
    assert [match.phase for match in matches] == [DONE, DONE]
    assert [score.standing(match) for match in matches] == [[1, 2], [1, 2]]
    summary(f"Two emulated boards on a wire: a match of two rounds in {pair.people[0].ms / 1000:.0f} s of theirs.")
