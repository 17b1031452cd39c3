"""A tree of guesses written as the file of a book. The format stands at the top of `firmware/engine/book.py`.

The total and the worst case in the header are those that were counted by playing every code through the firmware's
reader; there is no other way to set them.
"""

from __future__ import annotations

import io
from binascii import crc32
from typing import Protocol

from firmware.engine.book import Book, guess_bytes, start_of_header
from firmware.engine.variant import Variant
from tools.books import played

FEWEST_LEFT = 3  # in a node that is written


class Node(Protocol):
    guess: int
    left: int
    children: dict[int, Node]


def written(variant: Variant, tree: Node) -> bytes:
    """The whole file of the book."""
    nodes = packed(tree, guess_bytes(variant))
    draft = with_header(variant, nodes, total=0, worst=0)
    taken = played.lengths(Book(variant, lambda: io.BytesIO(draft)))
    return with_header(variant, nodes, played.total(taken), max(taken))


def with_header(variant: Variant, nodes: bytes, total: int, worst: int) -> bytes:
    header = start_of_header(variant) + bytes([worst])
    header += total.to_bytes(4, "little") + len(nodes).to_bytes(4, "little")
    return header + crc32(header + nodes).to_bytes(4, "little") + nodes


def packed(node: Node, guess_size: int) -> bytes:
    """A node and all below it."""
    marks = sorted(mark for mark, child in node.children.items() if child.left >= FEWEST_LEFT)
    below = [packed(node.children[mark], guess_size) for mark in marks]
    table = b"".join(bytes([mark]) + varint(len(child)) for mark, child in zip(marks, below, strict=True))
    return node.guess.to_bytes(guess_size, "little") + bytes([len(marks)]) + table + b"".join(below)


def varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; every byte but the last has 128 added."""
    sevens = bytearray()
    while number >= 128:
        sevens.append(number & 127 | 128)
        number >>= 7
    return bytes([*sevens, number])
