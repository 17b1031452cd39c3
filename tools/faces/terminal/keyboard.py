"""Reads the terminal so that nothing typed, pasted or sent by it can end the face.

Textual reads strict UTF-8, and its parser stops for good at a number that is no character. Here invalid bytes become
the replacement character, a senseless sequence is dropped, and only the system decides the size of the window.
"""

import codecs
import sys
from collections.abc import Callable, Iterable, Iterator

from textual import events
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.message import Message
from textual.messages import InBandWindowResize

HUNG_UP = 129  # the exit status of a command whose terminal has gone
SIZES = (events.Resize, InBandWindowResize)  # anybody can type these


class Parser(XTermParser):
    """Textual's parser, but it goes on after a sequence that it cannot parse."""

    def feed(self, data: str) -> Iterator[Message]:
        for sign in data or [""]:  # no data marks the end
            self.mouse_pixels = False  # mouse positions are in characters, whatever was typed
            try:
                yield from meant(super().feed(sign))
            except (ArithmeticError, ValueError):
                super().__init__()  # start over; only the rest of this sequence is lost

    def tick(self) -> Iterator[Message]:
        return meant(super().tick())


def meant(messages: Iterable[Message]) -> Iterator[Message]:
    """Leave out sizes, and keys that are no characters."""
    for message in list(messages):
        character = message.character if isinstance(message, events.Key) else None
        if not (isinstance(message, SIZES) or any("\ud800" <= sign <= "\udfff" for sign in character or "")):
            yield message


def decoder(encoding: str) -> Callable[[], codecs.IncrementalDecoder]:
    """Return the maker of a decoder that replaces bytes which are no text."""
    return lambda: codecs.getincrementaldecoder(encoding)("replace")


def driver() -> type[Driver]:
    """Return the driver for this system, which reads by the parser and the decoder of this file."""
    if sys.platform == "win32":
        from textual.drivers import win32
        from textual.drivers.windows_driver import WindowsDriver

        vars(win32).update(XTermParser=Parser)  # it reads text, not bytes
        return WindowsDriver
    from textual.drivers import linux_driver

    vars(linux_driver).update(XTermParser=Parser, getincrementaldecoder=decoder)

    class Steady(linux_driver.LinuxDriver):
        def run_input_thread(self) -> None:
            try:
                super().run_input_thread()
            except OSError:
                self._app.call_later(self._app.exit, HUNG_UP)

    return Steady
