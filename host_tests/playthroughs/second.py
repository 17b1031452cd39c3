"""The compiled firmware in MicroPython's VM as a player: in node, a turn at a time."""

import contextlib
import json
import random
import subprocess

from firmware.device.profiles import way
from host_tests.playthroughs.core import TurnPlayer
from tools import npm, vm
from tools.front.reader import rgb
from tools.playthrough.performance import TURN_MS
from tools.vm import pack

NOISE = 4096  # bytes; a playthrough draws fewer


class VmPlayer(TurnPlayer):
    def __init__(self, playthrough):
        super().__init__(playthrough)
        self.ask = None  # does a turn as it is told, and answers with what came of it
        self._lights = ""
        self._typed = ""
        self._way = way(self.profile.width, self.profile.height, **self.profile.wiring)
        noise = random.SystemRandom() if playthrough.seed is None else random.Random(playthrough.seed)
        self.first = {
            "plan": pack.plan(self.profile, "ff" * 4096),
            "settings": {**playthrough.settings, "PEGLIGHT_BOARD": self.profile.name},
            "noise": b"".join(noise.randbytes(4) for _ in range(NOISE // 4)).hex(),
        }

    def _turn(self, edge):
        changes = [(self.profile.buttons[edge[0]], edge[1])] if edge else []
        news = self.ask({"ms": TURN_MS, "changes": changes, "typed": self._typed}) or {}
        self._typed = ""
        self.said += bytes.fromhex(news.get("said", ""))
        self._lights = news.get("lights", self._lights)

    def shown(self):
        return self._lights

    def picture(self):
        picture = [(0, 0, 0)] * len(self._way)
        for pixel in range(len(self._lights) // 6):
            picture[self._way[pixel]] = rgb(int(self._lights[6 * pixel : 6 * pixel + 6], 16))
        return picture

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
