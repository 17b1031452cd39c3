"""The tools: they play, test and build Peglight on a computer. Ordinary Python; nothing here goes to the board."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLONE = (ROOT / "tools" / "packages").is_dir()  # no wheel has it
PROGRAM = "peg.py" if CLONE else "peglight"
