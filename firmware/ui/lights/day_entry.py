"""The date, dialled once after power-up where no clock tells it, and whenever a person changes it: the year, the month
and the day, each from a list that begins with the date so far, or else the day of the round that was counted last.
"""

from firmware.game import day
from firmware.ui.lights.screens import offer, place_of

_FIRST_OFFERED = 2026


def ask(handheld, then):
    """Ask for the date, and then go on with `then`."""
    desk = handheld.desk
    counted = [record.day for record in desk.statistics().records if record.day]
    known = [desk.today() or (counted + [0])[0], day.number(_FIRST_OFFERED, 1, 1)]
    _part(handheld, [], day.parts(max(known)), then)


def _part(handheld, so_far, last, then):
    """Offer what comes next in a date of which so much is chosen."""
    if not so_far:
        first, end = _FIRST_OFFERED, day.LAST_YEAR
    else:
        first, end = 1, 12 if len(so_far) == 1 else day.days_in(*so_far)
    numbers = list(range(first, end + 1))

    def take(at):
        chosen = so_far + [numbers[at]]
        if len(chosen) < len(last):
            _part(handheld, chosen, last, then)
        else:
            handheld.desk.day = day.number(*chosen)
            then()

    offer(handheld, [str(number) for number in numbers], place_of(numbers, last[len(so_far)]), take)
