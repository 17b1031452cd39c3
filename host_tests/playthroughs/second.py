"""The compiled firmware in MicroPython's VM as a player: in node, a turn at a time."""

import json
import random
import subprocess

from firmware.device.wiring import way
from tools import vm
from tools.front.playable import Edges, Fingers
from tools.front.reader import rgb
from tools.playthrough.shots import TURN_MS
from tools.vm import pack

NOISE = 4096  # bytes; a playthrough draws fewer


class VmPlayer(Fingers):
    def __init__(self, playthrough, pack_file):
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
        self._first = {
            "plan": pack.plan(self.profile, "ff" * 4096),
            "settings": {**playthrough.settings, "PEGLIGHT_BOARD": self.profile.name},
            "noise": b"".join(noise.randbytes(4) for _ in range(NOISE // 4)).hex(),
        }
        self._pack = pack_file

    def perform(self, performance):
        command = ["node", "play.mjs", str(self._pack)]
        with subprocess.Popen(
            command, cwd=vm.HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        ) as node:
            tell(node, self._first)
            while True:
                performance.turn()
                if self._halted:
                    node.stdin.close()
                    return
                self._turn(node)

    def _turn(self, node):
        changes = []
        if edge := self._edges.next(self.ms):
            key, down, _ms = edge
            (self._down.add if down else self._down.discard)(key)
            changes.append((self.profile.buttons[key], down))
        tell(node, {"ms": TURN_MS, "changes": changes, "typed": self._typed})
        self._typed = ""
        news = json.loads(node.stdout.readline()) or {}
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


def tell(node, what):
    node.stdin.write(json.dumps(what) + "\n")
    node.stdin.flush()
