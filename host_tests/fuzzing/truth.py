"""Check what a device says against the match in its memory, and against a look at all codes one by one.

Nothing is said before it is saved, so the memory is the truth of each line. Lines are known by the tables of words, in
every language. Of games too large to look through less is checked.
"""

import hashlib
import random
import re

from firmware.engine import codes
from firmware.engine.marks import fits
from firmware.game import grading, saved
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, OVER
from firmware.game.modes import PERSON
from firmware.game.round import EVIL, LOST, RUNNING
from firmware.game.seal import sealed
from firmware.keep.log import MATCH, SETTINGS, Log
from firmware.ui import choices, notation
from firmware.ui.words import LANGUAGES
from tools import ROOT

MOST_LOOKED_THROUGH = 1300  # codes of a game
ROW = re.compile(r"^(?:.{10,} )? ?(\d+)\. ((?:[A-Z0-9-] )*[A-Z0-9-]) : (\S+)$")
GRADE = re.compile(r"^(\d+) (?:.+ )?([A-Z0-9-]+) ?: .*: \D+(\d+) > (\d+) \(\D*?(~?)[\d.,]+\)")
DISPUTED = (CHECK, DISPUTE)  # a saved dispute is read as the check that finds it again
LESSON_ROWS = "6"  # of the round in the lesson, whose rows are not those of the match
# Lines that go on with a list of codes, and lines that may spell the secret by chance.
OF_A_LIST = ("help-list", "left", "or-enter", "thinking", "helped")
BY_CHANCE = ("mark", "code-fits", "advice", "advice-not-fitting", "left", "seal", "seal-sent", "or-enter")
BY_CHANCE += ("help-guess", "colours", "no-colour", "tell-place")


class Untruth(AssertionError):
    """A line that is not so."""


class Memory:
    """The match as the memory of a board has it, and the signs in which its codes are written."""

    def __init__(self):
        self.signs = "colours"
        self._nvm = None
        self._match = None

    def match(self, nvm):
        if nvm != self._nvm:
            self._nvm = bytes(nvm)
            log = Log(nvm)
            settings, match = log.read(SETTINGS), log.read(MATCH)
            self.signs = choices.read(settings)[1].get("signs", "colours") if settings else "colours"
            self._match = saved.load(match, random.Random(0).randrange) if match else None
        return self._match


