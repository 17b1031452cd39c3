"""A tree of files as MicroPython's ROM file system has it: the VM reads it where it lies, and copies nothing.

An image is three bytes and its length, then records: a kind, a length, and what it holds. A directory holds its name
and records, a file its name and one record of data. Lengths and kinds are in groups of seven bits, the highest first.
"""

from typing import Any

MAGIC = b"\xd2\xcd\x31"
DATA, DIRECTORY, FILE = 2, 4, 5


def image(files: dict[str, bytes]) -> bytes:
    """Of these files, by their places."""
    tree: dict[str, Any] = {}
    for place, content in sorted(files.items()):
        *folders, name = place.split("/")
        folder = tree
        for inner in folders:
            folder = folder.setdefault(inner, {})
        folder[name] = content
    records = b"".join(map(entry, tree.items()))
    return MAGIC + number(len(records)) + records


def entry(named: tuple[str, Any]) -> bytes:
    name, held = named[0].encode(), named[1]
    if isinstance(held, dict):
        return record(DIRECTORY, number(len(name)) + name + b"".join(map(entry, held.items())))
    return record(FILE, number(len(name)) + name + record(DATA, held))


def record(kind: int, payload: bytes) -> bytes:
    return number(kind) + number(len(payload)) + payload


def number(value: int) -> bytes:
    groups = [value & 0x7F]
    while value := value >> 7:
        groups.insert(0, 0x80 | value & 0x7F)
    return bytes(groups)
