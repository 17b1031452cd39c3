"""Games with one wrong mark, and the most that any rule could find out about them: the rule of Bayes over all codes.

All guesses of such a game are draws of codes that fit the rows so far, right or wrong, so they say nothing about the
code beyond what the rows say. What is left are the codes that agree with all rows but one of the first four, where they
are one peg off; each counts as much as the chance that its right mark became this wrong one.

  .venv/bin/python -m host_tests.engine.spoilt [GAME [GAMES [SEED ...]]]     the doctor beside the optimum
"""

import random
import sys
from collections import Counter
from statistics import stdev

from firmware.engine import marks, ranks
from firmware.engine.candidates import candidates
from firmware.engine.doctor import examine, pegs_off
from firmware.engine.games import named
from firmware.engine.ways.lanes import Lanes
from tools.rounds import finish, found

SPOILT = 4  # the wrong mark is among this many first marks
GUESSED = 3  # findings to look at


def spoilt_game(variant, chance):
    """Play guesses that fit, one mark of the first four a peg off; return the rows, the wrong one, its right mark."""
    while True:
        secret = ranks.draw(variant, chance.randrange)
        wrong = chance.randrange(SPOILT)
        right = marks.solved(variant)
        possible = candidates(variant)
        while len(possible.rows) < variant.rows:
            guesses = found(possible.some(1, chance.randrange))
            if not guesses:
                return possible.rows, wrong, right
            mark = marks.score(variant, guesses[0], secret)
            if mark == marks.solved(variant):
                break  # too obvious to be overlooked
            if len(possible.rows) == wrong:
                right = mark
                mark = chance.choice(one_peg_off(variant, mark))
            if mark == marks.solved(variant):
                break
            possible.add(guesses[0], mark)


def one_peg_off(variant, mark):
    return [other for other in marks.possible(variant) if pegs_off(variant, mark, other) == 1]


class Optimum:
    """Knows how likely each row, with its right mark, is the wrong one."""

    def __init__(self, variant):
        self.variant = variant
        self._lanes = Lanes(variant, list(ranks.walk(variant)))
        finish(self._lanes.fill())
        self._marks = {}
        self._mistakes = {mark: one_peg_off(variant, mark) for mark in marks.possible(variant)}

    def chances(self, rows, spoilt=SPOILT):
        """(row, its right mark): the chance that it is so; `spoilt` is how many of the first rows may be wrong."""
        weights = Counter()
        for row, right in self._misfits(rows):
            if row < spoilt and right != marks.solved(self.variant) and rows[row][1] in self._mistakes[right]:
                weights[row, right] += 1 / len(self._mistakes[right])
        whole = sum(weights.values())
        return {finding: weight / whole for finding, weight in weights.items()}

    def _misfits(self, rows):
        """Of each code that all rows but one agree with: that row, and its right mark."""
        given = [self._given(guess) for guess, _ in rows]
        told = [mark for _, mark in rows]
        for column in zip(*given, strict=True):
            wrong = [row for row, mark in enumerate(column) if mark != told[row]]
            if len(wrong) == 1:
                yield wrong[0], column[wrong[0]]

    def _given(self, guess):
        if guess not in self._marks:
            self._marks[guess] = self._lanes.marks(guess)
        return self._marks[guess]


def ranked(chances):
    """Return the findings that these chances make: of each row its likeliest mark, the likeliest row first."""
    rows = Counter()
    for (row, _), chance in chances.items():
        rows[row] += chance
    best = {}
    for row, right in sorted(chances, key=chances.get):
        best[row] = right
    return [(row, best[row]) for row, _ in rows.most_common(GUESSED)]


def shares(findings, chances):
    """Return the chances that the wrong row, and its right mark too, are among the first one, two, three findings."""
    of_rows = Counter()
    for (row, _), chance in chances.items():
        of_rows[row] += chance
    named_rows = [of_rows[row] for row, _ in findings] + [0] * GUESSED
    named_marks = [chances.get(finding, 0) for finding in findings] + [0] * GUESSED
    return [sum(named[: most + 1]) for named in (named_rows, named_marks) for most in range(GUESSED)]


def diagnosis(variant, rows):
    """Return what the doctor says first, in the same form; a set of rows is no single one."""
    findings = []
    finish(examine(variant, rows, findings))
    return [
        (finding.rows[0] if len(finding.rows) == 1 else None, finding.mends[0].marks[0])
        for finding in findings[:GUESSED]
    ]


def compared(name, games, seed):
    """Return the shares of the optimum, of one not told that row five and later ones are right, and of the doctor."""
    variant = named(name)
    optimum = Optimum(variant)
    chance = random.Random(seed)
    all_shares = ([], [], [])
    for _ in range(games):
        rows, _, _ = spoilt_game(variant, chance)
        chances = optimum.chances(rows)
        for number, findings in enumerate(
            (ranked(chances), ranked(optimum.chances(rows, len(rows))), diagnosis(variant, rows))
        ):
            all_shares[number].append(shares(findings, chances))
    return all_shares


def table(all_shares):
    """Lines: means in percent with their standard errors."""
    for who, lines in zip(("optimum", "of any row", "doctor"), all_shares, strict=True):
        means = [100 * sum(column) / len(lines) for column in zip(*lines, strict=True)]
        errors = [100 * stdev(column) / len(lines) ** 0.5 for column in zip(*lines, strict=True)]
        told = [f"{mean:.1f}+-{error:.1f}" for mean, error in zip(means, errors, strict=True)]
        yield f"{who:10}  row {'  '.join(told[:GUESSED])}  with its mark {'  '.join(told[GUESSED:])}"


if __name__ == "__main__":
    name, games, *seeds = [*sys.argv[1:3], *("classic", "3000")[len(sys.argv[1:3]) :], *sys.argv[3:]]
    for seed in seeds or ["2026"]:
        print(f"{name}, {games} games of seed {seed}, in the first 1, 2, 3, in percent:")
        for line in table(compared(name, int(games), int(seed))):
            print("  " + line, flush=True)
