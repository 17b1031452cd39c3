"""The end of a round: how it ended, the code, its rows and those of the book, and the score; then a choice."""

from firmware.engine import codes, marks
from firmware.engine.book import ASTRAY, FEW
from firmware.engine.variant import name_of
from firmware.game import grading
from firmware.game.match import OVER
from firmware.game.modes import MOST_ROUNDS, PERSON, mode_of
from firmware.game.round import EVIL, HEAD, HELD, HELPS, WON
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.screen import ALL, BACK, BOARD
from firmware.ui.screens.lists import List, row, sensible
from firmware.ui.words import upper

_RESULTS = ("", "won", "lost", "given-up", "", "lost", "time-up")  # in the order of game/round.py
_ENDINGS = ("", "link-left", "link-seal", "link-mark", "link-rows")  # in the order of game/wire.py
_MOST_BOOK_ROWS = 20


class Outcome(List):
    """A board that stays in view, and entries below it. The round is counted once its rows are graded, or as soon as
    somebody goes on.
    """

    kind = BOARD
    starts_over = True

    def __init__(self, shell):
        self.match = shell.desk.match
        self.settings = shell.desk.settings
        self._ending = None  # between two boards, as it was told
        self._is_graded = False
        self._is_settled = False  # the score of a match was told
        self._learns = False  # what lost most in the round that was counted is still to be kept
        List.__init__(self, shell)
        self.begin()

    def begin(self):
        """Follow the match: to the end of a round, or of all."""
        match = self.match
        rules = match.rules
        self._goes_on = match.phase == OVER and not match.is_last  # to another round
        self.tells = match.phase == OVER and not (self._goes_on or match.can_take_back())  # the round will be counted
        link = self.desk.link
        ending = link.ending if link else 0
        if rules.linked and ending != self._ending:  # it is told again where the other has left since
            self._ending = ending
            self.lines += _linked(self.desk, match)
        if not self.rows:
            for side in range(len(match.sides)):
                self.tell_later("screens.outcome", "side", match, side)
            if rules.challenge:
                self.tell_later("screens.challenge", "ending", match)
        # the score stands before the rows are graded, as somebody may go on meanwhile
        stands = self._goes_on or match.phase != OVER or (self.tells and not rules.linked)
        if stands and rules.scored and not self._is_settled:
            self._is_settled = True
            self.tell_later("screens.outcome", "scores", match)
        rows = self._rows()
        chosen = self.chosen if len(rows) == len(self.rows) else 0
        self.lay(rows)
        self.chosen = chosen  # somebody may have chosen before the round was counted

    # what can be done

    def _rows(self):
        match = self.match
        rules = match.rules
        found = sensible(self.shell, ("UNDO", "SHARE", "GRADES", "WHY", "RETRY"))
        if self._goes_on:
            rows = [row("next#0", self._count)]
        elif rules.challenge:
            rows = [found.pop(0)]  # SHARE: its result goes back, alone or with a code
            if rules.challenge[2] + 1 < MOST_ROUNDS:
                rows.append(row("challenge-reply", ("secret.Secret", match.variant(), "reply")))
        elif rules.given_rows:
            rows = [row("next#1", self._again)]
        elif rules.day:  # the code of this one was named, so it is an ordinary round of the same game
            play = ("entry-play", commands.word("break"), name_of(rules.variant))
            rows = [(play, ("entry-play-first",), (), self._again)]
        else:
            rows = [row("again", ("link.link", rules.mode) if rules.linked else self._again)]
        rows += found
        if not self._goes_on:
            rows.append(row("games", ("choose.games",)))
        return rows + ["MENU"]

    def offers(self):
        offers = List.offers(self)[:-1]  # without BACK, which opens the menu
        if grading.sides(self.match):
            offers.append(commands.offer_word("GRADES"))
        if self.match.can_take_back():
            offers.append(commands.offer_word("UNDO"))
        return offers + [(BACK, ALL, commands.key("MENU"), ("choose.menu",))]

    def _again(self):
        """Play the same again, the next puzzle, or another code where this one was named."""
        if self.match.phase == OVER:
            self._count()
        if self._learns:
            self.desk.learn()
        desk = self.desk
        rules = self.match.rules
        once = self.shell.slots.once
        if rules.given_rows:
            rules = once("firmware.game.puzzle", "following", rules, desk.shelf, desk.today(), desk.randrange)
        elif mode_of(rules.mode).source:
            rules = once("firmware.game.rules", "agree", "break", rules.variant)
        desk.begin(rules)

    def _count(self):
        """Count the round, and move on to the next one or to the end, where the records are told."""
        if not self._is_graded:
            self.shell.forget_thoughts()
        noted = self.desk.note()
        if not self._goes_on:
            self._learns = bool(noted)  # in a turn of its own, as both take time to load
        elif noted:
            self.desk.learn()  # now, as the next round takes the place of this one
        self.match.next()
        self.shell.slots.end_round()
        if not self._goes_on:
            self.tell_later("screens.statistics", "summarize", noted)

    def tick(self, ms):
        """Do one thing a turn, since each takes time to load: tell the end, grade the rows, count the round. A screen
        over it stops the grading, which begins again when that has closed.
        """
        match = self.match
        if self.owed:
            List.tick(self, ms)
            self.title = self.lines[0] if self.lines else ()
        elif self._learns:
            self._learns = False
            self.desk.learn()
        elif match.phase != OVER or len(self.shell.stack) > 1:
            return
        elif not self._is_graded:
            for side in grading.sides(match, True):
                if not grading.begin(match, side).over:
                    return
            self._is_graded = True
            self.shell.forget_thoughts()
            if self.tells:
                need("firmware.game.statistics")  # for the count in the next turn
        elif self.tells:
            self._count()


