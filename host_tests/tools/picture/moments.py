"""Moments of boards, made up."""

from firmware.device import profiles
from firmware.ui import inks
from tools.front.reader import SIGNS, rgb
from tools.playthrough.shots import Shot

COLOURS = [rgb(number) for number in inks.table("vivid", 2)]
NAMES = [profile.name for profile in profiles.every()]


def shot(name="pico_8x8", signs="", ms=0, down=(), said=(), caption="", line=1):
    """Return a moment at which the lights show these signs, from the upper left on."""
    profile = profiles.named(name)
    signs = signs.ljust(profile.width * profile.height)
    picture = [COLOURS[SIGNS.index(sign)] for sign in signs]
    return Shot(ms, picture, signs, frozenset(down), tuple(said), caption, line)
