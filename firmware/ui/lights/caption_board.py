"""The caption of the board: the row, the thought or the end that it shows, and what the keys do, as in `seat.py`."""

from firmware.game import grading
from firmware.game.phases import DISPUTE, DONE, OVER
from firmware.game.round import GIVEN_UP, LOST, STOPPED, TIME_UP, VOID, WON
from firmware.ui import notation
from firmware.ui.lights.caption_asked import ASKED
from firmware.ui.lights.gestures import COLOUR, DOWN, LEFT, OK, UP

_ENDS = {WON: "won", LOST: "lost", GIVEN_UP: "given-up", STOPPED: "stopped", TIME_UP: "time-up"}


def tell(told, seat):
    match = seat.match
    if seat.hints.proposes:
        told.say(told.words("tell-hint"))
        told.any("do-hurry")
    elif seat.showing.moving and (match.phase >= OVER or _shows_row(seat.scroll)):
        _moving(told, seat)
    elif seat.scroll.reviewing:
        _review(told, seat)
    else:
        (ASKED.get(match.phase) or _TOLD.get(match.phase, _busy))(told, seat)
        if seat.in_hand is None and match.phase != DISPUTE:
            told.can_undo(match)
            told.can_look(seat, (LEFT,), (COLOUR,))
        if seat.stuck:
            told.say(told.words(seat.stuck, match.variant().pegs))


def _shows_row(scroll):
    """Whether the last row is in sight: there is none in hand, and it was not taken back meanwhile."""
    return not scroll.first_row and bool(scroll.played and scroll.played.rows)


def _moving(told, seat):
    """A new row, or the end, is being shown: any key goes on."""
    if seat.match.phase >= OVER:
        _say_over(told, seat)
    else:
        _say_row(told, seat.scroll.played, len(seat.scroll.played.rows))
    told.any("do-on")


def _review(told, seat):
    """Scrolling through the rows played."""
    scroll = seat.scroll
    rows = len(scroll.played.rows)
    if seat.opposed >= 0:
        told.say(told.words("tell-against", seat.opposed + 1), told.words("shown-row", seat.opposed + 1))
    else:
        _say_row(told, scroll.played, rows - scroll.back)
    more = [UP] if scroll.back + 1 < rows else []
    less = [DOWN] if scroll.back else []
    told.do("do-scroll", more + less, [key - UP + COLOUR for key in more + less])
    told.do("do-return", (OK,))
    told.do("do-read", (LEFT,), held=True)


def _say_row(told, played, number):
    """A row that was played, counted from 1."""
    variant = played.variant
    row = told.row(variant, played.rows[number - 1])
    told.say(told.words("tell-row", number, variant.rows) + told.colon + row, row)


def _busy(told, seat):
    """The device chooses a guess or a mark, or checks those it was given."""
    match = seat.match
    what = told.words("tell-think")
    if match.round is not None and match.round.rows:
        played = match.round
        told.say(what, what, told.colon + told.row(played.variant, played.rows[-1]))
    else:
        told.say(what)
    if match.busy or match.works:
        told.do("do-hurry", (OK,))


def _dispute(told, seat):
    match = seat.match
    if seat.scroll.choice < 0:
        told.say(told.words("tell-dispute"), told.words("shown-dispute"))
    else:
        _say_mend(told, seat.scroll, match.variant())
        told.do("do-take", (OK,))
        told.do("do-change", (UP, DOWN), (COLOUR, COLOUR + 1))
    told.can_undo(match)
    told.can_look(seat)


def _say_mend(told, scroll, variant):
    """A correction that is proposed, or past the last of them, to insist."""
    place = "{}/{} ".format(scroll.choice + 1, scroll.choices)
    if not scroll.mended:
        told.say(place + told.words("tell-insist"), place + told.words("shown-void"))
        return
    mended = [(number + 1, notation.tell_mark(variant, mark)) for number, mark in scroll.mended]
    brief = ", ".join(["{}: {}".format(*of) for of in mended])
    mends = ", ".join([told.words("tell-mend", *of) for of in mended])
    told.say(place + mends, place + brief, " · " + told.words("tell-dispute"))


def _over(told, seat):
    _say_over(told, seat)
    told.do("do-on", (OK,))
    _offer_grades(told, seat)


def _say_over(told, seat):
    """How the round ended for a side, and the code."""
    match = seat.match
    played = match.sides[seat.showing.side]
    rows = len(played.rows)
    if played.state == VOID:
        told.say(told.words("left-it" if match.rules.advises else "void"), told.words("shown-void"))
    else:
        name = told.name(match, match.breaker(seat.showing.side))
        end = _ENDS[played.state]
        if match.rules.laid:
            rows = played.misses + (played.state == WON)
            said = told.words("solved" if played.state == WON else "unsolved", rows)
        else:
            said = told.words(end, name, rows) if name else told.words(end + "-you", rows)
        brief = told.words({WON: "shown-won", TIME_UP: "shown-time"}.get(played.state, "shown-lost")).format(rows)
        told.say(said, brief)
    code = played.secret()
    if code is not None:
        told.more = " \u00b7 " + told.code(played.variant, code)
    job = played.grading
    if job and grading.counted(job) and grading.best(job) >= 0:
        told.most = " \u00b7 " + told.words("tell-best-row", grading.best(job) + 1)


def _offer_grades(told, seat):
    if grading.gives(seat.match, seat.showing.side):
        told.do("do-grades", (OK,), held=True)


def _done(told, seat):
    match = seat.match
    if match.rules.scored:
        from firmware.game.score import winners

        ahead = winners(match)
        you = told.words("you")
        names = [told.name(match, player) or you for player in range(len(match.scores))]
        won = ", ".join([names[player] for player in ahead])
        if len(ahead) > 1:
            told.say(told.words("draw", won))
        else:
            told.say(told.words("winner-you") if won == you else told.words("winner", won))
        told.brief = " ".join([told.called(player, "shown-player") for player in ahead])
        each = ["{} {}".format(names[player], match.scores[player]) for player in range(len(names))]
        told.more = " \u00b7 " + ", ".join(each)
    else:
        _say_over(told, seat)
    told.do("do-on" if match.rules.laid else "do-again", (OK,))
    _offer_grades(told, seat)


_TOLD = {DISPUTE: _dispute, OVER: _over, DONE: _done}
