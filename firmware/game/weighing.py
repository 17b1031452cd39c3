"""Choose the mark in an evil round, which has no code: the one that keeps the most codes possible.

The code that is shown at the end fits every mark: a witness, a code that fits so far, is replaced as rows are added.
"""

from firmware.engine import marks
from firmware.engine.candidates import candidates
from firmware.game.work import LONGEST_MS

MOST_WEIGHED = 1300  # codes of a large space: a fair sample that stands for all


def answer(match):
    """Give the guess that waits its mark, of equals the lowest, the winning one last: a generator of steps.

    Once half of the time is up, it makes do with the codes that were met by then.
    """
    played = match.round
    variant, guess, witness = played.variant, played.pending, played.hidden_code()
    possible = candidates(variant, played.rows)
    counts: dict = {}
    witnesses: dict = {}
    for _ in _weigh(possible, guess, match.randrange, counts, witnesses):
        if match.worked_ms >= LONGEST_MS:
            break
        if match.worked_ms >= LONGEST_MS // 2:
            possible.hurried = True
        yield
    mark = marks.score(variant, guess, witness)
    if mark not in counts:  # the witness stands for codes that were not met
        counts[mark] = 1
        witnesses[mark] = witness
    mark = _heaviest(variant, counts)
    played.answer(mark)
    played.reveal(witnesses[mark])
    match.go_on()


def _weigh(possible, guess, randrange, counts, witnesses):
    """Count the codes that fit by the marks they would give, and draw a witness for the most of them, or for each."""
    variant = possible.variant
    parts: dict = {}
    yield from possible.shares(guess, parts)
    if parts:
        mark = _heaviest(variant, parts)
        possible.add(guess, mark)
    for code in possible.some(1 if parts else MOST_WEIGHED, randrange):
        if code is not None and parts:
            counts.update(parts)
            witnesses[mark] = code
        elif code is not None:
            mark = marks.score(variant, guess, code)
            counts[mark] = counts.get(mark, 0) + 1
            if randrange(counts[mark]) == 0:
                witnesses[mark] = code
        yield


def _heaviest(variant, counts):
    solved = marks.solved(variant)
    return min(counts, key=lambda mark: (mark == solved, -counts[mark], mark))
