"""The phases of a match at the console: what is told once, what is asked, and what becomes of the answer.

Nothing here outlives an answer: as soon as the match changes, what was being told is dropped, see console.py.
"""

from firmware.game.agreed import PERSON
from firmware.game.phases import DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET
from firmware.ui import called, notation
from firmware.ui.console import report
from firmware.ui.words import Wrong

_MARKING_MS = 3000  # that who marks waits for the codes to be counted
_WORD = 3  # letters, of the shortest word


def tell(console):
    """Tell what has happened, and what a person needs to know to answer; how a round ended is told by result.py."""
    match = console.match
    if match.rules.laid and match.phase == GUESS and not console.rows[0]:
        yield from _opening(console)  # before the rows that lie there
    yield from report.news(console)
    if match.busy:
        yield from console.wait_for_match()
        if match.busy:
            return
    if match.fault and not console.book_told:
        console.book_told = True
        yield console.words("no-book")
    if match.phase in _TOLD:
        yield from _TOLD[match.phase](console)


def prompt(console):
    """The question of the phase."""
    return _PROMPTS[console.match.phase](console)


def answer(console, line: str):
    """Take what was typed in the phase; what takes steps returns them."""
    if console.match.busy:
        raise Wrong("thinking")
    return _ANSWERS[console.match.phase](console, line)


# what is told once


def _tell_first(console):
    return called.first(console.desk)


def _tell_guess(console):
    match = console.match
    if not match.round.rows:
        yield from _opening(console)
    if match.rules.advises:
        yield from report.left(console)
        thought = yield from report.thought(console, match.rules.level)
        console.advised = thought.best
        yield report.advice(console, thought)


def _tell_mark(console):
    match = console.match
    if not match.rules.advises:
        if not match.round.rows:
            yield from _opening(console)
        yield from report.left(console, None, _MARKING_MS)  # what is to be marked is known


def _tell_done(console):
    if console.match.rules.scored:
        from firmware.ui.console import standing

        yield from standing.winners(console)


# what is asked


def _ask_set(console):
    yield called.to_maker(console.desk, "set-code")
    yield from _on_table(console)


def _ask_ready(console):
    yield called.to_maker(console.desk, "think-of-code", console.match.variant().pegs)
    yield from _on_table(console)
    yield console.words("ready")


def _ask_hand(console):
    yield console.words("hand", called.player(console.desk, console.match.breaker()))
    yield console.words("enter-or-undo")


def _ask_guess(console):
    match = console.match
    rows = match.round.variant.rows
    number = len(match.round.rows) + 1
    if match.clock is not None:
        yield console.words("time-left", notation.time(match.clock.left_ms))
    if match.rules.players.count(PERSON) == 1:
        yield report.or_advised(console, console.words("guess", number, rows))
    else:
        yield console.words("guess-of", called.player(console.desk, match.breaker()), number, rows)


def _ask_mark(console):
    match = console.match
    variant = match.round.variant
    if match.rules.advises:
        yield console.words("mark-elsewhere")
    else:
        guess = notation.spell(variant, match.round.pending, signs=console.signs)
        yield console.words("mark", len(match.round.rows) + 1, variant.rows, guess)


def _ask_over(console):
    yield console.words("enter-or-undo" if console.match.can_take_back() else "next-round")


def _ask_done(console):
    yield console.words("again-puzzle" if console.match.rules.laid else "again")


# what becomes of the answer


def _take_code(console, line: str):
    console.desk.set_code(_read_code(console, line))
    console.answer([console.words("code-set")])


def _take_ready(console, line: str):
    _nothing(line)
    console.match.ready()


def _take_guess(console, line: str):
    """A code, or only Enter for what was advised."""
    match = console.match
    advised = match.rules.advises and not line.strip()
    code = console.advised if advised else _read_code(console, line)
    against = match.round.rows_against(code) if match.rules.hard else ()
    if against:
        console.desk.missed()
        raise Wrong("against", against[0] + 1)
    console.desk.guess(code)


def _take_mark(console, line: str):
    match = console.match
    _no_word(console, line, notation.MARKS)
    mark = notation.read_mark(match.variant(), line)
    if not match.round.agrees(mark):
        raise Wrong("mark-not-sealed")
    match.mark(mark)


def _read_code(console, line: str):
    variant = console.match.variant()
    colours = notation.letters(variant) + notation.letters(variant, console.signs)  # who types the others errs in these
    _no_word(console, line, colours + notation.DIGITS)
    return notation.read_code(variant, line, console.signs)


def _no_word(console, line: str, signs):
    """Refuse what must be meant for a word: hardly any of its letters are among the signs that are wanted."""
    typed = "".join(line.upper().split())
    if len(typed) >= _WORD and 2 * sum([sign in signs for sign in typed]) < len(typed):
        raise Wrong("no-word")


def _take_over(console, line: str):
    _nothing(line)
    return _go_on(console)


def _go_on(console):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import counting

    yield from counting.go_on(console)


def _take_done(console, line: str):
    _nothing(line)
    console.desk.again()


def _nothing(line: str):
    if line.strip():
        raise Wrong("enter-alone")


def _opening(console):
    yield from ()
    from firmware.ui import explained

    yield from explained.opening(console.desk)


def _on_table(console):
    yield from ()
    from firmware.ui import explained

    yield from explained.on_table(console.desk)


def _dispute():
    from firmware.ui.console import dispute

    return dispute


_TOLD = {
    SET: _tell_first,
    READY: _tell_first,
    GUESS: _tell_guess,
    MARK: _tell_mark,
    DISPUTE: lambda console: _dispute().tell(console),
    DONE: _tell_done,
}
_PROMPTS = {
    SET: _ask_set,
    READY: _ask_ready,
    HAND: _ask_hand,
    GUESS: _ask_guess,
    MARK: _ask_mark,
    DISPUTE: lambda console: _dispute().ask(console),
    OVER: _ask_over,
    DONE: _ask_done,
}
_ANSWERS = {
    SET: _take_code,
    READY: _take_ready,
    HAND: _take_ready,
    GUESS: _take_guess,
    MARK: _take_mark,
    DISPUTE: lambda console, line: _dispute().take(console, line),
    OVER: _take_over,
    DONE: _take_done,
}
