"""The findings of a command, written for other programs: `--json FILE`."""

import argparse
import json
from pathlib import Path

from tools.trouble import Trouble


def argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", metavar="FILE", type=Path, help="write what was found there, too")


def check_writable(file: Path | None) -> None:
    """Fail now if the file cannot be written, before minutes are spent on measuring."""
    try:
        if file:
            file.open("ab").close()
    except OSError as wrong:
        raise Trouble(f"{file} cannot be written: {wrong.strerror}.") from wrong


def write(file: Path | None, found: object) -> None:
    if file:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
