"""However many rounds are played, the heap of MicroPython's VM is as full after each of them."""

import random

import pytest

from firmware.device.profiles import named
from host_tests.playthroughs.second import in_node
from tools.vm import pack

MOST_CREPT = 512  # bytes
TURN_MS = 50  # long ones: how full the heap is goes by what is done, and the end of a round lasts for seconds
MOST_TURNS = 300  # until a line is answered, grades included
ROUND = ("RGBY", "HINT", "COUNT", "LIST", "UNDO", "RESIGN", "yes", "STATS", "BACK", "")
SETTLING = 14  # rounds, until there are as many recent numbers as are kept


@pytest.mark.parametrize(
    "rounds",
    [
        pytest.param(40, marks=pytest.mark.full),
        pytest.param(500, marks=pytest.mark.nightly),
    ],
)
def test_the_heap_is_as_full_after_every_round(drive_of_the_vm, rounds, summary):
    profile = named("pico_8x8")
    first = {
        "plan": pack.plan(profile, "ff" * 4096),
        "settings": {"PEGLIGHT_BOARD": profile.name, "PEGLIGHT_LESSON": "off"},
        "noise": random.Random(rounds).randbytes(4096 + 200 * rounds).hex(),
    }
    with in_node(first, drive_of_the_vm) as ask:

        def say(line):
            answer = ask({"ms": TURN_MS, "changes": [], "typed": line + "\r"}) or {}
            said = bytearray()
            for _ in range(MOST_TURNS):
                said += bytes.fromhex(answer.get("said", ""))
                answer = ask({"ms": TURN_MS, "changes": [], "typed": ""})
                if answer is None:
                    break
            return said.decode()

        def played(number):
            said = [say(line) for line in ROUND]
            assert f"played {number + 1}," in said[ROUND.index("STATS")]
            for _ in range(100):  # quiet, in which memory is tidied
                ask({"ms": TURN_MS, "changes": [], "typed": ""})
            return ask({"asks": "heap"})

        say("")
        heap = [played(number) for number in range(rounds)][SETTLING:]
    summary(f"The heap after each of {rounds} rounds: {min(heap):,} to {max(heap):,} bytes.")
    assert max(heap) - min(heap) <= MOST_CREPT