class Witness:
    """Hears all that is said, and raises `Untruth`. `counts` has how much of each kind was checked."""

    def __init__(self):
        self.counts = {}
        self._codes = {}  # that fit some rows of a game
        self._listed = None  # the rows of the sides whose codes are being listed
        self._was_listed = False  # since the power came
        self._finding = None  # that the line before told
        self._seal = ""
        self._in_lesson = False  # its lines are about rows of its own
        self._signs = "colours"
        self._typed = set()  # whoever types a code knows it, and a name may be one

    def begin(self):
        """Begin with a person who has typed nothing."""
        self._typed.clear()

    def typed(self, line):
        self._typed.add(line.strip())

    def stopped(self):
        """Forget what was begun, as whoever listened was away."""
        self._listed = self._finding = None
        self._in_lesson = self._was_listed = False

    def hear(self, line, match, signs="colours"):
        """Check a line said while the match stands like this, with codes written in these signs."""
        self._signs = signs
        key, filled = known(line)
        finding, self._finding = self._finding, None
        if match is None:
            return
        # one row alone is wrong, unless somebody at the lights took the correction before its other rows were told
        if finding and key != "finding-too" and match.phase in DISPUTED and finding[0] == list(match.round.rows):
            self._check_finding(match, *finding)
        if OF_THE_LESSON.match(line):
            self._in_lesson = True
            return
        if key == "guess" and filled[1] != LESSON_ROWS:
            self._in_lesson = False
        if self._listed is None and (" " in line or self._was_listed) and self._lists(match.variant(), line):
            self._begin_list(match)  # somebody at the lights brought the next page
        self._check_secrecy(line, key, match)
        if self._in_lesson and (ROW.match(line) or key in ("guess", "code-fits")):
            return
        if grade := GRADE.match(line):
            self._check_grade(match, *grade.groups())
        elif row := ROW.match(line):
            self._check_row(match, *row.groups())
        elif key in HEARD:
            getattr(self, "said_" + key.replace("-", "_"))(match, *filled)
        elif key is None and self._listed is not None:
            self._check_listed(match, line)
        if key and key not in OF_A_LIST:
            self._listed = None

    def secret(self, echo, code):
        """Check that a code typed to be kept from the other side did not come back on the screen."""
        self._check("echo", code not in echo, echo)

    def _check(self, kind, is_so, *said):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if not is_so:
            raise Untruth(f"{kind}: {said}")

    def _fitting(self, variant, rows):
        """Return the codes that fit the rows; None in a game too large to look through."""
        if variant.space > MOST_LOOKED_THROUGH:
            return None
        at = variant.key(), tuple(rows)
        if at not in self._codes:
            self._codes[at] = [code for code in codes.walk(variant) if fits(variant, rows, code)]
        return self._codes[at]

    def _code(self, match, text):
        return notation.read_code(match.variant(), text, self._signs)

    # codes that are left

    def said_help_list(self, match):
        if match.round is not None:  # otherwise it was HELP that said so
            self._was_listed = True
            self._begin_list(match)

    def said_left(self, match, left):
        told = self._begin_list(match)
        if told and left != "?":
            self._check("count", agrees(left, told), left, told)

    def _begin_list(self, match):
        """Count the codes left for the round, or at its end for each side that has used up its rows."""
        sides = [match.round]
        if match.phase >= OVER:
            sides = [side for side in match.sides if side.state == LOST] or sides
        self._listed = [list(side.rows) for side in sides]
        counted = [self._fitting(match.variant(), rows) for rows in self._listed]
        return [len(codes) for codes in counted if codes is not None]

    def _check_listed(self, match, line):
        variant = match.variant()
        if not self._lists(variant, line):
            self._listed = None
            return
        for code in [self._code(match, word) for word in line.split()]:
            self._check("list", any(fits(variant, rows, code) for rows in self._listed), line, self._listed)

    def _lists(self, variant, line):
        word = f"[{notation.letters(variant, self._signs)}]{{{variant.pegs}}}"  # a dash comes last
        return re.fullmatch(f"{word}( {word})*", line)

    # what is asked and advised

    def said_guess(self, match, number, rows):
        self._check("guess asked", match.phase == GUESS and int(number) == len(match.round.rows) + 1, number)
        self._check("rows of a player", int(rows) == match.variant().rows, rows)

    def said_mark_elsewhere(self, match):
        self._check("mark asked", match.phase == MARK)

    def said_code_fits(self, match, code):
        if match.phase >= OVER:
            self.said_code_was(match, code)
            return
        self._check("hint", fits(match.variant(), match.round.rows, self._code(match, code)), code)

    def said_advice_not_fitting(self, match, code):
        self._check("advice", not fits(match.variant(), match.round.rows, self._code(match, code)), code)

    def said_advice(self, match, code):
        self.said_code_fits(match, code)

    # rows

    def _check_row(self, match, number, guess, mark):
        variant = match.variant()
        at, guess = int(number) - 1, self._code(match, guess)
        there = [side.rows[at] for side in match.sides if side and at < len(side.rows)]
        told = [(code, notation.tell_mark(variant, mark)) for code, mark in there]
        self._check("row", (guess, mark) in told, number, guess, mark, told)
        people = [side for side in range(len(match.sides)) if match.sides[side] and match.kinds(side)[1] == PERSON]
        for rows in [match.sides[side].rows for side in people if match.rules.hard]:
            own = range(len(match.rules.given_rows), len(rows))
            self._check("hard rule", all(fits(variant, rows[:at], rows[at][0]) for at in own), rows)

    def _check_grade(self, match, number, guess, before, after, estimated, *_):
        sides = [match.sides[side].rows for side in grading.sides(match)]
        entries = [rows[:end] for rows in sides for end in range(1, len(rows) + 1)]
        rows = entries[int(number) - 1]
        self._check("grade of a row", match.phase >= OVER and rows[-1][0] == self._code(match, guess), number, guess)
        left = [self._fitting(match.variant(), played) for played in (rows[:-1], rows)]
        if not estimated and left[0] is not None:
            so = list(map(len, left))
            self._check("grade", [int(before), int(after)] == so, number, before, after, so)

    # a dispute

    def said_contradiction(self, match):
        self._check("dispute", match.phase in DISPUTED)
        codes = self._fitting(match.variant(), match.round.rows)
        if codes is not None:
            self._check("contradiction", not codes, match.round.rows)

    def said_finding(self, match, row, mark, left):
        self._finding = list(match.round.rows), int(row), mark, left

    def _check_finding(self, match, rows, row, mark, left):
        rows[row - 1] = rows[row - 1][0], notation.read_mark(match.variant(), mark)
        codes = self._fitting(match.variant(), rows)
        if codes is not None:
            self._check("finding", agrees(left, [len(codes)]), rows, left)

    # secrets

    def said_code_was(self, match, code):
        told = [side.secret() for side in match.sides if side is not None and side.state != RUNNING]
        self._check("code told", match.phase >= OVER and self._code(match, code) in told, code, told)

    def said_seal_was(self, _match, text):
        self._seal = text

    def said_seal_begins(self, _match, begins):
        digits = hashlib.sha256(self._seal.encode()).hexdigest()
        self._check("seal", digits.startswith(begins.replace(" ", "")), self._seal, begins)

    def _check_secrecy(self, line, key, match):
        if match.phase >= OVER or key in BY_CHANCE or self._listed is not None or ROW.match(line):
            return
        sides = [(side, side.hidden_code()) for side in match.sides if side is not None]
        over = {code for side, code in sides if side.state != RUNNING}
        for side, hidden in sides:
            if side.holder != EVIL and hidden is not None and hidden not in over:
                in_digits = sealed(side.variant, hidden, 0).partition("-")[0]
                spelt = notation.spell(side.variant, hidden, "", self._signs), in_digits
                told = [
                    code
                    for code in spelt
                    if len(code) > 2
                    and not {code, " ".join(code)} & self._typed
                    and (f" {code} " in f" {line} " or " ".join(code) in line)
                ]
                self._check("secrecy", not told, line, told)


