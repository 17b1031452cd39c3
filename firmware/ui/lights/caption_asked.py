"""The caption where something is asked: a code, a guess, a mark, or only that a person is ready."""

from firmware.engine import marks
from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.phases import GUESS, HAND, MARK, READY, SET
from firmware.ui import notation
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, LEFT, OK, RIGHT, UP

_TIME_MS = 10000  # the time left is told in such steps, or it would be said each second; a view has the last ones


def _to_maker(told, seat, key, *filled):
    match = seat.match
    name = told.name(match, match.maker())
    short = told.called(match.maker(), "shown-player") + " " if name else ""
    said = told.words(key, name, *filled) if name else told.words(key + "-you", *filled)
    told.say(said, short + told.words("shown-code"))


def _set(told, seat):
    """The colours of a code that somebody sets stay between them and the lights."""
    _to_maker(told, seat, "tell-set")
    entry = seat.in_hand
    if not entry.submits:
        told.more = told.words("tell-place", entry.place + 1)
    _entering(told, seat)


def _ready(told, seat):
    _to_maker(told, seat, "tell-think-of")
    told.do("do-ready", (OK,))


def _hand(told, seat):
    match = seat.match
    told.say(told.words("hand", told.name(match, match.breaker())), told.called(match.breaker(), "shown-player"))
    told.do("do-ready", (OK,))


def _guess(told, seat):
    match = seat.match
    variant = match.round.variant
    entry = seat.in_hand
    number = len(match.round.rows) + 1
    short = "{}/{}".format(number, variant.rows)
    name = told.name(match, match.breaker())
    what = (name + told.colon if name else "") + told.words("tell-row", number, variant.rows)
    if match.clock is not None:
        time = notation.time(-(-match.clock.left_ms // _TIME_MS) * _TIME_MS)
        what += " ({})".format(told.words("tell-time", time))
        short += " " + time
    if seat.opposed >= 0:
        told.say(told.words("tell-against", seat.opposed + 1), told.words("shown-row", seat.opposed + 1))
    elif entry.submits:
        signs = notation.letters(variant, told.signs)
        pegs = ["." if digit is None else signs[digit] for digit in entry.draft.pegs]
        told.say(what, "".join(pegs), told.colon + " ".join(pegs))
        if match.round.hints == 1 and match.rules.counts:
            told.most = " \u00b7 " + told.words("tell-helped")
    else:
        place = entry.place + 1
        digit = entry.draft.pegs[entry.place]
        colour = ""
        if digit is not None:
            names = told.words.list("colour-names")
            colour = told.colon + (names[-1] if digit == variant.colours else names[digit])
        brief = short + " \u00b7 " + str(place)
        told.say(what + told.words("tell-place", place) + colour, brief if match.clock else brief + colour)
    _entering(told, seat)


def _entering(told, seat):
    """What the keys do at a cursor over pegs."""
    match = seat.match
    variant = match.variant()
    entry = seat.in_hand
    pegs = entry.draft.pegs
    if entry.submits:
        if entry.draft.whole() and not _is_forbidden(match, entry.draft):
            told.do("do-submit", (OK,))
    else:
        every = range(variant.choices(entry.place))
        may = [digit for digit in every if entry.draft.allows(entry.place, digit)]
        if len(may) > 1 or pegs[entry.place] is None:
            # which colours are left would tell those that somebody has set
            some = may if match.phase == GUESS else every
            told.do("do-colour", (UP, DOWN), [COLOUR + digit for digit in some if digit < variant.colours])
        if pegs[entry.place] is not None:
            told.do("do-set", (OK,))
        elif variant.colours in may:
            told.do("do-empty", (OK,))
    if match.phase == GUESS and not seat.showing.moving:
        told.do("do-hint", (OK,), held=True)
    if entry.draft.order:
        told.do("do-undo", (BACK,))
    else:
        told.can_undo(match)
    if entry.place == 0:
        told.can_look(seat)
    more = entry.place + 1 < variant.pegs + entry.draft.whole()
    told.do("do-move", ([LEFT] if entry.place else []) + ([RIGHT] if more else []))


def _is_forbidden(match, draft):
    """Whether a mark forbids the guess in hand."""
    return match.phase == GUESS and match.rules.hard and match.round.rows_against(draft.code())


def _mark(told, seat):
    match = seat.match
    variant = match.round.variant
    marking = seat.in_hand
    mark = notation.tell_mark(variant, marking.mark())
    code = told.code(variant, match.round.pending)
    what = told.words("tell-mark", code, mark)
    told.say(what, code.replace(" ", "") + " " + mark)
    if _may_give(match, marking.mark()):
        told.do("do-give", (OK,))
    if variant.tells == PLACES:
        told.do("do-change", (UP, DOWN), range(COLOUR, COLOUR + variant.pegs))
    else:
        told.do("do-exact", (UP,), (COLOUR,))
        if variant.tells == CLASSIC:
            told.do("do-near", (DOWN,), (COLOUR + 1,))
    if marking.mark():
        told.do("do-clear", (BACK,))
    else:
        told.can_undo(match)
    if variant.tells == PLACES:
        keys = ([LEFT] if marking.place else []) + ([RIGHT] if marking.place + 1 < variant.pegs else [])
        told.do("do-move", keys)
    if variant.tells != PLACES or not marking.place:
        told.can_look(seat)


def _may_give(match, mark):
    try:
        marks.check(match.round.variant, mark)
    except ValueError:
        return False
    return match.round.agrees(mark)


ASKED = {SET: _set, READY: _ready, HAND: _hand, GUESS: _guess, MARK: _mark}
