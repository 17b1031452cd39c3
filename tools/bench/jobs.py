"""Every section measured, on emulated boards on all cores.

Each figure is told as soon as it is there, above a bar that names what runs.
"""

import os
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tqdm import tqdm

from tools.bench import figures, outside, runs
from tools.bench.opened import OPENED

_BUILDING = threading.Lock()  # Python 3.11 cannot parse sources in two threads at once
LONGEST_FIRST = ("console open", "lights alone", *OPENED, "moves", "game", "tracking", "outside")


def done(sections: dict[str, str], uf2: Path) -> figures.Figures:
    """Measure these sections, each with its probe or none."""
    progress = Progress(len(sections))
    with progress.bar, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        order = sorted(sections, key=lambda name: name in LONGEST_FIRST and LONGEST_FIRST.index(name))
        jobs = [pool.submit(measure, progress, section, sections[section], uf2) for section in order]
        try:
            for job in jobs:
                job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return progress.found


def measure(progress: "Progress", section: str, probe: str, uf2: Path) -> None:
    def far(seconds: float) -> None:
        progress.far(section, seconds)

    progress.take(section, board_lines(section, probe, uf2, far))


def board_lines(section: str, probe: str, uf2: Path, far=lambda seconds: None) -> Iterator[str]:
    """Yield the lines of the emulated board for a section as they come."""
    with _BUILDING:
        return runs.on_board(uf2, probe, section, far) if probe else outside.on_board(uf2)


class Progress:
    """The figures so far, and the bar; several threads tell it what they have."""

    def __init__(self, jobs: int):
        self.found: figures.Figures = {}
        self.bar = tqdm(total=jobs, unit="section", disable=None)
        self._running: dict[str, str] = {}
        self._lock = threading.RLock()

    def take(self, section: str, lines: Iterable[str]) -> None:
        """Take the lines of a section as they come, until it is done."""
        self._show(section, section)
        for line in lines:
            with self._lock:
                figures.collect(self.found, [line])
                if line.count("\t") >= 2:
                    tqdm.write("  ".join(line.split("\t")), file=sys.stderr)
        with self._lock:
            del self._running[section]
            self.bar.update()

    def far(self, section: str, seconds: float) -> None:
        self._show(section, f"{section} {seconds:.1f} s")

    def _show(self, section: str, told: str) -> None:
        with self._lock:
            self._running[section] = told
            self.bar.set_postfix_str(", ".join(self._running.values()))
