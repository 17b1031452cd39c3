"""The commands of peg.py, in the groups and in the order in which `--help` lists them.

A command is a module in `commands/` with `SUMMARY`, `run(options)`, which returns the exit status, and perhaps
`arguments(parser)`. At its top it imports nothing that set-up installs, so `--help` works at once on a bare machine;
nor does its `refuse(options)`, if it has one, which refuses options before anything is set up. A command that sets
`others` passes unknown words on to the program behind it.
"""

import argparse
import difflib
import errno
import importlib
import os
import re
import sys
import textwrap
from collections.abc import Sequence

from firmware import VERSION
from tools import PROGRAM, environment
from tools.trouble import Trouble

GROUPS = {
    "play": ("play", "site", "completion"),
    "your board": ("flash", "check", "build", "emulate"),
    "build on it": ("test", "lint", "docs", "bench", "strength", "books", "puzzles", "release"),
}
COMMANDS = tuple(name for group in GROUPS.values() for name in group)
STATUS = "Exit status: 0 if all is well, 1 if it is not and a sentence says why, 2 if the command was not understood."
INTERRUPTED = 130  # the exit status of a command that ctrl-c ended
UNREAD = 141  # and of one whose reader has gone
REFUSALS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC)  # system errors that a person can fix


def main(words: list[str]) -> int:
    try:
        if "_ARGCOMPLETE" in os.environ:  # the shell asks how its line could go on
            complete(words)
        options = parse(words)
        options.refuse(options)
        environment.enter(words, options.needs)
        status = options.run(options)
        sys.stdout.flush()
        return status
    except Trouble as trouble:
        trouble.tell()
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        forget_the_rest()
        return UNREAD
    except OSError as error:
        if error.errno not in REFUSALS:
            raise
        forget_the_rest()
        Trouble(f"{error.filename or 'The output'}: {error.strerror}. Mend that and run this again.").tell()
        return 1


def forget_the_rest() -> None:
    """Drop what is still in the output buffer, so that flushing it at exit does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complete(words: list[str]) -> None:
    environment.enter(words, "play")
    import argcomplete

    argcomplete.autocomplete(parser(COMMANDS))


def parse(words: list[str]) -> argparse.Namespace:
    top = parser([word for word in words[:1] if word in COMMANDS] or COMMANDS)
    if not words:
        words = ["--help"]
    command = next((word for word in words if word in COMMANDS), None)
    if command and words[0].startswith("--") and words[0] not in ("--help", "--version"):
        top.error(f"{words[0]} comes after the command: {PROGRAM} {command} {words[0]} ...")
    if not words[0].startswith("-") and words[0] not in COMMANDS:
        top.error(f"there is no command {words[0]}{nearest(words[0], COMMANDS)}")
    options, others = top.parse_known_args(words)
    if others and not hasattr(options, "others"):
        possible = re.findall(r"--[a-z-]+", options.parser.format_help())
        options.parser.error(f"unrecognized arguments: {' '.join(others)}{nearest(others[0], possible)}")
    options.others = others
    return options


def nearest(word: str, possible: Sequence[str]) -> str:
    """Return a question for the known word that is meant, if one is like this."""
    near = difflib.get_close_matches(word, possible, 1)
    return f"; did you mean {near[0]}?" if near else ""


def parser(wanted: Sequence[str]) -> argparse.ArgumentParser:
    """Return a parser for these commands: to import all of them nearly doubles the time in which a game starts."""
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Peglight, the pocket code-breaking game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Peglight {VERSION}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, help=f"see {PROGRAM} COMMAND --help")
    lines = []
    for group, names in GROUPS.items():
        lines.append(f"{group}:")
        for name in filter(wanted.__contains__, names):
            module = importlib.import_module(f"tools.commands.{name}")
            lines.append(f"  {name:20}  {module.SUMMARY}")
            command = commands.add_parser(name, description=module.__doc__, epilog=STATUS)
            getattr(module, "arguments", lambda parser: None)(command)
            needs, refuse = getattr(module, "NEEDS", "play"), getattr(module, "refuse", lambda options: None)
            command.set_defaults(run=module.run, refuse=refuse, needs=needs, parser=command)
        lines.append("")
    top.epilog = "\n".join([*lines, *textwrap.wrap(STATUS, 79)])
    return top
