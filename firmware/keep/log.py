"""A log of saves in a memory that can lose the power at any moment: nvm on the board, a file on a computer.

    log = Log(memory)       memory[a:b] reads and writes bytes, as microcontroller.nvm does
    log.read(MATCH)         the newest whole content of a kind, or None
    log.write(MATCH, b"")   appends it; an equal content, or an empty first one, writes nothing
    log.fault               None, or the key of a sentence: nothing was found that is ours, or nothing is kept
    log.erases              how often the memory was erased for the log; each time wears it

The memory is flash. Bytes that are 0xFF are programmed one by one, and a cut spoils no others; any other write erases
the whole sector first. So a record goes where all is 0xFF, behind the last byte that is not, and only a full memory is
rewritten. A reader that meets no sound record tries the next byte, so a record that was cut or damaged hides no other.

Most records are differences. The records of a kind belong to two families by turns, and each difference is from the
newest whole record of its own family: whatever one damaged bit spoils, the newest record or the one before it is sound.
A rewrite puts every content into both. Only mistakes to learn from have one family: they take much room, and are
missed least.

While the memory of a board is erased and rewritten, once in sixty rows or more, a power cut loses what it holds. A
board with an RP2040 has no second place: its nvm is one sector, which is erased as a whole; alarm.sleep_memory is RAM;
and a file on its drive, where the code may write there at all, is worse, since FAT is no safer in a power cut and would
put the directory at stake, and with it the game. On a computer both writes are one (tools/front/saves.py).

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

from array import array
from binascii import crc32

MATCH = 0
SETTINGS = 1
STATISTICS = 2
CRASHES = 3  # how many in a row, and the kind that is to blame: for main.py, start.py and boot.py
MOST_CRASHES = 3
NAMES = 4
MISTAKES = 5

# Faults: keys of words, since the console says them in several languages.
NOWHERE = "kept-nowhere"  # there is no memory, so nothing is kept
NOT_OURS = "not-restored"  # there was no whole log, and a new one is begun
NEWER = "kept-newer"  # a newer version's log is left as it is, and nothing is kept
WORN = "kept-worn"  # the memory does not hold what is written to it, so nothing is kept from now on

VERSION = 1
HEADER = 16
KINDS = 16
FRAME = 8  # bytes of a record beside its payload

_MAGIC = b"Peglight"
_FAMILY = 16  # of the shape
_DIFFERENCE = 32
_SHAPES = 64
_HEAD = 4
_CHECKSUM = 4
_CHECK = 0xA5  # so that neither 0x00s nor 0xFFs make a head
_MOST_ERASES = 0xFFFFFF
_LONGEST = 255  # run, that fits into a byte
_WORTH = 3  # bytes alike, to end a run
_BEGIN = 2 * HEADER
_IN_RAM = 4096
_MOST = 0x10000  # places are held in two bytes
_PIECE = 256
_SHARE = 16  # of the memory, the largest match takes so much: no log of ours leaves less room for it
_FRESH = b"\xff"


class Log:
    def __init__(self, memory):
        self._nvm = memory
        self._room = None
        self._newest = array("H", bytes(2 * KINDS))  # the place of the newest record of each kind; 0 for none
        self._bases = array("H", bytes(4 * KINDS))  # those of the whole records of each kind, in both families
        self._end = 0  # where the next record goes; 0 before the first
        self.reopen()

    def _use(self, memory):
        """Use this memory, or one in RAM where there is none, and know nothing of its content yet."""
        is_there = memory is not None and len(memory) >= _BEGIN
        self.fault = None if is_there else NOWHERE
        self._memory = memory if is_there else bytearray(_FRESH * _IN_RAM)
        self._size = min(len(self._memory), _MOST)
        # for a log that is written anew: a heap in use for long may have no such piece left
        if self._room is None:
            self._room = bytearray(self._size) if is_there else self._memory
        self.erases = 0
        self._walk(0)

    def reopen(self):
        """Go by what is written, whatever was begun."""
        self._use(self._nvm)
        if self.fault is not None:
            return
        version, self.erases = header_of(self._memory)
        if version > VERSION:
            self._use(None)
            self.fault = NEWER
            return
        programmed = self._programmed()
        if version:
            self._walk(programmed)
        if programmed and (not version or self._live(MATCH, self._size // _SHARE) > self._size):
            self._walk(0)
            self.fault = NOT_OURS

    def read(self, kind):
        """Return the newest content of this kind, or None."""
        at = self._newest[kind]
        if not at:
            return None
        memory = self._memory
        shape, _ = head_of(memory, at)
        payload, _ = parts_of(memory, at)
        if shape & _DIFFERENCE:
            return applied(parts_of(memory, self._bases[shape % _DIFFERENCE])[0], payload)
        return bytes(payload)

    def write(self, kind, content):
        """Keep this content as the newest of its kind; one that was never kept is empty."""
        content = bytes(content)
        if content == (self.read(kind) or b""):
            return
        if self._live(kind, len(content)) > self._size:
            raise ValueError("{} bytes are more than the log has room for".format(len(content)))
        shape, payload, seed = self._shaped(kind, content)
        memory = self._memory
        length = len(payload) + FRAME
        while self._end and self._end + length <= self._size:
            at = self._end
            packed = pack(shape, payload, seed ^ at)
            end = self._end = at + length
            if memory[at:end] == _FRESH * length:
                memory[at:end] = packed
                if memory[at:end] == packed:  # otherwise what was programmed stays there, and the next place is tried
                    self._note(at, shape)
                    return
        self._rewrite(kind, content)

    def forget(self, kind):
        """Forget what is kept of a kind, down to the bytes; of a newer version's log, everything."""
        if self.fault == NEWER:
            self._use(self._nvm)  # of which it knows no record
            _, self.erases = header_of(self._memory)
        self._rewrite(kind, None)

    def _walk(self, programmed):
        """Find the newest records, from the first one to the last byte that is not 0xFF; none where no byte is.

        Behind a record that was torn within its checksum a gap is left, or the next record could make it whole.
        """
        for places in (self._newest, self._bases):  # in place: new ones would cut the free memory in two
            for kind in range(len(places)):
                places[kind] = 0
        at = sound = _BEGIN
        memory = self._memory
        while at < programmed:
            shape, length = head_of(memory, at)
            end = at + length + FRAME
            if shape is not None and end <= self._size and self._is_whole(at, shape, end - _CHECKSUM):
                self._note(at, shape)
                at = sound = end
            else:
                at += 1
        if at != sound:
            at += _CHECKSUM
        self._end = at if programmed else 0

    def _is_whole(self, at, shape, end):
        """Return whether the checksum is right of the record from here to this end."""
        seed = at
        if shape & _DIFFERENCE:
            base = self._bases[shape % _DIFFERENCE]
            if not base:
                return False
            seed ^= parts_of(self._memory, base)[1]
        return crc32(self._memory[at:end], seed) == parts_of(self._memory, at)[1]

    def _note(self, at, shape):
        """Take the record that begins here as the newest of its kind."""
        self._newest[shape % KINDS] = at
        if not shape & _DIFFERENCE:
            self._bases[shape] = at

    def _programmed(self):
        """Return how many bytes there are up to the last one that is not 0xFF."""
        end = self._size
        while end:
            begin = max(0, end - _PIECE)
            piece = self._memory[begin:end].rstrip(_FRESH)
            if piece:
                return begin + len(piece)
            end = begin
        return 0

    def _shaped(self, kind, content):
        """Return the shape, the payload and, of a difference, the checksum of its base."""
        memory = self._memory
        newest = self._newest[kind]
        shape = kind
        if newest and not head_of(memory, newest)[0] & _FAMILY:
            shape = _shapes(kind)[-1]
        base = self._bases[shape]
        if base:
            payload, checksum = parts_of(memory, base)
            runs = difference(payload, content)
            if len(runs) < len(content):
                return shape + _DIFFERENCE, runs, checksum
        return shape, content, 0

    def _live(self, changed, length):
        """Return the length of the log after a rewrite, with so many bytes for the kind that changes."""
        total = _BEGIN
        for kind in range(KINDS):
            at = self._newest[kind]
            held = length
            if kind != changed:
                if not at:
                    continue
                shape, held = head_of(self._memory, at)
                if shape & _DIFFERENCE:  # which begins with the length of what it makes
                    held = int.from_bytes(self._memory[at + _HEAD : at + _HEAD + 2], "little")
            total += (held + FRAME) * len(_shapes(kind))
        return total

    def _rewrite(self, changed, content):
        """Write the log anew, with only the newest of each kind; `content` is that of the kind that changes.

        The header comes last, so a log that has one is whole.
        """
        erases = self.erases + (self._programmed() > 0)
        log = bytearray(header(erases) * 2)
        for kind in range(KINDS):
            held = content if kind == changed else self.read(kind)
            if held is not None:
                for shape in _shapes(kind):
                    log += pack(shape, held, len(log))
        memory, whole = self._memory, self._room
        pieces = range(0, self._size, _PIECE)
        for at in pieces:
            whole[at : at + _PIECE] = _FRESH * min(_PIECE, self._size - at)
        whole[_BEGIN : len(log)] = log[_BEGIN:]
        begin = log[:_BEGIN]  # made before: if memory runs out, nothing was begun
        memory[0 : self._size] = whole
        memory[0:_BEGIN] = begin
        whole[:_BEGIN] = begin
        for at in pieces:
            if memory[at : at + _PIECE] != whole[at : at + _PIECE]:
                self._memory = whole
                self.fault = WORN
        self.erases = erases
        self._walk(len(log))


