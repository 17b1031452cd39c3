"""Play on this computer, as text in the terminal. Ctrl-D or ctrl-C leaves."""

import argparse
import random
import sys

SUMMARY = "play on this computer"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--variant", default="classic", help="what to play, by name (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="the same number draws the same codes")


def run(options: argparse.Namespace) -> int:
    from firmware.engine import variant
    from firmware.ui.console import Console
    from tools.trouble import Trouble

    try:
        chosen = variant.named(options.variant)
    except ValueError as wrong:
        raise Trouble(f"{wrong}.") from wrong
    chance = random.Random(options.seed) if options.seed is not None else random.SystemRandom()
    console = Console(chosen, chance.randrange)
    say(console.start())
    for line in sys.stdin:
        say(console.handle(line))
    return 0


def say(lines: list[str]) -> None:
    for line in lines:
        print(line)
    sys.stdout.flush()
