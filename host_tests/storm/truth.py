"""Checks what a device says against the match in its memory, and against a count of all codes one by one.

Nothing is said before it is saved, so the memory is the truth of each line. Lines are known by the tables of words, in
every language. Games too large to count are checked less.
"""

import hashlib
import itertools
import random
import re
from fractions import Fraction

from firmware.engine import codes, ranks
from firmware.game import loading
from firmware.game.agreed import PERSON
from firmware.game.phases import DISPUTE, GUESS, MARK, OVER
from firmware.game.round import EVIL, LOST, RUNNING
from firmware.game.seal import plain
from firmware.keep.log import MATCH, SETTINGS, Log
from firmware.ui import notation, preferences
from host_tests.storm.brute import MOST_LOOKED_THROUGH, Brute, fits
from host_tests.storm.lines import GRADE, NO_SECRET_KEPT, OF_A_LIST, ROW, known


class Untruth(AssertionError):
    """What was said is not so."""


class Memory:
    """The match as the memory of a board has it, and the signs in which its codes are written."""

    def __init__(self):
        self.signs = "colours"
        self._nvm = None
        self._content = None
        self._match = None

    def match(self, nvm):
        if nvm == self._nvm:
            return self._match
        self._nvm = bytes(nvm)
        log = Log(nvm)
        content = log.read(SETTINGS)
        self.signs = preferences.read(content)[1].get("signs", "colours") if content else "colours"
        content = log.read(MATCH)
        if content != self._content:
            self._content = content
            self._match = loading.load(content, random.Random(0).randrange)[0] if content else None
        return self._match


