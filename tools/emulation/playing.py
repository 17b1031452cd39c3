"""From the options of `emulate` to a board that runs, with a face before it or with a playthrough alone."""

import argparse
import contextlib
import sys
import tempfile
from pathlib import Path

from firmware.ui import settings
from tools import circuitpython, emulate, play
from tools.boards import PICO
from tools.build import contents, drive, uf2
from tools.emulation import circuitpythons
from tools.emulation.player import EmulatedPlayer
from tools.playing import playthrough, saves, starting
from tools.playing.playthrough import Playthrough
from tools.trouble import Trouble

BOOTING = "An emulated board starts {}. The first light takes about half a minute."


def run(options: argparse.Namespace) -> int:
    script = scripted(options) if options.script else None
    given = script.settings if script else starting.of_options(options)
    values, _ = settings.read(given.get)
    if not script:
        starting.refuse_wrong(options, values)
    profile = script.profile if script else starting.chosen(values["board"])
    if profile.name not in emulate.profiles():
        raise Trouble(f"{profile.name} is no {PICO.name}, which is emulated: take {', '.join(emulate.profiles())}.")
    if not script and not play.drawable():
        raise Trouble("The emulated board is drawn, and this is no terminal to draw in: use --script, or a terminal.")
    file = circuitpythons.find(options.uf2) or circuitpythons.fetch()
    told = BOOTING.format(version(file))
    image = drive_image({**given, "PEGLIGHT_BOARD": profile.name} if script or options.board else given)
    with memory(options) as (kept, in_use):
        player = EmulatedPlayer(profile, file, image, kept, options.python)
        if script:
            return perform(script, player, told, options.bell)
        with player.running():
            from tools.face import app

            return app.run(app.Face(player, values["cap_ma"], f"{told} {in_use or ''}".strip(), options.bell))


def scripted(options: argparse.Namespace) -> Playthrough:
    starting.refuse_beside(options)
    script = playthrough.read(options.script)
    if not script.portable:
        raise Trouble(
            f"{script.name} has a seed, and the chance of a real chip has none: take the line out, and what depends "
            "on it."
        )
    return script


def version(file: Path) -> str:
    """What this UF2 is, for a person; Trouble where it is not what is wanted."""
    pages = uf2.firmware(file, PICO)
    running = circuitpython.read(b"".join(pages[address] for address in sorted(pages)).decode("latin-1"))
    return f"CircuitPython {running.version}"


def drive_image(given: dict[str, str]) -> bytes:
    """The drive as it is built; what was chosen stands in its settings.toml."""
    with tempfile.TemporaryDirectory() as temporary:
        contents.fill(Path(temporary), PICO)
        with (Path(temporary) / contents.SETTINGS).open("a", encoding="utf-8", newline="\n") as file:
            file.writelines(f'{name} = "{value}"\n' for name, value in given.items())
        return drive.image(Path(temporary), PICO)


@contextlib.contextmanager
def memory(options: argparse.Namespace):
    """What the board keeps, and why it does not keep it."""
    if options.data is None:
        yield None, None
        return
    from firmware.keep.log import Log

    with saves.opened(saves.place(options.data)) as (kept, spare, in_use):
        starting.give_way(Log(kept, spare), options)  # the log ends a rewriting that was cut short
        yield kept, in_use


def perform(script: Playthrough, player: EmulatedPlayer, told: str, rings: bool) -> int:
    if play.drawable():
        from tools.face import watching

        return watching.watch_at(player, script, rings, told)
    from tqdm import tqdm

    from tools.text import performed

    print(told, file=sys.stderr)
    with tqdm(total=len(script.steps), unit="step", leave=False, disable=None) as bar:

        def follow(performance) -> None:
            bar.set_postfix_str(f"{player.ms / 1000:.1f} s of the board")
            bar.update(sum(step.line < performance.line for step in script.steps) - bar.n)

        return performed.perform_at(player, script, follow)
