"""A display beside the lights: it stands in the place of the board's parts, for the app, and draws when its page has
changed. Each kind of display inherits from it, and has draw() and event(). And the round by ear, which they say.
"""

from firmware.engine.codes import unpack
from firmware.engine.variant import CLASSIC, PLACES
from firmware.game.match import GUESS, OVER, THINK
from firmware.slots import need
from firmware.ui import notation
from firmware.ui.desk import whose_turn
from firmware.ui.faces.lights.lights import ASLEEP
from firmware.ui.screen import BOARD, TYPED

_FEW_LINES = 12  # of a text, which fill a display without room for all
_LAST_S = 10  # of a clock, that are told each second
_MOST = 10  # a larger number is recorded digit by digit
_NO_HAND = (), -1, None
_NO_ROUND = 0, "", (), "", (), -1, (), -1, None, (), 0  # where none is shown


class Face:
    waits = True  # the last page is whole

    def __init__(self, lights, parts):
        self.sound = parts.sound
        self.buttons = self.lights = self
        self._lights = lights
        self._parts = parts
        self._moment: tuple = ()  # of the page: all of it that changes by time alone

    def show(self, frame, table):
        self._parts.lights.show(frame, table)
        lights = self._lights
        board = lights.shell.board
        moment = lights.desk.works, times(board) if board else ()
        if not lights.is_new and (moment == self._moment or not self.waits):
            return  # the lights only blink, or the page on its way is first to be whole
        self._moment = moment
        self.draw()  # type: ignore[attr-defined]  # of those who inherit


def fields(lights, is_wide, actor):
    """Yield the fields that every display draws, a few at a time; `actor` is the face that acts at it. One that is not
    wide has no room for a whole text, nor for meanings in a list, and shows nothing while the lights sleep. Each few
    may be taken in a turn of their own: no screen is held meanwhile. tools/front/page.py explains the fields.
    """
    yield ()  # in the turn of what made it new, which took time
    shell = lights.shell
    words = lights.desk.words
    tell = words.tell
    shows = is_wide or lights.state != ASLEEP
    in_round = _round(shell.board, lights, is_wide, actor) if shows and shell.board is not None else _NO_ROUND
    yield ()
    yield (2, 1, 1, 0)[lights.state], shell.top.kind, tell(shell.top.title), list(map(tell, shell.top.asks()))
    lines = []
    for line in shell.top.lines if is_wide else shell.top.lines[:_FEW_LINES]:
        # a display has a legend of its colours and marks
        if shell.top.kind != BOARD or not (line[0] == "colours" or line[0].startswith("legend-")):
            lines.append(tell(line))
    offers = [(intent, value, tell((word,))) for intent, value, word, _ in shell.top.offers() if word]
    yield lines, offers, shell.is_secret, shell.top.chosen if shell.top.count else -1
    for at in range(0, len(in_round), 4):
        yield in_round[at : at + 4]
    if not is_wide:
        entries = []
        for at in range(shell.top.count if shows else 0):
            name, short, _ = shell.top.entry(at)
            entries.append(((tell if shell.top.kind == TYPED else words.entry)(short or name), ""))
        yield (entries,)


def _round(board, lights, is_wide, actor):
    """Return the fields about the round, from the number of its pegs to its clock."""
    desk = lights.desk
    match = board.match
    variant = match.variant()
    player = whose_turn(match)
    seat = lights.seat
    played = match.sides[side_of(lights, board)]
    rows: list = []
    code: tuple = ()
    if played:
        for guess, mark in played.rows:
            rows.append((tuple(unpack(variant, guess)), notation.tell_mark(variant, mark)))
        if match.phase >= OVER and played.secret() is not None:
            code = tuple(unpack(variant, played.secret()))
    left_s = times(board)[1]
    clock = left_s if match.phase == GUESS and left_s <= _LAST_S else 0
    pegs, cursor, mark = in_hand(lights, board, actor)
    return (
        variant.pegs,
        notation.letters(variant, desk.settings["signs"]),
        _names(variant, desk.words),
        "" if player < 0 else desk.words.tell(desk.named(match, player, "player" if is_wide else "shown-player")),
        tuple(rows),
        seat.back if seat is not None and seat.reviewing else -1,
        pegs,
        cursor,
        mark,
        code,
        clock,
    )


