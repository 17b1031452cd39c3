"""What lies on the table, whichever way it is played: the match, the words, the wishes, the statistics.

The console and the lights sit at the same desk, so that what is begun at the one goes on at the other.
"""

from firmware.game.phases import DONE, OVER
from firmware.ui.words import Words


class Desk:
    """`tables` opens the table of words of a language; `wishes` are the rules that were chosen last, by name."""

    def __init__(self, tables, randrange, library=None, language="en", wishes=None):
        self.randrange = randrange
        self.library = library
        self.match = None
        self.counted = b""  # the statistics, as they are kept
        self.wishes = wishes or {}
        self.given = {}  # those of the wishes that the settings gave; as long as they stand, they are not kept
        self.settings = {}
        self.changed = {}  # the settings that were changed since, which win over those of the file
        self.choices = 0  # one more with everything that is chosen in the menu, and worth saving
        self.resumed = False  # whether the match is one that was saved, and goes on
        self.pace_ms = 0  # between the moves of a match in which nobody plays
        self._wait_ms = 0
        self._tables = tables
        self._take_words(language)

    def speak(self, language):
        """Change the language; OSError where there is no table of it."""
        self._take_words(language)
        self.changed["language"] = language

    def _take_words(self, language):
        words = Words(self._tables(language))
        words("title")
        self.language = language
        self.words = words

    def set(self, key, value):
        """Change a setting."""
        self.settings[key] = self.changed[key] = value

    def begin(self, rules):
        """A new match by these rules."""
        from firmware.game.match import Match

        self.match = Match(rules, self.randrange, self.library)
        self.resumed = False

    def put_away(self):
        """No match is on the table."""
        self.match = None
        self.resumed = False

    def resume(self, match):
        """Go on with a match that was saved."""
        self.match = match
        self.resumed = match.phase not in (OVER, DONE)

    @property
    def busy(self):
        return self.match is not None and self.match.busy

    def tick(self, ms):
        """Let the device work on; `ms` have gone by."""
        match = self.match
        if self._wait_ms > 0:
            self._wait_ms -= ms
        elif match is not None:
            changes = match.changes
            match.tick(ms)
            if match.rules.mode == "watch" and match.changes != changes:
                self._wait_ms = self.pace_ms

    def hurry(self):
        """Do not wait for who watches."""
        self._wait_ms = 0

    def statistics(self):
        """What was counted so far."""
        from firmware.game.statistics import Statistics

        statistics = Statistics()
        if self.counted:
            statistics.load(self.counted)
        return statistics

    def note(self, match):
        """Count the round that is over; the records that it went into."""
        statistics = self.statistics()
        noted = statistics.note(match)
        self.counted = statistics.dump()
        return noted

    def count_on(self, content):
        """Go on from statistics that were kept; a sentence where these bytes are none."""
        before, self.counted = self.counted, content
        try:
            self.statistics()
        except ValueError:
            self.counted = before
            raise

    def rest(self):
        """Forget what is quickly found anew, unless it is shown all the time."""
        if self.match is not None and not self.settings.get("left"):
            self.match.rest()

    def seal(self):
        """The check number of the code on the table."""
        from firmware.game.seal import check_number

        played = self.match.round
        return check_number(played.variant, played.known(), played.salt)
