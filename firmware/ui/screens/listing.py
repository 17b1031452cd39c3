"""Lines that the device works out, a job at a time: the codes that are still possible, how many, which, and their
colours place by place; where each peg of a row can belong; how many codes give each mark to a first guess; and the next
guess of the step-by-step method.
"""

from firmware.engine.codes import unpack
from firmware.engine.variant import PLACES
from firmware.game.round import HELPS
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.screen import LEAVE, Screen
from firmware.ui.words import Wrong

_LINES = 8  # of codes on a page
_PAGE_MS = 10000
_PIECE = 120  # codes whose colours are looked at at once
_MOST_PIECES = 50
_PIECE_MS = 4000
_LOOKING_MS = 10000  # for each shape
_HERE, _ELSEWHERE, _NOWHERE, _USED = 1, 2, 4, 8  # of a peg of a row; used: nowhere, but the code has the colour
_ANYWHERE = _HERE + _ELSEWHERE + _NOWHERE


class Working(Screen):
    """`tell` makes a generator of this screen: it yields each job, and tells of it once that is over, or yields None to
    go on at OK, which hurries a job; BACK stops it. Opening a command that is a kind of help is noted at once, and told
    last.
    """

    def __init__(self, shell, tell, command, *about):
        Screen.__init__(self, shell, commands.about(command) if command else ())
        self._noted = self.desk.helped(command) if command in HELPS else ()
        self._telling = tell(self, *about)
        self._go_on()

    def cancel(self, _):
        self.job.over = True
        return LEAVE

    def tick(self, _ms):
        if self.works and self.job.over:
            self._go_on()

    def _go_on(self, _=None):
        self.has_more = False
        try:
            self.job = self._telling.send(self.job)
            self.has_more = self.job is None
        except StopIteration:
            self.job = None
        self.goes_on = self._go_on if self.has_more else LEAVE
        self.works = self.job is not None
        if not self.works:
            self.lines += self._noted
            self._noted = ()
        self.version += 1


def _working(command=""):
    """Have a generator open as a screen, under the command that asks for it."""
    return lambda tell: lambda shell, *about: Working(shell, tell, command, *about)


@_working()
def count(screen):
    """Tell the number of codes that fit the rows: exact, an estimate, the least, or none found yet."""
    match = screen.desk.match
    job = None
    while job is None or job.rows != match.round.rows:  # a row came meanwhile
        job = yield match.mind().count(match.round.rows)
    found = match.counted()
    text = "?"
    # a device that marks meanwhile drops the job
    if found is not None:
        text = notation.count(screen.desk.words, found.remaining, found.about, found.whole)
    screen.say("left", text)


