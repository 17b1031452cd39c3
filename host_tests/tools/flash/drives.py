"""Drives in folders: a board's as CircuitPython leaves it, one that fails at its n-th change, one that flips a bit."""

import errno
import os
import tempfile
from pathlib import Path

import pytest

from tools.flash.volume import Volume

BOOT_OUT = (
    "Adafruit CircuitPython {} on 2026-01-01; Raspberry Pi Pico with rp2040\r\nBoard ID:{}\r\nUID:DE6185100F4D6522\r\n"
)
INFO_UF2 = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: {}\r\n"


def can_link():
    """Return whether this user may make links, as not every one on Windows may."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            os.symlink(folder, Path(folder) / "link")
        except OSError:
            return False
    return True


needs_links = pytest.mark.skipif(not can_link(), reason="this user may not make links")


def board(folder, version="10.2.1", board_id="raspberry_pi_pico"):
    """Return the drive of a board that CircuitPython has just formatted."""
    folder.mkdir(parents=True)
    fill(folder, {"code.py": b'print("Hello World!")\n', "settings.toml": b"", ".fseventsd/no_log": b""})
    (folder / "lib").mkdir()
    (folder / "boot_out.txt").write_bytes(BOOT_OUT.format(version, board_id).encode())
    return folder


def bootloader(folder, board_id="RPI-RP2"):
    folder.mkdir(parents=True)
    (folder / "INFO_UF2.TXT").write_bytes(INFO_UF2.format(board_id).encode())
    return folder


def fill(folder, files):
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def contents(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


class Folder(Volume):
    """A folder of this computer, which has nothing to wait for."""

    def sync(self, descriptor):
        pass


class Failing(Folder):
    """Does so many changes and fails at every one after that; a file that it fails to put is there by half."""

    def __init__(self, root, changes, code=errno.EIO):
        super().__init__(root)
        self.left = changes
        self.code = code

    def _spend(self):
        self.left -= 1
        if self.left < 0:
            raise OSError(self.code, "it failed")

    def make_folder(self, folder):
        self._spend()
        super().make_folder(folder)

    def put(self, name, content, progress=lambda size: None):
        if not self.left:
            super().put(name, content[: len(content) // 2])
        self._spend()
        super().put(name, content, progress)

    def rename(self, old, new):
        self._spend()
        super().rename(old, new)

    def remove(self, name):
        self._spend()
        super().remove(name)


class Forgetful(Folder):
    """Puts every file with its first bit flipped."""

    def put(self, name, content, progress=lambda size: None):
        super().put(name, bytes([content[0] ^ 1]) + content[1:], progress)


class Small(Folder):
    def free(self):
        return 1000
