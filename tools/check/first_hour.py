"""All of a check, one thing after the other; whatever happens, the memory of the board is as it was at the end."""

import contextlib
import time
from collections.abc import Iterator

from firmware.device.profiles import Profile, named
from firmware.keep import toml
from tools import PROGRAM
from tools.bench import kept
from tools.check import parts, saves, watched
from tools.check.findings import Findings
from tools.check.link import Link
from tools.check.person import Person
from tools.check.repl import ASKS, PLAYED, START_S, Repl
from tools.flash.detection import Found
from tools.flash.plan import planned
from tools.flash.volume import Volume
from tools.trouble import Trouble

RESETS = 3
ROW_S = 15  # a row that was typed is told by then


def check(found: Found, volume: Volume, files: dict[str, bytes], version: str, link: Link, person: Person) -> Findings:
    """`files` are those of a fresh build for this board."""
    findings = Findings(head=head(found, volume, version))
    compare(volume, files, version, findings)
    if findings.wrong:
        person.tell(f"Some files on the board are not those of this build: run {PROGRAM} flash first, then this again.")
        return findings
    profile = profile_of(volume, found)
    findings.head.append(f"profile: {profile.name}")
    repl = Repl(link)
    repl.enter()
    memory = saves.Memory(repl)
    with as_it_was(repl, memory):
        person.tell("First the parts: look at the board, and answer.")
        parts.test(repl, profile, person, findings)
        findings.measure(saves.ERASING[0], memory.erase_ms(), *saves.ERASING[1:])
        person.tell(f"Now {RESETS} saves, each across a reset: nothing to do.")
        keep_rows(repl, memory, findings)
        watched.play(repl, memory, profile, person, findings)
    return findings


def head(found: Found, volume: Volume, version: str) -> list[str]:
    said = (volume.read("boot_out.txt") or b"").decode("utf-8", "replace").split()
    assert found.board
    return [f"Peglight {version} on {found.board.id}, {time.strftime('%Y-%m-%d')}", " ".join(said)]


def compare(volume: Volume, files: dict[str, bytes], version: str, findings: Findings) -> None:
    """Compare every file of the game with a fresh build, and write nothing."""
    plan = planned(volume, files, version)
    other = sorted({*plan.new, *plan.changed, *plan.removed, *plan.aside})
    text = f"{len(plan.same)} are those of the build" + (f", and others: {', '.join(other)}" if other else "")
    findings.say("files", text, not other)


def profile_of(volume: Volume, found: Found) -> Profile:
    """Return the profile that settings.toml names, or the one for the board."""
    settings, _ = toml.read(lambda name, mode: (volume.root / name.lstrip("/")).open(mode))
    assert found.board
    try:
        return named(settings.get("PEGLIGHT_BOARD"), found.board.id)
    except ValueError as wrong:
        raise Trouble(f"PEGLIGHT_BOARD in settings.toml is wrong: {wrong}.") from wrong


@contextlib.contextmanager
def as_it_was(repl: Repl, memory: saves.Memory) -> Iterator[None]:
    """Put the memory back at the end, and start the game."""
    try:
        yield
    finally:
        repl.enter()
        memory.put_back()
        repl.start_game()


def keep_rows(repl: Repl, memory: saves.Memory, findings: Findings) -> None:
    """Type a guess, reset the board, and see whether it asks for the row behind that; so three times."""
    content, code = kept.round_in_memory(memory.size)
    memory.write(content)
    repl.start_game()
    repl.hears(ASKS.format(1), START_S)
    for number, guess in enumerate(saves.wrong_guesses(code, RESETS), 1):
        repl.link.write(guess.encode() + b"\r")
        repl.hears(PLAYED.format(number), ROW_S)
        repl.enter()
        repl.reset()
        repl.enter()
        repl.start_game()
        is_kept = repl.hears(ASKS.format(number + 1), START_S)
        findings.say(f"save {number} of {RESETS}", f"{'there' if is_kept else 'gone'} after a reset", is_kept)
    repl.enter()
