"""Lines about a running match. Generators, which do the work behind a line in steps."""

from firmware.engine.games import name_of, short_name
from firmware.engine.variant import PLACES, TELLS
from firmware.game.agreed import DEVICE, ELSEWHERE, PERSON
from firmware.game.round import EVIL
from firmware.game.score import void_costs
from firmware.game.seal import check_number
from firmware.ui import notation
from firmware.ui.console import called, listing

_MOST_FINDINGS = 5


def game(words, variant):
    """What a game is: its name, its size, and what is special about it."""
    told = words("game", short_name(variant), variant.pegs, variant.colours)
    if not variant.repeats:
        told += words("game-once")
    if variant.blanks:
        told += words("game-blanks")
    if not variant.zero:
        told += words("game-zero")
    return told + (", " + words.list("names-tells")[variant.tells] if variant.tells else "")


def rules(console, mode, variant, hard):
    """What is played, with what, and what the marks mean."""
    words = console.words
    yield words("mode-" + mode)
    yield game(words, variant)
    yield from colours(console, variant)
    yield words("tells-" + TELLS[variant.tells])
    if hard:
        yield words("hard")


def on_table(console):
    """Which colours the code may have; and what is played, where each player has a game of their own."""
    variant = console.match.variant()
    if console.match.rules.own:
        yield game(console.words, variant)
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
    return told if len(match.sides) == 1 else "{:<10} {}".format(called.player(console, match.breaker(side)), told)


def told_row(console, variant, number, guess, mark):
    spelled = notation.spell(variant, guess, signs=console.signs)
    return "{:2}. {} : {}".format(number + 1, spelled, notation.tell_mark(variant, mark))


def board(console):
    """All rows so far."""
    console.rows = [[], []]
    yield from news(console)


def opening(console):
    """What a person should know before the first row."""
    match = console.match
    variant = match.variant()
    words = console.words
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
    if match.round.salt and match.breaks(PERSON):
        yield words("seal", check_number(variant, match.round.known(), match.round.salt))


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


def left(console):
    """How many codes fit the rows."""
    mind = console.match.mind()
    rows = console.match.round.rows
    yield from console.wait(mind.count(rows))
    yield count(console, mind.counted(rows))


def count(console, candidates):
    """How many codes fit: exactly, about, at least so many, or none found yet."""
    if candidates.whole or candidates.about:
        return console.words("left", number(console.words, candidates.left, candidates.about))
    return console.words("left-least", candidates.left) if candidates.left else console.words("left-none")


def number(words, count, about):
    """A number of codes; an estimate has its sign, and two digits that count."""
    if not about:
        return str(count)
    scale = 1
    while count // scale >= 100:
        scale *= 10
    digits = str((count + scale // 2) // scale * scale)
    groups = [digits[max(end - 3, 0) : end] for end in range(len(digits), 0, -3)]
    return "~" + words("thousand")[1].join(reversed(groups))


def thought(console, level):
    """Wait for the guess that the device would make at a level."""
    job = console.match.mind().think(console.match.round.rows, level)
    yield from console.wait(job)
    return job.thought


def advice(console, thought):
    """The guess that the device would make, and whether it fits the rows."""
    spelled = notation.spell(console.match.variant(), thought.best, signs=console.signs)
    fits = thought.candidates.fits(thought.best)  # a thought that was cut short does not know
    return console.words("advice" if fits else "advice-not-fitting", spelled)


def hint(console):
    """A code that fits, and what the level of the device would play."""
    match = console.match
    fitting = yield from thought(console, "random")
    # by the hard rule what the level plays may be refused
    alone = match.rules.hard and fitting.fits
    advised = None if alone else (yield from thought(console, match.rules.level))
    console.desk.helped()
    if fitting.fits:
        yield console.words("fitting", notation.spell(match.variant(), fitting.best, signs=console.signs))
    if not alone:
        yield advice(console, advised)


def record(console, record):
    """The statistics of one variant and role."""
    role = console.desk.role_of(record)
    yield console.words("record", name_of(record.variant), role, record.played(), record.won())
    if record.hard:
        yield console.words("record-hard")
    if record.helped:
        yield console.words("record-helped", record.helped)
    yield console.words("record-rows", mean(record) or "-", record.best() or "-", record.streak, record.best_streak)
    counts = record.by_rows
    told = ["{}: {}".format(number + 1, counts[number]) for number in range(len(counts)) if counts[number]]
    if told:
        yield console.words("record-each")
        yield from listing.folded(told)


def mean(record):
    """The average number of rows per broken code; empty if none was broken."""
    broken = record.broken()
    return "{}.{:02}".format(*divmod(100 * record.rows() // broken, 100)) if broken else ""


def cost_of_void(console):
    """What a void round costs, if there is a score."""
    rules = console.match.rules
    if not rules.scored:
        return []
    if rules.scoring == "rounds":
        return [console.words("void-round")]
    key = "void-points" if rules.scoring == "pegs" else "void-rows"
    return [console.words(key, void_costs(rules.scoring, console.match.variant()))]


def findings(console):
    """What the doctor found, most likely first."""
    match = console.match
    words = console.words
    variant = match.variant()
    yield words("contradiction")
    if not match.findings:
        yield words("no-finding")
    for number in range(min(len(match.findings), _MOST_FINDINGS)):
        finding = match.findings[number]
        mend = finding.mends[0]
        for place in range(len(finding.rows)):
            marked = notation.tell_mark(variant, mend.marks[place])
            if place == 0:
                yield words("finding", number + 1, finding.rows[0] + 1, marked, mend.left)
            else:
                yield words("finding-too", finding.rows[place] + 1, marked)
