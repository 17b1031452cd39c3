"""Help for who guesses: a guess that the device proposes, and the rows that a guess contradicts."""

from firmware.engine import codes, marks
from firmware.game.mind import limit_ms


def propose(match, level, has_time):
    """Put a guess into the draft: a generator that gives back control after every step.

    `has_time` tells whether it has worked for less than so many ms.
    """
    mind = match.mind()
    variant = match.rules.variant
    yield from mind.follow(match.round.rows)
    thought = mind.thought(level)
    while thought.step() and has_time(limit_ms(variant, level)):
        yield
    digits = codes.unpack(variant, thought.best, [0] * variant.pegs)
    match.draft.clear()
    for place in range(variant.pegs):
        match.draft.put(place, digits[place])
    if match.rules.mode != "helper":  # whose every row has it
        match.hint_taken()


def contradicted(match):
    """The numbers of the rows that would have had another mark if the guess in hand were the code."""
    variant = match.rules.variant
    code = match.draft.code()
    rows = match.round.rows
    return [number for number in range(len(rows)) if marks.score(variant, rows[number][0], code) != rows[number][1]]
