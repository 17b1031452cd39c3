"""A new log in a second place that outlives the power, while the memory of the log itself is erased and rewritten.

The place has write(content), read(), which gives that content, a part of it or None, and forget(). The content ends in
its crc32, so that a part of it is never taken for the whole.
"""

from binascii import crc32
from typing import Protocol

from firmware.keep import record


class Place(Protocol):
    def read(self) -> bytes | None: ...

    def write(self, content: bytes) -> None: ...

    def forget(self) -> None: ...


class Spare:
    def __init__(self, place: Place) -> None:
        self._place = place

    def keep(self, log: bytes) -> None:
        """Keep a log that is about to be written into the memory."""
        self._place.write(bytes(log) + crc32(log).to_bytes(4, "little"))

    def unfinished(self, version: int | None, erases: int, size: int) -> bytes | None:
        """Return the log of a rewrite that a power cut interrupted, or None.

        `version` and `erases` are what the memory's own header tells, where it has one, and `size` is its length.
        """
        kept = self._place.read()
        if not kept or crc32(kept[:-4]) != int.from_bytes(kept[-4:], "little"):
            return None
        its_version, its_erases = record.header_of(kept, 0)
        if its_version != record.VERSION or len(kept) - 4 > size:
            return None
        if version is not None and its_erases <= erases:
            self.forget()  # the memory has it, or what came after it
            return None
        return kept[:-4]

    def forget(self) -> None:
        self._place.forget()
