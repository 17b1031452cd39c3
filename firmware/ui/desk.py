"""What the console and the lights share: the match, the words, the wishes, the statistics.

What is begun at the one can be continued at the other.
"""

from firmware.game.draft import Draft
from firmware.game.match import Match
from firmware.game.phases import DONE, OVER
from firmware.game.rules import PERSON
from firmware.ui.words import Words


class Desk:
    """`tables` opens the table of words of a language; `wishes` are the rules that were chosen last, by name."""

    def __init__(self, tables, randrange, library=None, language: str = "en", wishes=None):
        self.randrange = randrange
        self.library = library
        self.match: Match = None
        self.draft: Draft = None  # the guess, or the code, whose pegs are being set
        self.counted = b""  # the statistics, as they are kept
        self.wishes = wishes or {}
        self.given: dict = {}  # those of the wishes that the settings gave; as long as they stand, they are not kept
        self.settings: dict = {}
        self.changed: dict = {}  # the settings that were changed since, which win over those of the file
        self.choices = 0  # one more with everything worth saving that does not change the match for who looks at it
        self.resumed = False  # whether the match is one that was saved, and goes on
        self.pace_ms = 0  # between the moves of a match in which nobody plays
        self._wait_ms = 0
        self._tables = tables
        self.language = ""
        self.words: Words = None
        self._take_words(language)

    def speak(self, language: str):
        """Change the language; OSError where there is no table of it."""
        self._take_words(language)
        self.changed["language"] = language
        self.choices += 1

    def _take_words(self, language: str):
        words = Words(self._tables(language))
        words("title")
        self.language = language
        self.words = words

    def set(self, key, value):
        """Change a setting."""
        self.settings[key] = self.changed[key] = value

    def begin(self, rules):
        """A new match by these rules."""
        self.match = Match(rules, self.randrange, self.library)
        self.draft = Draft(rules.variant)
        self.resumed = False

    def set_code(self, code: int):
        """Who makes the code has set it."""
        self.match.set_code(code)
        self.draft.clear()

    def guess(self, code: int):
        """Who breaks has guessed."""
        self.match.guess(code)
        self.draft.clear()

    def put_away(self):
        """Leave the match; there is none now."""
        self.match = None
        self.resumed = False

    def resume(self, match, draft):
        """Go on with a match that was saved."""
        self.match = match
        self.draft = draft
        self.resumed = match.phase not in (OVER, DONE)

    @property
    def busy(self):
        """Whether the device plays, marks, or examines marks."""
        return self.match is not None and self.match.busy

    @property
    def works(self):
        """Whether it is busy, or finds out what somebody has asked."""
        match = self.match
        if match is None:
            return False
        return match.works if self._wait_ms <= 0 else match.minds.busy

    def tick(self, ms: int):
        """Let the device work; `ms` have passed."""
        match = self.match
        if self._wait_ms > 0:
            self._wait_ms -= ms
            if match is not None:
                match.minds.tick(ms)
        elif match is not None:
            changes = match.changes
            match.tick(ms)
            if match.rules.watched and match.changes != changes:
                self._wait_ms = self.pace_ms

    def hurry(self):
        """Skip the pause for whoever watches."""
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

    def helped(self):
        """Remember that a person who breaks was helped."""
        if self.match.breaks(PERSON):
            self.match.hint_taken()
            self.choices += 1

    def close(self):
        """Count the round that is over, and go on from it; the records that it went into."""
        match = self.match
        noted = self.note(match)
        match.next()
        self.draft.clear()
        return noted

    def reset_statistics(self):
        """Forget every round that was counted."""
        self.counted = b""
        self.choices += 1

    def role_of(self, record):
        """What was done in a record, and against whom where that is not a device that sets its codes."""
        from firmware.game.statistics import DEVICE_EVIL, MAKER, SOMEBODY

        if record.role == MAKER:
            return self.words("maker")
        if record.opponent == SOMEBODY:
            return self.words("breaker-person")
        return self.words("breaker-evil" if record.opponent == DEVICE_EVIL else "breaker")

    def count_on(self, content: bytes):
        """Go on from statistics that were kept; a sentence where these bytes are none."""
        before, self.counted = self.counted, content
        try:
            self.statistics()
        except ValueError:
            self.counted = before
            raise

    def forget(self):
        """Free what can be worked out again quickly, unless it is on show all the time."""
        if self.match is not None and not self.settings.get("left"):
            self.match.forget()

    def seal(self):
        """The check number of the code on the table."""
        from firmware.game.seal import check_number

        played = self.match.round
        return check_number(played.variant, played.known(), played.salt)