@_working("LIST")
def codes(screen):
    """Tell the codes in reading order, page by page."""
    match = screen.desk.match
    variant = match.variant()
    signs = screen.desk.signs
    across = max(1, screen.shell.columns // (variant.pegs + 1))
    most = across * _LINES
    after = -1
    while True:
        job = yield match.mind().list(match.round.rows, after, most + 1, _PAGE_MS)  # one more is on another page
        page = job.found[:most]
        for line in range(0, len(page), across):
            spelled = [notation.spell(variant, code, "", signs) for code in page[line : line + across]]
            screen.lines.append(" ".join(spelled))
        if len(job.found) <= most:
            break
        after = page[-1]
        yield None
    if not job.whole:
        screen.say("list-cut")


@_working("KNOWN")
def known(screen):
    """Tell for each place the colours that some code has there which still fits; those that were found are certain."""
    match = screen.desk.match
    variant = match.variant()
    found = [0] * variant.pegs  # a bit for each colour
    is_cut = yield from _look_at_codes(match, _add, found, variant.base)
    signs = notation.letters(variant, screen.desk.signs)
    for at in range(len(found)):
        colours = ""
        for colour in range(variant.base):
            if found[at] >> colour & 1:
                colours += signs[colour]
        screen.say("field", ("tell-place", at + 1), " ".join(colours))
    if is_cut:
        screen.say("list-cut")


def _add(found, base, fitting):
    """Add the colours of these codes; return whether all were seen everywhere."""
    for code in fitting:
        for at in range(len(found)):
            found[at] |= 1 << code % base
            code //= base
    return min(found) == (1 << base) - 1


@_working("WHY")
def pegs(screen, side, row):
    """Tell of each peg of a row whether it can belong here, elsewhere or nowhere: by the codes that still fit."""
    match = screen.shell.board.match
    variant = side.variant
    signs = notation.letters(variant, screen.desk.signs)
    words = screen.desk.words.list("may-places")
    screen.lines.append(notation.row(side, row, screen.desk.signs))
    guess = unpack(variant, side.rows[row][0])
    found = [0] * len(guess)
    is_cut = yield from _look_at_codes(match, _place, found, variant, guess)
    for at in range(len(guess)):
        peg = at + 1, signs[guess[at]]
        if found[at] & (_HERE + _ELSEWHERE):
            screen.say("may-belong", *peg, " / ".join([words[part] for part in range(3) if found[at] >> part & 1]))
        elif not is_cut:
            screen.say("why-used" if found[at] & _USED else "why-none", *peg)
    if is_cut:
        screen.say("list-cut")


def _place(found, variant, pegs, fitting):
    """Add to each peg where it can belong if one of these is the code; return whether each may be anywhere."""
    for each in fitting:
        code = unpack(variant, each)
        free = []  # of the code, where no peg is exact
        for at, peg in enumerate(pegs):
            if peg != code[at]:
                free.append(code[at])
        for at, peg in enumerate(pegs):
            if peg == code[at]:
                found[at] |= _HERE
                continue
            if peg in free:
                found[at] |= _ELSEWHERE
            if code.count(peg) < pegs.count(peg):
                found[at] |= _NOWHERE + _USED * (peg in code)
    return min(found) & _ANYWHERE == _ANYWHERE


def _look_at_codes(match, look, *about):
    """Have `look` see the codes that still fit, until it has seen all; return whether there may be more."""
    after = -1
    for _ in range(_MOST_PIECES):
        job = yield match.mind().list(match.round.rows, after, _PIECE, _PIECE_MS)
        has_all = look(*about, job.found)
        if len(job.found) < _PIECE:
            return not job.whole
        if has_all:
            return False
        after = job.found[-1]
    return True


@_working("TABLE")
def table(screen):
    """Tell lines for each shape of a first guess, where all guesses of a shape get the same marks."""
    match = screen.desk.match
    variant = match.variant()
    if not variant.zero:
        raise Wrong("no-table")
    shapes = need("firmware.engine.shapes")
    for shape in shapes.every(variant):
        counting = shapes.table(variant, shape)
        job = yield need("firmware.game.mind").Job(match.mind(), [], _LOOKING_MS, _marks, counting)
        if not job.whole:
            screen.say("list-cut")
            return
        counts = []
        for mark in sorted(job.found):
            if variant.tells == PLACES:  # exact pegs are counted where a mark would show their places
                text = notation.EXACT_SIGN * mark or notation.NOTHING
            else:
                text = notation.tell_mark(variant, mark)
            counts.append("{}={}".format(text, job.found[mark]))
        letters = ""
        for at in range(len(shape)):
            letters += notation.LETTERS[at] * shape[at]
        screen.lines += notation.folded([letters + ": " + counts[0]] + counts[1:])


def _marks(job, counting):
    """Find how many codes give each mark to a guess of a shape."""
    job.ready = True
    job.found = yield from counting


@_working("TEACH")
def teach(screen):
    """Tell the next guess of the method, and why; it counts as help."""
    match = screen.desk.match
    job = None
    while job is None or job.thought is None:  # a row came meanwhile, and the job was dropped
        job = yield match.mind().think(match.round.rows, "first")
    best = job.thought.best
    possible = job.thought.candidates
    variant = match.variant()
    signs = screen.desk.signs
    fits = possible.fits(best)
    screen.say("advice" if fits else "advice-not-fitting", notation.spell(variant, best, signs=signs))
    if not fits:
        return
    counts = need("firmware.engine.steps").counted(variant, match.round.rows)
    letters = notation.letters(variant, signs)
    pegs = ""
    for colour in sorted(counts or ()):
        pegs += letters[colour] * counts[colour]
    pegs = " ".join(pegs)
    if possible.whole and possible.remaining == 1:
        screen.say("teach-only")
    elif counts is None:
        screen.say("teach-fits")
    elif not pegs:
        screen.say("teach-begin")
    else:
        for colour in unpack(variant, best):
            if colour not in counts:
                screen.say("teach-count", pegs, letters[colour])
                return
        screen.say("teach-place", pegs)
