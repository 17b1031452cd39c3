"""Sets the standard streams to UTF-8, with what cannot be read or written replaced."""

import io
import sys


def replace_errors() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
