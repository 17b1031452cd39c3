"""Do the tests bite? Changes one place of the sources at a time, and sees whether the quick tests of its room fail.

    python3 tools/peg.py test --version                      # once: sets up what this needs
    .venv/bin/python host_tests/mutants.py --many 300 --seed 1 --room engine --room game
    .venv/bin/python host_tests/mutants.py --faults          # those of faults.py, each against all of its room

A mutant that no test notices has survived: it needs a test, or does the same as what it was made of. The places are
drawn by the seed; each is changed in a copy of the house, so that several are tried at once. A mutant meets first the
tests of its room that run its line, as a first run with coverage has shown, and only if it passes them all others.
"""

import argparse
import ast
import contextlib
import itertools
import os
import queue
import random
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import coverage

sys.path.append(str(Path(__file__).resolve().parent.parent))

from host_tests.copies import copy_to
from host_tests.faults import FAULTS
from tools import ROOT
from tools.commands.test import RUNS

ROOMS = ("engine", "game", "keep", "ui")  # the default; name others, such as device or tools/flash
MOST_S = 30  # a mutant that hangs this long is killed; the quick tests take a second at most
OTHERS = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.Is: "is not",
    ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in", ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*",
    ast.Mod: "//", ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<", ast.And: "or", ast.Or: "and",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    file: str  # from the root
    line: int
    begin: int  # the place in the bytes of the file
    end: int
    becomes: str

    @property
    def room(self):
        return room_of(self.file)

    def of(self, content):
        return content[: self.begin] + self.becomes.encode() + content[self.end :]

    def told(self, content):
        after = self.of(content).split(b"\n")[self.line - 1].decode().strip()
        return f"{self.file}:{self.line}: {content.splitlines()[self.line - 1].decode().strip()}  ->  {after}"


def room_of(file):
    """As its tests lie in host_tests: `engine` for the firmware's, `tools/flash` for one of the tools'."""
    top, *parts = Path(file).parent.parts
    return "/".join(parts[:1] if top == "firmware" else [top, *parts[:1]])


def folder_of(room):
    return Path(room) if room.startswith("tools") else Path("firmware", room)


def planted(file, before, after):
    """The mutant of a fault."""
    content = (ROOT / file).read_bytes()
    if content.count(before.encode()) != 1:
        raise ValueError(f"{file} has not once: {before}")
    begin = content.index(before.encode())
    return Mutant(file, content.count(b"\n", 0, begin) + 1, begin, begin + len(before.encode()), after)


