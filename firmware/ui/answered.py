"""The end of a challenge: its result as a text, and the lines about who was better."""

from firmware.game.challenge import Challenge, results, write


def sender_of(there):
    """Return the name of whoever sent a challenge, as a line."""
    return there.sent[1] or ("player", 1)


def result(desk, match):
    """Return the result of a challenge that was played here."""
    played = match.sides[0]
    name = desk.names[0] if desk.names else ""
    guesses = tuple([guess for guess, _ in played.rows])
    return Challenge(played.variant, played.known(), match.rules.challenge, (name, guesses, played.hints))


def text(desk, match):
    return "CHALLENGE " + write(result(desk, match))


def lines(desk, match):
    """Return the lines that tell how the sender did, if they have played, and who was better."""
    return compare(desk, result(desk, match), ("you",))


def compare(desk, there, who):
    """Return the same lines, where the other player has this name."""
    rows = there.sent[2]
    if not rows:
        return []
    sender = sender_of(there)
    told = ("won", sender, rows) if rows <= there.variant.rows else ("lost", sender, there.variant.rows)
    of_sender, of_other = results(there)
    if of_sender == of_other:
        names = [desk.words.tell(name) for name in (sender, who)]
        return [told, ("draw", ", ".join(names))]
    if of_other < of_sender and who == ("you",):
        return [told, ("winner-you",)]
    return [told, ("winner", sender if of_sender < of_other else who)]
