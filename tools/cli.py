"""The commands of peg.py, in the order in which `--help` lists them.

A command is a module in `commands/` with `SUMMARY`, `arguments(parser)` and `run(options)`, which returns the exit
status. At its top it imports nothing that set-up installs, so `--help` works at once on a bare machine. A command that
sets `others` passes unknown words on to the program behind it.
"""

import argparse
import errno
import importlib
import os
import sys

from firmware import VERSION
from tools import environment
from tools.trouble import Trouble

COMMANDS = (
    "play",
    "picture",
    "test",
    "lint",
    "build",
    "site",
    "flash",
    "check",
    "emulate",
    "bench",
    "strength",
    "books",
    "puzzles",
    "docs",
    "release",
)
INTERRUPTED = 130  # the exit status of a command that ctrl-c ended
UNREAD = 141  # and of one whose reader has gone
REFUSALS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC)  # system errors that a person can fix


def main(words: list[str]) -> int:
    try:
        options = parse(words)
        environment.enter(words, options.needs)
        status = options.run(options)
        sys.stdout.flush()
        return status
    except ImportError:
        if environment.mend():
            return main(words)
        raise
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


def parse(words: list[str]) -> argparse.Namespace:
    top = parser()
    if not words:
        words = ["--help"]
    options, others = top.parse_known_args(words)
    if others and not hasattr(options, "others"):
        options.refuse(f"unrecognized arguments: {' '.join(others)}")
    options.others = others
    return options


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="peg.py" if environment.CLONE else "peglight",
        description="Peglight, the pocket code-breaking game. The first run sets up what a command needs in .venv; "
        "later runs start at once.",
        epilog="peg.py COMMAND --help tells what a command takes.",
    )
    top.add_argument("--version", action="version", version=f"Peglight {VERSION}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = importlib.import_module(f"tools.commands.{name}")
        command = commands.add_parser(name, help=module.SUMMARY, description=module.__doc__)
        module.arguments(command)
        command.set_defaults(run=module.run, needs=getattr(module, "NEEDS", "play"), refuse=command.error)
    return top
