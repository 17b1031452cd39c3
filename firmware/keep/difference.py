"""The difference of one content from another, in as few bytes as saves of one match need.

  length    2 bytes, of the new content, lowest first
  runs      each: how many bytes are as before, how many are new (1 byte each), and the new ones

Bytes behind the last run are as before. Bytes are compared place by place, so a content that only grows at its end and
has a counter at its beginning differs by little.
"""

_LONGEST = 255  # that fits into a byte
_WORTH = 3


def difference(base, content):
    """Return the bytes that make `content` out of `base`."""
    size = len(content)
    runs = bytearray(size.to_bytes(2, "little"))
    at = _same_until(base, content, 0)
    done = 0
    while at < size:
        end = _new_until(base, content, at)
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
    content += base[len(content) : made_length(runs)]
    return bytes(content)


def made_length(runs):
    """Return the length of the content that a difference makes."""
    return runs[0] | runs[1] << 8


def _same_until(base, content, at):
    end = min(len(base), len(content))
    while at < end and base[at] == content[at]:
        at += 1
    return at


def _new_until(base, content, at):
    end = min(len(content), at + _LONGEST)
    while at < end and content[at : at + _WORTH] != base[at : at + _WORTH]:
        at += 1
    return at
