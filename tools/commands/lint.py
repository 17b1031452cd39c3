"""Check the sources and texts without running them: style, types, layers, spelling and JavaScript.

All linters run at once, and what each has to say is printed. `ruff check --fix` and `ruff format` of the .venv mend
most of what ruff finds.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tools import ROOT, npm
from tools.trouble import Trouble

SUMMARY = "check the style, types, layers and spelling of the sources"
NEEDS = "dev"
MYPY = ("-m", "mypy", "--no-error-summary", "--platform")
BIOME = "tools/lint"
BIOME_LINT = (f"{BIOME}/node_modules/@biomejs/biome/bin/biome", "lint", f"--config-path={BIOME}/rules.json", "tools")
TYPES_LINT = (f"{BIOME}/node_modules/typescript/bin/tsc", "-p", f"{BIOME}/types.json")
LAYERS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def run(options: argparse.Namespace) -> int:
    linters = {
        "style": [sys.executable, "-m", "ruff", "check", "--quiet"],
        "format": [sys.executable, "-m", "ruff", "format", "--check", "--quiet"],
        "types": [sys.executable, *MYPY, "linux", "--cache-dir=.mypy_cache/linux"],
        "types on Windows": [sys.executable, *MYPY, "win32", "--cache-dir=.mypy_cache/win32"],
        "layers": [sys.executable, "-c", LAYERS],
        "spelling": [sys.executable, "-m", "codespell_lib", "--toml", "pyproject.toml", "."],
    }
    try:
        npm.ready(ROOT / BIOME)
        linters["JavaScript"] = [npm.node(), *BIOME_LINT]
        linters["types of JavaScript"] = [npm.node(), *TYPES_LINT]
    except Trouble as missing:
        print(f"JavaScript is not checked. {missing}")
        if os.environ.get("CI"):
            return 1
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = dict(zip(linters, pool.map(answer, linters.values()), strict=True))
    failed = {name: said for name, said in answers.items() if said is not None}
    for name, said in failed.items():
        print(f"{name}:\n{said}")
    print(f"{len(answers) - len(failed)} of {len(answers)} linters have nothing to say.")
    return int(bool(failed))


def answer(command: list[str]) -> str | None:
    """Return what a linter says, or None if it found nothing."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", errors="replace")
    return done.stdout + done.stderr if done.returncode else None
