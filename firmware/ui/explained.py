"""What a person should know before the first row: the game, its colours, what the marks mean and how to type one."""

from firmware.engine.games import named, short_name
from firmware.engine.variant import PLACES, TELLS
from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.round import EVIL
from firmware.ui import called, described, notation
from firmware.ui.capitals import upper


def rules(desk, mode="break"):
    """What is played, with what, and what the marks mean; before a match, of what would be played."""
    match = desk.match
    if desk.lesson is not None:
        yield from _rules(desk, "break", desk.lesson.variant, False)
    elif match is not None:
        yield from _rules(desk, match.rules.mode, match.variant(), match.rules.hard)
        yield from games(desk)
        yield from clock(desk)
    else:
        wished = desk.wishes
        yield from _rules(desk, mode, wished.get("variant") or named("classic"), wished.get("hard"))


def _rules(desk, mode, variant, hard):
    words = desk.words
    told = words("mode-" + mode)
    yield upper(told[0]) + told[1:]
    yield words("goal", variant.rows)
    yield described.game(words, variant)
    if variant.repeats:
        yield words("colours-often")
    yield from colours(desk, variant)
    yield words("tells-" + TELLS[variant.tells])
    if hard:
        yield words("hard")


def on_table(desk):
    """Which colours the code may have; and what is played, where each player has a game of their own."""
    variant = desk.match.variant()
    if desk.match.rules.own:
        yield described.game(desk.words, variant)
    yield from colours(desk, variant)


def games(desk):
    """The game of each player, where not all play the same."""
    own = desk.match.rules.own
    for player in range(len(own)):
        game = own[player]
        who = called.player(desk, player)
        yield desk.words("plays", who, short_name(game), game.pegs, game.colours, game.rows)


def colours(desk, variant):
    """Which colours there are, each with the sign that stands for it."""
    names = desk.words.list("colour-names")
    if variant.blanks:
        names[variant.colours] = names[-1]
    signs = notation.letters(variant, desk.signs)
    there = ["{} {}".format(signs[number], names[number]) for number in range(len(signs))]
    there[0] = desk.words("colours", there[0])
    yield from described.folded(there)
    if not variant.repeats:
        yield desk.words("colours-once")
    if not variant.zero:
        yield desk.words("not-first", signs[-1])


def opening(desk):
    """What a person should know before the first row."""
    match = desk.match
    variant = match.variant()
    words = desk.words
    if match.rules.laid:
        from firmware.ui import puzzles

        yield from puzzles.told(words, match.rules)
        yield from on_table(desk)
        yield words("tells-" + TELLS[variant.tells])
        return
    if match.rules.day:
        from firmware.game.day import write

        yield words("code-day", write(match.rules.day))
    if not match.round_number:
        yield from games(desk)
    if match.makes(DEVICE) and match.breaks(PERSON):
        yield words("code-evil") if match.round.holder == EVIL else words("code-held", variant.pegs)
    if match.breaks(PERSON):  # a maker has seen this when asked for a code
        yield from on_table(desk)
    yield words("tells-" + TELLS[variant.tells])
    if match.breaks(PERSON):
        if match.rules.hard:
            yield words("hard")
        if not match.rules.counts:
            yield words("mode-practice")
        if match.clock is not None:
            yield from clock(desk)
            yield words("clock-off")
    if match.makes(ELSEWHERE) or (match.makes(PERSON) and match.breaks(DEVICE)):
        yield from how_to_mark(desk)


def clock(desk):
    """How much time people have, where they do not have all the time in the world."""
    clock = desk.match.clock
    if clock is not None:
        yield desk.words("clock-row" if clock.of_row else "clock-round", notation.time(clock.limit_ms))


def how_to_mark(desk):
    """How a person types a mark."""
    variant = desk.match.variant()
    yield desk.words(notation.HOW[variant.tells])
    if variant.tells != PLACES:
        yield desk.words("mark-none")