def mutants_of(file, content):
    """Every change of one place of this source."""
    starts = [0]
    for line in content.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def begin(node):
        return starts[node.lineno - 1] + node.col_offset

    def end(node):
        return starts[node.end_lineno - 1] + node.end_col_offset

    def between(one, other, becomes):
        """What stands between two nodes is an operator, perhaps with brackets and the end of a line around it."""
        text = content[end(one) : begin(other)]
        word = text.strip(b"() \n\\")
        if word and b"#" not in text:
            at = end(one) + text.index(word)
            yield Mutant(file, content.count(b"\n", 0, at) + 1, at, at + len(word), becomes)

    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OTHERS:
            yield from between(node.left, node.comparators[0], OTHERS[type(node.ops[0])])
        elif isinstance(node, ast.BinOp) and type(node.op) in OTHERS and not isinstance(node.left, ast.Constant):
            yield from between(node.left, node.right, OTHERS[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            yield from between(node.values[0], node.values[1], OTHERS[type(node.op)])
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield Mutant(file, node.lineno, begin(node), begin(node.operand), "")
        elif isinstance(node, ast.Constant) and type(node.value) in (bool, int):
            becomes = str(not node.value) if isinstance(node.value, bool) else str(node.value + 1)
            yield Mutant(file, node.lineno, begin(node), end(node), becomes)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.lineno == node.end_lineno:
            yield Mutant(file, node.lineno, begin(node), end(node), "pass")


def is_python(content):
    try:
        compile(content, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def drawn(rooms, many, seed):
    every = []
    for room in rooms:
        for file in sorted((ROOT / folder_of(room)).rglob("*.py")):
            content = file.read_bytes()
            found = mutants_of(file.relative_to(ROOT).as_posix(), content)
            every += [mutant for mutant in found if is_python(mutant.of(content))]
    return random.Random(seed).sample(every, min(many, len(every))), len(every)


def watched(room, house):
    """The tests of this room that run each line: {(file, line): tests}. Whatever runs at import belongs to no test."""
    with_contexts = ["--cov", f"--cov-config={house / 'watch.toml'}", "--cov-context=test", "--cov-report="]
    (house / "watch.toml").write_text(f'[tool.coverage.run]\nsource = ["{folder_of(room).as_posix()}"]\n', "utf-8")
    done = run_tests(house, [*with_contexts, f"host_tests/{room}"])
    if done.returncode:
        raise SystemExit(f"The tests of {room} fail without a mutant:\n{done.stdout.decode()[-3000:]}")
    data = coverage.CoverageData(str(house / ".coverage"))
    data.read()
    return {
        (Path(file).relative_to(house).as_posix(), line): sorted({name.partition("|")[0] for name in names} - {""})
        for file in data.measured_files()
        for line, names in data.contexts_by_lineno(file).items()
    }


def run_tests(house, words, most_s=10 * MOST_S):
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    command += ["-m", RUNS["quick"][0], "--hypothesis-profile=quick", "-o", f"faulthandler_timeout={MOST_S}"]
    clean = {name: value for name, value in os.environ.items() if name not in ("CI", "PEGLIGHT_UF2")}
    with contextlib.suppress(subprocess.TimeoutExpired):  # while tests are collected nothing else ends a loop
        return subprocess.run([*command, *words], cwd=house, capture_output=True, env=clean, timeout=most_s)
    return subprocess.CompletedProcess(command, 1, b"It took too long.")


def tests_of(mutant, lines):
    """Those that run its line, else its whole room; first those with its name."""
    namesake = Path(mutant.file).with_name(f"test_{Path(mutant.file).name}").relative_to(Path(mutant.file).parts[0])
    room = ROOT / "host_tests" / mutant.room
    if not room.is_dir():
        raise ValueError(f"{mutant.room} has no tests")
    tests = sorted(lines.get((mutant.file, mutant.line), ()), key=lambda test: f"/{namesake.name}::" not in test)
    here = "host_tests" / namesake if mutant.room[:5] != "tools" else Path("host_tests", "tools", namesake)
    return tests or [path.as_posix() for path in (here, Path("host_tests", mutant.room)) if (ROOT / path).exists()]


def survives(mutant, house, lines):
    """Whether no test of its room fails in this copy."""
    file = house / mutant.file
    content = file.read_bytes()
    (house / "tests.txt").write_text("\n".join(tests_of(mutant, lines)), "utf-8")
    try:
        write(file, mutant.of(content))
        chosen, all_of_them = f"@{house / 'tests.txt'}", f"host_tests/{mutant.room}"  # a sweep was not watched
        return all(run_tests(house, [tests]).returncode == 0 for tests in (chosen, all_of_them))
    finally:
        write(file, content)


_times = itertools.count(1)


def write(file, content):
    """With a time of change of its own, as Python takes a file of the same size and second for the one it compiled."""
    before = file.stat().st_mtime
    file.write_bytes(content)
    os.utime(file, (before + next(_times),) * 2)


def main():
    from tqdm import tqdm

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--many", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many are tried at once")
    parser.add_argument("--room", action="append")
    parser.add_argument("--faults", action="store_true")
    options = parser.parse_args()
    if options.faults:
        mutants = [planted(*fault) for fault in FAULTS]
        mutants = [mutant for mutant in mutants if mutant.room in (options.room or [mutant.room])]
    else:
        mutants, places = drawn(options.room or ROOMS, options.many, options.seed)
        print(f"{len(mutants)} of {places:,} mutants, drawn by the seed {options.seed}.")
    tried, survived = Counter(), Counter()
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.cores) as pool:
        houses = queue.SimpleQueue()
        for number in range(options.cores):
            houses.put(house := copy_to(Path(temporary) / f"house{number}"))
        told = {mutant: mutant.told((house / mutant.file).read_bytes()) for mutant in mutants}
        lines = {}
        for room in {mutant.room for mutant in mutants} if not options.faults else ():
            lines |= watched(room, house)

        def tried_out(mutant):
            house = houses.get()
            try:
                return mutant, survives(mutant, house, lines)
            finally:
                houses.put(house)

        for mutant, lives in tqdm(pool.map(tried_out, mutants), total=len(mutants), unit="mutant", disable=None):
            tried[mutant.room] += 1
            survived[mutant.room] += lives
            if lives:
                tqdm.write("survived: " + told[mutant], file=sys.stdout)
    print(f"{'room':20}{'mutants':>9}{'killed':>9}{'':4}share")
    for room in tried:
        killed = tried[room] - survived[room]
        print(f"{room:20}{tried[room]:9}{killed:9}{100 * killed / tried[room]:8.1f} %")
    killed = tried.total() - survived.total()
    print(f"{'together':20}{tried.total():9}{killed:9}{100 * killed / max(1, tried.total()):8.1f} %")
    return int(options.faults and killed < tried.total())


if __name__ == "__main__":
    sys.exit(main())
