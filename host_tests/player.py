"""A person at the virtual board: presses and waits, as a generator, while boot.py and code.py run by themselves.

    def person(at):
        yield from at.press("ok")
        at.type("RGBY")
        yield from at.wait(500)

When there is nothing more to do, the power goes.
"""

from firmware.device.profiles import named
from tools import virtual
from tools.virtual import program

TURN_MS = 5
HELD_MS = 60
LONG_MS = 800


class Person:
    def __init__(self, board, profile):
        self.board = board
        self.profile = profile
        self._heard = 0  # bytes from the console

    def wait(self, ms):
        until = self.board.ms + ms
        while self.board.ms < until:
            yield TURN_MS

    def press(self, *keys, ms=HELD_MS):
        """One key after another, each held for a moment."""
        for key in keys:
            self.board.hold(self.profile.buttons[key], self.profile.pressed)
            yield from self.wait(ms)
            self.board.hold(self.profile.buttons[key], None)
            yield from self.wait(HELD_MS)

    def hold(self, key):
        yield from self.press(key, ms=LONG_MS)

    def type(self, *lines):
        """Lines on the console, each answered before the next."""
        for line in lines:
            self.board.terminal.type(line + "\r")
            yield from self.wait(400)

    def hear(self, expected, most_ms=60_000):
        """Wait until the console says this, after all that was heard before."""
        until = self.board.ms + most_ms
        said = self.board.terminal.said
        while (at := said.find(expected.encode(), self._heard)) < 0:
            assert self.board.ms < until, (expected, self.said)
            yield TURN_MS
        self._heard = at + len(expected.encode())

    def say(self, line, expected):
        """Type a line, and hear this from then on."""
        self._heard = len(self.board.terminal.said)
        self.board.terminal.type(line + "\r")
        yield from self.hear(expected)

    @property
    def said(self):
        return self.board.terminal.said.decode()

    @property
    def lights(self):
        """The colours of the pixels in the order of the chain, (red, green, blue), as the wire had them."""
        shown = self.board.shown(self.profile.pixels)
        red, green, blue = (self.profile.order.index(channel) for channel in "RGB")
        return [(shown[at + red], shown[at + green], shown[at + blue]) for at in range(0, len(shown), 3)]


def played(person=300, profile="pico_8x8", nvm=None, drive=program.ROOT, held=(), before=None, ends="off", **how):
    """Have this person, or nobody for so many ms, at a board from power-on to power-off; return the board.

    Its program must end so: with the power off, over, or in a restart. `how` is for the run of code.py.
    """
    profile = named(profile)
    doing = None
    wrong = []  # by the person, who saw what is wrong

    def pace(board):
        nonlocal doing
        if doing is None:
            at = Person(board, profile)
            doing = person(at) if callable(person) else at.wait(person)
        try:
            for ms in doing:
                return ms
        except Exception as found:  # noqa: BLE001 - none of the person's is to be taken for one of the program's
            wrong.append(found)
        raise program.PowerOff

    with virtual.powered(profile.boards[0], nvm=nvm, pace=pace) as board:
        for key in held:
            board.hold(profile.buttons[key], profile.pressed)
        if before:
            before(board)
        ended = program.run("boot.py", drive)
        if ended == "over":
            ended = program.run("code.py", drive, **how)
    if wrong:
        raise wrong[0]
    assert ended == ends
    return board
