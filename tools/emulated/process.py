"""The emulated board in a process of its own: it takes a whole core, and a face must not wait for it.

player.py starts it, and the two exchange lines of JSON. The first line to the process is an object: the path of the
`uf2`, `flash` as pairs of an offset and bytes in hex, `nvm` as its offset and size, the GPIOs of the `pixels`, of the
`buttons`, each with those that it moves, and of the `sound`, `pressed`, the level of a pin whose button is down, and
the pins of its display as `oled.py` has them, or null. All other lines, both ways, are lists; times are in ms of the
board.

    ["edge", key, down, lasts_ms]   a key, once the edges before it are done
    ["type", text]                  on the console

    ["now", ms, edges, done]        the time, now and again: how many edges it has received, and whether all are done
    ["key", ms, key, down]          a key went down or up
    ["frame", ms, hex]              the bytes of a frame
    ["said", hex]                   on the console
    ["tone", hz]                    the tone that sounds now
    ["nvm", hex]                    the nvm, when it has changed
    ["glass", hex]                  the picture of the display, eight pixels a byte, when it has changed

It ends when nobody listens any more, whatever the reason.
"""

import json
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.emulated.oled import Oled
from tools.front.playable import Edges

TOLD_EVERY_S = 0.03
SETTLED_MS = 50  # nvm unchanged for this long is not being rewritten
MOST_TYPED = 64  # at once: the size of a packet of the console
ENDLESS = float("inf")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the process that started this one
    given = json.loads(sys.stdin.readline())
    asked: queue.SimpleQueue[list] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin, asked.put), daemon=True).start()
    board = EmulatedBoard(given, sys.stdout)
    try:
        board.run(asked)
    except BrokenPipeError:
        os._exit(0)


def listen(lines: Iterable[str], take) -> None:
    for line in lines:
        take(json.loads(line))
    os._exit(0)


class EmulatedBoard:
    def __init__(self, given: dict, out: TextIO):
        self._out = out
        self.machine = Machine(Path(given["uf2"]))
        for offset, content in given["flash"]:
            self.machine.write(offset, bytes.fromhex(content))
        self._frames = soldered.pixels(self.machine, given["pixels"], order=soldered.AS_SENT)
        self._keys = soldered.keys(self.machine, given["buttons"], given["pressed"])
        self._sound = given["sound"]
        self._oled = Oled(self.machine, *given["display"]) if given["display"] else None
        self._drawn = (0, False, 0)  # as it was told last: the bytes that the display has got, and how it is lit
        self._typed = b""  # held back until the console is open: its first output shows that
        self._is_open = False
        self._edges = Edges()
        self._got = 0  # of them
        self._tone_hz = 0
        self._nvm_place = given["nvm"]  # and its size
        self._nvm = self._told_nvm = self._nvm_now()
        self._nvm_ms = 0.0  # when it changed

    def run(self, asked: "queue.SimpleQueue[list]") -> None:
        told_s = 0.0
        for _ in self.machine.run(ENDLESS):
            while not asked.empty():
                self._do(*asked.get())
            self._move_keys()
            self._tell_signs()
            if time.monotonic() - told_s >= TOLD_EVERY_S:
                told_s = time.monotonic()
                self._tell_state()

    def _do(self, what: str, *words) -> None:
        if what == "edge":
            self._got += 1
            self._edges.add(tuple(words))
        else:
            self._typed += words[0].encode()

    def _move_keys(self) -> None:
        ms = soldered.now_ms(self.machine)
        if edge := self._edges.next(ms):
            key, down, _ = edge
            self._keys[key].press() if down else self._keys[key].release()
            self._say("key", ms, key, down)

    def _tell_signs(self) -> None:
        """Tell everything that must not be lost, and then what had to wait for it."""
        for frame in self._frames:
            self._say("frame", frame.at_ms, bytes(channel for pixel in frame.pixels for channel in pixel).hex())
        self._frames.clear()
        if self._typed and self._is_open and self.machine.has_read:
            self.machine.type(self._typed[:MOST_TYPED])
            self._typed = self._typed[MOST_TYPED:]
        if self.machine.heard:
            self._is_open = True
            self._say("said", self.machine.heard.hex())
            self.machine.heard.clear()
        tone_hz = soldered.tone_hz(self.machine, self._sound) if self._sound is not None else 0
        if tone_hz != self._tone_hz:
            self._tone_hz = tone_hz
            self._say("tone", tone_hz)

    def _tell_state(self) -> None:
        ms = soldered.now_ms(self.machine)
        self._say("now", ms, self._got, self._edges.are_done(ms))
        nvm = self._nvm_now()
        if nvm != self._nvm:
            self._nvm, self._nvm_ms = nvm, ms
        elif nvm != self._told_nvm and ms >= self._nvm_ms + SETTLED_MS:
            self._told_nvm = nvm
            self._say("nvm", nvm.hex())
        if self._oled and self._drawn != (drawn := (self._oled.bytes, self._oled.awake, self._oled.contrast)):
            self._drawn = drawn
            self._say("glass", self._oled.packed().hex())
        self._out.flush()

    def _nvm_now(self) -> bytes:
        return self.machine.read(*self._nvm_place)

    def _say(self, *words) -> None:
        self._out.write(json.dumps(words) + "\n")


if __name__ == "__main__":
    main()
