"""Measure sections on emulated boards, each in a process of its own, and tell each figure as soon as it is there."""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tqdm import tqdm

from tools.bench import figures, outside, runs, turns

LONGEST_FIRST = ("rounds", *turns.SECTIONS)


def done(sections: dict[str, str], uf2: Path) -> figures.Figures:
    """Measure these sections, each with its probe or none."""
    found: figures.Figures = {}
    order = sorted(sections, key=lambda name: name not in LONGEST_FIRST)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool, tqdm(total=len(order), unit="section") as bar:
        jobs = [pool.submit(lines, section, sections[section], uf2) for section in order]
        try:
            for job in as_completed(jobs):
                figures.collect(found, job.result())
                bar.write("\n".join("  ".join(line.split("\t")) for line in job.result()), file=sys.stderr)
                bar.update()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return found


def lines(section: str, probe: str, uf2: Path) -> list[str]:
    """Return the figures of a section, as lines of a probe."""
    if probe == "turns":
        return list(turns.played(runs.machine(uf2, probe, section), section))
    return list(runs.figures(uf2, probe, section) if probe else outside.seen(uf2))
