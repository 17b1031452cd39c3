"""A match begins: by the answers that were given, or as the round or the puzzle with a number."""

from firmware.engine.variant import Variant
from firmware.game.modes import DAY, NUMBER
from firmware.ui import loads, wishes


def by_number(desk, key, typed):
    """Begin the round with this number, or the puzzle."""
    yield from loads.unsaid(loads.of_start(key))
    if key == NUMBER:
        from firmware.ui.console import given

        desk.begin(given.numbered(typed))
        return
    from firmware.ui import puzzles

    desk.begin(puzzles.typed(desk, typed))


def by_answers(desk, chosen):
    """Begin by these, one for each question."""
    yield from loads.unsaid(loads.of_start(DAY if DAY in chosen else None))
    variant = chosen["variant"]
    if type(variant) is int:
        more = {key: chosen[key] for key in wishes.PARTS[2:] if key in chosen}
        variant = Variant(chosen["pegs"], variant, **more)
    desk.wishes["variant"] = variant
    more = {
        key: chosen[key] for key in ("people", "rounds", "scoring", "deal", "level", "device", DAY) if key in chosen
    }
    if "code" in chosen:
        more["sealed"] = chosen["code"] == "sealed"
    more.update(wishes.house_rules(desk.wishes))
    from firmware.game.rules import agree

    desk.begin(agree(chosen["mode"], variant, **more))
