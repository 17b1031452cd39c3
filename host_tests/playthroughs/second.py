"""The compiled firmware in MicroPython's VM as a player: in node, a turn at a time."""

import contextlib
import json
import random
import subprocess

from firmware.device.wiring import way
from tools import npm, vm
from tools.front.playable import Edges, Fingers
from tools.front.reader import rgb
from tools.playthrough.shots import TURN_MS
from tools.vm import pack

NOISE = 4096  # bytes; a playthrough draws fewer


class VmPlayer(Fingers):
    def __init__(self, playthrough):
        self.profile = playthrough.profile
        self.ms = 0
        self.said = bytearray()
        self._halted = False
        self._lights = ""
        self._edges = Edges()
        self._down = set()
        self._typed = ""
        self._way = way(self.profile.width, self.profile.height, **self.profile.wiring)
        noise = random.SystemRandom() if playthrough.seed is None else random.Random(playthrough.seed)
        self.first = {
            "plan": pack.plan(self.profile, "ff" * 4096),
            "settings": {**playthrough.settings, "PEGLIGHT_BOARD": self.profile.name},
            "noise": b"".join(noise.randbytes(4) for _ in range(NOISE // 4)).hex(),
        }

    def perform(self, performance, ask):
        """`ask` does a turn as it is told, and answers with what came of it."""
        while True:
            performance.turn()
            if self._halted:
                return
            self._turn(ask)

    def _turn(self, ask):
        changes = []
        if edge := self._edges.next(self.ms):
            key, down, _ms = edge
            (self._down.add if down else self._down.discard)(key)
            changes.append((self.profile.buttons[key], down))
        news = ask({"ms": TURN_MS, "changes": changes, "typed": self._typed}) or {}
        self._typed = ""
        self.said += bytes.fromhex(news.get("said", ""))
        self._lights = news.get("lights", self._lights)
        self.ms += TURN_MS

    def halt(self):
        self._halted = True

    @property
    def waits(self):
        return self._edges.are_done(self.ms)

    def shown(self):
        return self._lights

    def picture(self):
        picture = [(0, 0, 0)] * len(self._way)
        for pixel in range(len(self._lights) // 6):
            picture[self._way[pixel]] = rgb(int(self._lights[6 * pixel : 6 * pixel + 6], 16))
        return picture

    def is_down(self, key):
        return key in self._down

    def _add(self, *edges):
        self._edges.add(*edges)

    def type(self, text):
        self._typed += text


@contextlib.contextmanager
def in_node(first, pack_file):
    command = [npm.node(), "play.mjs", str(pack_file)]
    with subprocess.Popen(
        command, cwd=vm.HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as node:

        def tell(what):
            node.stdin.write(json.dumps(what) + "\n")
            node.stdin.flush()

        def ask(told):
            tell(told)
            return json.loads(node.stdout.readline())

        tell(first)
        yield ask
        node.stdin.close()
