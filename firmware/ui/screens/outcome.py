"""The end of a round: how it ended, the code, in how many rows, and in how many the book would have; then a choice."""

from firmware.engine import marks
from firmware.engine.book import ASTRAY, FEW
from firmware.game import grading, score
from firmware.game.agreed import PERSON
from firmware.game.phases import DONE, OVER
from firmware.game.round import EVIL, GIVEN_UP, HELD, LOST, STOPPED, TIME_UP, VOID, WON
from firmware.ui import notation, player_names
from firmware.ui.at_stake import take_back
from firmware.ui.screen import ALL, BACK, BOARD, MOVE, OK, PICK, WORD, List
from firmware.ui.screens.rows import row
from firmware.ui.void_round import costs_of_void

_RESULTS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", VOID: "void", TIME_UP: "time-up"}
_MOST_BOOK_ROWS = 20


class Outcome(List):
    """A board that stays in view, and entries below it. The round is counted once its rows are graded, or as soon as
    somebody goes on.
    """

    kind = BOARD
    hand = hints = None
    mended: list = []

    def __init__(self, shell):
        List.__init__(self, shell)
        self.match = self.desk.match
        self.settings = self.desk.settings
        self._jobs = None  # of the grades that are waited for
        self._is_told = False
        self._is_settled = False  # the winners of a match were told
        self.begin()

    @property
    def side(self):
        return self.match.side

    def begin(self):
        """Follow the match: to the end of a round, or of all."""
        match = self.match
        if not self._is_told:
            self._is_told = True
            for side in range(len(match.sides)):
                self._tell_side(side)
        if match.phase == OVER and self._jobs is None:
            self._jobs = [grading.begin(match, side) for side in grading.of_people(match)]
        if match.rules.scored and not self._is_settled and (match.phase == DONE or self.goes_on):
            self._is_settled = True
            self._tell_score()
        self._rows = self._listed()
        self.count = len(self._rows)
        self.chosen = 0
        self.version += 1

    @property
    def goes_on(self):
        """Whether another round of the match follows."""
        match = self.match
        return match.phase == OVER and match.round_number + 1 < match.rules.rounds

    @property
    def title(self):
        return self.lines[0] if self.lines else ()

    @property
    def tells(self):
        """The count of the round is still to come."""
        return self.match.phase == OVER and not self._waits_for_person

    @property
    def _waits_for_person(self):
        """Whether somebody may still take something back, or another round follows."""
        return self.goes_on or self.match.can_take_back()

    # what is told

    def _tell_side(self, side):
        match = self.match
        played = match.sides[side]
        self.say(*self._result(side))
        if played.state == VOID:
            for line in costs_of_void(match):
                self.say(*line)
        code = played.secret()
        if code is not None and played.state != WON:
            spelled = notation.spell(played.variant, code, signs=self.desk.signs)
            self.say("code-fits" if played.holder == EVIL else "code-was", spelled)
        if played.hints and match.rules.counts:
            self.say("hints", played.hints)
        if match.rules.players[match.breaker(side)] == PERSON and not match.rules.laid:
            rows = self._book_rows(played, code)
            if rows:
                self.say("book-rows", rows)

    def _result(self, side):
        match = self.match
        played = match.sides[side]
        if played.state == VOID:
            return ("left-it",) if match.rules.advises else ("void",)
        key = _RESULTS[played.state]
        if match.rules.laid:
            return ("solved", played.misses + 1) if key == "won" else ("unsolved", played.misses)
        breaker = match.breaker(side)
        if player_names.is_you(match, breaker):
            return (key + "-you", len(played.rows))
        return (key, player_names.named(self.desk, match, breaker), len(played.rows))

    def _book_rows(self, played, code):
        """In how many rows the book breaks this code; 0 where there is none, or it does not tell."""
        if code is None or played.holder != HELD or self.desk.library is None:
            return 0
        book = self.desk.library(played.variant, "book")
        rows: list = []
        try:
            while book is not None and len(rows) < _MOST_BOOK_ROWS:
                guess = book.guess(rows)
                if guess in (FEW, ASTRAY):
                    return 0
                rows.append((guess, marks.score(played.variant, guess, code)))
                if guess == code:
                    return len(rows)
        except (OSError, ValueError):
            pass  # the book is damaged
        return 0

    def _tell_score(self):
        """The score after a round of several, or at the end, and then who is ahead."""
        match = self.match
        if match.rules.sides > 1:
            self.say("score-race")
        else:
            self.say("score", match.round_number + 1, match.rules.rounds)
        scores = score.standing(match)
        for number in range(len(scores)):
            self.say("field", scores[number], player_names.named(self.desk, match, number))
        self.say("field", ("label-scoring",), ("scoring-" + match.rules.scoring,))
        if match.phase == DONE:
            self._tell_winners()

    def _tell_winners(self):
        match = self.match
        ahead = score.winners(match)
        if len(ahead) == 1:
            if player_names.is_you(match, ahead[0]):
                self.say("winner-you")
            else:
                self.say("winner", player_names.named(self.desk, match, ahead[0]))
            return
        words = self.desk.words
        self.say("draw", ", ".join([words.tell(player_names.named(self.desk, match, number)) for number in ahead]))

    # what can be done

    def _listed(self):
        match = self.match
        if self.goes_on:
            rows = [row("next-round", self._go_on)]
        elif match.rules.laid:
            rows = [row("next-puzzle", self._again)]
        else:
            rows = [row("again", self._again)]
        if match.can_take_back():
            rows.append(row("undo", self._take_back))
        known = [played for played in match.sides if played.secret() is not None]
        if known:
            rows.append(row("share", ("share",)))
        if grading.sides(match):
            rows.append(row("grades", ("grades",)))
        if known and known[0].rows and not match.rules.laid:
            rows.append(row("retry", ("retry",)))
        if not self.goes_on:
            rows.append(row("games", ("games",)))
        return rows + [row("menu", ("menu",))]

    def entry(self, at):
        return self._rows[at][:3]

    def take(self, at):
        does = self._rows[at][3]
        self.chosen = 0
        return does() if callable(does) else does

    def offers(self):
        hold = [(WORD, ("GRADES", ""), "do-grades")] if grading.sides(self.match) else []
        undo = [(WORD, ("UNDO", ""), "do-undo")] if self.match.can_take_back() else []
        return (
            [(OK, ALL, "do-on" if self.goes_on else "do-again"), (MOVE, ALL, "do-change"), (PICK, ALL, "do-take")]
            + hold
            + undo
            + [(BACK, ALL, "do-menu")]
        )

    def do(self, intent, value):
        if intent == BACK:
            return ("menu",)
        if intent == WORD and value[0] == "UNDO":
            return self._take_back()
        return List.do(self, intent, value)

    def _take_back(self):
        take_back(self.shell, self.match)

    def _go_on(self):
        self._count()

    def _again(self):
        if self.match.phase == OVER:
            self._count()
        self.desk.again()

    def _count(self):
        """Count the round, and move on to the next one or to the end."""
        tell = self.shell.tell if self.goes_on else self.put
        self.match.minds.forget(range(len(self.match.sides)))
        self.shell.slots.end_round()  # the rows are graded, and what counts them takes the place of what graded them
        for line in self.shell.slots.once("firmware.ui.records", "closed", self.desk):
            tell(line)

    # what time brings

    def tick(self, _ms):
        if self.match.phase != OVER or self._jobs is None:
            return
        for job in self._jobs:
            if not job.over:
                return
        if not self._waits_for_person:
            self._count()
