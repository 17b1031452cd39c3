"""The board while a round runs: somebody guesses, or the device thinks. In other phases other files extend it."""

from firmware.engine import codes
from firmware.game.match import GUESS, READY, SET
from firmware.game.round import MOST_MISSES
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, BOARD, CODE, MOVE, NEXT, OK, PICK, PUT, WORD, Screen
from firmware.ui.words import Wrong

_WORD = 3  # letters, of the shortest word


class Play(Screen):
    """The rounds of a match: `hand` is the code or the mark that is being made. A match that is not that of the desk is
    played for itself, and nobody `counts` its hints and misses.
    """

    kind = BOARD

    def __init__(self, shell, match=None):
        desk = shell.desk
        Screen.__init__(self, shell)
        self.counts = match is None
        self.match = match = match or desk.match
        self.settings = desk.settings
        if match.fault and desk.faulted is not match:
            desk.faulted = match
            self.say("no-book")
        self.begin()

    def begin(self):
        """Get ready for what the phase wants; called again with each row in the same phase."""
        if self.match.phase in (SET, READY):
            self.tell_later("rules_told", "before_code", self.match)

    def commands(self, takes_back=False):
        """Return the words that have a key on a board; BACK opens the menu where it `takes_back` nothing."""
        if not self.counts:
            return [] if takes_back else [(BACK, ALL, "do-leave", self.leaves)]
        offers = [commands.offer_word("UNDO")] if self.match.can_take_back() else []
        offers.append(commands.offer_word("MENU"))
        return offers if takes_back else offers + [(BACK, ALL, commands.key("MENU"), ("choose.menu",))]

    def moves(self, places):
        """Return the moves of the cursor over so many places; a place that is touched may be further away."""
        moves: list = [(MOVE, ALL, "", self.move)] * (places > 1)
        for step in (1, -1):
            if 0 <= self.place + step < places:
                moves.insert(0, (MOVE, step, "do-move", self.move))
        return moves

    def _spell(self, code):
        return notation.spell(self.match.variant(), code, signs=self.desk.signs)

    def refuse_word(self, text, signs):
        """Refuse what must be meant for a word: hardly any of its letters are among the signs that are wanted."""
        typed = "".join(text.upper().split())
        strange = 0
        for sign in typed:
            strange += sign not in signs
        if len(typed) >= _WORD and 2 * strange > len(typed):
            raise Wrong("no-word")


class Pegs(Play):
    """Pegs are set, which are the `draft`: of a guess, or of a code. A whole row is there to `send`. It is the `hand`
    itself, a cursor over the draft; past the last peg is the place for sending, which only a whole row has. A change
    that cannot be made raises Wrong, and `refused` is the place that is why, where that is not the cursor's.
    """

    def begin(self):
        Play.begin(self)
        self.hand = self
        self.draft = self.match.draft
        self.place = 0
        self.refused = -1
        self.is_last_set = False  # whether the last press set a peg where the cursor was, and went on
        self._go_to_empty()
        self.version += 1

    @property
    def sends(self):
        """Return whether OK sends the row now."""
        return self.place == len(self.draft.pegs)

    def offers(self):
        draft = self.draft
        offers: list = [(CODE, ALL, "do-code", self._give)]
        if self.sends:
            offers.append((OK, ALL, "do-submit", self._give))
        else:
            offers.append((PUT, ALL, "do-colour", self.put))
            word = "do-empty" * self.match.variant().blanks if draft.pegs[self.place] is None else "do-on"
            offers.append((OK, ALL, word, self._pass))
        if draft.order:
            offers.append((BACK, ALL, commands.key("UNDO"), self._take_back))
        return offers + self.moves(len(draft.pegs) + draft.whole()) + self.commands(bool(draft.order))

    def do(self, intent, value):
        self.refused = -1
        self.is_last_set = False
        return Play.do(self, intent, value)

    def move(self, step):
        place = self.place + step
        pegs = self.draft.pegs
        if place == len(pegs) and None in pegs:
            self.refused = pegs.index(None)
            raise Wrong("not-as-long", len(pegs), len(self.draft.order))
        if not 0 <= place <= len(pegs):
            raise Wrong("not-now")
        self.place = place

    def put(self, peg):
        """Set a peg, a place and a digit; at NEXT, the cursor goes on to the next empty place."""
        place, digit = peg
        draft = self.draft
        variant = self.match.variant()
        at = self.place if place == NEXT else place
        if not 0 <= at < variant.pegs:
            raise Wrong("not-now")
        if not 0 <= digit < variant.choices(at):
            letters = notation.letters(variant)
            if 0 <= digit < len(letters):
                raise Wrong("not-first", letters[digit])
            raise Wrong("no-colour", "?", " ".join(letters))
        if not draft.allows(at, digit):
            self.refused = draft.pegs.index(digit)
            raise Wrong("repeated")
        draft.put(at, digit)
        self.place = at
        if place == NEXT:
            self.is_last_set = True
            self._go_to_empty()

    def next_colour(self, step):
        """Return the next colour up or down that may stand at the cursor, or -1."""
        if self.sends:
            return -1
        base = self.match.variant().choices(self.place)
        digit = self.draft.pegs[self.place]
        if digit is None:
            digit = -1 if step > 0 else base
        for _ in range(base):
            digit = (digit + step) % base
            if self.draft.allows(self.place, digit):
                return digit
        return -1

    def _take_back(self, _):
        """Take back the peg that was set last."""
        self.place = self.draft.order[-1]
        self.draft.undo()

    def _pass(self, _):
        """Go on to the next empty place; an empty peg stays where one may."""
        if self.draft.pegs[self.place] is None:
            variant = self.match.variant()
            if not variant.blanks:
                raise Wrong("help-guess", notation.example(variant))
            self.put((NEXT, variant.colours))
        else:
            self._go_to_empty()

    def _go_to_empty(self):
        """Go to the next empty place, wrapping around; if there is none, to the place for sending."""
        pegs = self.draft.pegs
        for step in range(len(pegs)):
            place = (self.place + step) % len(pegs)
            if pegs[place] is None:
                self.place = place
                return
        self.place = len(pegs)

    def _give(self, code):
        """Send a code, or refuse one that this game does not have; None is the one in hand, which is whole."""
        variant = self.match.variant()
        if code is None:
            code = self.draft.code()
        return self.send(notation.judged(codes.check, (variant, code), "help-guess", notation.example(variant)))

    def read(self, text):
        variant = self.match.variant()
        signs = self.desk.signs
        self.refuse_word(text, notation.letters(variant) + notation.letters(variant, signs) + notation.DIGITS)
        return CODE, notation.read_code(variant, text, signs)


