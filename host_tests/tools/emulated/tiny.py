"""A program of a few instructions, in a UF2 that passes for a CircuitPython: with it the emulated board is tested where
there is no CircuitPython. It shows one pixel, dark at first or lit, and with each press of a button it changes.
"""

import struct

from host_tests.tools.circuitpythons import SAYS
from tools import uf2
from tools.boards import PICO

SIO, FUNCTION, PAD = 0xD0000000, 0x40014004, 0x4001C00C  # the chip's fast pins; what GP0 is for; the pad of GP2
IN, OUT_SET, OUT_CLEAR, DIRECTION_SET = 0x04, 0x14, 0x18, 0x24
TO_SIO, PULLED_UP = 5, 0x48
SHORT, LONG = 10, 30  # turns of a waiting loop: the shorter signal is a 0
EQUAL, DIFFERENT = 0, 1


def write_uf2(file, lit=False):
    content = program(lit).ljust(512, b"\0") + SAYS.format("10.2.1", PICO.name).encode() + b"\0"
    file.write_bytes(uf2.encode(uf2.pages(PICO.flash_address, content), PICO.chip))
    return file


def program(lit):
    from rp2040py.utils import assembler as to

    sio, one, button, dark, bits, count, scratch = 7, 6, 5, 4, 3, 2, 1
    seen = [to.opcode_ldr_imm(count, sio, IN), to.opcode_ands(count, button), to.opcode_cmp_imm(count, 0)]
    lines = [
        *(load(sio, SIO), load(0, FUNCTION), to.opcode_movs(scratch, TO_SIO), to.opcode_str(scratch, 0, 0)),
        *(load(0, PAD), to.opcode_movs(scratch, PULLED_UP), to.opcode_str(scratch, 0, 0)),
        *(to.opcode_movs(one, 1), to.opcode_str(one, sio, DIRECTION_SET), to.opcode_movs(button, 4)),
        to.opcode_movs(dark, 0 if lit else 1),
        "frame",
        to.opcode_movs(bits, 24),
        "bit",
        *(to.opcode_str(one, sio, OUT_SET), to.opcode_movs(count, SHORT)),
        *(to.opcode_cmp_imm(dark, 0), branch("high", DIFFERENT), to.opcode_movs(count, LONG)),
        "high",
        *(to.opcode_subs2(count, 1), branch("high", DIFFERENT)),
        *(to.opcode_str(one, sio, OUT_CLEAR), to.opcode_movs(count, LONG)),
        "low",
        *(to.opcode_subs2(count, 1), branch("low", DIFFERENT)),
        *(to.opcode_subs2(bits, 1), branch("bit", DIFFERENT)),
        "down",
        *(*seen, branch("down", EQUAL)),
        "up",
        *(*seen, branch("up", DIFFERENT)),
        to.opcode_eors(dark, one),
        branch("frame"),
    ]
    return assembled(lines)


def load(register, number):
    """Return an instruction that loads a number, which stands behind the program."""
    from rp2040py.utils import assembler as to

    return lambda at, labels, numbers: to.opcode_ldr_lit(register, numbers(number) - (at + 4) // 4 * 4)


def branch(label, condition=None):
    from rp2040py.utils import assembler as to

    def encode(at, labels, _numbers):
        away = labels[label] - (at + 4)
        return to.opcode_b_t2(away) if condition is None else to.opcode_b_t1(condition, away)

    return encode


def assembled(lines):
    code = [line for line in lines if not isinstance(line, str)]
    labels = {line: 2 * sum(not isinstance(one, str) for one in lines[:at]) for at, line in enumerate(lines)}
    end = (2 * len(code) + 3) // 4 * 4
    behind = []

    def place(number):
        behind.append(number)
        return end + 4 * (len(behind) - 1)

    words = [line(2 * at, labels, place) if callable(line) else line for at, line in enumerate(code)]
    return struct.pack(f"<{len(words)}H", *words).ljust(end, b"\0") + struct.pack(f"<{len(behind)}I", *behind)
