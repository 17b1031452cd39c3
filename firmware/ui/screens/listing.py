"""The codes that are still possible: how many, and which; and the rows so far."""

from firmware.ui import notation
from firmware.ui.described import WIDTH
from firmware.ui.screen import ALL, BACK, OK, Screen

_LINES = 8
_LOOKING_MS = 10000  # for each page


class Count(Screen):
    """How many codes fit the rows: exactly, about, at least so many, or none found yet."""

    title = ("menu-left",)
    tells = works = True

    def __init__(self, shell):
        Screen.__init__(self, shell)
        match = self.desk.match
        self._job = match.mind().count(match.round.rows)
        self.title = ()

    def offers(self):
        return [(OK, ALL, "do-hurry" if self.works else "do-on"), (BACK, ALL, "do-leave")]

    def do(self, intent, value):
        if intent == OK and self.works:
            self._job.hurry()
            return None
        return Screen.do(self, intent, value)

    def tick(self, _ms):
        job = self._job
        if job is None or not job.over:
            return
        self._job = None
        self.works = self.tells = False
        found = self.desk.match.mind().counted(job.rows)
        if found.whole or found.about or found.left:
            self.say("left", notation.codes_left(self.desk.words, found.left, found))
        else:
            self.say("left-none")


class Listing(Screen):
    """A page of the codes, in reading order; OK brings the next one. Looking at them counts as help."""

    title = ("listing-title",)
    short = ("menu-list",)

    def __init__(self, shell):
        Screen.__init__(self, shell)
        self._after = -1
        self._job = None
        self.has_more = False
        for line in self.desk.helped():
            self.say(*line)
        self._look()

    @property
    def works(self):
        return self._job is not None

    tells = works

    def asks(self):
        return (("more",),) if self.has_more else ()

    def offers(self):
        if self.works:
            return [(OK, ALL, "do-hurry"), (BACK, ALL, "do-stop")]
        return [(OK, ALL, "do-more" if self.has_more else "do-on"), (BACK, ALL, "do-leave")]

    def do(self, intent, value):
        if intent == OK and self.works:
            self._job.hurry()
            return None
        if intent == OK and self.has_more:
            self._look()
            return None
        if intent == BACK and self.works:
            self._job.over = True
        return Screen.do(self, intent, value)

    def _look(self):
        match = self.desk.match
        self._across = WIDTH // (match.variant().pegs + 1)
        self.has_more = False
        most = self._across * _LINES + 1  # one more, to know whether there is another page
        self._job = match.mind().list(match.round.rows, self._after, most, _LOOKING_MS)
        self.version += 1

    def tick(self, _ms):
        job = self._job
        if job is None or not job.over:
            return
        self._job = None
        found = job.found
        variant = self.desk.match.variant()
        across = self._across
        shown = min(len(found), across * _LINES)
        for line in range(0, shown, across):
            told = found[line : min(line + across, shown)]
            self.put(" ".join([notation.spell(variant, code, "", self.desk.signs) for code in told]))
        if shown < len(found):
            self._after = found[shown - 1]
            self.has_more = True
        elif not job.whole:
            self.say("list-cut")
        self.version += 1


class Rows(Screen):
    """The rows so far; the lights show them as they scroll through them."""

    short = ("menu-look",)

    def __init__(self, shell):
        Screen.__init__(self, shell)
        match = self.desk.match
        for played in match.sides:
            rows = played.rows if played else ()
            for at in range(len(rows)):
                self.put(notation.row(played.variant, at, *rows[at], signs=self.desk.signs))
        if not self.lines:
            self.say("no-rows")