HEARD = [name.removeprefix("said_").replace("_", "-") for name in vars(Witness) if name.startswith("said_")]


def agrees(said, counts):
    """Return whether a number of codes is one of these, or is said to be an estimate, or the least that there are."""
    number = int("".join(sign for sign in said if sign.isdigit()))
    if said[0].isdigit():
        return number in counts
    return said.startswith("~") or number <= max(counts)


TABLES = [(ROOT / f"firmware/words/{language}.txt").read_text("utf-8").splitlines() for language in LANGUAGES]


def pattern(begin, before="", after=""):
    """Return a pattern for the lines whose keys begin so, right in any language, between `before` and `after`."""
    texts = {line.partition(": ")[2] for table in TABLES for line in table if line.startswith(begin)}
    assert texts, f"no text has a key that begins with {begin}"
    filled = [re.escape(text).replace(re.escape("{}"), "(.+?)") for text in texts]
    return re.compile("|".join(f"^{before}{text}{after}$" for text in filled))


PATTERNS = {key: pattern(f"{key}: ") for key in dict.fromkeys((*HEARD, *OF_A_LIST, *BY_CHANCE, "finding-too"))}
PATTERNS["help-list"] = pattern("help-list: ", "[^:]+: ")  # behind the word
PATTERNS["tell-place"] = pattern("tell-place: ", after=" ?: .+")  # before its colours
OF_THE_LESSON = pattern("lesson-")


def known(line):
    """Return the key of a line and what fills it; None and nothing for a line that tells nothing of the match."""
    for key, texts in PATTERNS.items():
        if match := texts.match(line):
            return key, [filled for filled in match.groups() if filled is not None]
    return None, []
