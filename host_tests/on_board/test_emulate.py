"""A whole round on the real CircuitPython, by the command and in the face."""

import asyncio
import subprocess
import sys
import time

from firmware.device import profiles
from firmware.keep.log import MATCH, Log
from tools import ROOT
from tools.boards import PICO
from tools.emulated import start
from tools.emulated.player import EmulatedPlayer
from tools.faces.terminal.app import Face
from tools.playthrough.playthrough import AT_FIRST

MOST_S = 600
ROUND = """board pico_8x8
set variant mini

note A round by its number, which holds its code.
type number 065X-TJ
says Row 1 of 10: your guess?
press back
lights
|_...    |
type YRBG
says You found it in 1.
"""


def test_a_playthrough_goes_as_written(uf2, tmp_path, summary):
    file = tmp_path / "round.play"
    file.write_text(ROUND, "utf-8")
    command = [sys.executable, str(ROOT / "tools" / "peg.py"), "emulate", "--uf2", str(uf2), "--script", str(file)]
    began_s = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    last = done.stdout.rstrip().split("\n")[-1]
    assert done.returncode == 0, done.stderr
    assert last.startswith("round.play: 7 steps went as written, ")
    summary(f"The emulated board: {last} It took {time.monotonic() - began_s:.0f} s here.")


def test_the_face_shows_the_first_frame_and_a_round_that_is_kept(uf2, summary):
    memory = bytearray(b"\xff" * PICO.nvm_size)
    player = EmulatedPlayer(profiles.named("pico_8x8"), uf2, start.drive_image(AT_FIRST, uf2), memory)

    async def sit():
        face = Face(player)
        async with face.run_test(size=(80, 24)) as pilot:
            began_s = time.monotonic()

            async def until(seen):
                while not seen():
                    assert time.monotonic() - began_s < MOST_S, (
                        face.board.lights.signs,
                        list(face.transcript.said)[-5:],
                    )
                    await pilot.pause(0.1)

            await until(lambda: player.frames)
            summary(f"The emulated board: the face has its first frame after {time.monotonic() - began_s:.0f} s.")
            await until(lambda: "1 Play: break, classic" in face.transcript.said)
            await pilot.press("enter")
            await until(lambda: "Row 1 of 10: your guess?" in face.transcript.said)
            await until(lambda: Log(memory).read(MATCH))
            frames = player.frames
            await pilot.press("up")
            await until(lambda: player.frames > frames)

    with player.running():
        asyncio.run(sit())
