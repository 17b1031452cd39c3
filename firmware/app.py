"""One turn of the loop: what was typed goes to the console, what it says goes out, what changed is kept.

Everything is handed in: `serial` has line(unseen, wanted) and say(line), `log` has read(kind) and write(kind, content),
and its `fault` is the key of a sentence. What was kept by another version, or cannot be believed, is left out.
"""

from firmware.game import saved
from firmware.game.phases import THINK
from firmware.ui import wishes

# The kinds of record in the log.
MATCH = 0
SETTINGS = 1
STATISTICS = 2


class App:
    def __init__(self, console, serial, log):
        self._console = console
        self._serial = serial
        self._log = log
        self._match = None  # the match that was kept last, and its changes then
        self._changes = 0

    @property
    def over(self):
        return self._console.over

    def restore(self, randrange, library):
        """Take up what was kept."""
        console = self._console
        if self._log.fault:
            self._serial.say(console.words(self._log.fault))
        for kind, take in (
            (SETTINGS, self._take_settings),
            (STATISTICS, console.statistics.load),
            (MATCH, lambda content: self._take_match(content, randrange, library)),
        ):
            content = self._log.read(kind)
            if content:
                try:
                    take(content)
                except ValueError:
                    self._serial.say(console.words("not-restored"))

    def turn(self, ms):
        """Go on; `ms` have gone by since the last turn. False when nothing is left to do but wait for a line."""
        console = self._console
        typed = self._serial.line(console.unseen, console.waits)
        if typed is not None:
            console.type(typed)
        if console.waits or console.over:
            return False
        said = console.step(ms)
        if said is not None:
            self._serial.say(said)
        if console.waits or console.over or self._changed():
            self._keep()
        return True

    def _changed(self):
        """Whether the match has moved on; what the device is thinking is not kept, so that is nothing new."""
        match = self._console.match
        if match is None or (match is self._match and match.changes == self._changes):
            return False
        return match.phase != THINK or match.round.pending is not None

    def _keep(self):
        """Write everything: the log leaves out what it has already."""
        console = self._console
        match = self._match = console.match
        self._changes = match.changes if match else 0
        self._log.write(SETTINGS, wishes.dump(console.language, console.wishes))
        self._log.write(STATISTICS, console.statistics.dump())
        self._log.write(MATCH, saved.dump(match) if match else b"")

    def _take_settings(self, content):
        language, chosen = wishes.load(content)
        self._console.wishes.update(chosen)
        try:
            self._console.speak(language)
        except OSError:
            pass  # its table was taken off the drive

    def _take_match(self, content, randrange, library):
        self._console.resume(saved.load(content, randrange, library))
