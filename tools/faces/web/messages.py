"""The messages to a page, as JSON: everything when it opens, and then what has changed.

board    what never changes: name, width, height, the colour of a dark light, and the buttons, each with its key and
         perhaps its letter and colour; pads, which have a light beneath, as they lie
lights   the colour of each light as the eye sees it, six hexadecimal digits each, row by row; signs: what each means
down     the buttons that are pressed
view     what the display shows, of a board that has one: all of `firmware/ui/display/view.py`; and `inks`, the colours
         of the digits and of the two marks
can      what would change the row in hand now: undo, redo, fill, clear
unseen   whether a code is wanted that nobody may see, as the saves tell
lines    what the console has printed since, tail: the line that has not ended yet
tones    each change of the tone: when it came, in milliseconds since the board got power, and its pitch in hertz
"""

import json
from collections import deque

from firmware.device.profiles import Profile
from firmware.ui import palette
from firmware.ui.faces.page import Page
from firmware.ui.faces.lights import inks
from firmware.ui.notation import BLANK
from tools.front import unseen
from tools.front.keys import letter_of, look_of, pad_of, pads_of
from tools.front.light import Colour, clear, seen
from tools.front.lines import Lines
from tools.front.player import Player
from tools.front.reader import Reader, rgb

MOST_LINES = 500  # of the console, kept for a page that opens later


class Teller:
    def __init__(self, player: Player, told: str | None = None):
        self.player = player
        self._serial = Lines()
        self._reader = Reader()
        self._read = 0  # how much of the output has been sent
        self._sent: bytes | None = None  # the frame that the last picture was made of
        self._nvm = b""
        self._unseen = False
        self._lines = deque([told] if told else [], maxlen=MOST_LINES)
        self._state: dict[str, object] = {}
        self.news()

    def everything(self) -> str:
        return text({"board": board(self.player.profile), **self._state, "lines": list(self._lines)})

    def news(self) -> str | None:
        """What has changed since the last call, or None."""
        state = {**self._picture(), "down": self._down(), "unseen": self._wants_unseen(), **self._view()}
        lines = self._console()
        state["tail"] = self._serial.tail
        changed = {name: value for name, value in state.items() if self._state.get(name) != value}
        self._state.update(changed)
        if lines:
            changed["lines"] = lines
        if tones := self._tones():
            changed["tones"] = tones
        return text(changed) if changed else None

    def _picture(self) -> dict[str, object]:
        sent = self.player.shown()
        if sent == self._sent:
            return {}
        self._sent = sent
        picture = self.player.picture()
        return {"lights": "".join(digits(seen(sent)) for sent in picture), "signs": self._reader.signs(picture)}

    def _view(self) -> dict[str, object]:
        """What the display shows, if there is one."""
        display = self.player.display
        if not display or not display.view:
            return {}
        return {"view": {**vars(display.view), "inks": inks_of(display.view)}, "can": display.can}

    def _down(self) -> list[str]:
        return [key for key in self.player.profile.buttons if self.player.is_down(key)]

    def _wants_unseen(self) -> bool:
        nvm = self.player.nvm
        if nvm != self._nvm:
            self._nvm = nvm
            self._unseen = bool(nvm) and unseen.wanted(bytearray(nvm))
        return self._unseen

    def _console(self) -> list[str]:
        said = bytes(self.player.said[self._read :])
        self._read += len(said)
        lines = self._serial.take(said)
        self._lines.extend(lines)
        return lines

    def _tones(self) -> list[tuple[int, int]]:
        heard = self.player.heard
        return [(round(ms / self.player.speed), hz) for ms, hz in (heard.popleft() for _ in range(len(heard)))]


def inks_of(view: Page) -> list[str]:
    """The colours of the digits, and those of an exact and of a near mark."""
    lights = drawn(view.palette)
    wanted = [inks.BLANK if letter == BLANK else inks.RED + digit for digit, letter in enumerate(view.letters)]
    return [lights[ink] for ink in (*wanted, inks.EXACT, inks.NEAR)]


def drawn(name: str) -> list[str]:
    """The inks of a palette as a page draws them on paper."""
    return [digits(clear(seen(rgb(light)))) for light in palette.table(name, palette.STEPS - 1)]


def board(profile: Profile) -> dict[str, object]:
    return {
        "name": profile.name,
        "width": profile.width,
        "height": profile.height,
        "dark": digits(seen((0, 0, 0))),
        "buttons": [button(key) for key in profile.buttons if pad_of(key) < 0] + [*map(button, pads_of(profile))],
    }


def button(key: str) -> dict[str, str]:
    letter = letter_of(key)
    return {"key": key, "letter": letter, "colour": digits(clear(look_of(key)))} if letter else {"key": key}


def digits(light: Colour) -> str:
    return "{:02x}{:02x}{:02x}".format(*light)


def text(told: dict[str, object]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)
