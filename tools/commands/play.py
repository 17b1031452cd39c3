"""Play on this computer: the board's own program, with its lights and buttons in the terminal, or as text.

A terminal draws the board. Play with the mouse or with the keys that the last line names. --text is a
conversation: type HELP to see what you can type, and press ctrl-C to cut a long thought short or to leave. Your round
is saved and goes on next time. --web serves the game to your browser, which keeps a game of its own; the address is
printed, and only this computer can open it unless you add --lan. Saves go to the page with --export and its "Load a
file", and come back with its "Save to a file" and --import.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from firmware.device.profiles import every
from firmware.game.modes import MODES
from firmware.start import FILE
from tools import environment
from tools.boards import PICO
from tools.trouble import Trouble

SUMMARY = "play on this computer"
MOST_SPEED = 100
IN_A_PAGE = ("port", "lan", "browser")
SETTINGS = {
    "variant": "which game",
    "level": "how the device chooses its guesses",
    "language": "the language that is spoken",
}
OF_A_GAME = ("seed", "data", "mode", "board", *SETTINGS)
BESIDE = {  # each of these: options that would change nothing, and why
    "web": (
        ("text", "on", "script", "record", "seed", "data", "speed"),
        "the page has a game of its own, which the browser keeps",
    ),
    "on": (("text", "script", "record", "speed", *OF_A_GAME), "the board has its own settings and its own saves"),
    "text": (("record", "board", "speed"), "it is for lights and buttons, so play in a terminal"),
    "script": (("record", *OF_A_GAME), "the file says itself what it is played on"),
    "record": (("mode",), "a recording begins with the menu"),
}


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--text", action="store_true", help="as lines of text")
    at_once = "begin at once: break, make, duel, match, race, puzzle, helper, watch or practice"
    add("--mode", choices=MODES, metavar="NAME", help=at_once)
    add_settings(parser)
    add("--seed", metavar="WORD", help="a word or number: the same one draws the same codes again")
    add("--data", type=Path, metavar="FOLDER", help="save there (default: this system's folder for such files)")
    drawn = parser.add_argument_group("lights and buttons").add_argument
    drawn("--board", metavar="NAME", help=f"which board: {', '.join(named.name for named in every())}")
    drawn("--speed", type=speed, default=1, metavar="TIMES", help="make the board's time pass faster")
    recorded = "start a new game, save nothing, and record it as a playthrough for --script"
    drawn("--record", type=Path, metavar="FILE", help=recorded)
    drawn("--on", metavar="PORT", help="on the board at this serial port, such as COM5 or /dev/ttyACM0")
    files = parser.add_argument_group("saves").add_mutually_exclusive_group().add_argument
    files("--export", type=Path, metavar="FILE", help="write the saves to a file that the page takes")
    taken = "replace the saves by those of a file from the page"
    files("--import", type=Path, metavar="FILE", dest="taken", help=taken)
    browser = parser.add_argument_group("browser").add_argument
    browser("--web", action="store_true", help="in a browser on this computer, from a server that it starts")
    browser("--port", type=int, metavar="NUMBER", help="the port of the server; the page at each port has its own game")
    browser("--lan", action="store_true", help="let other computers and phones in your network open the page")
    browser("--no-browser", dest="browser", action="store_false", help="print the address and open no browser")


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Add what a game is begun with, from a file or from here."""
    parser.add_argument("--script", type=Path, metavar="FILE", help="play a playthrough and check what it expects")
    values = {name: values for name, _, values in FILE}
    for name, meaning in SETTINGS.items():
        help_ = f"{meaning}: %(choices)s"
        parser.add_argument(f"--{name}", type=str.lower, choices=values[name], metavar="NAME", help=help_)


def speed(text: str) -> float:
    times = float(text)
    if not 0 < times <= MOST_SPEED:
        raise argparse.ArgumentTypeError(f"it is above 0 and at most {MOST_SPEED}, not {text}")
    return times


def run(options: argparse.Namespace) -> int:
    if options.export or options.taken:
        from tools.front import transfer

        return transfer.run(options)
    if options.web:
        environment.add("board")
        from tools.site import host

        return host.play(options)
    if options.script:
        return perform(options)
    from tools.front.start import drawable

    if options.on:
        if not drawable():
            raise Trouble("--on draws the game in a terminal; for lines of text, open the port with a serial terminal.")
        environment.add("board")
        from tools.check.link import Link
        from tools.faces.terminal import start

        return start.run_on(Link(PICO, options.on))
    if options.text or not drawable():
        refuse_beside(options, "text")
        from tools.faces.text import conversation

        return conversation.talk(options)
    from tools.faces.terminal import start

    return start.run(options)


def refuse(options: argparse.Namespace) -> None:
    """Refuse what would change nothing beside another option, or without one."""
    for way in filter(vars(options).get, BESIDE):
        refuse_beside(options, way)
    if not options.web and (name := first_given(options, IN_A_PAGE)):
        raise Trouble(f"--{name} is for the browser: add --web.")


def refuse_beside(options: argparse.Namespace, way: str) -> None:
    others, why = BESIDE[way]
    if name := first_given(options, others):
        raise Trouble(f"--{name} is not for --{way}: {why}.")


def first_given(options: argparse.Namespace, names: Sequence[str]) -> str | None:
    """Return the first of these options that differs from its default, as it is typed."""
    default = options.parser.get_default
    chosen = (name for name in names if getattr(options, name, None) != default(name))
    return next((name.replace("browser", "no-browser") for name in chosen), None)


def perform(options: argparse.Namespace) -> int:
    from tools.faces import playback
    from tools.front import start
    from tools.playthrough import playthrough
    from tools.playthrough.performance import player_for

    play = playthrough.read(options.script)
    if options.text or not start.drawable():
        return playback.perform(play, player_for(play))
    return playback.watch(play, player_for(play, options.speed))
