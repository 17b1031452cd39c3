"""The things that all screens share: the match, the words, the wishes, the settings and the statistics."""

from firmware.game.match import DISPUTE, DONE, GUESS, MARK, OVER, READY, SET, Match
from firmware.game.modes import DEVICE, PERSON
from firmware.slots import need
from firmware.ui.words import Words, Wrong

_ROOM = 320  # bytes, which few saves reach


class Desk:
    """`tables` opens the table of words of a language; `clock` tells the time of the calendar, as `time.localtime`;
    `shelf` opens the file of puzzles.
    """

    wire = None  # to another board: its port, or the file, the function and the pins that open it
    link = None  # with the other board, while a match goes on over the wire
    keeps_pegs = False  # whether each peg of a guess is saved: not on a board, whose memory that would wear

    def __init__(self, tables, randrange, library=None, language: str = "en", clock=None, shelf=None):
        self.randrange = randrange
        self.shelf = shelf
        self.library = library
        self.match: Match = None
        # As they are saved, and changed in place: new bytes after a round would cut the free memory in two. Emptied,
        # they keep their room, so they do not move while they grow.
        self.counted = bytearray(_ROOM)  # the statistics
        self.mistakes = bytearray(_ROOM)  # guesses to learn from
        self.counted[:] = self.mistakes[:] = b""
        self.notes = 0  # counts how often one of these two changed
        self.wishes: dict = {}  # the rules that were chosen last, by name; of the game and the level there always are
        self.defaults: dict = {}  # the wishes that came from settings.toml; these are not saved
        self.settings: dict = {}
        self.changed: dict = {}  # settings that a person changed; they override settings.toml
        self.names: list = []  # of the people who play, in order
        self.choices = 0  # counts what is worth saving but is not in `match.changes`
        self.resumed = False  # whether the match was loaded from a save
        self.fresh = False  # whether nothing was ever kept: then the first screen offers the lesson
        self.fault = None  # the key of a sentence: why nothing is kept
        self.suspect = None  # the kind of save that a crash is blamed on: the one that was loaded last
        self.has_room = True  # for what the device thinks: not under a large screen
        self.faulted = None  # the match whose book was told to be damaged
        self.pace_ms = 0  # the pause between the moves of a match that is only watched
        self.day = 0  # that a person has told: it is this day until the power goes, or for a round if a clock tells it
        self._clock = clock
        self._wait_ms = 0
        self._tables = tables
        self.language = language
        self.words = Words(tables(language))

    def set(self, key, value):
        """Change a setting; OSError if it is the language, and there is no table for it."""
        if key == "language":
            self.words.take(self._tables(value))
            self.words("device")  # a table that cannot be read crashes here, while the saved choices are to blame
            self.language = value
        self.settings[key] = self.changed[key] = value

    def today(self, as_told=True):
        """Return the day that a person has told, unless that does not count, or else the clock; 0 if none has."""
        if as_told and self.day:
            return self.day
        return 0 if self._clock is None else need("firmware.game.day").of_clock(self._clock())

    def start(self, rules, played=None):
        """Start a new match by these rules; where that would give something up, it is asked first. The answer is that
        of a screen's `do`. `played` is a round to go on with, in place of one that is dealt.
        """
        if would_lose(self.match):
            return ("leave.give_up", rules, played)
        self.begin(rules, played)
        return None

    def begin(self, rules, played=None):
        """Start a new match by these rules, whatever becomes of the one before."""
        self.leave()
        self.match = Match(rules, self.randrange, self.library)
        if played:
            self.match.sides[0] = played
        self.resumed = self.fresh = False
        if self.day and self.today(False):
            self.day = 0

    def leave(self):
        """Leave the match, once a round that is over or given up by this is counted."""
        match = self.match
        if match is not None:
            if match.phase < OVER and would_lose(match):
                match.give_up()
            if match.phase == OVER and self.note():
                self.learn()
        if self.link is not None:
            self.link.leave()
        self.match = self.link = None

    def take_back(self):
        """Take back the last mark, code or row of practice."""
        match = self.match
        if not match.can_take_back():
            raise Wrong("no-undo" if match.rules.counts and has_rows(match) else "no-rows")
        match.take_back()
        match.draft.clear()  # a proposal was for the rows before

    def greet(self, _=None):
        """Somebody has seen the first screen."""
        if self.fresh:
            self.fresh = False
            self.choices += 1

    def named(self, match, number, key="player"):
        """Return the name of a player, as a line; `key` has the words for one without a name."""
        players = match.rules.players
        if players[number] == DEVICE:
            return ("device",)
        linked = match.rules.linked
        if linked and linked[1] != number:
            return linked[2] or (key, number + 1)
        if match.rules.people == 1:
            return ("you",)
        names = self.names
        return (number < len(names) and names[number]) or (key, number + 1)

    def all_named(self, many):
        """Return the names of the people in order, of so many."""
        names = (self.names + [""] * many)[:many]
        for at in range(many):
            names[at] = names[at] or self.words("player", at + 1)
        return ", ".join(names)

    @property
    def signs(self):
        """In which codes are written."""
        return self.settings.get("signs", "colours")

    @property
    def keeps(self):
        """Return whether what is played outlives the power."""
        return self.fault in (None, "not-restored")

    @property
    def busy(self):
        """Return whether the device is choosing a guess or a mark, or checking marks."""
        return self.match is not None and self.match.busy and self.has_room

    @property
    def occupied(self):
        """Return whether the device is busy, or a clock runs."""
        match = self.match
        return self.busy or (match is not None and match.clock is not None and match.phase == GUESS)

    @property
    def works(self):
        """Return whether it is busy, or working out an answer."""
        match = self.match
        if match is None or not self.has_room:
            return False
        return len(match.jobs) > 0 or (match.busy and self._wait_ms <= 0)

    def tick(self, ms: int):
        """Let the device work; `ms` have passed."""
        match = self.match
        if self.link is not None:
            self.link.tick(ms)
        pauses = self._wait_ms > 0
        if pauses:
            self._wait_ms -= ms
        if match is not None:
            changes = match.changes
            self.choices += bool(match.tick(ms, self.has_room, pauses))
            if match.rules.watched and match.changes != changes:
                self._wait_ms = self.pace_ms

    def hurry(self, _=None):
        """Have the device take the best that it has so far, and skip the pause of a watched match."""
        self._wait_ms = 0
        self.match.hurry()

    def note(self):
        """Count the finished round, and return the records that it went into."""
        statistics = need("firmware.game.statistics").read(self.counted)
        noted = self._note_in(statistics)
        self.put(self.counted, statistics.dump())
        return noted

    def statistics(self, read):
        """Return the statistics with a round that is over, which will be counted once its rows are graded. `read` comes
        and goes with the file of the screen that asks.
        """
        statistics = read(self.counted)
        match = self.match
        if match is not None and match.phase == OVER and not match.can_take_back():
            self._note_in(statistics)
        return statistics

    def _note_in(self, statistics):
        match = self.match
        return statistics.note(match, self.today(False) if match.rules.day else 0, self.names)

    def learn(self):
        """Keep the guess that lost most in a round that was counted."""
        self.put(self.mistakes, need("firmware.game.mistakes").gather(self.mistakes, self.match))

    def put(self, kept, content):
        """Put a new content into what is kept here for all rounds: `counted` or `mistakes`."""
        kept[:] = content
        self.notes += 1

    def helped(self, word="HINT"):
        """Note that a breaker who is a person had help by a word; return the lines that tell so, once in a round."""
        match = self.match
        before = match.round.hints
        match.hint_taken(word)
        self.choices += 1
        return (("helped",),) if match.rules.counts and match.round.hints > before == 0 else ()


def to_move(match, side=None):
    return match.maker() if match.phase in (SET, READY, MARK) else match.breaker(side)


def whose_turn(match):
    """Return the number of the person whose turn it is, if several play; otherwise -1."""
    player = to_move(match)
    rules = match.rules
    return player if match.phase < DISPUTE and rules.people > 1 and rules.players[player] == PERSON else -1


def has_rows(match):
    """Return whether a row was made that did not lie there, or one was tried."""
    many = 0
    for played in match.sides:
        if played:
            many += len(played.rows) + played.misses - len(match.rules.given_rows)
    return many > 0


def would_lose(match):
    """Return whether there is a match, somebody has played in it, and it is not over."""
    if match is None or match.rules.watched or match.phase == DONE:
        return False
    if match.phase == OVER:
        return not match.is_last
    return match.round_number > 0 or has_rows(match)


def known_sides(match):
    """Return the rounds that are over, of which the code is known."""
    if match.phase < OVER:
        raise Wrong("number-later")
    sides = [side for side in match.sides if side.secret() is not None]
    if not sides:
        raise Wrong("number-unknown")
    return sides
