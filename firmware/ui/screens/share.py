"""A round that is over, to be shared: its number, or its date and game, and how many rows it took, X where the code was
not broken, and whether that was with help; then a row of squares for each mark. And the seal on a code: its check
number while the round runs, and the sealed text once the code is known.
"""

from firmware.engine.games import name_of
from firmware.game import number
from firmware.game.day import write as write_day
from firmware.game.phases import DONE, OVER
from firmware.game.round import WON
from firmware.game.seal import check_number, plain, salt_text
from firmware.ui import notation, players, puzzles
from firmware.ui.at_stake import known_sides
from firmware.ui.screen import Screen
from firmware.ui.words import Wrong

_SQUARES = {notation.EXACT_SIGN: "\U0001f7ea", notation.NEAR_SIGN: "\U0001f7e6"}
_NEITHER = "\u2b1b"


class Share(Screen):
    """The lines that tell of a round that is over, to be copied; lights show its number."""

    title = ()

    def __init__(self, shell):
        Screen.__init__(self, shell)
        match = self.desk.match
        sides = known_sides(match)
        self.short = " ".join([number.write(side.variant, side.secret()) for side in sides])
        for side in sides:
            if match.rules.laid:
                self._tell_puzzle(match.rules, side)
            else:
                several = len(match.sides) > 1
                name = players.named(self.desk, match, match.breaker(match.sides.index(side))) if several else ()
                self._tell_round(match.rules, side, name)

    def _tell_puzzle(self, rules, side):
        took = side.misses + 1 if side.state == WON else "X"
        words = self.desk.words
        told = "{}: {}: {}".format(words("device"), words("puzzle", puzzles.name(rules)), took)
        self.put(told + self._with_help(side))

    def _tell_round(self, rules, side, name):
        variant = side.variant
        told = number.write(variant, side.secret())
        if rules.day:
            told = "{} {}".format(write_day(rules.day), name_of(variant))
        if name:
            told = "{}, {}".format(self.desk.words.tell(name), told)
        took = len(side.rows) if side.state == WON else "X"
        how = self._with_help(side) if rules.counts else ", " + self.desk.words("share-practice")
        self.put("{} {}: {}/{}".format(self.desk.words("device"), told, took, variant.rows) + how)
        for _, mark in side.rows:
            signs = notation.tell_mark(variant, mark) + notation.NEITHER * variant.pegs
            self.put("".join([_SQUARES.get(signs[place], _NEITHER) for place in range(variant.pegs)]))

    def _with_help(self, side):
        return ", " + self.desk.words("share-helped") if side.hints else ""


class Seal(Screen):
    title = ()

    def __init__(self, shell):
        Screen.__init__(self, shell)
        match = self.desk.match
        sealed = [played for played in match.sides if played and played.salt]
        if not sealed:
            raise Wrong("no-seal")
        for played in sealed:
            check = check_number(played.variant, played.known(), played.salt)
            code = played.secret() if match.phase in (OVER, DONE) else None
            if code is None:
                self.say("seal", check)
                self.say("seal-how")
                self.short = ("seal", check)
            else:
                self.say("seal-was", "{}-{}".format(plain(played.variant, code), salt_text(played.salt)))
                self.say("seal-begins", check)


SCREENS = {"share": Share, "seal": Seal}
