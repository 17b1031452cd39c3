"""A board on the cable behind the interface of `playable.py`: its page comes by the port, and wishes go there.

What comes is input of a stranger: what is no message is dropped (firmware/ui/faces/page.py has them).
"""

import json
import time

from firmware.device import profiles
from firmware.ui.faces.page import CABLE
from tools.front.cable import FIELDS, KINDS, fits_together, is_of, page_of
from tools.front.display import Display
from tools.front.page import Page
from tools.front.playable import Playable
from tools.trouble import Trouble

BYE = b"\n"
LEFT = b"\x04"  # the board says that somebody has left the game there
SILENT = "No game of Peglight answers at this port: press the reset button of the board, then run this again."
FULL = "The board has no memory for this game and a display at once: the round goes on at the board itself."
OTHER_VERSION = "The board has a version that does not go with this one: update the older of the two."
ANSWER_S, AGAIN_S = 10, 1
LISTEN_S = 0.02
LONGEST = 50_000  # bytes of a line
FEW = 12  # intents that a line has room for


class Wired(Playable):
    """Its lights and buttons are on the table: only the page is here. `port` is a Link of tools/check/link.py."""

    has_lights = False
    display: Display

    def __init__(self, port):
        super().__init__(profiles.every()[0])
        self.display = Display()
        self.is_closed = False
        self._port = port
        self._tail = b""
        self._fields: dict[str, object] = {}
        self._is_there = False
        self._has_missed = False  # something: the game may have begun anew
        self._greeted_s = 0.0
        self._sent = 0  # messages

    def greet(self) -> Page:
        """Wait for the first page of the board, and return it; raise Trouble where none comes."""
        until_s = time.monotonic() + ANSWER_S
        while not self.display.view:
            if time.monotonic() > until_s:
                raise Trouble(SILENT)
            if not self._is_there and time.monotonic() - self._greeted_s > AGAIN_S:
                self._greet()
            self._listen()
        return self.display.view

    # in its thread

    def _run(self) -> None:
        try:
            while not self._ending.is_set():
                self.turn()
            self._port.write(BYE)
        finally:
            self._port.close()

    def turn(self) -> None:
        """Take what has come, and send what is asked for."""
        self._listen()
        self._ask()
        if self._has_missed and time.monotonic() - self._greeted_s > AGAIN_S:
            self._has_missed = False
            self._greet()

    def _greet(self) -> None:
        """Have the board begin anew, with this for the last message that it got."""
        self._greeted_s = time.monotonic()
        self._write({"display": CABLE, "count": self._sent, "ask": []})

    def _write(self, message: dict[str, object]) -> None:
        self._port.write(json.dumps(message).encode() + b"\n")

    def _listen(self) -> None:
        *lines, self._tail = (self._tail + self._port.read(LISTEN_S)).split(b"\n")
        self._tail = self._tail[:LONGEST]
        for line in lines:
            self._take(line.strip())

    def _take(self, line: bytes) -> None:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if isinstance(message, list) and len(message) == 2:
            number, value = message
            name = FIELDS[number] if isinstance(number, int) and 0 <= number < len(FIELDS) else None
            if name and is_of(KINDS[name], value):
                self._fields[name] = value
        elif isinstance(message, dict) and "peglight" in message:
            if message["peglight"] != CABLE:
                raise Trouble(OTHER_VERSION)
            self._is_there, self.is_closed = True, message.get("closed") is True
        elif isinstance(message, dict) and message.get("full") is True:
            raise Trouble(FULL)
        elif isinstance(message, dict):
            if self._is_there and message.get("done") == self._sent:
                page = page_of(self._fields)
                if not fits_together(page):
                    raise Trouble(SILENT)
                self.display.see(page)
        elif line == LEFT and self._is_there:
            self.display.has_left = True
        elif line:
            self._has_missed = True

    def _ask(self) -> None:
        asked: list[tuple[int, object]] = []
        while len(asked) < FEW and (wish := self.display.intent()):
            asked.append(wish)
        if asked:
            self._sent += 1
            self._write({"count": self._sent, "ask": asked})
