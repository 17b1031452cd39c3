"""Lines that a person should know before the first row: the game, its colours, what marks mean, how to type one; and
the cost of a void round.
"""

from firmware.engine.room import has_room
from firmware.engine.variant import PLACES, TELLS, named
from firmware.game.modes import DEVICE, PERSON, STEPS
from firmware.game.round import EVIL
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.desk import has_rows


def rules(desk, match, asked=""):
    """Return the lines about the game, its colours and its marks; where a mode is `asked` for, or there is no match,
    about the next game.
    """
    wished = desk.wishes
    mode, variant, hard = wished.get("mode", "break"), wished["variant"], wished.get("hard")
    if asked:
        mode, match = asked, None
    if match is not None:
        mode, variant, hard = match.rules.mode, match.variant(), match.rules.hard
    elif mode == "puzzle":
        variant, hard = named("classic"), True
    goal = [("goal", variant.rows)] * (mode != "puzzle")
    lines = [commands.about(mode)] + goal + [notation.game(variant)]
    if variant.repeats:
        lines.append(("colours-often",))
    lines += colours(desk, variant)
    lines.append(("legend-" + TELLS[variant.tells],))
    if hard:
        lines.append(("label-hard",))
    return lines if match is None else lines + games(desk, match) + clock(match)


def games(desk, match):
    """Return the game of each player, where not all play the same."""
    lines = []
    for player in range(len(match.rules.own)):
        game = match.rules.own[player]
        who = desk.named(match, player)
        rows = ("shown-field", ("label-rows",), game.rows)
        lines.append(("field", who, ("and", notation.game(game), rows)))
    return lines


def colours(desk, variant, is_own=False):
    """Return the colours that there are, each with the sign that stands for it; and first the game, where `is_own`."""
    names = desk.words.list("colour-names")
    if variant.blanks:
        names[variant.colours] = names[-1]
    signs = notation.letters(variant, desk.signs)
    items = []
    for each in zip(signs, names):
        items.append("{} {}".format(*each))
    room = notation.WIDTH - len(desk.words("colours", ""))
    lines: list = [notation.game(variant)] if is_own else []
    for line in notation.folded(items, room=room):
        lines.append(("colours", line))
    if not variant.repeats:
        lines.append(("repeated",))
    if not variant.zero:
        lines.append(("not-first", signs[-1]))
    return lines


def opening(desk, match):
    """Return the lines before the first row; in a match each thing is told once."""
    rules = match.rules
    variant = match.variant()
    marks = ("legend-" + TELLS[variant.tells],)
    if rules.given_rows:
        return _about_puzzle(rules) + colours(desk, variant) + [marks]
    lines: list = []
    if rules.day:
        lines.append(("code-day", need("firmware.game.day").write(rules.day)))
    linked = rules.linked
    is_first = match.round_number < 2 if linked else not (match.round_number or has_rows(match))
    if is_first:
        lines += games(desk, match)
    maker, breaker = match.kinds()
    makes, breaks = maker == PERSON, breaker == PERSON
    if rules.challenge:
        _, name, rounds, _, _ = rules.challenge
        lines.append(("code-sent", name or ("player", 1), variant.pegs))
        if rounds % 2:
            lines.append(("code-raced",))
    elif linked:
        lines.append(("code-sent", desk.named(match, match.maker()), variant.pegs))
    elif breaks and maker == DEVICE:
        lines.append(("code-evil",) if match.round.holder == EVIL else ("code-held", variant.pegs))
    has_made = makes or (linked and (match.round_number or rules.sides > 1))
    if rules.own or (is_first and breaks and not has_made):
        lines += colours(desk, variant, rules.own)  # a maker has seen this when asked for a code
    if rules.own or is_first:
        lines.append(marks)
    if is_first and not has_room(variant):
        lines.append(("no-room",))
    if breaks and is_first:
        if rules.hard:
            lines.append(("label-hard",))
        if not rules.counts:
            lines.append(commands.about("practice"))
        lines += clock(match)
    if rules.advises or (makes and breaker == DEVICE and match.round_number < len(rules.players)):
        lines += how_to_mark(match)
    return lines


def _about_puzzle(rules):
    lines: list = [("code-puzzle", need("firmware.game.puzzle").name_of(rules))]
    if rules.puzzle:
        lines.append(("puzzle-step", rules.degree + 1, STEPS, ("steps#" + str(rules.degree),)))
    return lines


def before_code(desk, match):
    """Return the lines before somebody sets a code: why it is they who do, and once in a match the colours."""
    lines: list = []
    rules = match.rules
    is_first = match.round_number == 0
    if is_first and rules.rounds > 1 and not rules.linked:
        lines.append(("sets-first", desk.named(match, match.breaker()), desk.named(match, match.maker())))
    if rules.own or (is_first and (rules.linked or not any(match.sides))):
        lines += colours(desk, match.variant(), rules.own)
    return lines


def clock(match):
    """Return how much time people have, where they do not have all the time in the world."""
    running = match.clock
    return [("clock-row" if running.of_row else "clock-round", notation.time(running.limit_ms))] if running else []


def how_to_mark(match):
    """Return how a person types a mark."""
    tells = match.variant().tells
    return [(notation.HOW[tells],)] + [("mark-none",)] * (tells != PLACES)


def cost_of_void(match):
    """Return the line that tells what a void round costs, if there is a score."""
    rules = match.rules
    if not rules.scored:
        return []
    if rules.scoring == "rounds":
        return [("void-round",)]
    return [("void-points", need("firmware.game.score").void_costs(rules.scoring, match.variant()))]
