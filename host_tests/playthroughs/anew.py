"""The playthroughs written anew, after a change of what the lights show:

  python3 host_tests/playthroughs/anew.py [NAME.play ...]

Each whole picture becomes what the lights come to rest at where it stands, a picture with a ? or of fewer lines stays.
Read them afterwards as a person would who holds the board.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
REST_MS = 850  # three beats of the blinking
MOST_MS = 9000  # a text may scroll for ever


def written(file):
    """Return the text of this file with the pictures of now."""
    from tools.playthrough import playthrough
    from tools.playthrough.performance import Performance, player_for, run
    from tools.playthrough.recorder import dark
    from tools.trouble import Trouble

    lines = file.read_text("utf-8").split("\n")
    play = playthrough.read(file)
    profile = play.profile

    class Looking(Performance):
        def _lights(self, step):
            if len(step.rows) < profile.height or any(playthrough.ANY in row for row in step.rows):
                yield from super()._lights(step)
                return
            began_ms = self.player.ms
            seen = [(began_ms, self.signs)]
            while not (at_rest := resting(seen, self.player.ms)):
                yield
                if self.signs != seen[-1][1]:
                    seen.append((self.player.ms, self.signs))
                if self.player.ms > began_ms + MOST_MS:
                    raise Trouble(f"Line {step.line} of {file.name}: the lights do not come to rest.")
            signs = min(at_rest, key=dark)
            lines[step.line : step.line + profile.height] = [
                f"|{signs[at : at + profile.width]}|" for at in range(0, len(signs), profile.width)
            ]

    performance = Looking(play, player_for(play))
    run(performance)
    if performance.trouble:
        raise performance.trouble
    return "\n".join(lines)


def resting(seen, now_ms):
    """Return the pictures, the latest first, if nothing but what blinks has changed for a while."""
    if now_ms - seen[0][0] < REST_MS:
        return []
    at = max(number for number, (since_ms, _) in enumerate(seen) if since_ms <= now_ms - REST_MS)
    recent = [signs for _, signs in reversed(seen[at:])]
    return list(dict.fromkeys(recent)) if len(recent) != 2 and len(set(recent)) <= 2 else []


def main(names):
    from tools.trouble import Trouble

    wrong = 0
    for file in [FOLDER / name for name in names] or sorted(FOLDER.glob("*.play")):
        try:
            file.write_text(written(file), "utf-8", newline="\n")
        except Trouble as trouble:
            print(trouble)
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.path[:] = [*sys.path[1:], str(FOLDER.parent.parent)]  # last, so that `import code` finds another one
    sys.exit(main(sys.argv[1:]))
