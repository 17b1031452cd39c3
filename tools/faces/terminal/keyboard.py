"""Reads the terminal so that nothing typed, pasted or sent by it can end the face.

Textual reads strict UTF-8, and its parser stops for good at a number that is no character. Here invalid bytes become
the replacement character, a senseless sequence is dropped, and only the system decides the size of the window.
"""

import codecs
import os
import selectors
import sys
from collections.abc import Iterable, Iterator

from textual import events
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.message import Message
from textual.messages import InBandWindowResize

HUNG_UP = 129  # the exit status of a command whose terminal has gone
LOOK_S = 0.1
SIZES = (events.Resize, InBandWindowResize)  # anybody can type these


class Parser(XTermParser):
    """Textual's parser, but it goes on after a sequence that it cannot parse."""

    def feed(self, data: str) -> Iterator[Message]:
        for sign in data or [""]:  # no data marks the end
            self.mouse_pixels = False  # mouse positions are in characters, whatever was typed
            try:
                yield from filter(is_meant, list(super().feed(sign)))
            except (ArithmeticError, ValueError):
                super().__init__()  # start over; only the rest of this sequence is lost


def is_meant(message: Message) -> bool:
    if isinstance(message, events.Key):
        return not any("\ud800" <= sign <= "\udfff" for sign in message.character or "")
    return not isinstance(message, SIZES)


def messages(reads: Iterable[bytes | None]) -> Iterator[Message]:
    """Yield the messages in what was read; None stands for a moment without input."""
    decode = codecs.getincrementaldecoder("utf-8")("replace").decode
    parser = Parser()
    for read in reads:
        if text := decode(read or b""):
            yield from parser.feed(text)
        yield from filter(is_meant, parser.tick())


if sys.platform != "win32":
    from textual.drivers.linux_driver import LinuxDriver

    class Steady(LinuxDriver):
        """The driver of a terminal that sends bytes."""

        def run_input_thread(self) -> None:
            for message in messages(self._reads()):
                self.process_message(message)

        def _reads(self) -> Iterator[bytes | None]:
            with selectors.SelectSelector() as selector:
                selector.register(self.fileno, selectors.EVENT_READ)
                while not self.exit_event.is_set():
                    if not selector.select(LOOK_S):
                        yield None
                        continue
                    try:
                        read = os.read(self.fileno, 4096)
                    except OSError:
                        read = b""
                    if not read:
                        self._app.call_later(self._app.exit, HUNG_UP)
                        return
                    yield read


def driver() -> type[Driver]:
    """Return the driver for this system."""
    if sys.platform != "win32":
        return Steady
    from textual.drivers import win32
    from textual.drivers.windows_driver import WindowsDriver

    vars(win32).update(XTermParser=Parser)  # its loop looks the parser up there; it reads text, not bytes
    return WindowsDriver
