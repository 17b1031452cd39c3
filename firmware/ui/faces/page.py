"""What a display draws. All of it is plain: numbers, signs, words; a colour is a digit of a code.

caption   one line of words: what is shown, and what the keys do
does      the keys that do something now, as the caption has them; with HOLD added for one that is held
language  the one that is spoken
palette   the name of the colours in use; `letters` is the sign of each digit, `names` its name
pegs      places in a row, and `most`, the rows there are; 0 where no match is shown, and then there are no rows
round     a number that each round has for itself
rows      those played, the oldest first: its digits, and its mark in signs
hand      the row in hand, None where no peg is; () where there is none
cursor    the place in hand that the keys act on; -1 where there is none
mark      the mark in hand, in signs; None where none is asked for
code      the code, once it is known; otherwise ()
thinks    at most so many seconds the device still thinks of a guess; 0 where it does not
clock     the seconds that a clock has left, in its last ten; 0 otherwise, and where none runs
marks     the words for an exact peg and for a near one
crossed   places, each with a digit that somebody has noted not to be there; for displays that take notes
back      how many of the latest rows somebody has gone back from; -1 where nobody looks back
turn      the name of the player whose turn it is, where several play; otherwise empty
light     0 while everybody sleeps, 1 where nobody is there, otherwise 2
text      what is told on top of the match, at full length; otherwise empty
chart     how well a person plays, see lights/chart.py, while that is shown; otherwise ()
choices   the texts of the menu that is open, where a line has room with what they mean, and the number `chosen`; or ()
spells    whether the entries of the menu add a sign each to what is spelled; the first takes that
pads      of a board whose keys are lights, what each of them does now, as the key that it stands for; otherwise ()
taught    whether a lesson is offered, or takes each press for an answer: nothing else can be done to the row in hand
turned    whether that board is held upside down
"""

from firmware.engine import codes
from firmware.engine.variant import CLASSIC
from firmware.game.phases import GUESS, MARK, OVER, SET, THINK
from firmware.ui import notation
from firmware.ui.faces.lights import caption
from firmware.ui.faces.lights.gestures import HOLD, NONE
from firmware.ui.faces.lights.idle import ASLEEP, AWAKE
from firmware.ui.faces.lights.turn import whose_turn

_WIDE = 40  # columns that have room for what a name in a list means
_LAST_MS = 10000  # of a clock, that are told each second


class View:
    names: tuple
    marks: tuple
    rows: tuple
    does: list
    crossed: tuple
    hand: tuple
    code: tuple
    choices: tuple
    chart: tuple
    pads: tuple

    def __init__(self, palette):
        self.caption = self.text = self.letters = self.turn = ""
        self.language = "en"
        self.palette = palette
        self.names = self.marks = self.rows = self.crossed = ()
        self.does = []
        self.hand = self.code = self.choices = self.chart = self.pads = ()
        self.pegs = self.most = self.round = self.thinks = self.clock = 0
        self.cursor = self.chosen = self.back = -1
        self.light = 2
        self.mark = None
        self.turned = self.taught = self.spells = False


def of(handheld, keys, columns, through=False):
    """The view of what is shown now; `through` an announcement, if it is wanted so."""
    desk = handheld.desk
    state = handheld.idle.state
    told = caption.of(handheld, keys, through)
    made = View(desk.settings["palette"])
    made.caption = told.line(columns)
    made.does = [key + HOLD * held for _, there, held in told.does for key in there]
    made.language = desk.language
    made.taught = desk.fresh if desk.lesson is None else getattr(desk.lesson, "wanted", 0) != NONE
    made.light = 0 if state == ASLEEP else 2 if state == AWAKE else 1
    top = told.top
    if hasattr(top, "count"):
        tell = top.means if columns >= _WIDE and hasattr(top, "means") else top.tell
        made.choices = tuple([tell(at) for at in range(top.count)])
        made.chosen = top.chosen
        made.spells = hasattr(top, "typed")
    else:
        made.text = getattr(top, "text", "")
        if hasattr(top, "rounds"):
            made.chart = top.told(desk.words)
    seat = seat_of(handheld)
    if desk.lesson is not None and seat is None:
        made.choices = ()
        _lesson(made, desk.lesson, desk)
    elif seat and state != ASLEEP:
        _match(made, seat, desk)
    return made


def seat_of(handheld):
    """The seat whose round is drawn: that of a lesson, or of the board; None where there is none."""
    for screen in handheld.above:
        if hasattr(screen, "feel") and not screen.over:
            return screen.seat
    return handheld.seat() if handheld.shows else None


def played_on(handheld):
    """The round that is drawn, and all that may be drawn in its place."""
    seat = seat_of(handheld)
    if seat is None:
        played = handheld.desk.lesson.round
        return played, (played,)
    return seat.scroll.played, seat.match.sides


def _lesson(made, lesson, desk):
    """That of the console: the lights show that it goes on."""
    draft = lesson.draft
    _game(made, lesson.variant, desk)
    _rows(made, lesson.round)
    made.most = lesson.variant.rows
    made.hand = tuple(draft.pegs)
    made.cursor = min(len(draft.order), lesson.variant.pegs - 1)


def _match(made, seat, desk):
    match = seat.match
    variant = match.variant()
    _game(made, variant, desk)
    made.thinks = max(0, -(-_thinks_ms(match, seat.hints) // 1000))
    clock = match.clock
    if clock is not None and match.phase == GUESS and clock.left_ms <= _LAST_MS:
        made.clock = -(-clock.left_ms // 1000)
    scroll = seat.scroll
    played = scroll.played
    if scroll.reviewing:
        made.back = scroll.back
    player = whose_turn(match)
    made.turn = desk.name(player, "shown-player") if player >= 0 else ""
    made.most = (played.variant if played else variant).rows
    if played:
        _rows(made, played)
        if match.phase >= OVER and played.secret() is not None:
            made.code = _digits(variant, played.secret())
    if match.phase in (SET, GUESS):
        made.hand = tuple(seat.in_hand.draft.pegs)
        made.cursor = seat.in_hand.place
    elif match.phase == MARK:
        made.hand = _digits(variant, match.round.pending)
        made.mark = notation.tell_mark(variant, seat.in_hand.mark())


def _game(made, variant, desk):
    """What is played, in signs and words."""
    names = desk.words.list("colour-names")
    made.letters = notation.letters(variant, desk.settings["signs"])
    made.names = tuple(names[: variant.colours] + names[10:][: variant.blanks])
    made.marks = (desk.words("do-exact"), desk.words("do-near"))[: 2 if variant.tells == CLASSIC else 1]
    made.pegs = variant.pegs


def _rows(made, played):
    variant = played.variant
    made.rows = tuple([(_digits(variant, guess), notation.tell_mark(variant, mark)) for guess, mark in played.rows])


def _thinks_ms(match, hints):
    """How long a guess may still take."""
    if hints.proposes:
        return hints.job.most_ms
    if match.phase != THINK or match.round.pending is not None:
        return 0
    from firmware.game.mind import limit_ms

    return limit_ms(match.variant(), match.rules.level) - match.worker.worked_ms


def _digits(variant, code):
    return tuple(codes.unpack(variant, code))
