"""The line that is being typed at the console: which keys it takes, and what becomes of a paste."""

from textual import events

from tools.faces.terminal.legend import ARROWS, TYPED
from tools.faces.terminal.panel import Panel
from tools.front.display import asks_what_to_play
from tools.front.playable import Playable

GO_BACK = "UNDO\r"  # to the question before
NO_TEXT = "\N{REPLACEMENT CHARACTER}"  # for bytes that are not text


class Line:
    """One that is `passing` was begun at the lights, and the keys go back there after its enter."""

    def __init__(self, player: Playable, panel: Panel):
        self.passing = False
        self._player = player
        self._panel = panel
        self._begun = False  # whether something was typed since the last one, even if it was erased again

    def takes(self, key: str) -> bool:
        """Return whether this key belongs to the line. An arrow that led to the board from the middle of a word would
        make commands of its letters.
        """
        if key in ARROWS:
            return self._begun and bool(self._panel.tail)
        return self._begun or key != "backspace" or self._asks

    def type(self, event: events.Key) -> bool:
        """Type this key; whether the keys go back to the lights."""
        if event.key == "backspace" and not self._begun:
            return self.put(GO_BACK)
        text = TYPED.get(event.key) or (event.is_printable and event.character) or NO_TEXT
        return event.key == "escape" or (text != NO_TEXT and self.put(text))

    @property
    def _asks(self) -> bool:
        return self._player.display is not None and asks_what_to_play(self._player.display.view)

    def put(self, text: str) -> bool:
        """Type this text; whether the keys go back to the lights."""
        text = text.replace("\r\n", "\r").replace("\n", "\r")
        self._player.type(text)
        self._begun = not text.endswith("\r")
        return self.passing and not self._begun
