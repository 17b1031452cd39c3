"""Draw a playthrough: the board at the end of it, or all of it as an animation.

    python3 tools/peg.py picture round.play round.png
    python3 tools/peg.py picture round.play round.svg --at 12 --letters
    python3 tools/peg.py picture round.play round.gif --from 5 --console 8

The suffix of OUT decides: .svg and .png are pictures, .gif is an animation that repeats. A moment is the end of a line
of the playthrough, such as 12, or a time since power-on, such as 2500ms. The same playthrough makes the same picture.
If something does not go as expected, you still get everything up to there, and the exit status is 1.
"""

import argparse
from pathlib import Path

SUMMARY = "draw a playthrough as a picture or an animation of the board"
ENDINGS = (".svg", ".png", ".gif")
MOST_LINES = 24


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("script", type=Path, metavar="FILE", help="the playthrough, as `play --record` writes one")
    parser.add_argument("out", type=Path, metavar="OUT", help="the file to write: .svg, .png or .gif")
    parser.add_argument("--at", type=moment, metavar="MOMENT", help="where it ends (default: the end of the file)")
    parser.add_argument("--from", type=moment, dest="start", metavar="MOMENT", help="where an animation begins")
    parser.add_argument(
        "--letters", action="store_true", help="put a letter on each light, for those who cannot tell the colours apart"
    )
    parser.add_argument(
        "--console", type=lines, default=0, metavar="LINES", help="show so many lines of the console as well"
    )
    parser.add_argument("--no-caption", action="store_true", help="leave out the notes of the playthrough")
    parser.add_argument("--zoom", type=zoom, metavar="TIMES", help="how large (default: 2 for .png, 1 for .gif)")


def run(options: argparse.Namespace) -> int:
    from tools.picture import drawing, files, film
    from tools.trouble import Trouble

    if options.out.suffix.lower() not in ENDINGS:
        raise Trouble(f"{options.out.name} does not tell what to draw: let it end with {', '.join(ENDINGS)}.")
    look = drawing.Look(options.letters, options.console, not options.no_caption)
    scene = film.seen(options.script, options.start, options.at)
    content = files.made(options.out.suffix.lower(), scene, look, options.zoom)
    try:
        options.out.write_bytes(content)
    except OSError as wrong:
        raise Trouble(f"{options.out} cannot be written: {wrong.strerror}.") from wrong
    print(f"{options.out}, {len(content):,} bytes")
    if scene.trouble:
        raise scene.trouble
    return 0


def moment(text: str) -> tuple[str, int]:
    """A moment as its kind, `line` or `ms`, and its number."""
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit()):
        raise argparse.ArgumentTypeError(f"a moment is a line as 12, or a time as 2500ms, not {text}")
    return ("line" if number == text else "ms"), int(number)


def lines(text: str) -> int:
    count = int(text)
    if not 0 <= count <= MOST_LINES:
        raise argparse.ArgumentTypeError(f"it is 0 to {MOST_LINES}, not {text}")
    return count


def zoom(text: str) -> float:
    times = float(text)
    if not 0.25 <= times <= 8:
        raise argparse.ArgumentTypeError(f"it is 0.25 to 8, not {text}")
    return times
