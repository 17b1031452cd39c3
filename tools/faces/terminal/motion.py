"""Motion: each change of the page is a few frames. Nothing waits for them, and the next change takes their place."""

from typing import NamedTuple

from tools.front.page import Page

ALL = 99
NOWHERE = -9
DROP_MS, POP_MS, SHAKE_MS, BARE_MS = 60, 90, 50, 150
WAVE_MS = 900
WAVES = 2
AFTER = 2  # steps that a wave runs on behind the last peg


class Frame(NamedTuple):
    """`pips` of the newest mark are seen, and `bare` pegs of the code; the peg in hand at `small` is still small; the
    wave over the newest row is at `crest`; the row in hand is a few columns `aside`.
    """

    ms: int = 0
    pips: int = ALL
    bare: int = ALL
    small: int = NOWHERE
    crest: int = NOWHERE
    aside: int = 0
    has_card: bool = True


STILL = Frame()
REFUSED = [Frame(SHAKE_MS, aside=aside) for aside in (1, 0, 1, 0)]


def between(before: Page, now: Page) -> list[Frame]:
    """Return the frames that lead from one page to the next; none where nothing is to be seen moving."""
    if not now.pegs or before.round != now.round:
        return []
    if now.refusal and now.refusal != before.refusal:
        return REFUSED
    frames = []
    if len(now.rows) == len(before.rows) + 1:
        frames = [Frame(POP_MS, pips=pips, has_card=False) for pips in range(len(now.rows[-1][1]))]
    if now.code and not before.code:
        uncovering = [Frame(BARE_MS, bare=bare, has_card=False) for bare in range(now.pegs)]
        return frames + (_wave(now.pegs) if is_broken(now) else uncovering)
    if not frames:
        places = [at for at, peg in enumerate(now.hand) if peg is not None and before.hand[at : at + 1] == (None,)]
        frames = [Frame(DROP_MS, small=places[0])] if len(places) == 1 and now.mark is None else []
    return frames


def is_broken(page: Page) -> bool:
    return bool(page.rows) and tuple(page.rows[-1][0]) == tuple(page.code)


def _wave(pegs: int) -> list[Frame]:
    steps = [*range(-1, pegs + AFTER)] * WAVES
    return [Frame(WAVE_MS // len(steps), crest=crest, has_card=False) for crest in steps]
