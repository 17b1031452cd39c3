"""An SVG drawing as pixels: the same on every system, because the rasteriser and its font come from the lock."""

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pymupdf_fonts
import resvg_py

FONTS = ("fimo", "fimbo")  # Fira Mono, regular and bold: Latin, Greek and Cyrillic


@contextlib.contextmanager
def rasteriser() -> Iterator[Callable[[str, float], bytes]]:
    """From a drawing and how many times its size, the bytes of a PNG."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{name}.ttf" for name in FONTS]
        for file, name in zip(files, FONTS, strict=True):
            file.write_bytes(pymupdf_fonts.fontbuffers[name]())
        names = [str(file) for file in files]

        def rasterise(drawing: str, zoom: float) -> bytes:
            return bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=zoom, skip_system_fonts=True, font_files=names))

        yield rasterise
