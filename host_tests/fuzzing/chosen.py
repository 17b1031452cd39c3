"""Choose games, settings and typed lines at random, as somebody who tries everything."""

from itertools import islice

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.match import CHECK, DISPUTE, GUESS, MARK, SET
from firmware.game.modes import CLOCKS, DAYS, DEALS, LEVELS, MODES, NO_CLOCK, SCORINGS, rounds_for
from firmware.game.round import HELD, SEALED
from firmware.game.rules import agree
from firmware.ui import notation
from firmware.ui.commands import NAMES
from firmware.ui.words import LANGUAGES

SHELVED = 909  # a puzzle of the shelf, by a number that is no code of its games: told, it would look like the secret
SENT = "VEC2-HYV6-TQM5-86FE-T34T-2F0M-VWKX-D"  # a challenge of the classic game
MADE = "2HFQ-PH91-PV0V-BA"  # a puzzle that a computer made
VARIANTS = (
    *(Variant(3, 4, rows=4), Variant(3, 5, False, rows=5), Variant(3, 3, True, True, rows=4, tells="exact")),
    *(Variant(3, 4, rows=5, tells="places"), Variant(4, 4, rows=6), Variant(4, 6), Variant(2, 6, rows=3)),
    Variant(3, 8, rows=6),
)
LARGE = (Variant(5, 8), Variant(6, 9), Variant(8, 10), Variant(10, 10, blanks=True, rows=20))
MORE = (
    "puzzle",
    "17",
    MADE,
    f"NUMBER {MADE}",
    "CHALLENGE",
    f"CHALLENGE {SENT}",
    "SHARE",
    "SEAL",
    "GRADES",
    "WHY 1",
    "RETRY 1",
    "RETRY 2",
    "DAY 2026-11-22",
    "DAY mini",
    "DAY 2026-11-23 blind",
    "NAMES Anna,Ben,Cleo,Dan,Eva",
)
GARBAGE = ("x", "1 xx", "2 -", "INSIST", "yes", "no", "7", "\x00\x1b[2J", "{}{0}%s", "\xfc", "й" * 40, " " * 40)


def _own(chance, variants):
    """Choose a player's own game, or None for the one of the match."""
    return None if chance.random() < 0.4 else chance.choice(variants).with_rows(chance.choice((1, 3, 6, 9)))


def rules(chance, variants=VARIANTS, large=LARGE, mode=None):
    """Choose any mode unless one is given, and one of these games for it, or now and then a large one."""
    mode = mode or chance.choice(MODES)
    games = large if large and chance.random() < 0.06 else variants
    variant = chance.choice([game for game in games if game.rows > 1 or mode != "puzzle"])
    more = {"level": chance.choice(LEVELS), "deal": chance.choice(DEALS), "sealed": chance.random() < 0.3}
    more["hard"] = chance.random() < 0.3
    more["clock"] = chance.choice(CLOCKS) if chance.random() < 0.5 else NO_CLOCK
    if mode in ("number", "challenge", "puzzle"):
        more["code"] = codes.draw(variant, chance.randrange)
    if mode == "challenge":
        more["challenge"] = chance.randrange(1, 9), "Юля", *chance.choice(((0, (0, 0), (0, 0)), (1, (2, 1), (0, 0))))
    if mode == "day":
        more["day"] = chance.randrange(1, DAYS + 1)
    if mode == "puzzle":
        others = [code for code in islice(codes.walk(variant), 3) if code != more["code"]]
        more |= {"given_rows": tuple(others[: 2 if variant.rows > 2 else 1]), "puzzle": chance.choice((0, SHELVED))}
    if mode in ("match", "race"):
        more["people"] = chance.choice((1, 2)) if mode == "race" else chance.choice((1, 2, 3))
        more["device"] = more["people"] == 1 or (mode == "match" and chance.random() < 0.5)
    if mode in ("match", "duel"):
        more["scoring"] = chance.choice(SCORINGS)
    if mode == "match":
        more["rounds"] = rounds_for(more["people"] + more["device"])[0]
        more["own"] = [_own(chance, variants) for _ in range(more["people"] + more["device"])]
    return agree(mode, variant, **more)


def settings(chance, profile):
    """Write a settings.toml of what changes how the game goes."""
    chosen = {
        "BOARD": f'"{profile.name}"',
        "LANGUAGE": f'"{chance.choice(LANGUAGES)}"',
        "PALETTE": f'"{chance.choice(("vivid", "safe", "mono"))}"',
        "ANIMATION": f'"{chance.choice(("on", "off"))}"',
        "LEFT": f'"{chance.choice(("on", "off"))}"',
        "FITS": f'"{chance.choice(("on", "off"))}"',
        "CLOSED": f'"{"on" if chance.random() < 0.05 else "off"}"',
        "LEVEL": f'"{chance.choice(LEVELS)}"',
        "DIM_S": chance.choice((0, 1, 30)),
        "ATTRACT_S": chance.choice((0, 2, 90)),
        "SLEEP_S": chance.choice((0, 4, 300)),
    }
    return "".join(f"PEGLIGHT_{name} = {value}\n" for name, value in chosen.items())


def typed(chance, match, signs="colours"):
    """Choose a line: often one that the match wants, else a command, an answer to another question, or anything."""
    sort = chance.random()
    if sort < 0.25:
        return chance.choice((*NAMES, "COUNT", "LIST", "HINT", "LIST", "UNDO"))
    if sort < 0.30:
        words = (f"LANGUAGE {chance.choice(LANGUAGES)}", "STATS RESET", "STATS CSV", "NUMBER 7Q2", "NEW")
        return chance.choice((*words, *MORE))
    if sort < 0.38:
        return chance.choice(GARBAGE)
    if match is None:
        return chance.choice(("", "", str(chance.randrange(1, 9)), "3", "mini", "details", "yes", "2026-11-22", *MODES))
    variant = match.variant()
    if match.phase in (GUESS, SET):
        code = codes.draw(variant, chance.randrange)
        if match.round is not None and match.round.holder in (HELD, SEALED) and chance.random() < 0.15:
            code = match.round.hidden_code()
        return notation.spell(variant, code, chance.choice(("", " ")), signs)
    if match.phase == MARK:
        if chance.random() < 0.2:
            return "".join(chance.choice("xo.") for _ in range(chance.randrange(variant.pegs + 1)))
        secret = match.round.hidden_code()
        secret = next(codes.walk(variant)) if secret is None else secret
        return notation.tell_mark(variant, marks.score(variant, match.round.pending, secret))
    if match.phase in (CHECK, DISPUTE):  # as which a saved dispute is read
        number = chance.randrange(1, len(match.round.rows) + 1)
        return chance.choice(("1", "2", "INSIST", "UNDO", f"{number} {'x' * chance.randrange(1, 3)}", f"{number} -"))
    return chance.choice(("", "", "", "1"))