class Witness:
    """Listens to all that is said. `counts` has how much of each kind was held against the truth."""

    def __init__(self):
        self.counts = {}
        self._brute = Brute()
        self._listed = None  # the codes of the list being printed, and the rows it belongs to
        self._goes_on = False  # whether there are further pages
        self._asked_for = 0  # the row of the last question
        self._finding_told = None
        self._sealed = None
        self._signs = "colours"

    def hear(self, line, match, signs="colours"):
        """A line is said, and this is how the match stands; codes are written in these signs."""
        self._signs = signs
        key, filled = known(line)
        self._end_finding(key, match)
        if match is None:
            return
        self._secrecy(line, key, match)
        row, grade = ROW.match(line), GRADE.match(line)
        if grade:
            self._grade(grade, match)
        elif row:
            self._row(row, match)
        elif key:
            getattr(self, "_" + key.replace("-", "_"), lambda *_: None)(match, *filled)
        elif self._listed is not None:
            self._codes(line, match)
        if key and key not in OF_A_LIST:
            self._listed = None  # overtaken

    def _hold(self, kind, is_so, *said):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if not is_so:
            raise Untruth(f"{kind}: {said}")

    def _code(self, variant, text):
        return notation.read_code(variant, text, self._signs)

    # what is said

    def _left(self, match, left):
        told = [len(fitting) for fitting in self._begin_list(match, not left[0].isdigit()) if fitting is not None]
        if told:
            self._hold("count", _agrees(left, told), left, told)

    def _left_none(self, match):
        self._begin_list(match, True)

    def _begin_list(self, match, goes_on):
        """The codes that may be meant: of the rows that are played, at the end of a side that has used up its rows."""
        sides = [match.round]
        if match.phase >= OVER:
            sides = [side for side in match.sides if side.state == LOST] or sides
        self._listed = ([], [list(side.rows) for side in sides])
        self._goes_on = goes_on
        return [self._brute.fitting(match.variant(), side.rows) for side in sides]

    def _codes(self, line, match):
        variant = match.variant()
        word = f"[{notation.letters(variant, self._signs)}]{{{variant.pegs}}}"  # a dash comes last
        if not re.fullmatch(f"{word}( {word})*", line):
            self._listed = None  # overtaken
            return
        self._goes_on = False
        listed, meant = self._listed
        told = [self._code(variant, word) for word in line.split()]
        for code in told:
            could = [fits(variant, rows, code) for rows in meant]
            self._hold("list", any(could), line, meant)
        order = [ranks.turned(variant, code) for code in listed[-1:] + told]
        self._hold("order of a list", order == sorted(set(order)), line)
        listed.extend(told)

    def _end_list(self, match):
        """A prompt follows: where the list was told to its end, nothing is missing."""
        listed, self._listed = self._listed, None
        goes_on, self._goes_on = self._goes_on, False
        if listed and listed[0] and not goes_on and listed[1] == [match.round.rows]:
            fitting = self._brute.fitting(match.variant(), listed[1][0])
            if fitting is not None:
                self._hold("whole list", listed[0] == fitting, len(listed[0]), len(fitting))

    def stopped(self):
        """A list was stopped, or whoever listened was away."""
        self._listed = None
        self._finding_told = None

    def _more(self, _match):
        self._goes_on = True

    def _and_more(self, _match):
        self._listed = None

    def _list_cut(self, _match):
        self._listed = None

    def _guess(self, match, number, rows):
        self._asked_for = int(number)
        self._hold("guess asked", match.phase == GUESS and int(number) == len(match.round.rows) + 1, number)
        self._hold("rows of a player", int(rows) == match.variant().rows, rows)
        self._end_list(match)

    def _guess_of(self, match, _who, number, rows):
        self._guess(match, number, rows)

    def _mark(self, match, number, _rows, guess):
        asked = match.phase == MARK and int(number) == len(match.round.rows) + 1
        self._hold("mark asked", asked and self._code(match.variant(), guess) == match.round.pending, number, guess)
        self._end_list(match)

    def _mark_elsewhere(self, match):
        self._hold("mark asked", match.phase == MARK)

    def _fitting(self, match, code):
        variant = match.variant()
        code = self._code(variant, code)
        could = fits(variant, match.round.rows, code)
        self._hold("hint", could, code)

    def _advice(self, match, code):
        self._fitting(match, code)

    def _advice_not_fitting(self, match, code):
        variant = match.variant()
        code = self._code(variant, code)
        could = fits(variant, match.round.rows, code)
        self._hold("advice that does not fit", not could, code)

    def _against(self, match, row):
        rows = len(match.round.rows)
        if match.phase == OVER and rows == self._asked_for:
            rows -= 1  # a press has ended the round since it was said, by the row that is asked for
        else:
            self._hold("time of a row against a guess", match.phase == GUESS)
        so = match.rules.hard and 0 < int(row) <= rows
        self._hold("row against a guess", so, row)

    def _contradiction(self, match):
        self._hold("dispute", match.phase == DISPUTE)
        fitting = self._brute.fitting(match.variant(), match.round.rows)
        if fitting is not None:
            self._hold("contradiction", not fitting, match.round.rows)

    def _finding(self, match, row, mark, left):
        self._finding_told = [(int(row), mark)], left

    def _code_was(self, match, code):
        code = self._code(match.variant(), code)
        told = [side.secret() for side in match.sides if side is not None and side.state != RUNNING]
        self._hold("code told", match.phase >= OVER and code in told, code, told)

    def _code_fits(self, match, code):
        self._code_was(match, code)
        self._hold("evil code", any(side.holder == EVIL for side in match.sides))

    def _seal_was(self, _match, text):
        self._sealed = text

    def _seal_begins(self, _match, begins):
        digits = hashlib.sha256(self._sealed.encode()).hexdigest()
        self._hold("seal", digits.startswith(begins.replace(" ", "")), self._sealed, begins)

    def _known_place(self, match, place, colours):
        variant = match.variant()
        fitting = self._brute.fitting(variant, match.round.rows)
        if fitting is not None and match.phase < OVER:
            at = int(place) - 1
            there = sorted({codes.unpack(variant, code, [0] * variant.pegs)[at] for code in fitting})
            signs = notation.letters(variant, self._signs)
            self._hold("colours of a place", colours.split() == [signs[digit] for digit in there], place, colours)

    def _helped(self, match):
        self._hold("first help", match.rules.counts and match.round.hints > 0)

    def _solved(self, match, tries):
        self._hold("tries", match.phase >= OVER and int(tries) == match.round.misses + 1, tries)

    def _row(self, row, match):
        variant = match.variant()
        number, guess = int(row[1]), self._code(variant, row[2])
        there = [side.rows[number - 1] for side in match.sides if side and number <= len(side.rows)]
        told = [(given, notation.tell_mark(variant, mark)) for given, mark in there]
        self._hold("row", (guess, row[3]) in told, row[0], told)
        if match.rules.hard:
            people = [side for side in range(len(match.sides)) if match.sides[side] and match.kinds(side)[1] == PERSON]
            for rows in [match.sides[side].rows for side in people]:
                could = [fits(variant, rows[:at], rows[at][0]) for at in range(len(match.rules.laid), len(rows))]
                self._hold("rows under the hard rule", all(could), rows)

    def _best_row(self, match, number, before, after):
        variant = match.variant()
        at = int(number)
        if variant.space > MOST_LOOKED_THROUGH:
            return
        so = []
        for rows in [side.rows for side in match.sides if len(side.rows) >= at]:
            left = [len(self._brute.fitting(variant, rows[:end])) for end in range(len(rows) + 1)]
            shares = [Fraction(fewer, many) if many else 1 for many, fewer in itertools.pairwise(left)]
            if shares[at - 1] == min(shares) < 1:
                so.append((left[at - 1], left[at]))
        self._hold("best row", (int(before), int(after)) in so, number, so)

    def _grade(self, grade, match):
        variant = match.variant()
        number, guess = int(grade[1]), self._code(variant, grade[2])
        sides = [side for side in match.sides if number <= len(side.rows) and side.rows[number - 1][0] == guess]
        self._hold("grade of a row", match.phase >= OVER and sides, grade[0])
        if variant.space > MOST_LOOKED_THROUGH or grade[5]:
            return
        told = int(grade[3]), int(grade[4])
        so = [tuple(len(self._brute.fitting(variant, side.rows[:at])) for at in (number - 1, number)) for side in sides]
        self._hold("grade", told in so, grade[0], so)
        expected = [self._brute.expected(variant, side.rows[: number - 1], guess) for side in sides]
        whole, _, hundredths = grade[6].partition(".")
        near = [abs(100 * int(whole) + int(hundredths or 0) - one) <= 100 for one in expected]
        self._hold("expected", any(near), grade[0], expected)

    def _end_finding(self, key, match):
        told = self._finding_told
        if told is None:
            return
        self._finding_told = None
        if key == "finding-too" or match is None or match.phase != DISPUTE:
            return  # several rows: the marks that belong together spread over several lines
        (row, mark), left = told[0][0], told[1]
        rows = list(match.round.rows)
        rows[row - 1] = (rows[row - 1][0], notation.read_mark(match.variant(), mark))
        fitting = self._brute.fitting(match.variant(), rows)
        if fitting is not None:
            self._hold("finding", _agrees(left, [len(fitting)]), rows, left)

    # what must not be said

    def secret(self, echo, code):
        """What was typed to be kept from the other side did not come back on the screen."""
        self._hold("echo", code not in echo, echo)

    def _secrecy(self, line, key, match):
        if match.phase >= OVER or key in NO_SECRET_KEPT or self._listed is not None or ROW.match(line):
            return
        over = {side.known() for side in match.sides if side is not None and side.state != RUNNING}
        for side in match.sides:
            if side is None or side.known() is None or side.holder == EVIL or side.known() in over:
                continue
            variant = side.variant
            spelt = {notation.spell(variant, side.known(), "", self._signs), plain(variant, side.known())}
            spelt = {code for code in spelt if len(code) > 2}
            told = any(f" {code} " in f" {line} " or " ".join(code) in line for code in spelt)
            self._hold("secrecy", not told, line, spelt)


def _agrees(said, counts):
    """Return whether a number of codes is one of these; an estimate always is, and the least that there are if one of
    these is as large.
    """
    number = int("".join(sign for sign in said if sign.isdigit()))
    if said[0].isdigit():
        return number in counts
    return said.startswith("~") or number <= max(counts)
