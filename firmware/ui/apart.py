"""Two people play apart: how they stand. Fewer rows are better, then fewer kinds of help."""

from firmware.game.round import HELPS, WON
from firmware.ui.commands import word
from firmware.ui.words import upper


def lines(desk, match):
    """Return the lines at the end of a challenge: who is ahead, and where the result goes."""
    sent = match.rules.challenge
    sender = sent[1] or ("player", 1)
    return compare(desk, sent, tally(match.sides[0], sent[-1]), ("you",)) + [("challenge-back", sender)]


def tally(played, before):
    """Return the rows and the kinds of help with this round more; one that was lost takes a row more than there are."""
    rows, helps = before
    rows += len(played.rows) if played.state == WON else played.variant.rows + 1
    return rows, helps + bin(played.hints).count("1")


def compare(desk, sent, took, who):
    """Return the lines about all rounds, where both have played equally often; those of the receiver `took` so much."""
    _, sender, rounds, of_sender, _ = sent
    if not rounds % 2:
        return []
    sender = sender or ("player", 1)
    lines = [("challenge-rows", sender) + of_sender, ("challenge-rows", who) + took]
    if of_sender == took:
        return lines + [("draw", ", ".join(map(desk.words.tell, (sender, who))))]
    if took < of_sender and who == ("you",):
        return lines + [("winner-you",)]
    return lines + [("winner", sender if of_sender < took else who)]


def helps(words, hints):
    """Return the line about the kinds of help that there were."""
    typed = []
    for at in range(len(HELPS)):
        if hints >> at & 1:
            typed.append(words.tell(word(HELPS[at])))
    return ("hints", upper(", ".join(typed)))
