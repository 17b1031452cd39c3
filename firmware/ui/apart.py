"""Two people play apart: how they stand. Fewer rows are better, then fewer kinds of help."""


def lines(desk, match):
    """Return the lines at the end of a challenge: who is ahead, and where the result goes."""
    sent = match.rules.challenge
    played = match.sides[0]
    guesses = [guess for guess, _ in played.rows]
    took = tally(played.variant, played.hidden_code(), guesses, played.hints, sent[-1])
    return compare(desk, sent, took, ("you",)) + [("challenge-back", sender_of(sent))]


def tally(variant, code, guesses, hints, before=(0, 0)):
    """Return the rows and the kinds of help with a round more; a code that was not broken takes one row more than there
    are.
    """
    rows, helps = before
    rows += len(guesses) if code in guesses else variant.rows + 1
    return rows, helps + bin(hints).count("1")


def sender_of(sent):
    return sent[1] or ("player", 1)


def compare(desk, sent, took, who):
    """Return the lines about all rounds, where both have played equally often; those of the receiver `took` so much."""
    _, _, rounds, of_sender, _ = sent
    if not rounds % 2:
        return []
    sender = sender_of(sent)
    lines = [("challenge-rows", sender) + of_sender, ("challenge-rows", who) + took]
    if of_sender == took:
        return lines + [("draw", ", ".join([desk.words.tell(name) for name in (sender, who)]))]
    if took < of_sender and who == ("you",):
        return lines + [("winner-you",)]
    return lines + [("winner", sender if of_sender < took else who)]
