"""A round that is over, to be shared: its number, or its date and game, and how many rows it took, X where the code was
not broken, then * by the hard rule and + with help; then a row of squares for each mark. And the seal on a code: its
check number while the round runs, and the sealed text once the code is known.
"""

from firmware.engine.variant import name_of
from firmware.game.match import OVER
from firmware.game.round import HEAD, WON
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.desk import known_sides
from firmware.ui.screen import Screen
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
        return ("challenge.reply",)  # whose files would not fit in beside these
    lines = []
    numbers = []
    for side in sides:
        variant = side.variant
        numbers.append(need("firmware.game.number").write(variant, side.secret()))
        lines.append(_result_of(desk, match, side, numbers[-1]))
        for _, mark in () if match.rules.given_rows else side.rows:
            signs = notation.tell_mark(variant, mark) + notation.NEITHER * variant.pegs
            squares = ""
            for sign in signs[: variant.pegs]:
                squares += _SQUARES.get(sign, _NEITHER)
            lines.append(squares)
    if text:
        lines.append(text)
    return Screen(shell, (), text or " ".join(numbers), lines)


def _result_of(desk, match, side, name):
    """Return the line about a round: by its number as the `name`, or by another one that its mode gives it; of a puzzle
    with the run that it belongs to if it was found at once.
    """
    words = desk.words
    rules = match.rules
    device = words("device")
    mode = words.tell(commands.word(rules.mode))
    has_won = side.state == WON
    helped = "+" * (side.hints > 0)
    if rules.given_rows:
        took = side.misses + 1 if has_won else "X"
        line = "{}: {} {}: {}{}".format(device, mode, need("firmware.game.puzzle").name_of(rules), took, helped)
        if rules.puzzle and took == 1:
            for record in need("firmware.game.statistics").read(desk.counted).records:
                run, _ = record.runs[rules.degree]
                if run > 1:
                    return line + ", " + words("share-run", run)
        return line
    if rules.challenge:
        name = mode
    elif rules.day:
        name = "{} {}".format(need("firmware.game.day").write(rules.day), name_of(side.variant))
    if len(match.sides) > 1:
        breaker = desk.named(match, match.breaker(match.sides.index(side)))
        name = "{}, {}".format(words.tell(breaker), name)
    took = len(side.rows) if has_won else "X"
    line = "{} {}: {}/{}{}".format(device, name, took, side.variant.rows, "*" * rules.hard + helped)
    return line if rules.counts else line + ", " + mode


def seal(shell):
    match = shell.desk.match
    screen = Screen(shell)
    for played in match.sides:
        salt = played.salt if played else 0
        if not salt:
            continue
        seals = need("firmware.game.seal")
        if played.holder == HEAD:
            screen.say("seal-sent", seals.grouped(salt))
            continue
        check = seals.grouped(seals.number(played.variant, played.hidden_code(), salt))
        if match.phase >= OVER:
            screen.say("seal-was", seals.sealed(played.variant, played.secret(), salt))
            screen.say("seal-begins", check)
        elif match.rules.challenge:
            screen.say("seal-sent", check)
        else:
            screen.say("seal", check)
            screen.say("seal-how")
            screen.short = ("seal", check)
    if not screen.lines:
        raise Wrong("not-now")
    return screen
