"""The questions before a new match. An empty line takes the answer on offer, which is the one given last time.

The answers are in `desk.chosen`, by question; `questions` says which comes next.
"""

from firmware.engine.games import NAMED, by_size, name_of, named
from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, Variant
from firmware.game.agreed import DEVICE, PERSON
from firmware.game.modes import DAY, NUMBER, PUZZLE, PUZZLES, mode_of
from firmware.ui import described, notation, wishes
from firmware.ui.capitals import upper
from firmware.ui.console.questions import (
    CALLED,
    EXPLAINED,
    MORE,
    NAMES,
    NUMBERS,
    OFFERED,
    YES_NO,
    next_of,
    numbers,
    told_range,
    who_plays,
    with_device,
    without_last,
)
from firmware.ui.words import Wrong


def prompt(console):
    """The next question."""
    desk = console.desk
    words = desk.words
    if desk.fresh:
        yield "{} {}".format(words("ask-lesson"), words("or-enter", words.list("yes-no")[0]))
        return
    key = next_of(desk.chosen)
    if key in NAMES:
        names, here = _names_of(console, key)
        choices = ["{} {}".format(place + 1, here[place]) for place in range(len(names))]
        if key in wishes.OWN_GAMES:
            yield words("ask-game", _player(console, key))
            choices = described.folded(choices)
        else:
            yield words("ask-" + key)
        for place in range(len(choices)):
            there = choices[place]
            yield words("key-does", there, words(key + "-" + names[place])) if key in EXPLAINED else there
        yield words("or-enter", here[names.index(_offered(console, key))])
    elif key in NUMBERS:
        possible = told_range(numbers(desk.chosen, key))
        if key in wishes.OWN_ROWS:
            told = words("ask-own", _player(console, key), possible)
        else:
            told = words("ask-" + key, possible)
        yield "{} {}".format(told, words("or-enter", _offered(console, key)))
    elif key in YES_NO:
        yes, no = words.list("yes-no")
        yield "{} {}".format(words("ask-" + key), words("or-enter", yes if _offered(console, key) else no))
    elif key == PUZZLE:
        yield words("ask-puzzle", PUZZLES)
        yield words("ask-step")
        yield words("or-enter", _puzzle(console))
    else:
        yield words("ask-" + key)
        if key == "variant":
            for name in by_size():
                yield described.game(words, named(name))
            yield words("or-enter", name_of(_offered(console, key)))
        elif key == CALLED:
            people = range(who_plays(desk.chosen).count(PERSON))
            yield words("or-enter", ", ".join([desk.name(at) for at in people]))


def answer(console, line: str):
    """Take an answer. With the last one the match begins, in the steps that are returned."""
    desk = console.desk
    if desk.fresh and _is_greeted(console, line):
        return None
    chosen = desk.chosen.copy()  # what the lights show is seen to be another
    key = next_of(chosen)
    if key in (NUMBER, PUZZLE):
        return _begin_with(console, key, line.strip())
    value = _read(console, key, line)
    if value == MORE:
        key = MORE
    chosen[key] = value
    if key == "signs":
        desk.set(key, value)
        desk.choices += 1
    elif key == DAY:
        desk.day = value
    elif key == CALLED:
        if value:
            desk.call(value)
    elif key != MORE and not (key == "variant" and type(value) is int):  # a number of colours is not all of a game
        desk.wishes[key] = value
    if key == "mode" and mode_of(value).given == DAY and desk.today():
        chosen[DAY] = desk.today()
    if next_of(chosen) is None:
        return _begin(desk, chosen)
    desk.chosen = chosen
    return None


def go_back(desk):
    """Ask the last question again."""
    desk.chosen = without_last(desk.chosen)


def _puzzle(console):
    """The number of the puzzle that is offered."""
    from firmware.ui import puzzles

    return console.desk.chosen.setdefault("offered", puzzles.offered(console.desk))


