"""The match in the saves; and whether a code is wanted that nobody may see: what is typed then is hidden."""

from firmware.game import loading
from firmware.game.match import Match
from firmware.game.phases import SET
from firmware.keep.log import MATCH, Log


def match_in(nvm: bytearray) -> Match | None:
    content = Log(nvm).read(MATCH)
    try:
        return loading.load(content, lambda stop: 0)[0] if content else None
    except ValueError:  # the board tells what it cannot read
        return None


def wanted(nvm: bytearray) -> bool:
    match = match_in(nvm)
    return match is not None and match.phase == SET