def _shapes(kind):
    """Return the shapes of the whole records of a kind, one for each of its families."""
    return (kind,) if kind == MISTAKES else (kind, kind + _FAMILY)


def header(erases):
    packed = _MAGIC + bytes((VERSION,)) + min(erases, _MOST_ERASES).to_bytes(3, "little")
    return packed + crc32(packed).to_bytes(4, "little")


def header_of(memory):
    """Return the version and the number of erases that one of the two headers tells; 0 and 0 if neither is intact."""
    for at in (0, HEADER):
        packed = memory[at : at + HEADER]
        is_whole = len(packed) == HEADER and crc32(packed[:12]) == int.from_bytes(packed[12:], "little")
        if is_whole and packed[:8] == _MAGIC:
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


def head_of(memory, at):
    """Return the shape and the length of the payload of the record that begins here, or (None, 0)."""
    head = memory[at : at + _HEAD]
    if len(head) < _HEAD or head[0] ^ head[1] ^ head[2] ^ head[3] != _CHECK or head[0] >= _SHAPES:
        return None, 0
    return head[0], head[1] | head[2] << 8


def parts_of(memory, at):
    """Return the payload and the checksum of the record that begins here."""
    begin = at + _HEAD
    end = begin + head_of(memory, at)[1]
    return memory[begin:end], int.from_bytes(memory[end : end + _CHECKSUM], "little")


def difference(base, content):
    """Return the bytes that make `content` out of `base`."""
    length = len(content)
    both = min(length, len(base))
    runs = bytearray(length.to_bytes(2, "little"))
    at = done = 0
    while True:
        while at < both and base[at] == content[at]:
            at += 1
        if at == length:
            return runs
        most = min(length, at + _LONGEST)
        end = at
        while end < most and content[end : end + _WORTH] != base[end : end + _WORTH]:
            end += 1
        while at - done > _LONGEST:
            runs += bytes((_LONGEST, 0))
            done += _LONGEST
        runs += bytes((at - done, end - at))
        runs += content[at:end]
        at = done = end


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
