"""Make a board's drive as an image: a FAT volume as CircuitPython formats it, with these files on it.

The same files make the same bytes: every date on the drive is the first that FAT knows.
"""

import datetime
import os
import tempfile
import warnings
from pathlib import Path

from tools.boards import Board
from tools.trouble import Trouble

SECTOR = 512
MOST_CLUSTERS = 4084  # of FAT12
ERASED_AT_ONCE = 4096  # the sector of the flash
VOLUME_ID = 0x50E61164
LABEL = "CIRCUITPY"
# CircuitPython makes these when it formats, so that no computer puts an index or a trash folder on the drive.
FORMATTED = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")


class StoppedClock(datetime.tzinfo):
    """A time zone in which it is always the first moment that FAT can store."""

    def fromutc(self, now: datetime.datetime) -> datetime.datetime:
        return datetime.datetime(1980, 1, 1)


def taken(size: int, board: Board) -> int:
    """Return the bytes that a file of this size takes: clusters of a sector, or of two or four on a larger drive."""
    cluster = next(size for size in (SECTOR, 2 * SECTOR, 4 * SECTOR) if board.drive_size // size <= MOST_CLUSTERS)
    return -(-size // cluster) * cluster


def image(files: dict[str, bytes], board: Board) -> bytes:
    """Return the drive with the files in their places, up to the last sector of the flash in use."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pyfatfs uses a deprecated part of setuptools
        from pyfatfs._exceptions import PyFATException
        from pyfatfs.PyFat import PyFat
        from pyfatfs.PyFatFS import PyFatFS

    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "drive.img"
        file.write_bytes(bytes(board.drive_size))
        fat = PyFat()
        fat.mkfs(str(file), PyFat.FAT_TYPE_FAT12, board.drive_size, SECTOR, label=LABEL, volume_id=VOLUME_ID)
        fat.close()
        drive = PyFatFS(str(file))
        drive.tz = StoppedClock()  # type: ignore[abstract]  # it is asked for nothing else
        _mend(drive.fs)
        try:
            end = _fill(drive, {**dict.fromkeys(FORMATTED, b""), **files})
        except PyFATException:
            end = board.drive_size + 1
        drive.close()
        if end > board.drive_size:  # pyfatfs would allocate clusters beyond the end of the drive
            raise Trouble(f"The game does not fit on the drive of a {board.name}.")
        return file.read_bytes()[: -(-end // ERASED_AT_ONCE) * ERASED_AT_ONCE]


def _mend(fat) -> None:
    """Set fields that CircuitPython's formatting sets and pyfatfs does not; some tools need them."""
    fat.bpb_header.update({"BPB_SecPerTrk": 63, "BPB_NumHeads": 255})
    fat.fat[1] = 0xFFF  # the mark behind the media byte
    for label in fat.root_dir.get_entries()[2]:
        label.name.set_byte_name(LABEL.ljust(11).encode("ascii"))
        label.crtdate = label.wrtdate = label.lstaccessdate = 1 << 5 | 1
        label.crttime = label.wrttime = 0


def _fill(drive, files: dict[str, bytes]) -> int:
    """Write the files; return where the last cluster in use ends."""
    for name, content in sorted(files.items()):
        drive.makedirs(os.path.dirname(name), recreate=True)
        drive.writebytes(name, content)
    last = max(cluster for cluster, following in enumerate(drive.fs.fat) if following)
    return drive.fs.get_data_cluster_address(last) + drive.fs.bytes_per_cluster
