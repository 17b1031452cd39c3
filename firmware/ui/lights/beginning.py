"""A match begins, by the rules that were chosen at the lights."""

from firmware.game.phases import DONE, OVER


def begin(handheld, rules):
    """Start a match by these rules; if there is anything to lose in the running one, ask first."""
    desk = handheld.desk

    def go_on():
        if desk.match is not None and desk.match.phase == OVER:
            desk.note(desk.match)
        desk.begin(rules)

    if desk.match is not None and _would_lose(desk.match):
        from firmware.ui.lights import round_menu

        round_menu.ask(handheld, go_on)
    else:
        go_on()


def _would_lose(match):
    """Whether somebody has played in it, and it is not over."""
    from firmware.ui.begun import begun

    rules = match.rules
    if rules.watched or match.phase == DONE:
        return False
    if match.phase == OVER:
        return match.round_number + 1 < rules.rounds
    return match.round_number > 0 or begun(match)
