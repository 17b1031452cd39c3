"""A memory in which a round of the classic game runs, for whoever watches one go on."""

from firmware.engine import codes
from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import Match
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log

CLASSIC = named("classic")


def round_in_memory(size: int, chance=lambda stop: 4 % stop) -> tuple[bytes, int]:
    """Return a memory in which a classic round runs, and its code."""
    memory = bytearray(b"\xff" * size)
    match = Match(agree("break", CLASSIC), chance)
    Log(memory).write(MATCH, saved.dump(match))
    return bytes(memory), match.round.hidden_code()


def pegs(code: int) -> list[int]:
    return list(codes.unpack(CLASSIC, code, [0] * CLASSIC.pegs))
