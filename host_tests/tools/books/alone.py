"""A player by the book that shares nothing with the firmware: it reads the bytes and scores the pegs by itself."""

from collections import Counter, defaultdict
from itertools import product


def mark(guess, code):
    exact = sum(one == other for one, other in zip(guess, code, strict=True))
    return (sum((Counter(guess) & Counter(code)).values()) - exact) * 16 + exact


def rows(content, exact_only=False, leave_out=lambda code: False):
    """List the rows that each code takes. In the integer of a code the leftmost peg is the lowest digit."""
    pegs, base, flags = content[4:7]
    secrets = [code for code in product(range(base), repeat=pegs) if flags & 1 or len(set(code)) == pegs]
    length = ((base**pegs - 1).bit_length() + 7) // 8

    def played(at, fitting, row):
        number = int.from_bytes(content[at : at + length], "little")
        guess = tuple(number // base**place % base for place in range(pegs))
        at, children = at + length + 1, {}
        for _ in range(content[at - 1]):
            child, size, shift = content[at], 0, 0
            while content[at := at + 1] > 127:
                size, shift = size | (content[at] & 127) << shift, shift + 7
            children[child], at = size | content[at] << shift, at + 1
        parts = defaultdict(list)
        for code in fitting:
            told = mark(guess, code)
            parts[told % 16 if exact_only else told].append(code)
        for told, size in children.items():
            yield from played(at, parts.pop(told), row + 1)
            at += size
        yield from [row] * len(parts.pop(pegs, ()))
        for part in parts.values():  # without a child, one or two codes are left, and are played one after the other
            yield from range(row + 1, row + 1 + len(part))

    return list(played(20, [code for code in secrets if not leave_out(code)], 1))
