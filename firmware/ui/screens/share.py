"""A round that is over, to be shared: its number, or its date and game, and how many rows it took, X where the code was
not broken, then * by the hard rule and + with help; then a row of squares for each mark. And the seal on a code: its
check number while the round runs, and the sealed text once the code is known.
"""

from firmware.engine.variant import name_of
from firmware.game.match import DONE, OVER
from firmware.game.modes import PUZZLE, step_of
from firmware.game.round import HEAD, WON
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.desk import known_sides
from firmware.ui.screen import Screen
from firmware.ui.screens.working import Later
from firmware.ui.words import Wrong

_SQUARES = {notation.EXACT_SIGN: "\U0001f7ea", notation.NEAR_SIGN: "\U0001f7e6"}
_NEITHER = "\u2b1b"


def share(shell, text="", title=()):
    """Tell of a round that is over, with the text of its result if it was a challenge, or tell a text under its title;
    all to be copied. Lights show the round's number.
    """
    if title:
        return Screen(shell, lines=(title, text))
    desk = shell.desk
    match = desk.match
    sides = known_sides(match)
    if match.rules.challenge and not text:
        return Later(shell, lambda: ("challenge.reply",))  # whose files would not fit in beside these
    screen = Screen(shell, (), text or " ".join([_number_of(side) for side in sides]))
    for side in sides:
        if match.rules.given_rows:
            screen.lines.append(_of_puzzle(desk, match.rules, side))
            continue
        screen.lines.append(_of_round(desk, match, side))
        for _, mark in side.rows:
            signs = notation.tell_mark(side.variant, mark) + notation.NEITHER * side.variant.pegs
            screen.lines.append("".join([_SQUARES.get(sign, _NEITHER) for sign in signs[: side.variant.pegs]]))
    if text:
        screen.lines.append(text)
    return screen


def _number_of(side):
    return need("firmware.game.number").write(side.variant, side.secret())


def _of_puzzle(desk, rules, side):
    """Return the line about a puzzle, with the run that it belongs to if it was found at once."""
    words = desk.words
    number = need("firmware.game.puzzle").name_of(rules)
    took = side.misses + 1 if side.state == WON else "X"
    line = "{}: {} {}: {}".format(words("device"), words.tell(commands.word(PUZZLE)), number, took)
    line += "+" * (side.hints > 0)
    if rules.puzzle and took == 1:
        for record in need("firmware.game.statistics").read(desk.counted).records:
            run, _ = record.runs[step_of(rules.puzzle) - 1]
            if run > 1:
                return line + ", " + words("share-run", run)
    return line


def _of_round(desk, match, side):
    """Return the line about any other round."""
    words = desk.words
    rules = match.rules
    if rules.challenge:
        name = words.tell(commands.word(rules.mode))
    elif rules.day:
        name = "{} {}".format(need("firmware.game.day").write(rules.day), name_of(side.variant))
    else:
        name = _number_of(side)
    if len(match.sides) > 1:
        breaker = desk.named(match, match.breaker(match.sides.index(side)))
        name = "{}, {}".format(words.tell(breaker), name)
    took = len(side.rows) if side.state == WON else "X"
    line = "{} {}: {}/{}".format(words("device"), name, took, side.variant.rows)
    line += "*" * rules.hard + "+" * (side.hints > 0)
    return line if rules.counts else line + ", " + words.tell(commands.word("practice"))


def seal(shell):
    match = shell.desk.match
    sealed = [played for played in match.sides if played and played.salt]
    if not sealed:
        raise Wrong("not-now")
    seals = need("firmware.game.seal")
    screen = Screen(shell)
    for played in sealed:
        if played.holder == HEAD:
            screen.say("seal-sent", seals.grouped(played.salt))
            continue
        check = seals.grouped(seals.number(played.variant, played.hidden_code(), played.salt))
        code = played.secret() if match.phase in (OVER, DONE) else None
        if code is not None:
            screen.say("seal-was", seals.sealed(played.variant, code, played.salt))
            screen.say("seal-begins", check)
        elif match.rules.challenge:
            screen.say("seal-sent", check)
        else:
            screen.say("seal", check)
            screen.say("seal-how")
            screen.short = ("seal", check)
    return screen
