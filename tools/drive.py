"""The board's drive as an image: a FAT volume as CircuitPython formats it, with the files of a folder on it."""

import tempfile
import warnings
from pathlib import Path

SIZE = 0x100000  # of the drive on a Pico, behind 1 MiB of firmware
SECTOR = 512


def image(folder: Path) -> bytes:
    """The image of a drive that holds what the folder holds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pyfatfs finds its plug-ins in a way that setuptools is giving up
        from pyfatfs.PyFat import PyFat
        from pyfatfs.PyFatFS import PyFatFS

    with tempfile.TemporaryDirectory() as temporary:
        path = str(Path(temporary) / "drive.img")
        Path(path).write_bytes(bytes(SIZE))
        fat = PyFat()
        fat.mkfs(path, PyFat.FAT_TYPE_FAT12, size=SIZE, sector_size=SECTOR, label="CIRCUITPY")
        fat.close()
        drive = PyFatFS(path)
        for entry in sorted(folder.rglob("*")):
            name = "/" + entry.relative_to(folder).as_posix()
            if entry.is_dir():
                drive.makedirs(name, recreate=True)
            else:
                drive.writebytes(name, entry.read_bytes())
        drive.close()
        return Path(path).read_bytes()
