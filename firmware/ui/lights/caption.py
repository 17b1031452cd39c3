"""The caption: one line of words for what the lights show now, and for what the keys do now.

    of(handheld, keys).line(60)     Row 3 of 10, place 2: green · up/down: colour · OK: set · hold OK: hint

It is made on demand, for whatever can show words; a board that cannot never loads this file. `keys` are the numbers of
the keys that are there. A key that is not there, or does nothing now, is not named, and the colours of a code that
somebody sets are not told. A screen is known by the name of its class, so that none is loaded for this.
"""

from firmware.game.agreed import DEVICE, PERSON
from firmware.ui import notation
from firmware.ui.capitals import upper
from firmware.ui.lights import named
from firmware.ui.lights.caption_board import tell as _board
from firmware.ui.lights.gestures import BACK, COLOUR, DOWN, FEW, HOLD, LEFT, NONE, OK, UP

BETWEEN = " \u00b7 "
CUT = "\u2026"
_LEAST = 30  # of what is cut, beside the key that goes on
_UP_DOWN = (UP, DOWN)
_MADE = {made: by for by, made in FEW.items()}  # how a board with few keys makes a gesture


def of(handheld, keys, through=False):
    """The caption of what is shown now."""
    told = Caption(handheld.desk, keys)
    # an announcement is no screen where the display shows what it covers
    above = [] if through and handheld.announces else [screen for screen in handheld.above if not screen.over]
    if above:
        told.top = above[-1]
    if handheld.asleep:
        told.say(told.words("tell-dark"))
        told.any("do-wake")
        return told
    if above:
        SCREENS[type(told.top).__name__](told, handheld, above)
    elif handheld.shows:
        _board(told, handheld.seat())
    else:
        told.say(told.words("title"))  # for the moment until the menu opens
    if len(above) - (handheld.desk.lesson in above) != 1 or not hasattr(told.top, "count"):  # the first list
        told.do("do-menu", (BACK,), held=True)
    return told


class Caption:
    def __init__(self, desk, keys):
        self._desk = desk
        self.words = desk.words
        self.called = desk.name
        self.signs = desk.signs
        self.colon = desk.words("key-does", "", "")
        self.top = None  # the screen that lies over all others, if one lies over the board
        self.what = ""  # is shown
        self.more = ""  # of it, where there is room
        self.most = ""  # of it, where there is even more
        self.brief = ""  # the same, for a narrow display
        self.does: list = []  # what keys do, the keys, and whether they are held; the most wanted first
        self.keys = keys
        self._few = BACK not in keys and LEFT in keys
        self._names = self.words.list("key-names")

    def line(self, width: int):
        """As much of it as there is room for."""
        ways = (self.what + self.more + self.most, self.what + self.more, self.what, self.brief)
        first = len(BETWEEN) + len(self.does[0][0]) if self.does else 0
        fit = [way for way in ways if len(way) + first <= width] or [way for way in ways if len(way) <= width]
        line = fit[0] if fit else self.brief[: (width - first if width - first > _LEAST else width) - 1] + CUT
        for does, _, _ in self.does:
            if len(line) + len(BETWEEN) + len(does) <= width:
                line += BETWEEN + does
        return line

    def say(self, what, brief="", more=""):
        self.what = what
        self.more = more
        self.brief = brief or what

    def do(self, key, by, instead=(), held=False):
        """These keys do this; where none of them is there, the others do."""
        if self._few:
            if held and by[0] != BACK:
                return  # the hold is another gesture there
            if by[0] == BACK:
                by, held = (_MADE[BACK + HOLD * held] - HOLD,), True
        there = [number for number in by if number in self.keys] or [at for at in instead if at in self.keys]
        if not there:
            return
        between = "/" if there[0] < COLOUR else ""
        name = between.join([self._names[at] if at < COLOUR else notation.COLOURS[at - COLOUR] for at in there])
        self.does.append((named.does(self._desk, there[0] + HOLD * held, self.words(key), name), there, held))

    def any(self, key):
        """Every key does this."""
        self.does.append((self.words("key-does", self.words("key-any"), self.words(key)), self.keys, False))

    def code(self, variant, code):
        """A code in signs."""
        return notation.spell(variant, code, " ", self.signs)

    def name(self, match, player):
        """The name of a player; nothing for a person who plays alone."""
        players = match.rules.players
        if players[player] == DEVICE:
            return self.words("device")
        return self.called(player) if players.count(PERSON) > 1 else ""

    def can_undo(self, match):
        if match.can_take_back():
            self.do("do-undo", (BACK,))

    def can_look(self, seat, by=(LEFT,), instead=()):
        played = seat.scroll.played
        if played is not None and played.rows:
            self.do("do-look", by, instead)

    def row(self, variant, row):
        """A row, for a narrow display: its guess and its mark."""
        guess, mark = row
        return notation.spell(variant, guess, "", self.signs) + " " + notation.tell_mark(variant, mark)


