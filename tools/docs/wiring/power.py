"""What a board draws while somebody plays, while nobody does, and asleep: the lights as they are sent in a playthrough.

The lights' part is exact by their data sheet, 20 mA a channel at full brightness. The rest is told as an estimate: up
to 1 mA for the chip in each light, lit or dark; for a board 45 mA awake, at 200 MHz, which is a guess, and 7 asleep,
which somebody has measured in CircuitPython's deep sleep at full clock.
"""

from collections import defaultdict
from dataclasses import replace
from functools import cache

from firmware.device.lights import CHANNEL_MA, FULL
from firmware.device.profiles import every
from tools.docs import pictures
from tools.docs.wiring import tables
from tools.docs.wiring.plan import Plan
from tools.picture import film
from tools.playthrough import playthrough

PLAY = pictures.PLAYTHROUGHS / "power.play"
BETWEEN = "between"  # the note while the lights fade from one state to the next
ASLEEP = "the board sleeps"
CHIP_MA = 1  # of each light, at most
BOARD_MA = {True: 45, False: 7}  # awake and asleep
BANK_MAH, CELL_V, PORT_V, YIELD = 2000, 3.7, 5, 0.85


@cache
def lights_ma(picture: tuple[int, int, bool]) -> dict[str, float]:
    """What the colours draw on average in each state, on lights that show this `picture` of a profile.

    The first profile with it plays: those with the same picture differ in their buttons only.
    """
    profile = next(profile for profile in every() if profile.picture == picture)
    scene = film.shown(replace(playthrough.read(PLAY), profile=profile))
    if scene.trouble:
        raise scene.trouble
    spent: dict[str, float] = defaultdict(float)
    lasted: dict[str, float] = defaultdict(float)
    ends_ms = [shot.ms for shot in scene.shots[1:]] + [scene.shots[-1].ms + 1]
    for shot, end_ms in zip(scene.shots, ends_ms, strict=True):
        spent[shot.caption] += sum(map(sum, shot.picture)) * CHANNEL_MA / FULL * (end_ms - shot.ms)
        lasted[shot.caption] += end_ms - shot.ms
    return {state: spent[state] / lasted[state] for state in lasted if state not in ("", BETWEEN)}


def hours(total_ma: float) -> float:
    """How long a power bank lasts."""
    return BANK_MAH * CELL_V * YIELD / PORT_V / total_ma


def table(plan: Plan) -> str:
    profile = plan.profile
    lights = profile.width * profile.height
    rows = []
    for state, shown_ma in lights_ma(profile.picture).items():
        board_ma = BOARD_MA[state != ASLEEP]
        total_ma = shown_ma + lights * CHIP_MA + board_ma
        told = (shown_ma, lights * CHIP_MA, board_ma, total_ma)
        rows.append((state, *(f"{ma:.0f} mA" for ma in told), f"{hours(total_ma):.0f}"))
    return tables.table(("while", "colours", "chips of the lights", "board", "in all", "hours"), rows)
