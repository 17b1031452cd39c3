"""The day whose code is played."""

from firmware.engine.variant import short_name
from firmware.game import day as calendar
from firmware.game.statistics import KEPT_DAYS, THE_DAY, read
from firmware.slots import need
from firmware.ui import commands, notation, rules_wanted
from firmware.ui.screen import LEAVE
from firmware.ui.screens.lists import List, row, valued_row

_FIRST = 2026
_OPEN = ("day-open",)  # it can be played, and counts


def day(shell):
    """Offer the code of a day: begin, or change the game or the date first."""
    desk = shell.desk
    today = desk.today()
    is_another = today != desk.today(False) > 0  # a person has told another day than the clock does

    def put(value):
        if isinstance(value, int):
            desk.day = value
        else:
            desk.wishes["variant"] = value.with_rows(desk.settings["rows"])
        desk.choices += 1
        return ("dates.day",)

    def answer_to(text):
        """Take a game, a date or both, and begin where it counts."""
        for word in text.split():
            put(_parse(word))
        at = desk.today()
        return ("dates.begin", at) if at and _became(_record(desk), at)[0] == _OPEN else ("dates.day",)

    def leaves(_):
        """Forget another date, which was for a round here."""
        if is_another:
            desk.day = 0
        return LEAVE

    latest = today or max([0] + [record.day for record in desk.statistics(read).records])
    asks = "typed.date", calendar.write(max(latest, calendar.number(_FIRST, 1, 1)))
    rows = [valued_row(("entry-date",), calendar.write(today) if today else "?", asks)]
    if today:
        game = valued_row(("label-variant",), short_name(desk.wishes["variant"]), ("forms.Value", "variant"))
        became = _became(_record(desk), today)[0]
        played: tuple = () if became == _OPEN else ("day-played", became)
        rows = [row("begin", ("dates.begin", today), played), game] + rows + [row("days", ("dates.days",))]
    title: tuple = ("field", ("entry-date",), calendar.write(today)) if is_another else ("entry-day",)
    screen = List(shell, title, rows, valued=True)
    screen.starts_over = True
    screen.leaves = leaves
    screen.answer_to = answer_to
    screen.parse = _parse
    screen.put = put
    return screen


def _parse(text):
    """Read a date or a game, whichever this is."""
    if "-" in text:
        return notation.judged(calendar.read, (text,), "ask-day")
    return notation.judged(rules_wanted.read_game, (text,), "not-offered")


def days(shell):
    """List the last days of this game: today's can be played, and each other one as practice; the last entry shares
    them, once there is one to share.
    """
    desk = shell.desk
    today = desk.today()
    record = _record(desk)
    game = short_name(desk.wishes["variant"])
    rows: list = []
    signs = []
    for day in range(today, max(0, today - KEPT_DAYS), -1):
        became, sign = _became(record, day)
        rows.append((("field", calendar.write(day), became), (), (), ("dates.begin", day)))
        signs.append(sign)
    if signs.count(".") < len(signs):
        title = "{} {} - {}, {}:".format(desk.words("device"), rows[-1][0][1], rows[0][0][1], game)
        rows.append((commands.word("SHARE"), (), (), ("share.share", " ".join(reversed(signs)), title)))
    screen = List(shell, ("days-title", game, record.played() if record else 0), rows)
    screen.signs = signs
    return screen


def _record(desk):
    """Return the record of the days in the game that is wanted, or None."""
    for record in desk.statistics(read).records:
        if record.opponent == THE_DAY and record.variant == desk.wishes["variant"]:
            return record
    return None


def _became(record, day):
    """Return what became of a day: a line, and the sign that is shared."""
    result = record.result_of(day) if record else 0
    if not (result or (record and record.day == day)):
        return _OPEN, "."
    rows = record.variant.rows
    if 0 < result <= rows:
        return ("day-solved", result), str(result)
    return ((("day-done",), "."), (("day-lost",), "X"), (("day-helped",), "+"))[max(0, result - rows)]


def begin(shell, day):
    """Begin the code of a day: today's counts, once, and any other is practice."""
    desk = shell.desk
    variant = desk.wishes["variant"]
    if day == desk.today() and _became(_record(desk), day)[0] == _OPEN:
        return desk.start(need("firmware.game.rules").agree("day", variant, day=day))
    return rules_wanted.practise(desk, variant, calendar.code(variant, day))