def _is_greeted(console, line: str):
    """Begin with the lesson, or not. The name of a mode goes past it, and is still to be taken."""
    is_mode = is_answer(console, line)
    if not is_mode and (not line.strip() or _yes_or_no(console, line)):
        console.teach()
    else:
        console.desk.greeted()
    return not is_mode


def is_answer(console, line: str):
    """Whether a word that is also a command is an answer to the next question."""
    key = next_of(console.desk.chosen)
    if key not in NAMES:
        return False
    names, here = _names_of(console, key)
    return upper(line.strip()) in [upper(name) for name in list(names) + here]


def _player(console, key):
    """Whose own game or rows are asked for."""
    number = int(key[-1])
    device = who_plays(console.desk.chosen)[number - 1] == DEVICE
    return console.words("device") if device else console.desk.name(number - 1)


def _names_of(console, key):
    """The possible answers, in English and in the language that is set."""
    if key in wishes.OWN_GAMES:
        return NAMES[key], ["-"] + list(NAMES[key][1:])
    names, here = NAMES[key], console.words.list("names-" + key)
    if key == "mode" and MORE not in console.desk.chosen:
        return names + (MORE,), here + console.words.list("names-more")
    return names, here


def _offered(console, key):
    """The answer that an empty line stands for."""
    wish = console.signs if key == "signs" else console.desk.wishes.get(key)
    if key == "variant":
        return wish or named("classic")
    if key in YES_NO:
        return OFFERED.get(key, False) if wish is None else wish
    possible = NAMES[key] if key in NAMES else numbers(console.desk.chosen, key)
    return wish if wish in possible else OFFERED.get(key, possible[0])


def _read(console, key, line: str):
    typed = line.strip()
    if key == DAY:
        return notation.read_day(typed)
    if key == CALLED:
        return _called(console, typed)
    if not typed:
        return _offered(console, key)
    if key in NAMES:
        names, here = _names_of(console, key)
        return _name(here, names, upper(typed))
    if key in YES_NO:
        return _yes_or_no(console, typed)
    if key == "variant":
        return _variant(console.desk, typed.lower())
    number = notation.number(typed)
    possible = numbers(console.desk.chosen, key)
    if number not in possible:
        raise Wrong("not-one-of", told_range(possible))
    return number


def _called(console, typed):
    """The names, at most one for each person who plays."""
    from firmware.ui import names

    people = who_plays(console.desk.chosen).count(PERSON)
    if len(names.typed(typed)) > people:
        raise Wrong("too-many-names", people)
    return typed


def _yes_or_no(console, line: str):
    meant = console.words.answer(line)
    if meant is None:
        raise Wrong("not-one-of", ", ".join(console.words.list("yes-no")))
    return meant


def _name(here, names, typed: str):
    """One of these names, typed in English, in the language that is set, or as its number in the list."""
    for place in range(len(names)):
        if typed in (upper(names[place]), upper(here[place]), str(place + 1)):
            return names[place]
    raise Wrong("not-offered")


def _variant(desk, typed: str):
    """A variant by its name or its size, such as 6x9, or how many colours it has."""
    if typed in NAMED:
        return wishes.game(desk, typed)
    pegs, by, colours = typed.rpartition("x")
    number = notation.number(colours)
    if 2 <= number <= MOST_COLOURS:
        if not by:
            return number
        if 1 <= notation.number(pegs) <= MOST_PEGS:
            return wishes.with_rows(desk, Variant(notation.number(pegs), number))
    raise Wrong("no-variant", MOST_COLOURS)


def _begin_with(console, key, typed):
    """Begin the round with this number, or the puzzle; this file is not needed for that."""
    yield from ()  # a board loads it in steps
    typed = typed or (str(_puzzle(console)) if key == PUZZLE else "")
    from firmware.ui.console import beginning

    return beginning.by_number(console.desk, key, typed)


def _begin(desk, chosen):
    yield from ()
    if "people" in chosen:
        chosen["device"] = with_device(chosen)
    from firmware.ui.console import beginning

    return beginning.by_answers(desk, chosen)
