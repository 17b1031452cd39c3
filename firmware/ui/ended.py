"""The lines at the end of a round: how it ended, the code, the rows of the book, and the score."""

from firmware.engine import codes, marks
from firmware.engine.book import ASTRAY, FEW
from firmware.game import score
from firmware.game.modes import PERSON
from firmware.game.round import EVIL, HEAD, HELD, HELPS, WON
from firmware.ui import notation
from firmware.ui.commands import word
from firmware.ui.words import upper

_RESULTS = ("", "won", "lost", "given-up", "", "lost", "time-up")  # in the order of game/round.py
_ENDINGS = ("", "link-left", "link-seal", "link-mark", "link-rows")  # in the order of game/wire.py
_MOST_BOOK_ROWS = 20


def side(desk, match, number):
    """Return the lines about the round of a side."""
    rules = match.rules
    if rules.linked and match.is_void:
        return []
    played = match.sides[number]
    who = desk.named(match, match.breaker(number))
    result = _RESULTS[played.state]
    has_won = played.state == WON
    if not result:
        lines = [("left-it" if rules.advises else "void",)] + costs_of_void(match)
    else:
        tries = played.misses + has_won if rules.given_rows else len(played.rows)
        lines = [(result + "-you", tries) if who == ("you",) else (result, who, tries)]
    code = played.secret()
    if code is not None and not has_won:
        spelled = notation.spell(played.variant, code, signs=desk.signs)
        lines.append(("code-fits" if played.holder == EVIL else "code-was", spelled))
    if played.hints and rules.counts:
        lines.append(helps(desk.words, played.hints))
    return lines


def linked(desk, match):
    """Return the line about the seal of the other board, or about who is why there is no score."""
    link = desk.link
    if link is None:
        return [("void",)] if match.is_void else []
    if not link.ending:
        return [("link-proved",)] * (HEAD in [played.holder for played in match.sides])
    blamed = link.blamed
    if match.rules.players[blamed] == PERSON:  # both boards tell it alike
        name = desk.names[0] if desk.names else ("player", blamed + 1)
    else:
        name = desk.named(match, blamed)
    return [(_ENDINGS[link.ending], name)]


def helps(words, hints):
    """Return the line about the kinds of help that there were."""
    typed = []
    for at in range(len(HELPS)):
        if hints >> at & 1:
            typed.append(words.tell(word(HELPS[at])))
    return ("hints", upper(", ".join(typed)))


def par(desk, match, number):
    """Return the line about the rows that the book takes: for this code, on average, and at most; for a person."""
    played = match.sides[number]
    code = played.secret()
    is_of_person = match.rules.players[match.breaker(number)] == PERSON and not match.rules.given_rows
    if not is_of_person or code is None or played.holder != HELD or desk.library is None:
        return []
    variant = played.variant
    book = desk.library(variant, "book")
    rows: list = []
    try:
        while book is not None and len(rows) < _MOST_BOOK_ROWS:
            guess = book.guess(rows)
            if guess in (FEW, ASTRAY):
                return []
            rows.append((guess, marks.score(variant, guess, code)))
            if guess == code:
                played.par = len(rows)
                total, worst = book.figures()
                if not worst:  # it knows the first rows only
                    return [("book-rows", len(rows))]
                count = codes.count(variant)
                hundredths = (200 * total + count) // (2 * count)
                return [("book-par", len(rows), notation.hundredths(hundredths, desk.words), worst)]
    except (OSError, ValueError):
        pass  # the book is damaged
    return []


def scores(desk, match):
    """Return the lines about the score after a round of several, or at the end, and then who is ahead."""
    if match.rules.linked and match.is_void:
        return []
    lines: list = [("score", match.round_number + 1, match.rules.rounds)]
    standing = score.standing(match)
    for number in range(len(standing)):
        lines.append(("field", desk.named(match, number), standing[number]))
    lines.append(("field", ("label-scoring",), ("scoring-" + match.rules.scoring,)))
    if match.is_last:
        ahead = []
        for number in score.winners(match):
            ahead.append(desk.named(match, number))
        if len(ahead) > 1:
            lines.append(("draw", ", ".join(map(desk.words.tell, ahead))))
        else:
            lines.append(("winner-you",) if ahead[0] == ("you",) else ("winner", ahead[0]))
    return lines


def costs_of_void(match):
    """Return the line that tells what a void round costs, if there is a score."""
    rules = match.rules
    if not rules.scored:
        return []
    if rules.scoring == "rounds":
        return [("void-round",)]
    return [("void-points", score.void_costs(rules.scoring, match.variant()))]
