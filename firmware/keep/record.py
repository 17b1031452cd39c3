"""The bytes of the log: its header and its records, each with a checksum.

The memory begins with the header, twice, so that one damaged bit does not cost the log:

  Peglight   8 bytes, what it is
  version    1 byte, 1; a later version keeps the form of these 16 bytes
  erases     3 bytes: how often the memory was erased for the log
  checksum   4 bytes: the crc32 of the 12 before it

Records follow, one behind the other:

  shape      1 byte: the kind, + 16 for the second family, + 32 for a difference
  length     2 bytes, of the payload
  check      1 byte, by which any damaged bit of these four shows
  payload    a content, or its difference from the newest whole record of the same kind and family (difference.py)
  checksum   4 bytes: the crc32 of all before it, begun with the record's place and, in a difference, with the
             checksum of that whole record: a copy elsewhere, or a difference from anything else, does not fit

Numbers have the lowest byte first. The crc32 finds every damaged bit, any four of them in the lengths used here, any
torn end within the last 4 bytes, and all other damage but one in four thousand millions.
"""

from binascii import crc32

MAGIC = b"Peglight"
VERSION = 1
HEADER = 16
KINDS = 16

FAMILY = 16  # of the shape
DIFFERENCE = 32

_SHAPES = 64
_HEAD = 4
_CHECKSUM = 4
_CHECK = 0xA5  # makes neither 0x00s nor 0xFFs a head
_MOST_ERASES = 0xFFFFFF


def header(erases):
    told = MAGIC + bytes((VERSION,)) + min(erases, _MOST_ERASES).to_bytes(3, "little")
    return told + crc32(told).to_bytes(4, "little")


def header_of(memory, at):
    """The version and the erases that a header tells, or (None, 0) where there is no sound one."""
    told = memory[at : at + HEADER]
    if len(told) < HEADER or told[:8] != MAGIC or crc32(told[:12]) != int.from_bytes(told[12:], "little"):
        return None, 0
    return told[8], int.from_bytes(told[9:12], "little")


def pack(shape, payload, seed):
    """The bytes of a record; the seed is its place, and in a difference its base's checksum too, by exclusive or."""
    length = len(payload)
    low, high = length & 0xFF, length >> 8
    packed = bytearray((shape, low, high, shape ^ low ^ high ^ _CHECK))
    packed += payload
    packed += crc32(packed, seed).to_bytes(4, "little")
    return packed


def size(length):
    """The bytes of a record with such a payload."""
    return _HEAD + length + _CHECKSUM


def head_of(memory, at):
    """The shape of the record that begins here and the length of its payload, or (None, 0) where none begins."""
    head = memory[at : at + _HEAD]
    if len(head) < _HEAD or head[0] ^ head[1] ^ head[2] ^ head[3] != _CHECK or head[0] >= _SHAPES:
        return None, 0
    return head[0], head[1] | head[2] << 8


def is_whole(memory, at, length, seed):
    end = at + _HEAD + length
    return crc32(memory[at:end], seed) == checksum_of(memory, at, length)


def payload_of(memory, at):
    _, length = head_of(memory, at)
    return memory[at + _HEAD : at + _HEAD + length]


def checksum_of(memory, at, length):
    end = at + _HEAD + length
    return int.from_bytes(memory[end : end + _CHECKSUM], "little")
