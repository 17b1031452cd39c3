"""Measure sections on emulated boards, each in a process of its own, and tell each figure as soon as it is there."""

import signal
import sys
from multiprocessing import get_context
from pathlib import Path

from tqdm import tqdm

from tools.bench import budgets, outside, runs, turns

LONGEST_FIRST = ("rounds", turns.SECTION)


def done(sections: dict[str, str], uf2: Path) -> budgets.Figures:
    """Measure these sections, each with its probe or none."""
    found: budgets.Figures = {}
    jobs = [(name, sections[name], uf2) for name in sorted(sections, key=lambda name: name not in LONGEST_FIRST)]
    only_here = signal.signal, (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends this process, which ends the others
    with get_context("spawn").Pool(None, *only_here) as pool, tqdm(total=len(jobs), unit="section") as bar:
        for measured in pool.imap_unordered(measure, jobs):
            budgets.collect(found, measured)
            bar.write("\n".join("  ".join(line.split("\t")) for line in measured), file=sys.stderr)
            bar.update()
    return found


def measure(job: tuple[str, str, Path]) -> list[str]:
    """Return the figures of a section with its probe, as lines of that."""
    section, probe, uf2 = job
    if probe == "turns":
        return list(turns.played(runs.machine(uf2, probe, section)))
    return list(runs.figures(uf2, probe, section) if probe else outside.seen(uf2))
