"""The list on the drive of the files that Peglight put there. It tells them from files that a person has changed.

`peglight.json` lists the last copy that was finished. While a copy runs, `peglight-next.json` beside it lists what the
copy writes, once the files that it replaces are removed. So even after a copy that was cut short, the two lists know
every file of Peglight's.

A list is trusted only if it names nothing but plain files on the drive: somebody else may have written it, and must not
be able to choose which files are read and removed.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field

from tools.flash.volume import Volume

FINISHED = "peglight.json"
NEXT = "peglight-next.json"
MOST_BYTES = 0x40000
MOST_SIGNS = 100  # in a name
DIGEST_SIGNS = 16  # enough to tell files apart; a small drive has no room for whole ones, which older lists have
_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*(?<!\.)")
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # names that open no file on Windows
_DIGEST = re.compile(r"[0-9a-f]{16,64}")


@dataclass(frozen=True)
class Manifest:
    version: str = ""
    files: dict[str, str] = field(default_factory=dict)  # hashes, by the place of the file

    def dump(self) -> bytes:
        content = {"version": self.version, "files": self.files}
        return json.dumps(content, separators=(",", ":")).encode("utf-8") + b"\n"


def load(content: bytes) -> Manifest | None:
    """Return the manifest, or None if this is not one."""
    if len(content) > MOST_BYTES:
        return None
    try:
        read = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if not isinstance(read, dict) or not isinstance(read.get("version"), str) or not _names_files(read.get("files")):
        return None
    return Manifest(read["version"], {name: found[:DIGEST_SIGNS] for name, found in read["files"].items()})


def _names_files(listed: object) -> bool:
    """Return whether this maps names of files to hashes, with no file under two names."""
    if not isinstance(listed, dict) or len({name.casefold() for name in listed}) < len(listed):
        return False
    return all(plain(name) and isinstance(found, str) and _DIGEST.fullmatch(found) for name, found in listed.items())


def plain(name: str) -> bool:
    """Return whether this is a path from the top of the drive that means the same file on every system."""
    parts = name.split("/")
    return len(name) <= MOST_SIGNS and all(_PART.fullmatch(part) and not _DEVICE.fullmatch(part) for part in parts)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGEST_SIGNS]


class Known:
    """The files on this drive that its lists know as Peglight's."""

    def __init__(self, volume: Volume):
        self.strange: list[str] = []  # lists that are not trusted
        self.finished, self.unfinished = (self._listed(volume, name) for name in (FINISHED, NEXT))
        self._lists = [known.files for known in (self.finished, self.unfinished) if known]

    def _listed(self, volume: Volume, name: str) -> Manifest | None:
        content = volume.read(name, MOST_BYTES + 1)
        if content is None:
            return None
        found = load(content)
        if not found:
            self.strange.append(name)
        return found or Manifest()

    def names(self) -> set[str]:
        return {name for known in self._lists for name in known}

    def ours(self, name: str, content: bytes) -> bool:
        return any(known.get(name) == digest(content) for known in self._lists)
