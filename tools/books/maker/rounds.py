"""The top of a book: openings and second guesses are tried in rounds.

Round `e` searches everything below the surviving guesses with effort `e`, and the best survive into the next round.
Small second sets are searched whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.books.maker.beam import Beam, Members
from tools.books.maker.desk import IMPOSSIBLE
from tools.books.maker.jobs import Job, Jobs
from tools.books.maker.recipe import one_fewer


@dataclass
class Spot:
    """A set with the guesses that survive there; none if it is searched whole."""

    members: Members
    left: int
    options: dict[int, list[Spot]] = field(default_factory=dict)
    total: int = IMPOSSIBLE
    choice: int = -1


class Rounds:
    """The search for the best tree for all codes of a variant."""

    def __init__(self, beam: Beam, jobs: Jobs) -> None:
        self._beam = beam
        self._jobs = jobs
        self._recipe = beam.recipe

    def make(self) -> tuple[int, list[int]]:
        """Return the total of the best tree found, and its line of guesses."""
        root = self._spot(self._beam.everything(), self._recipe.limit, True)
        for effort in range(len(self._recipe.efforts)):
            self._jobs.run(self._leaves(root, effort), f"{self._recipe.book} {effort}")
            self._settle(root, effort)
        return root.total, self._line(root, len(self._recipe.efforts) - 1)

    def _spot(self, members: Members, left: int, is_root: bool) -> Spot:
        """Make a spot with all options that the first round tries."""
        spot = Spot(members, left)
        large = len(members) > max(self._recipe.spread_size, self._recipe.endgame_size)
        if not is_root and not large:
            return spot
        width = self._recipe.widths(len(self._recipe.efforts) - 1, len(members))[0]
        guesses = self._beam.ranked(members, width)
        if is_root and self._recipe.openings:
            guesses = list(self._recipe.openings)
        below = one_fewer(left)
        for guess in guesses:
            parts = self._beam.parts(members, guess)
            spot.options[guess] = [self._spot(part, below, False) if is_root else Spot(part, below) for part in parts]
        return spot

    def _leaves(self, spot: Spot, effort: int) -> list[Job]:
        """List the sets to search whole in this round."""
        if not spot.options:
            return [(self._beam.name(spot.members), spot.members, effort, spot.left)]
        spots = [child for children in spot.options.values() for child in children]
        return [job for child in spots for job in self._leaves(child, effort)]

    def _settle(self, spot: Spot, effort: int) -> None:
        """Total up the results of a round and drop the options that fell behind."""
        if not spot.options:
            name = self._beam.name(spot.members)
            spot.total = self._jobs.results[name, effort, spot.left][0]
            return
        totals = {}
        for guess, children in spot.options.items():
            for child in children:
                self._settle(child, effort)
            totals[guess] = len(spot.members) + sum(child.total for child in children)
        ranking = sorted(totals, key=totals.__getitem__)
        spot.choice = ranking[0]
        spot.total = totals[spot.choice]
        widths = self._recipe.widths(len(self._recipe.efforts) - 1, len(spot.members))
        width = widths[effort + 1] if effort + 1 < len(widths) else 1
        spot.options = {guess: spot.options[guess] for guess in ranking[:width]}

    def _line(self, spot: Spot, effort: int) -> list[int]:
        """List the guesses of the chosen tree below a spot, in preorder."""
        if not spot.options:
            name = self._beam.name(spot.members)
            return self._jobs.results[name, effort, spot.left][1]
        line = [spot.choice]
        for child in spot.options[spot.choice]:
            line += self._line(child, effort)
        return line
