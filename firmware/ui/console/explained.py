"""What a person should know before the first row: the game, its colours, what the marks mean and how to type one."""

from firmware.engine.variant import PLACES, TELLS
from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.round import EVIL
from firmware.ui import described, notation
from firmware.ui.console import listing


def rules(console, mode, variant, hard):
    """What is played, with what, and what the marks mean."""
    words = console.words
    yield words("mode-" + mode)
    yield described.game(words, variant)
    yield from colours(console, variant)
    yield words("tells-" + TELLS[variant.tells])
    if hard:
        yield words("hard")


def on_table(console):
    """Which colours the code may have; and what is played, where each player has a game of their own."""
    variant = console.match.variant()
    if console.match.rules.own:
        yield described.game(console.words, variant)
    yield from colours(console, variant)


def colours(console, variant):
    """Which colours there are, each with the sign that stands for it."""
    names = console.words.list("colour-names")
    if variant.blanks:
        names[variant.colours] = names[-1]
    signs = notation.letters(variant, console.signs)
    there = ["{} {}".format(signs[number], names[number]) for number in range(len(signs))]
    there[0] = console.words("colours", there[0])
    yield from listing.folded(there)
    if not variant.repeats:
        yield console.words("colours-once")
    if not variant.zero:
        yield console.words("not-first", signs[-1])


def opening(console):
    """What a person should know before the first row."""
    match = console.match
    variant = match.variant()
    words = console.words
    if match.rules.laid:
        from firmware.ui import puzzles

        yield from puzzles.told(words, match.rules)
        yield from on_table(console)
        yield words("tells-" + TELLS[variant.tells])
        return
    if match.rules.day:
        from firmware.game.day import write

        yield words("code-day", write(match.rules.day))
    if match.makes(DEVICE) and match.breaks(PERSON):
        yield words("code-evil") if match.round.holder == EVIL else words("code-held", variant.pegs)
    if match.breaks(PERSON):  # a maker has seen this when asked for a code
        yield from on_table(console)
    yield words("tells-" + TELLS[variant.tells])
    if match.rules.hard and match.breaks(PERSON):
        yield words("hard")
    if match.breaks(PERSON):
        yield from clock(console)
    if match.makes(ELSEWHERE) or (match.makes(PERSON) and match.breaks(DEVICE)):
        yield from how_to_mark(console)


def clock(console):
    """How much time people have, where they do not have all the time in the world."""
    clock = console.match.clock
    if clock is not None:
        yield console.words("clock-row" if clock.of_row else "clock-round", notation.time(clock.limit_ms))


def how_to_mark(console):
    """How a person types a mark."""
    variant = console.match.variant()
    yield console.words(notation.HOW[variant.tells])
    if variant.tells != PLACES:
        yield console.words("mark-none")
