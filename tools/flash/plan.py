"""The changes that a copy makes to a drive, decided before anything is written.

A file on the drive is Peglight's if the list there knows its hash, and CircuitPython's if it is as formatting made it;
any other belongs to the person. Such a file is renamed if the game needs its place, or if CircuitPython would load it
instead of the game's. Otherwise it stays as it is, settings.toml above all. --clean removes everything but the
settings.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from tools.boards import PICO, Board
from tools.build.contents import SETTINGS, STARTED
from tools.build.drive import taken
from tools.flash.manifest import LIST, MOST_BYTES, Manifest, digest, load
from tools.flash.volume import SCRATCH, Volume
from tools.trouble import Trouble

FORMATTED = (b"", b'print("Hello World!")\n')  # what formatting writes to settings.toml and code.py
OURS = (LIST, SCRATCH)


@dataclass
class Plan:
    files: dict[str, bytes]  # on the drive afterwards, by place
    version: str
    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)  # the person's settings
    aside: dict[str, str] = field(default_factory=dict)  # the person's files, and their new names
    is_strange: bool = False  # the drive's list, which is not trusted
    listed: bool = False  # the drive's list already says all this

    def work(self) -> bool:
        return bool(self.new or self.changed or self.removed or self.aside)

    def writes(self) -> list[str]:
        return sorted(self.new + self.changed)

    def size(self) -> int:
        """Return how many bytes of the game's files the copy writes."""
        names = {*self.writes(), *STARTED} if self.work() else ()
        return sum(len(self.files[name]) for name in names)

    def manifest(self) -> Manifest:
        return Manifest(self.version, {name: digest(content) for name, content in self.files.items()})


def planned(volume: Volume, files: dict[str, bytes], version: str, clean: bool = False, board: Board = PICO) -> Plan:
    """Return the plan that puts these files on this drive, which is that of this board."""
    volume.refuse_links()
    listed = volume.read(LIST, MOST_BYTES + 1)
    trusted = Manifest() if listed is None else load(listed)
    known = trusted or Manifest()
    made = Plan(dict(files), version, is_strange=trusted is None)
    for name, content in files.items():
        _place(made, volume, known, name, content, clean)
    in_the_way = {other for name in files for other in in_the_way_of(name)}
    for name in sorted((in_the_way | known.files.keys()) - files.keys()):
        present = volume.read(name) if volume.is_file(name) else None  # a folder may stay
        if present is not None and (known.knows(name, present) or (clean and name in in_the_way)):
            made.removed.append(name)
        elif present is not None and name in in_the_way:
            made.aside[name] = _another_name(volume, name)
    if volume.is_file(SCRATCH):
        made.removed.append(SCRATCH)
    if clean:
        expected = {name.casefold() for name in [*files, *made.removed, *OURS, SETTINGS]}
        made.removed += [name for name in volume.names() if name.casefold() not in expected]
    made.listed = known == made.manifest()
    _see_that_it_fits(made, volume, board)
    return made


def in_the_way_of(name: str) -> list[str]:
    """List the files that CircuitPython would load instead of this one, and those where this one needs a folder."""
    folders = [folder.as_posix() for folder in PurePosixPath(name).parents if folder.name]
    stem = name.removesuffix(".mpy")
    if stem == name:
        return [*folders, "code.txt"] if name == "code.py" else folders
    library = stem.removeprefix("lib/")
    return [*folders, f"{stem}.py"] + ([f"{library}.py", f"{library}.mpy"] if library != stem else [])


def _place(made: Plan, volume: Volume, known: Manifest, name: str, content: bytes, clean: bool) -> None:
    present = volume.read(name)
    if present is None:
        made.new.append(name)
    elif present == content:
        made.same.append(name)
    elif known.knows(name, present) or present in FORMATTED:
        made.changed.append(name)
    elif name == SETTINGS:
        made.kept.append(name)
        del made.files[name]
    elif clean:
        made.changed.append(name)
    else:
        made.new.append(name)
        made.aside[name] = _another_name(volume, name)


def _another_name(volume: Volume, name: str) -> str:
    folder = (volume.root / name).parent
    taken = {entry.name.casefold() for entry in folder.iterdir()}
    own = PurePosixPath(name).name
    number = 1
    while f"{own}.old{number}".casefold() in taken:
        number += 1
    return f"{name}.old{number}"


def _see_that_it_fits(made: Plan, volume: Volume, board: Board) -> None:
    """Refuse a full drive: files are written after all that they replace is gone, and the list beside the last one."""

    def room(sizes: Iterable[int]) -> int:
        return sum(taken(size, board) for size in sizes)

    listed = 0 if made.listed else len(made.manifest().dump())
    needed = room([listed, *(len(made.files[name]) for name in made.writes())])
    needed -= room(volume.size(name) for name in made.changed + made.removed)
    if made.work() and needed > volume.free():
        raise Trouble(
            f"The drive {volume.root} is too full: make {needed - volume.free():,} bytes of room on it, or let --clean "
            "remove what is not Peglight's."
        )
