"""The best guess for a set of codes, as far as a search of two guesses finds it.

Some codes are looked at, drawn from the set and from all; then those that are like the best, at one place or with two
exchanged, as long as that finds better ones. Of the best few each part is searched in the same way, with fewer guesses.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from firmware.engine import marks as told
from firmware.engine.variant import Variant
from firmware.engine.ways import sampled
from tools.books.maker.bits import bits_of
from tools.books.openings import marks

Codes: TypeAlias = NDArray[np.int64]

LOOKED_AT = 3000  # guesses for a set
IN_PARTS = 200  # and for a part of it
FOLLOWED = 20  # guesses whose parts are searched
VARIED = 10  # guesses, in so many rounds:
ROUNDS = 3
MEMBERS = 100_000  # of a larger set so many are drawn, and tell as well which guess is best


class Choice:
    """Chooses guesses for sets of these codes, which are all of a variant or a fair draw of them."""

    def __init__(self, variant: Variant, codes: Codes) -> None:
        self.variant = variant
        self.codes = codes
        self._bits = bits_of(variant, codes)
        self._won = told.solved(variant)
        size = np.arange(1, len(codes) + 1)
        stands_for = size * (variant.space / len(codes))
        to_come = sampled.GUESS + sampled.NOT_ALONE * (stands_for > 1) + sampled.GUESSES_PER_BIT * np.log2(stands_for)
        self._worth = np.concatenate([[0], np.rint(size * to_come)]).astype(np.int64)

    def parts(self, members: Codes, guess: int) -> dict[int, Codes]:
        """Sort the members by the mark that the guess gets, and leave out the code that it wins."""
        found_marks = marks.marks(self._bits[members], bits_of(self.variant, np.array([guess]))[0])
        order = np.argsort(found_marks, kind="stable")
        cuts = np.flatnonzero(np.diff(found_marks[order])) + 1
        parts = np.split(members[order], cuts)
        return {int(mark): part for mark, part in zip(np.unique(found_marks), parts, strict=True) if mark != self._won}

    def guess(self, members: Codes, chance: np.random.Generator) -> int:
        if len(members) > MEMBERS:
            members = chance.choice(members, MEMBERS, replace=False)
        guesses, worths = self._looked_at(members, chance, LOOKED_AT)
        guesses, worths = self._varied(members, guesses, worths)
        best = best_worth = -1
        for guess in guesses[np.argsort(worths, kind="stable")[:FOLLOWED]]:
            worth = 0
            for part in self.parts(members, guess).values():
                worth += self._least(part, chance)
                if 0 <= best_worth <= worth:
                    break
            else:
                best, best_worth = int(guess), worth
        return best

    def _least(self, members: Codes, chance: np.random.Generator) -> int:
        """Estimate the work that the best of a few guesses leaves."""
        if len(members) < 3:
            return int(self._worth[len(members)])
        _, worths = self._looked_at(members, chance, min(IN_PARTS, 4 * len(members)))
        return int(worths.min()) + sampled.GUESS * len(members)

    def _looked_at(self, members: Codes, chance: np.random.Generator, most: int) -> tuple[Codes, Codes]:
        """Draw guesses that fit and guesses that need not; return them with the worth of each."""
        inside = chance.choice(members, min(len(members), most // 2), replace=False)
        outside = chance.integers(0, len(self.codes), most - len(inside))
        drawn = np.unique(np.concatenate([inside, outside]))
        return self.codes[drawn], self._worths(members, self._bits[drawn])

    def _varied(self, members: Codes, guesses: Codes, worths: Codes) -> tuple[Codes, Codes]:
        for _ in range(ROUNDS):
            best = guesses[np.argsort(worths, kind="stable")[:VARIED]]
            new = np.setdiff1d(np.concatenate([alike(self.variant, code) for code in best]), guesses)
            if not len(new):
                break
            more = self._worths(members, bits_of(self.variant, new))
            better = more.min() < worths.min()
            guesses, worths = np.concatenate([guesses, new]), np.concatenate([worths, more])
            if not better:
                break
        return guesses, worths

    def _worths(self, members: Codes, guesses: NDArray[np.uint64]) -> Codes:
        results = np.zeros(len(guesses), np.int64)
        marks.worths(self._bits[members], guesses, self._worth, self._won, results)
        return results


def alike(variant: Variant, code: int) -> Codes:
    """List the codes with another colour at one place, and those with two places exchanged."""
    base = variant.base
    colours = [int(code) // base**place % base for place in range(variant.pegs)]
    found = []
    for place, colour in enumerate(colours):
        found += [code + (other - colour) * base**place for other in range(base) if other != colour]
        for before in range(place):
            if colours[before] != colour:
                found.append(code + (colour - colours[before]) * (base**before - base**place))
    return np.array(found)
