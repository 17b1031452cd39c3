"""The end of a run, room by room: the cases, their seconds, and what was left out, with the command that brings it in;
then the cases that took longest.

The seconds are those of the processor, as a busy machine does not make them more: those of the case, and of every
process that it started and waited for. With pytest-xdist the cases are drawn and run in workers; what a worker left out
and used comes with its last word. All of them leave out the same, so that one is enough.
"""

import functools
import os
import time
from collections import Counter, defaultdict
from pathlib import PurePosixPath

import pytest

from host_tests import sizes

HOUSE = "the house"
TEST = "python3 tools/peg.py test"
# What to put in front of the command so that the reason goes away, where the reason does not say it itself.
BEFORE = {"there is no UF2 of CircuitPython": "PEGLIGHT_UF2=FILE.uf2 "}
ALL = "The whole run, with its collection: {used:.0f} s of the processor; {clock:.0f} s by the clock; workers: {cores}"
LONGEST = 10  # this many cases are listed with their seconds
FLOOR = "The floor, all branches of engine, game and keep, was not measured"


def used_s() -> float:
    """The time of the processor that this process used, and those that it started and waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def room_of(nodeid: str) -> str:
    """The folder below host_tests, of the tools' a further one; what lies at the top is about the house."""
    folders = PurePosixPath(nodeid.split("::")[0]).parts[1:-1]
    return "/".join(folders[: 2 if folders[:1] == ("tools",) else 1]) or HOUSE


def path_of(room: str) -> str:
    return "host_tests" if room == HOUSE else f"host_tests/{room}"


class Table:
    def __init__(self, config):
        self._config = config
        self._begun = time.monotonic()
        self._used = 0.0  # by this process, when the last phase of a case ended
        self._workers: list[float] = []  # seconds of processor time that each used
        self.lines: list[str] = []  # lines that tests want printed
        self.cases: Counter[str] = Counter()
        self.seconds: Counter[str] = Counter()
        self.longest: Counter[str] = Counter()  # the seconds of each case
        self.skipped: Counter[tuple[str, str]] = Counter()
        self.left_out: dict[str, Counter[str]] = defaultdict(Counter)

    # which cases there are

    @pytest.hookimpl(tryfirst=True)  # before the cases are named
    def pytest_generate_tests(self, metafunc):
        for mark in metafunc.definition.iter_markers("parametrize"):
            if callable(mark.kwargs.get("ids")):
                mark.kwargs["ids"] = functools.partial(name_of, mark.kwargs["ids"])

    @pytest.hookimpl(trylast=True)  # after the plugin that shuffles them
    def pytest_collection_modifyitems(self, config, items):
        drawn = drawn_of(items)
        kept, out = [], []
        for item in items:
            why = sizes.left_out({mark.name for mark in item.iter_markers()}) or (item in drawn and "sample")
            (out if why else kept).append(item)
            self.left_out[room_of(item.nodeid)]["cases"] += bool(why)
            self.left_out[room_of(item.nodeid)]["sweeps"] += (
                not why and sizes.chosen != sizes.FULL and bool(item.get_closest_marker("sweep"))
            )
        for item in kept:
            if item.get_closest_marker("sweep") or item.get_closest_marker("full"):
                item.add_marker("no_cover")  # tracing makes it several times slower; small cases hold the floor
        if out:
            config.hook.pytest_deselected(items=out)
        # long cases start first, so that no core waits for one at the end
        kept.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("full", "slow", "sweep")))
        items[:] = kept

    # what came of them

    def pytest_runtest_logstart(self):
        self._used = used_s()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self):
        before, self._used = self._used, used_s()
        report = yield
        report.used_s = self._used - before
        return report

    def pytest_runtest_logreport(self, report):
        room = room_of(report.nodeid)
        used = getattr(report, "used_s", 0)  # unknown if the worker crashed
        self.seconds[room] += used
        self.longest[report.nodeid] += used
        if report.skipped:
            self.skipped[room, report.longrepr[2].removeprefix("Skipped: ")] += 1
        elif report.when == "call" or report.failed:
            self.cases[room] += 1

    def pytest_sessionfinish(self, session):
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["used_s"] = used_s()
            output["lines"] = self.lines
            output["left_out"] = {room: dict(counts) for room, counts in self.left_out.items()}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        output = getattr(node, "workeroutput", None) or {}
        self._workers += [output["used_s"]] if output else []  # one that crashed says nothing
        self.lines += output.get("lines", ())
        for room, counts in output.get("left_out", {}).items():
            self.left_out[room] = Counter(counts)

    # what is told

    def pytest_terminal_summary(self, terminalreporter):
        if self._config.option.collectonly:
            return
        for line in dict.fromkeys(self.lines):
            terminalreporter.write_line(line)
        terminalreporter.section(f"the rooms, {sizes.chosen} run")
        for line in self.told():
            terminalreporter.write_line(line)

    def told(self):
        rooms = sorted(
            {*self.cases, *self.left_out, *(room for room, _ in self.skipped)}, key=lambda room: (room == HOUSE, room)
        )
        width = max(map(len, [*rooms, "together"]), default=0)
        yield f"{'room':{width}}  cases  seconds  left out, and what brings it in"
        for room in rooms:
            first, *more = [*self._left_out_of(room)] or [""]
            yield f"{room:{width}}  {self.cases[room]:5,}  {self.seconds[room]:7.1f}  {first}".rstrip()
            yield from (f"{'':{width}}  {'':5}  {'':7}  {line}" for line in more)
        yield f"{'together':{width}}  {self.cases.total():5,}  {self.seconds.total():7.1f}"
        here = os.times()
        used = sum(self._workers) + here.user + here.system if self._workers else used_s()
        for nodeid, seconds in self.longest.most_common(LONGEST):
            yield f"{seconds:{width + 16}.1f}  {nodeid}"
        yield ALL.format(used=used, clock=time.monotonic() - self._begun, cores=max(1, len(self._workers)))
        if self._config.args_source is not pytest.Config.ArgsSource.ARGS and not self._config.getoption(
            "cov_source", None
        ):
            yield f"{FLOOR}: {TEST} --full"

    def _left_out_of(self, room):
        counts = self.left_out[room]
        what = [f"{counts['cases']} cases"] * bool(counts["cases"])
        what += [f"{counts['sweeps']} sweeps cut short"] * bool(counts["sweeps"])
        if what:
            yield f"{', '.join(what)}: {TEST} --full {path_of(room)}"
        for (of, reason), many in sorted(self.skipped.items()):
            if of == room:
                yield f"{many} cases, {reason}: {BEFORE.get(reason, '')}{TEST} {path_of(room)}"


def name_of(ids, value):
    """By these ids; a place in memory is no name, as every worker must give a case the same one."""
    name = ids(value)
    return None if " object at 0x" in str(name) else name


def drawn_of(items):
    """Those of a test with many cases that this run leaves out."""
    tests = defaultdict(list)
    for item in items:
        tests[item.nodeid.split("[")[0]].append(item)
    out = set()
    for cases in tests.values():
        cases.sort(key=lambda item: item.nodeid)  # the same ones in any order
        mark = cases[0].get_closest_marker("sample")
        kept = sizes.spread(len(cases), sizes.most_cases(mark.kwargs if mark else {}))
        out |= {item for number, item in enumerate(cases) if number not in kept}
    return out