def side_of(lights, board):
    """Return the side whose round is shown: in a race that of the other player for a while."""
    return board.match.side if lights.seat is None else lights.seat.side


def in_hand(lights, board, actor):
    """Return the pegs in hand, the place that keys act on, and the mark in hand; a secret only for who sets it."""
    hand = board.hand
    match = board.match
    variant = match.variant()
    if hand is None or side_of(lights, board) != match.side:
        return _NO_HAND
    if hand.draft is None:
        cursor = hand.place if variant.tells == PLACES else -1
        return tuple(unpack(variant, match.round.pending)), cursor, notation.tell_mark(variant, hand.mark)
    if board.secret and lights.shell.asker not in (None, actor):
        return (None,) * variant.pegs, -1, None
    return tuple(hand.draft.pegs), hand.place, None


def times(board):
    """Return how long a guess may still take, and what a clock has left: the seconds of which the last has begun."""
    match = board.match
    thinks_ms = 0
    if board.works and board.job is not None:
        thinks_ms = board.job.most_ms
    elif match.phase == THINK and match.round.pending is None:
        thinks_ms = need("firmware.game.mind").limit_ms(match.variant(), match.rules.level) - match.worked_ms
    left_ms = match.clock.left_ms() if match.clock else 0
    return -(-thinks_ms // 1000), -(-left_ms // 1000)


def _names(variant, words):
    """Return the name of each digit."""
    names = words.list("colour-names")
    return tuple(names[: variant.colours] + names[10:][: variant.blanks])


def marks_of(variant, words):
    """Return the words for an exact peg, and for a near one where that is told."""
    return (words("do-exact"), words("do-near"))[: 2 if variant.tells == CLASSIC else 1]


def speak(lights, actor):
    """Return the round by ear, as a text in groups of words, and the names of recordings of the same: the peg that was
    set last, the whole row or the mark in hand, or else the latest row. None, and no names, where nobody wants it.
    """
    board = lights.shell.board
    if board is None or not lights.desk.settings["speech"]:
        return None, ()
    words = lights.desk.words
    match = board.match
    variant = match.variant()
    played = match.sides[side_of(lights, board)]
    many = len(played.rows) if played else 0
    names = list(notation.COLOURS[: variant.colours]) + ["blank"]  # of the recordings, one for each digit
    hand, cursor, mark = in_hand(lights, board, actor)
    order = board.draft.order if hand and board.draft is not None else ()  # of the pegs in hand, latest last
    groups: list = []
    digits: tuple = ()  # and a mark, which stand behind the groups
    if lights.shell.is_secret:
        mark = None
    elif mark == notation.NOTHING:
        groups = [["row", str(many + 1)]]
        digits, mark = hand, None
    elif mark is not None:
        pass
    elif order and cursor < len(hand):
        groups = [[str(order[-1] + 1), names[hand[order[-1]]]]]
    elif order:
        digits = hand
    elif many:
        at = many - 1 - (lights.seat.back if lights.seat is not None and lights.seat.reviewing else 0)
        guess, mark = played.rows[at]
        groups = [["row", str(at + 1)]]
        digits, mark = tuple(unpack(variant, guess)), notation.tell_mark(variant, mark)
    groups += [[names[digit]] for digit in digits]
    if mark is not None:
        groups += _mark(variant, mark)
    texts = dict(zip(names, _names(variant, words)))
    texts.update(zip(("exact", "near"), marks_of(variant, words)))
    texts["row"] = words("speech-row", "").strip()
    said = []
    recordings = []
    for group in groups:
        said.append(" ".join([texts.get(name, name) for name in group]))
        for name in group:
            recordings += list(name) if name.isdigit() and int(name) > _MOST else [name]
    return ", ".join(said), recordings


def _mark(variant, mark):
    """Return how many pegs are exact and near, or the places of the exact ones."""
    exact, near = notation.EXACT_SIGN, notation.NEAR_SIGN
    if variant.tells == PLACES and exact in mark:
        return [["exact"] + [str(at + 1) for at in range(len(mark)) if mark[at] == exact]]
    told = []
    for sign, name in ((exact, "exact"), (near, "near"))[: 2 if variant.tells == CLASSIC else 1]:
        many = mark.count(sign)
        if many or not (exact in mark or near in mark):
            told.append([str(many), name])
    return told
