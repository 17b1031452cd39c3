"""Lines about a running match. Generators, which do the work behind a line in steps."""

from firmware.ui import called, notation


def news(console):
    """The rows that were not printed yet; after a row was taken back or corrected, all from there on."""
    match = console.match
    for side in range(len(match.sides)):
        rows = match.sides[side].rows if match.sides[side] else []
        told = console.rows[side]
        same = 0
        while same < min(len(told), len(rows)) and told[same] == rows[same]:
            same += 1
        del told[same:]
        for number in range(same, len(rows)):
            told.append(rows[number])
            yield row(console, side, number)


def row(console, side, number):
    """A row in its fixed format: number, pegs, mark."""
    match = console.match
    told = told_row(console, match.variant(), number, *match.sides[side].rows[number])
    return told if len(match.sides) == 1 else "{:<10} {}".format(called.player(console.desk, match.breaker(side)), told)


def told_row(console, variant, number, guess, mark):
    spelled = notation.spell(variant, guess, signs=console.signs)
    return "{:2}. {} : {}".format(number + 1, spelled, notation.tell_mark(variant, mark))


def board(console):
    """All rows so far."""
    console.rows = [[], []]
    yield from news(console)


def mind(console, side=None):
    """The mind of this side, or of the one that plays: a generator, since a board loads in steps what it is made of."""
    match = console.match
    if not match.minds.has(match.side if side is None else side):
        from firmware.game import mind

        del mind
    yield from ()
    return match.mind(side)


def left(console, side=None, most_ms=0):
    """How many codes fit the rows of this side, or of the one that plays: exactly, about, at least so many, or none
    found yet. Who would not wait for longer than `most_ms` is told only what is certain or estimated.
    """
    asked = yield from mind(console, side)
    match = console.match
    job = asked.count(match.sides[match.side if side is None else side].rows)
    if most_ms:
        job.most_ms = most_ms
    yield from console.wait(job)
    found = asked.counted(job.rows)
    if found.whole or found.about or (found.left and not most_ms):
        yield console.words("left", codes_left(console.words, found.left, found))
    elif not most_ms:
        yield console.words("left-none")


def codes_left(words, count, found):
    """Return a number of codes as text: as it is, as an estimate, or as the least that there are, as `found` knows."""
    return number(words, count, found.about) if found.whole or found.about else words("least", count)


def number(words, count, about):
    """A number of codes, legible where it is long; an estimate has its sign, and two digits that count."""
    scale = 1
    while about and count // scale >= 100:
        scale *= 10
    told = str((count + scale // 2) // scale * scale)
    if about or count >= 10000:
        for end in range(len(told) - 3, 0, -3):
            told = told[:end] + words("thousand")[1] + told[end:]
    return "~" * about + told


def thought(console, level):
    """Wait for the guess that the device would make at a level."""
    asked = yield from mind(console)
    job = asked.think(console.match.round.rows, level)
    yield from console.wait(job)
    return job.thought


def advice(console, thought):
    """The guess that the device would make, and whether it fits the rows."""
    spelled = notation.spell(console.match.variant(), thought.best, signs=console.signs)
    fits = thought.candidates.fits(thought.best)  # a thought that was cut short does not know
    return console.words("advice" if fits else "advice-not-fitting", spelled)


def or_advised(console, asked: str):
    """This question for a guess, and what Enter alone takes where one was advised."""
    match = console.match
    if not match.rules.advises:
        return asked
    advised = notation.spell(match.variant(), console.advised, signs=console.signs)
    return "{} {}".format(asked, console.words("or-enter", advised))


def helped(console):
    """Note that the breaker had help; the line that is told with the first in a round that counts."""
    match = console.match
    before = match.round.hints
    console.desk.helped()
    return (console.words("helped"),) if match.rules.counts and match.round.hints > before == 0 else ()


def hint(console):
    """A code that fits, and what the level of the device would play."""
    match = console.match
    fitting = yield from thought(console, "random")
    # by the hard rule what the level plays may be refused
    alone = match.rules.hard and fitting.fits
    advised = None if alone else (yield from thought(console, match.rules.level))
    told = helped(console)
    if fitting.fits:
        yield console.words("fitting", notation.spell(match.variant(), fitting.best, signs=console.signs))
    if not alone:
        yield advice(console, advised)
    yield from told
