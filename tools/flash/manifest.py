"""The list on the drive of what Peglight put there, by which a file of its own is told from one that a person changed.

`peglight.json` is the list of the last copy that was finished. While a copy runs `peglight-next.json` lies beside it,
with what the copy puts there and what it replaces. So after a copy that was cut short both lists together know every
file that is Peglight's.
"""

import hashlib
import json
from dataclasses import dataclass, field

from tools.flash.volume import Volume

FINISHED = "peglight.json"
NEXT = "peglight-next.json"


@dataclass(frozen=True)
class Manifest:
    version: str = ""
    files: dict[str, str] = field(default_factory=dict)  # the hash of each, by its place
    leaving: dict[str, str] = field(default_factory=dict)  # what lay there and was Peglight's

    def says(self, other: "Manifest") -> bool:
        return (self.version, self.files) == (other.version, other.files)

    def dump(self) -> bytes:
        content = {"version": self.version, "files": self.files, "leaving": self.leaving}
        return json.dumps(content, indent=1).encode("utf-8") + b"\n"


def load(content: bytes | None) -> Manifest:
    """The manifest; an empty one for what is none, which at worst takes Peglight's files for a person's."""
    try:
        read = json.loads(content or b"{}")
        named = Manifest(str(read["version"]), dict(read["files"]), dict(read["leaving"]))
    except (ValueError, KeyError, TypeError):
        return Manifest()
    return named


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


class Known:
    """What the lists on this drive know as Peglight's."""

    def __init__(self, volume: Volume):
        self.finished = load(volume.read(FINISHED))
        self.unfinished = volume.read(NEXT) is not None
        later = load(volume.read(NEXT))
        self._lists = [self.finished.files, later.files, later.leaving]

    def names(self) -> set[str]:
        return {name for known in self._lists for name in known}

    def ours(self, name: str, content: bytes) -> bool:
        return any(known.get(name) == digest(content) for known in self._lists)