def side(desk, match, number):
    """Return the lines about the round of a side: how it ended, and against the book."""
    rules = match.rules
    if match.is_void:
        return []
    played = match.sides[number]
    who = desk.named(match, match.breaker(number))
    result = _RESULTS[played.state]
    has_won = played.state == WON
    if not result:
        lines = [("left-it" if rules.advises else "void",)] + need("firmware.ui.rules_told").cost_of_void(match)
    else:
        tries = played.misses + has_won if rules.given_rows else len(played.rows)
        lines = [(result + "-you", tries) if who == ("you",) else (result, who, tries)]
    code = played.secret()
    if code is not None and not has_won:
        spelled = notation.spell(played.variant, code, signs=desk.signs)
        lines.append(("code-fits" if played.holder == EVIL else "code-was", spelled))
    if played.hints and rules.counts:
        lines.append(helps(desk.words, played.hints))
    is_of_person = match.kinds(number)[1] == PERSON
    if is_of_person and played.holder == HELD and not rules.given_rows and desk.library is not None:
        lines += _par(desk, played, code)
    return lines


def helps(words, hints):
    """Return the line about the kinds of help that there were."""
    typed = []
    for at in range(len(HELPS)):
        if hints >> at & 1:
            typed.append(words.tell(commands.word(HELPS[at])))
    return ("hints", upper(", ".join(typed)))


def _linked(desk, match):
    """Return the line about the seal of the other board, or the one that names the player to blame for no score."""
    link = desk.link
    if link is None:
        return [("void",)] if match.is_void else []
    if not link.ending:
        return [("link-proved",)] * (HEAD in [played.holder for played in match.sides])
    blamed = link.blamed
    if match.rules.players[blamed] == PERSON:  # both boards tell it alike
        name = desk.names[0] if desk.names else ("player", blamed + 1)
    else:
        name = desk.named(match, blamed)
    return [(_ENDINGS[link.ending], name)]


def _par(desk, played, code):
    """Return the line about the rows that the book takes: for this code, on average, and at most."""
    variant = played.variant
    book = desk.library(variant, "book")
    rows: list = []
    try:
        while book is not None and len(rows) < _MOST_BOOK_ROWS:
            guess = book.guess(rows)
            if guess in (FEW, ASTRAY):
                return []
            rows.append((guess, marks.score(variant, guess, code)))
            if guess == code:
                played.par = len(rows)
                total, worst = book.figures()
                if not worst:  # it knows the first rows only
                    return [("book-rows", len(rows))]
                count = codes.count(variant)
                hundredths = (200 * total + count) // (2 * count)
                return [("book-par", len(rows), notation.hundredths(hundredths, desk.words), worst)]
    except (OSError, ValueError):
        pass  # the book is damaged
    return []


def scores(desk, match):
    """Return the lines about the score after a round of several, or at the end, and then who is ahead."""
    if match.is_void:
        return []
    lines: list = [("score", match.round_number + 1, match.rules.rounds)]
    score = need("firmware.game.score")
    standing = score.standing(match)
    for number in range(len(standing)):
        lines.append(("field", desk.named(match, number), standing[number]))
    lines.append(("field", ("label-scoring",), ("scoring-" + match.rules.scoring,)))
    if match.is_last:
        ahead = []
        for number in score.winners(match):
            ahead.append(desk.named(match, number))
        if len(ahead) > 1:
            lines.append(("draw", ", ".join(map(desk.words.tell, ahead))))
        else:
            lines.append(("winner-you",) if ahead[0] == ("you",) else ("winner", ahead[0]))
    return lines