# screens on top of the board


def _text(told, handheld, above):
    if hasattr(told.top, "feel"):  # what a lesson says in large letters; the keys act beneath it
        _lesson(told, handheld, above[:-1])
        return
    if len(above) > 1 or not (handheld.announces and handheld.shows):
        told.say(above[-1].text)
        told.any("do-on")
        return
    seat = handheld.seat()
    _board(told, seat)
    told.does = [does for does in told.does if does[2] or all(seat.answers(key) for key in does[1])]
    if seat.in_hand is not None:
        told.do("do-on", (OK,))
    elif all(held for _, _, held in told.does):
        holds, told.does = told.does, []
        told.any("do-on")
        told.does += holds


def _choice(told, handheld, above, undo="do-leave", take="do-take"):
    top = above[-1]
    lists = []
    for screen in above:
        if hasattr(screen, "count"):
            text = top.text
            if screen is not top:
                text = screen.tell(screen.chosen)  # in the language of now
                if screen.valued and " " in text:
                    text = text[: text.rfind(" ")]  # without the value that is being changed
            lists.append(text)
    place = "{}/{}".format(top.chosen + 1, top.count)
    path = " > ".join(lists[-3:-1])
    if top.text.endswith("?"):  # a question, as whether to give up
        told.say(top.text, top.text)
        told.do("do-yes", (OK,))
        told.do("do-no", (BACK,))
        return
    told.say((path + told.colon if path else "") + lists[-1], lists[-1])
    if top.count > 1:
        told.more = BETWEEN + place
        told.do("do-change", _UP_DOWN, range(COLOUR, COLOUR + min(top.count, 10)))
    told.do(take, (OK,))
    if len(lists) > 1 or handheld.shows or undo != "do-leave":
        told.do(undo, (BACK,))


def _spelling(told, handheld, above):
    """The whole of what is typed, of which the lights show the end."""
    top = above[-1]
    _choice(told, handheld, above, "do-undo" if top.typed else "do-leave", "do-set" if top.chosen else "do-take")
    told.brief = upper(top.typed + top.text[-1])
    told.what = told.what[: -len(top.text)] + told.brief
    told.more = ""


def _chart(told, _handheld, above):
    chart = above[-1]
    told.say(told.words("tell-losses", chart.mean), chart.mean, BETWEEN + chart.habit if chart.habit else "")
    told.any("do-on")


def _show(told, _handheld, _above):
    told.say(told.words("tell-show"))
    told.any("do-stop")


def _test(told, _handheld, _above):
    told.say(told.words("tell-test"))
    told.any("do-try")
    told.do("do-twice", (BACK,))


def _reading(told, _handheld, _above):
    told.say(told.words("tell-read"))
    told.any("do-stop")


def _lesson(told, _handheld, above):
    lesson = above[-1]
    by_keys = lesson.told == "lesson-colour" and COLOUR in told.keys
    text = lesson.tell("lesson-colour-keys") if by_keys else lesson.text
    told.say(told.words("menu-lesson") + told.colon + text, text)
    if lesson.wanted == NONE:
        _board(told, lesson.seat)
    elif lesson.seat.hints.proposes:
        pass  # it is being done
    elif lesson.wanted >= HOLD:  # what is held is in the text
        told.does.append((told.words("do-lesson"), (), True))
    else:
        colours = range(COLOUR, COLOUR + 4)
        by = colours if lesson.wanted == COLOUR else (lesson.wanted,)
        told.do("do-lesson" if lesson.acts else "do-on", by, colours if lesson.wanted in _UP_DOWN else ())


def _offer(told, handheld, above):
    asks = "ask-lesson-on" if len(above) > 1 else "ask-lesson"  # above that of the lights
    lesson = handheld.desk.lesson
    if lesson is None or len(above) > 1:
        told.say(told.words(asks), above[-1].text)
        told.do("do-on", (OK,))
    else:
        told.say(lesson.said)
        if above[-1].begins:
            told.do("do-buttons", (OK,))
    told.do("do-skip", (BACK,))


SCREENS = {
    "Offer": _offer,
    "Lesson": _lesson,
    "Text": _text,
    "Choice": _choice,
    "Possible": _choice,
    "Grades": _choice,
    "Spelling": _spelling,
    "Attract": _show,
    "Chart": _chart,
    "SelfTest": _test,
    "Reading": _reading,
}
