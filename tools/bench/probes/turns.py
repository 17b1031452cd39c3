"""The board's own program, which writes down each long turn of its loop where the emulator can read it.

It needs no console for that, so nothing differs from a board with its lights alone. The place in memory begins with
BEGIN, each byte of it turned over, so that this file does not hold what is looked for. Then come the number of the note
and in three lines when the turn began and how long it took, in ms, and the modules that came (+), went (-) or passed
through (+-) in it.
"""

import sys

BEGIN = b"turns of the loop"
SIZE = 400
LONG_MS = 20
START_MS = 0x1FFF0000  # the clock's value at power-on, see common_hal_time_monotonic_ms


class Watch:
    def __init__(self, now_ms):
        self._now_ms = now_ms
        self._began_ms = now_ms()
        self._seen = modules()
        self.passed: list = []  # modules that came for a single call in this turn
        self._place = len(BEGIN) + 1
        self.told = bytearray([byte ^ 0xFF for byte in BEGIN] + [0] * (SIZE - len(BEGIN)))

    def end(self):
        """End a turn, and begin the next one."""
        took_ms = self._now_ms() - self._began_ms
        if took_ms >= LONG_MS or self.passed or len(sys.modules) != len(self._seen):
            self._write_down(took_ms)
        self._began_ms = self._now_ms()

    def _write_down(self, took_ms):
        here = modules()
        moved = ["+" + name for name in here if self._seen.get(name) != here[name]]
        moved += ["-" + name for name in self._seen if name not in here]
        moved += ["+-" + name for name in self.passed]
        self._seen = here
        self.passed = []
        line = "{}\n{}\n{}\n".format(self._began_ms - START_MS, took_ms, " ".join(moved)).replace("firmware.", "")
        note = line.encode()[: SIZE - self._place]
        self.told[self._place : self._place + len(note)] = note
        self.told[self._place - 1] = self.told[self._place - 1] + 1 & 0xFF


def modules():
    """Each module that is loaded, by its name, and which one it is."""
    return {name: id(sys.modules[name]) for name in list(sys.modules)}


def main(_which):
    import supervisor

    from firmware import app, main, slots

    watch = Watch(supervisor.ticks_ms)
    turn = app.App.turn
    once = slots.Slots.once

    def watched(here, ms):
        watch.end()
        return turn(here, ms)

    def watched_once(here, module, *of):
        watch.passed.append(module)
        return once(here, module, *of)

    slots.Slots.once = watched_once  # type: ignore[method-assign]
    app.App.turn = watched  # type: ignore[method-assign]
    for _ in main.turns():
        pass
