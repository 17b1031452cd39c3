"""The words that a person may type at any question, in English and in the language that is set."""

from firmware.engine.variant import TELLS
from firmware.game.phases import DONE, OVER, SET
from firmware.game.rules import PERSON, Rules
from firmware.ui import letters, telling
from firmware.ui.capitals import upper
from firmware.ui.words import LANGUAGES, Wrong

# in the order of the words under `commands` in every table
NAMES = ("BOARD", "QUIT", "HELP", "HINT", "COUNT", "UNDO", "LIST", "NEW", "STATS", "NUMBER", "LANGUAGE")


def find(words, line):
    """The command in a line and the rest of the line, or None."""
    typed = upper(line[:80]).split()
    if not typed:
        return None
    here = words.list("commands")
    for place in range(len(NAMES)):
        if typed[0] in (NAMES[place], upper(here[place])):
            return NAMES[place], typed[1:]
    return None


def do(console, name, rest):
    """Do what a command says: a generator of the lines that it answers."""
    yield from _COMMANDS[name](console, rest)


def _board(console, _rest):
    match = _match(console)
    if not any(side and side.rows for side in match.sides):
        yield console.words("no-rows")
    yield from telling.board(console)


def _quit(console, _rest):
    match = console.match
    if match is None or match.phase in (OVER, DONE):
        _leave(console)
        console.desk.put_away()
        console.over = True
    else:
        match.give_up()
    console.turn()
    yield


def _help(console, _rest):
    words = console.words
    match = console.match
    if match is not None:
        variant = match.rules.variant
        yield words("help-guess", letters.example(variant))
        yield telling.colours(console)
        yield words("tells-" + TELLS[variant.tells])
        if match.rules.mode in ("make", "match", "race", "helper"):
            yield from telling.how_to_mark(console)
    here = words.list("commands")
    for place in range(len(NAMES)):
        name = NAMES[place] if here[place] == NAMES[place] else "{} {}".format(here[place], NAMES[place])
        yield "{}: {}".format(name, words("help-" + NAMES[place].lower()))


def _hint(console, _rest):
    _running(console)
    yield from telling.hint(console)
    _helped(console)


def _count(console, _rest):
    _running(console)
    yield from telling.left(console)


def _undo(console, _rest):
    match = _match(console)
    if not match.can_take_back():
        raise Wrong("no-undo")
    match.take_back()
    yield console.words("undone")
    console.turn()


def _list(console, _rest):
    from firmware.ui.listing import listed

    match = _running(console)
    yield from telling.left(console)
    _helped(console)
    yield from listed(console, match.mind().candidates)


def _new(console, _rest):
    _leave(console)
    console.desk.put_away()
    console.turn()
    yield


def _stats(console, rest):
    from firmware.ui import counting

    ways = {"CSV": counting.separated, "RESET": counting.forget}
    yield from ways.get(rest[0] if rest else "", counting.told)(console)


def _number(console, rest):
    from firmware.game import number

    match = console.match
    if rest:
        variant, code = read_number("".join(rest))
        _leave(console)
        console.desk.begin(Rules("number", variant, code=code))
        console.turn()
    elif match is None or match.phase not in (OVER, DONE):
        raise Wrong("number-later")
    secrets = [side.secret() for side in match.sides]
    if not any(secret is not None for secret in secrets):
        raise Wrong("number-unknown")
    for secret in secrets:
        if secret is not None:
            yield console.words("number", number.write(match.rules.variant, secret))


def _language(console, rest):
    names = " ".join(LANGUAGES).upper()
    if len(rest) != 1 or rest[0].lower() not in LANGUAGES:
        raise Wrong("languages", names)
    try:
        console.desk.speak(rest[0].lower())
    except OSError:
        raise Wrong("languages", names) from None
    yield console.words("language-set")
    console.turn()


def read_number(text):
    """The variant and the code of a round's number, or what is wrong with it."""
    from firmware.game import number

    try:
        return number.read(text)
    except ValueError:
        raise Wrong("no-number") from None


def _leave(console):
    """Make room for another match; a round that is over is counted first."""
    match = console.match
    if match is None or match.phase == DONE:
        return
    if match.phase == OVER:
        console.desk.note(match)
    elif any(side and side.rows for side in match.sides):
        raise Wrong("still-running")


def _helped(console):
    match = console.match
    if match.breaks(PERSON):
        match.hint_taken()
        console.look()


def _match(console):
    if console.match is None:
        raise Wrong("no-round")
    return console.match


def _running(console):
    match = _match(console)
    if match.phase in (SET, OVER, DONE) or match.round is None:
        raise Wrong("no-round")
    return match


_COMMANDS = {
    "BOARD": _board,
    "QUIT": _quit,
    "HELP": _help,
    "HINT": _hint,
    "COUNT": _count,
    "UNDO": _undo,
    "LIST": _list,
    "NEW": _new,
    "STATS": _stats,
    "NUMBER": _number,
    "LANGUAGE": _language,
}
