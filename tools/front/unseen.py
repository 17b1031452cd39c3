"""Read the saves: their match, and whether a code is wanted that nobody may see; then typing is hidden."""

from firmware.game import loading
from firmware.game.match import Match
from firmware.game.phases import SET
from firmware.keep.log import MATCH, SETTINGS, STATISTICS, Log


def match_in(nvm: bytearray) -> Match | None:
    content = Log(nvm).read(MATCH)
    try:
        return loading.load(content, lambda stop: 0)[0] if content else None
    except ValueError:  # the board tells what it cannot read
        return None


def wanted(nvm: bytearray) -> bool:
    match = match_in(nvm)
    return match is not None and match.phase == SET


def are_saves(content: bytes) -> bool:
    """Return whether this is a log of the firmware's, and not an empty one."""
    log = Log(bytearray(content))
    return log.fault is None and any(log.read(kind) for kind in (MATCH, SETTINGS, STATISTICS))
