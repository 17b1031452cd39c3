"""Draw a playthrough: the board at the end of it, at each of its notes, or all of it as an animation.

    %(prog)s round.play round.svg
    %(prog)s round.play round.svg --at 12 --letters
    %(prog)s round.play round.svg --moving --from 5 --console 8

A drawing is an SVG file, which every browser shows; one that moves repeats. A moment is the end of a line of the
playthrough, such as 12, or a time since power-on, such as 2500ms. The same playthrough makes the same drawing. If
something does not go as expected, you still get everything up to there, and the exit status is 1.
"""

import argparse
from pathlib import Path

SUMMARY = "draw a playthrough as a picture or an animation of the board"
MOST_LINES = 24


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("script", type=Path, metavar="FILE", help="the playthrough, as `play --record` writes one")
    parser.add_argument("out", type=Path, metavar="OUT", help="the file to write, such as round.svg")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--moving", action="store_true", help="draw an animation")
    kind.add_argument(
        "--notes", action="store_true", help="draw each note of the playthrough: round-1.svg, round-2.svg"
    )
    parser.add_argument("--at", type=moment, metavar="MOMENT", help="where it ends (default: the end of the file)")
    parser.add_argument("--from", type=moment, dest="start", metavar="MOMENT", help="where it begins")
    parser.add_argument(
        "--letters", action="store_true", help="put a letter on each light, for those who cannot tell the colours apart"
    )
    parser.add_argument(
        "--console", type=lines, default=0, metavar="LINES", help="show so many lines of the console as well"
    )
    parser.add_argument("--no-caption", action="store_true", help="leave out the notes of the playthrough")


def run(options: argparse.Namespace) -> int:
    from tools.picture import drawing, film
    from tools.trouble import Trouble

    out: Path = options.out
    if out.suffix.lower() != ".svg":
        raise Trouble(f"{out.name} cannot be drawn: pictures are SVG files, so let its name end in .svg.")
    look = drawing.Look(options.letters, options.console, not options.no_caption)
    scene = film.play(options.script, options.start, options.at)
    if options.moving:
        write(out, drawing.animate(scene.profile, list(film.frames(scene.shots)), look))
    elif options.notes:
        for number, shot in enumerate(film.noted(scene.shots), 1):
            write(out.with_stem(f"{out.stem}-{number}"), drawing.draw(scene.profile, shot, look))
    else:
        write(out, drawing.draw(scene.profile, scene.shots[-1], look))
    if scene.trouble:
        raise scene.trouble
    return 0


def write(out: Path, drawing: str) -> None:
    from tools.trouble import Trouble

    content = drawing.encode()
    try:
        out.write_bytes(content)
    except OSError as wrong:
        raise Trouble(f"{out} cannot be written: {wrong.strerror}.") from wrong
    print(f"{out}, {len(content):,} bytes")


def moment(text: str) -> tuple[str, int]:
    """Return a moment as its kind, `line` or `ms`, and its number."""
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit()):
        raise argparse.ArgumentTypeError(f"a moment is a line as 12, or a time as 2500ms, not {text}")
    return ("line" if number == text else "ms"), int(number)


def lines(text: str) -> int:
    count = int(text)
    if not 0 <= count <= MOST_LINES:
        raise argparse.ArgumentTypeError(f"it is 0 to {MOST_LINES}, not {text}")
    return count