class Guessing(Pegs):
    """A person guesses. `job` is a question to the device: for a guess, and then it `works`, or for the codes left.
    `opposed` is the row that forbids the guess that was sent last, or -1; `against` are all that the one in hand
    contradicts.
    """

    def begin(self):
        Pegs.begin(self)
        self.opposed = -1
        self.cancel()
        self.update()
        match = self.match
        if len(match.round.rows) == len(match.rules.given_rows):
            self.tell_later("rules_told", "opening", match)
        else:
            self._propose()

    @property
    def title(self):
        match = self.match
        if match.rules.given_rows:
            return ("guess-puzzle",)
        asked = "guess", len(match.round.rows) + 1, match.round.variant.rows
        if match.rules.people == 1:
            return asked
        return ("field", self.desk.named(match, match.breaker()), asked)

    def asks(self):
        asked: list = [self.title]
        clock = self.match.clock
        if clock is not None:
            asked.insert(0, ("field", ("label-clock",), notation.time(clock.left_ms())))
        if self.draft.whole() and self.opposed < 0:  # one that was refused is not sent again
            asked.append(("or-enter", self._spell(self.draft.code())))
        return asked

    def offers(self):
        if self.works:
            return Screen.offers(self) + [(WORD, ("HINT", ""), "", None)]  # that is being looked for already
        offers = Pegs.offers(self)
        if self.match.round.rows:
            offers.append((PICK, ALL, "do-copy", self._copy))
        offers.insert(2, commands.offer_word("HINT", self._propose))
        return offers

    def do(self, intent, value):
        self.opposed = -1
        answer = Pegs.do(self, intent, value)
        if self.match.phase == GUESS:
            self.update()
        return answer

    def _copy(self, at):
        rows = self.match.round.rows
        if not 0 <= at < len(rows):
            raise Wrong("not-now")
        self._lay(rows[at][0])

    def send(self, code):
        self.check_hard(code)
        self.match.guess(code)
        self.draft.clear()
        self.place = 0  # the next press may come before the lesson has looked at the row
        self.lines = []  # a hint was for this row, and is not repeated to a face that comes later

    def check_hard(self, code):
        """Refuse a guess that the hard rule forbids."""
        rules = self.match.rules
        played = self.match.round
        against = played.rows_against(code) if rules.hard else ()
        if against:
            if self.counts:
                played.misses = min(played.misses + 1, MOST_MISSES)
                self.desk.choices += 1
            self.opposed = row = against[0]
            self.against = against
            self.version += 1
            raise Wrong("against-try" if rules.given_rows else "against", row + 1, played.misses)

    def _propose(self, asked=None):
        """Begin to look for a guess that goes into the row in hand: for whoever has `asked`, or else as advice."""
        match = self.match
        if asked or (match.rules.advises and not self.draft.order):
            self.cancel()
            self.job = match.mind().think(match.round.rows, "random" if asked else match.rules.level)
            self.works = True

    def cancel(self, _=None):
        if self.job is not None:
            self.job.over = True
        self.job = None
        self.works = False

    def update(self):
        """Find the rows that the guess in hand contradicts, and count the codes left, where the settings want it."""
        played = self.match.round
        whole = self.settings["fits"] and self.draft.whole()
        self.against = played.rows_against(self.draft.code()) if whole else ()
        if self.settings["left"] and self.job is None and played.rows:
            self.job = self.match.mind().count(played.rows)

    def _lay(self, guess):
        """Lay the pegs of this guess in the place of all others, ready to be sent."""
        draft = self.draft
        draft.clear()
        for place, digit in enumerate(codes.unpack(self.match.variant(), guess)):
            draft.put(place, digit)
        self.place = len(draft.pegs)
        self.update()

    def tick(self, ms):
        if self.owed:
            Play.tick(self, ms)
            self._propose()
        match = self.match
        if self.settings["left"] and match.round.rows and not match.has_thought and self.shell.top is self:
            self.update()  # count again: the last count was dropped
        job = self.job
        if job is None or not job.over:
            return
        proposes = self.works
        self.cancel()
        if proposes and job.ready:  # it has an answer, unless a menu has taken its place
            best = job.thought.best
            self._lay(best)
            fits = job.thought.candidates.fits(best)  # one cut short may not
            advises = match.rules.advises
            self.say(("advice" if advises else "code-fits") if fits else "advice-not-fitting", self._spell(best))
            if self.counts and not advises:
                self.lines += self.desk.helped()
        self.version += 1


class Thinking(Play):
    """The device chooses a guess or a mark, or checks those of a person."""

    title = ("tell-think",)
    works = True

    def offers(self):
        return [(OK, ALL, "do-hurry", self.desk.hurry)] + self.commands()
