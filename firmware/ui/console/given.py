"""What everybody can play: a round or a puzzle by its number, and the code of a day; what is shared of one that is
over; and the seal on a code: its check number while the round runs, and what was sealed once the code is known.

A shared round has a line with its number, or its date and game, and how many rows it took, X where the code was not
broken, and whether that was with help; then a row of squares for each mark. Of its code it tells no more than that
number does. Of a puzzle it tells how many tries it took: its rows are known.
"""

from firmware.engine.games import NAMED, name_of
from firmware.game.modes import DAY, NUMBER
from firmware.game.round import WON
from firmware.ui import loads, notation, wishes
from firmware.ui.console import at_hand
from firmware.ui.words import Wrong

_SQUARES = {notation.EXACT_SIGN: "\U0001f7ea", notation.NEAR_SIGN: "\U0001f7e6"}
_NEITHER = "\u2b1b"


def number(console, following):
    """Play the round with this number, or tell the number of the one that is over."""
    if following:
        yield from loads.unsaid(loads.of_start(NUMBER))
        _begin(console, numbered("".join(following)))
        return
    for side in at_hand.known(console):
        yield console.words("number", _number(side))


def numbered(text: str):
    """The rules of the round, or the computer's puzzle, with this number, or what is wrong with it."""
    try:
        from firmware.ui import puzzles

        return puzzles.made(text)
    except ValueError:
        pass  # the number of a round is shorter
    variant, code = notation.read_number(text)
    from firmware.game.rules import agree

    return agree(NUMBER, variant, code=code)


def day(console, following):
    """Play the code of the day, of the game that is named or else was chosen last. The date is asked for where nobody
    knows it.
    """
    desk = console.desk
    variant = wishes.variant(desk.wishes)
    for typed in following:
        if typed.lower() in NAMED:
            variant = wishes.game(desk, typed.lower())
        else:
            desk.day = notation.read_day(typed)
    if desk.today():
        yield from loads.unsaid(loads.of_start(DAY))
        from firmware.game.rules import agree

        _begin(console, agree(DAY, variant, day=desk.today()))
    else:
        at_hand.leave(console)
        desk.put_away()
        desk.chosen = {"mode": DAY, "variant": variant}


def share(console, _following):
    """The lines that tell of a round that is over, to be copied."""
    rules = console.match and console.match.rules
    for side in at_hand.known(console):
        if rules.laid:
            yield _of_puzzle(console, rules, side)
            return
        variant = side.variant
        told = _of_day(rules.day, variant) if rules.day else _number(side)
        took = len(side.rows) if side.state == WON else "X"
        yield "{} {}: {}/{}".format(console.words("device"), told, took, variant.rows) + _with_help(console, side)
        for _, mark in side.rows:
            signs = notation.tell_mark(variant, mark) + notation.NEITHER * variant.pegs
            yield "".join([_SQUARES.get(signs[place], _NEITHER) for place in range(variant.pegs)])


def retry(console, following):
    """Go on from a row of the round that is over, or of its first side with a code that is known."""
    played = at_hand.known(console)[0]
    row = notation.number("".join(following)) if following else 1
    if not played.rows:
        raise Wrong("no-rows")
    if not 1 <= row <= len(played.rows):
        raise Wrong("not-one-of", "1-{}".format(len(played.rows)))
    yield from loads.unsaid(loads.of_start())
    from firmware.ui.retry import retry as retry_from

    at_hand.leave(console)
    retry_from(console.desk, played, row - 1)


def seal(console, _following):
    from firmware.game.seal import check_number, plain, salt_text

    sealed = [played for played in at_hand.any_match(console).sides if played and played.salt]
    if not sealed:
        raise Wrong("no-seal")
    for played in sealed:
        check = check_number(played.variant, played.known(), played.salt)
        code = None if at_hand.is_running(console) else played.secret()
        if code is None:
            yield console.words("seal", check)
            yield console.words("seal-how")
        else:
            yield console.words("seal-was", "{}-{}".format(plain(played.variant, code), salt_text(played.salt)))
            yield console.words("seal-begins", check)


def _begin(console, rules):
    at_hand.leave(console)
    console.desk.begin(rules)


def _number(side):
    from firmware.game.number import write

    return write(side.variant, side.secret())


def _of_puzzle(console, rules, side):
    from firmware.ui import puzzles

    took = side.misses + 1 if side.state == WON else "X"
    told = "{}: {}: {}".format(console.words("device"), console.words("puzzle", puzzles.name(rules)), took)
    return told + _with_help(console, side)


def _with_help(console, side):
    return ", " + console.words("share-helped") if side.hints else ""


def _of_day(day, variant):
    from firmware.game.day import write

    return "{} {}".format(write(day), name_of(variant))


COMMANDS = {"NUMBER": number, "DAY": day, "SHARE": share, "RETRY": retry, "SEAL": seal}
