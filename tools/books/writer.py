"""A tree of guesses written as the file of a book. The format stands at the top of `firmware/engine/book.py`.

The total and the worst case in the header are those that were counted by playing every code through the firmware's
reader; there is no other way to set them.
"""

import io
from binascii import crc32
from dataclasses import dataclass, field

from firmware.engine import codes
from firmware.engine.book import Book, guess_bytes, start_of_header
from firmware.engine.variant import Variant
from tools import rounds
from tools.books import played

# With few codes left the board finds them from the rows, in some 50 ms. Small games have room for every node.
FEWEST_LEFT = 3
EVERY_NODE_UP_TO = 3125  # codes of the variant


@dataclass
class Node:
    """A strategy after some rows. Nothing follows the winning mark."""

    guess: int
    left: int  # codes that fit here
    children: dict[int, "Node"] = field(default_factory=dict)  # by the firmware's mark

    def total(self) -> int:
        """Count the rows that the codes here take together."""
        return self.left + sum(child.total() for child in self.children.values())


def written(variant: Variant, tree: Node, secrets: list[int] | None = None) -> bytes:
    """Return the whole file of a book for these codes, or for all."""
    fewest = 1 if codes.count(variant) <= EVERY_NODE_UP_TO else FEWEST_LEFT
    nodes = packed(tree, guess_bytes(variant), fewest)
    draft = with_header(variant, nodes, total=0, worst=0)
    taken = played.lengths(Book(variant, lambda: io.BytesIO(draft)), secrets)
    return with_header(variant, nodes, rounds.total(taken), max(taken))


def opening_book(variant: Variant, tree: Node) -> bytes:
    """Return the whole file of an opening book, which knows every guess of the tree and no others."""
    return with_header(variant, packed(tree, guess_bytes(variant), fewest=0), total=0, worst=0)


def with_header(variant: Variant, nodes: bytes, total: int, worst: int) -> bytes:
    header = start_of_header(variant) + bytes([worst])
    header += total.to_bytes(4, "little") + len(nodes).to_bytes(4, "little")
    return header + crc32(header + nodes).to_bytes(4, "little") + nodes


def packed(node: Node, guess_size: int, fewest: int) -> bytes:
    """Pack a node, and every node below it that has at least `fewest` codes left."""
    marks = sorted(mark for mark, child in node.children.items() if child.left >= fewest)
    below = [packed(node.children[mark], guess_size, fewest) for mark in marks]
    table = b"".join(bytes([mark]) + varint(len(child)) for mark, child in zip(marks, below, strict=True))
    return node.guess.to_bytes(guess_size, "little") + bytes([len(marks)]) + table + b"".join(below)


def varint(number: int) -> bytes:
    """Write a number in seven bits a byte, the lowest first; every byte but the last has 128 added."""
    sevens = bytearray()
    while number >= 128:
        sevens.append(number & 127 | 128)
        number >>= 7
    return bytes([*sevens, number])
