"""The GPIOs of a profile's parts on an emulated board."""

from firmware.device.profiles import Profile
from tools.boards import PICO, Board
from tools.front.keys import pins_of as moved_by
from tools.virtual.pins import pins_of


def gpio(pin: str, board: Board = PICO) -> int:
    """Return the GPIO of a pin."""
    return pins_of(board.id)[pin]


def gpios(profile: Profile, board: Board = PICO) -> dict[str, list[int]]:
    """Return the GPIOs that each key of a profile moves, in this order."""
    return {key: [gpio(pin, board) for pin in moved_by(profile, key)] for key in profile.buttons}
