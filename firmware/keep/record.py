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
  payload    a content, or its difference from the newest whole record of the same kind and family
  checksum   4 bytes: the crc32 of all before it, begun with the record's place and, in a difference, with the
             checksum of that whole record: a copy elsewhere, or a difference from anything else, does not fit

and a difference from another content is

  length     2 bytes, of the new content
  runs       each: how many bytes are as before, how many are new (1 byte each), and the new ones

Bytes behind the last run are as before. Bytes are compared place by place, so a content that only grows at its end and
has a counter at its beginning differs by little: it takes as few bytes as saves of one match need.

Numbers have the lowest byte first. The crc32 finds every damaged bit, any four of them in the lengths used here, any
torn end within the last 4 bytes, and all other damage but one case in four thousand million.
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
CHECKSUM = 4
_CHECK = 0xA5  # so that neither 0x00s nor 0xFFs make a head
_MOST_ERASES = 0xFFFFFF
_LONGEST = 255  # run, that fits into a byte
_WORTH = 3  # bytes alike, to end a run


def header(erases):
    packed = MAGIC + bytes((VERSION,)) + min(erases, _MOST_ERASES).to_bytes(3, "little")
    return packed + crc32(packed).to_bytes(4, "little")


def header_of(memory):
    """Return the version and the number of erases that one of the two headers tells; 0 and 0 if neither is intact."""
    for at in (0, HEADER):
        packed = memory[at : at + HEADER]
        is_whole = len(packed) == HEADER and crc32(packed[:12]) == int.from_bytes(packed[12:], "little")
        if is_whole and packed[:8] == MAGIC:
            return packed[8], int.from_bytes(packed[9:12], "little")
    return 0, 0


def pack(shape, payload, seed):
    """Pack a record; the seed is its place, and in a difference its base's checksum too, by exclusive or."""
    length = len(payload)
    low, high = length & 0xFF, length >> 8
    packed = bytearray((shape, low, high, shape ^ low ^ high ^ _CHECK))
    packed += payload
    packed += crc32(packed, seed).to_bytes(4, "little")
    return packed


def size(length):
    """Return the bytes of a record with such a payload."""
    return _HEAD + length + CHECKSUM


def head_of(memory, at):
    """Return the shape and the length of the payload of the record that begins here, or (None, 0)."""
    head = memory[at : at + _HEAD]
    if len(head) < _HEAD or head[0] ^ head[1] ^ head[2] ^ head[3] != _CHECK or head[0] >= _SHAPES:
        return None, 0
    return head[0], head[1] | head[2] << 8


def payload_of(memory, at):
    _, length = head_of(memory, at)
    return memory[at + _HEAD : at + _HEAD + length]


def checksum_of(memory, at):
    end = at + size(head_of(memory, at)[1])
    return int.from_bytes(memory[end - CHECKSUM : end], "little")


def difference(base, content):
    """Return the bytes that make `content` out of `base`."""
    size = len(content)
    runs = bytearray(size.to_bytes(2, "little"))
    at = _same_until(base, content, 0)
    done = 0
    while at < size:
        most = min(size, at + _LONGEST)
        end = at
        while end < most and content[end : end + _WORTH] != base[end : end + _WORTH]:
            end += 1
        while at - done > _LONGEST:
            runs += bytes((_LONGEST, 0))
            done += _LONGEST
        runs += bytes((at - done, end - at))
        runs += content[at:end]
        done = end
        at = _same_until(base, content, end)
    return runs


def applied(base, runs):
    """Return the content that a difference makes out of `base`."""
    content = bytearray()
    at = 2
    while at < len(runs):
        done = len(content)
        content += base[done : done + runs[at]]
        end = at + 2 + runs[at + 1]
        content += runs[at + 2 : end]
        at = end
    content += base[len(content) : int.from_bytes(runs[:2], "little")]
    return bytes(content)


def _same_until(base, content, at):
    end = min(len(base), len(content))
    while at < end and base[at] == content[at]:
        at += 1
    return at
