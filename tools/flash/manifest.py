"""The list on the drive of the files that Peglight put there. It tells them from files that a person has changed.

A copy writes it once the files that it replaces are removed, and before its own. So even after a copy that was cut
short it knows every file of Peglight's.

It is trusted only if it names nothing but plain files on the drive: somebody else may have written it, and must not
be able to choose which files are read and removed.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field

LIST = "peglight.json"
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

    def knows(self, name: str, content: bytes) -> bool:
        return self.files.get(name) == digest(content)


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
