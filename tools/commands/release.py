"""Build the files of a release in dist/: those of every board that has a profile, the site, the package that pip
installs, their SHA-256 sums, and notes.md, which is what the changelog tells of this version.

A release is a commit: nothing may be changed or untracked, CHANGELOG.md must name the version and its date, and no
other commit may have its tag. Everything is tested first. The same commit makes the same bytes. Nothing is tagged or
uploaded; the last lines tell you what is left to do.
"""

import argparse
import datetime
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from firmware import VERSION
from firmware.device.profiles import every
from tools import ROOT, boards
from tools.build import bundle, circup, product
from tools.trouble import Trouble

SUMMARY = "build everything that a release brings"
NEEDS = "dev"
TAG = f"v{VERSION}"
SUMS = f"peglight-{VERSION}-SHA256SUMS.txt"
SITE = f"peglight-{VERSION}-site.zip"
WOKWI = ROOT / "tools" / "docs" / "pages" / "wiring" / "wokwi"
NOTES = "notes.md"


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--untested", action="store_true", help="leave out the tests; the result is not to be published")
    uf2s = "a folder with CircuitPython's UF2s, by the names that it gives them: for each, also make one with both"
    add("--circuitpython", type=Path, metavar="FOLDER", help=uf2s)


def run(options: argparse.Namespace) -> int:
    check_clean(ROOT)
    notes = check_changelog(ROOT / "CHANGELOG.md")
    check_tag(ROOT)
    if not options.untested:
        test()
        check_clean(ROOT)
    with product.alone(product.DIST):
        files = [
            *make(product.DIST, options.circuitpython),
            *circup.write(product.DIST),
            *make_site(product.DIST / SITE),
            *make_package(product.DIST),
        ]
        (product.DIST / NOTES).write_text(notes, "utf-8", newline="\n")
        sums = write_sums(product.DIST / SUMS, files)
    print(sums.read_text("utf-8"), end="")
    print(what_next(options.untested, [*files, sums]))
    return 0


def check_clean(root: Path) -> None:
    """Refuse changes that are not committed."""
    changed = git(root, "status", "--porcelain").splitlines()
    if changed:
        named = ", ".join(line[3:] for line in changed[:3]) + (", ..." if len(changed) > 3 else "")
        raise Trouble(f"These files are not as in the last commit: {named}. Commit or remove them and run this again.")


def check_changelog(file: Path) -> str:
    """Refuse a version without a heading with its day in CHANGELOG.md; return what is below it."""
    text = file.read_text("utf-8") if file.exists() else ""
    heading = rf"^## \[?{re.escape(VERSION)}\]? - (20\d\d-\d\d-\d\d)$"
    try:
        _, day, below = re.split(heading, text, maxsplit=1, flags=re.MULTILINE)
        datetime.date.fromisoformat(day)
    except ValueError:  # there is no such heading, or no such day
        wanted = f'"## [{VERSION}] - {datetime.date.today()}"'
        raise Trouble(f"{file.name} does not tell of {VERSION}: say what it brings under {wanted}.") from None
    return below.partition("\n## ")[0].strip() + "\n"


def check_tag(root: Path) -> None:
    """Refuse a version whose tag is on another commit."""
    tagged = git(root, "tag", "--list", TAG) and git(root, "rev-parse", f"{TAG}^{{commit}}")
    if tagged and tagged != git(root, "rev-parse", "HEAD"):
        raise Trouble(
            f"{TAG} is the tag of the commit {tagged[:10]} already: raise VERSION in firmware/__init__.py, or check "
            f"that commit out to build it again."
        )


def git(root: Path, *words: str) -> str:
    try:
        answer = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, encoding="utf-8")
    except FileNotFoundError:
        raise Trouble("A release is built from a commit, and git is not installed: install it.") from None
    if answer.returncode:
        said = answer.stderr.strip().splitlines() or ["it did not say why"]
        raise Trouble(f"A release is built from a commit, and git refuses: {said[0]}. Run this in a clone.")
    return answer.stdout.rstrip()


def test() -> None:
    tested = subprocess.run([sys.executable, str(ROOT / "tools" / "peg.py"), "test"])
    if tested.returncode:
        raise Trouble("The tests fail, so there is no release: mend what they found and run this again.")


def make(into: Path, circuitpythons: Path | None = None) -> list[Path]:
    """Build the zip and the UF2 for each board, and the one with CircuitPython where that is given."""
    meant = {board_id for profile in every() for board_id in profile.boards}
    files = []
    for board in boards.BOARDS:
        if board.id in meant:
            found = sorted(circuitpythons.glob(f"adafruit-circuitpython-{board.id}-*.uf2")) if circuitpythons else []
            made = product.make(into, board, found[-1] if found else None)
            files += [file for file in (made.bundle, made.game, made.whole) if file]
            if board == boards.PICO and made.whole:
                files.append(make_wokwi(into / f"peglight-{VERSION}-wokwi.zip", made.whole))
    missing = sorted(meant - {board.id for board in boards.BOARDS})
    if missing:
        print(f"Not built, as tools/boards.py does not know where their drive lies: {', '.join(missing)}.")
    return files


def make_wokwi(target: Path, whole: Path) -> Path:
    """Build the zip of a folder that Wokwi's simulator opens as it is."""
    files = {file.name: file.read_bytes() for file in sorted(WOKWI.iterdir())}
    return bundle.pack(target, {**files, "peglight.uf2": whole.read_bytes()})


def make_site(target: Path) -> list[Path]:
    """Build the zip of the site, where npm can fetch what it needs."""
    from tools.site import files

    try:
        made = files.made()
    except Trouble as lacking:
        print(f"Not built: {lacking}")
        return []
    return [bundle.pack(target, made)]  # its start at the top, where itch.io and other hosts look for it


def make_package(into: Path) -> list[Path]:
    """Build the wheel and the sdist, with the VM of the page where the site was built."""
    patterns = ("peglight-*.whl", "peglight-*.tar.gz")
    for old in (old for pattern in patterns for old in into.glob(pattern)):
        old.unlink()
    built = subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(into)], cwd=ROOT, capture_output=True)
    if built.returncode:
        raise Trouble(f"The package cannot be built: {built.stderr.decode(errors='replace').strip()}")
    return [made for pattern in patterns for made in into.glob(pattern)]


def write_sums(target: Path, files: Iterable[Path]) -> Path:
    """Write the file that `sha256sum --check` reads, and remove the one of an older release."""
    for old in target.parent.glob("peglight-*-SHA256SUMS.txt"):
        old.unlink()
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target.write_text("".join(lines), "utf-8", newline="\n")
    return target


def what_next(untested: bool, files: Iterable[Path]) -> str:
    names = " ".join(file.name for file in files)
    if untested:
        return "\nNOT TESTED: the tests were left out. Do not publish these files; run this without --untested."
    return (
        f'\nTested and built. What is left to do:\n  git tag --annotate {TAG} --message "Peglight {VERSION}"\n'
        f"  git push origin {TAG}\nThen upload from dist/: {names}"
    )
