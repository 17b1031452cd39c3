"""Whether a code is wanted that nobody may see, as the saves tell: what is typed then is hidden."""

from firmware.game import loading
from firmware.game.phases import SET
from firmware.keep.log import MATCH, Log


def wanted(nvm: bytearray) -> bool:
    content = Log(nvm).read(MATCH)
    try:
        return bool(content) and loading.load(content, lambda stop: 0)[0].phase == SET
    except ValueError:  # the board tells what it cannot read
        return False
