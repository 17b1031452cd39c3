"""Make and take the texts of challenges and their results, and tell how they ended. Nothing here stays in memory."""

from firmware.engine.games import name_of
from firmware.game.challenge import SALTS, Challenge, asked, digest, read, results, write
from firmware.game.modes import CHALLENGE
from firmware.game.phases import OVER
from firmware.game.round import HELD, LOST, WON, Round
from firmware.ui import commands, notation
from firmware.ui.settings import MOST_SENT
from firmware.ui.words import Wrong


def name_of_player(desk):
    return desk.names[0] if desk.names else ""


def send(desk, variant, code, rows=0, hints=0):
    """Return the opening of the text that sends this code, which is known here when its result comes."""
    sent = Challenge(variant, code, (1 + desk.randrange(SALTS - 1), name_of_player(desk), rows, hints), None)
    _remember(desk, sent)
    return ("share.share", ("challenge-sent", name_of(variant)), "CHALLENGE " + write(sent))


def draw(desk, variant):
    """Send a code that is drawn."""
    from firmware.game.deal import set_code

    return send(desk, variant, set_code("mixed", variant, desk.randrange))


def race(desk, played):
    """Send the code of a round that is over."""
    rows = len(played.rows) if played.state == WON else played.variant.rows + 1
    return send(desk, played.variant, played.secret(), rows, played.hints)


def read_line(desk, line):
    """Return the challenge or the result at the end of a line."""
    line = line.rpartition("=")[2]
    found = commands.find(desk.words, line)
    try:
        return read(found[1] if found else line)
    except ValueError:
        raise Wrong("challenge-wrong") from None


def take(shell, there):
    """Begin a challenge, or return the opening of a result."""
    return _receive(shell.desk, there) if there.answer else _play(shell, there)


def _play(shell, there):
    match = shell.desk.match
    is_here = match is not None and match.phase < OVER and match.rules.challenge == there.sent
    if is_here or shell.slots.once("firmware.game.statistics", "has_counted", shell.desk.counted, there):
        raise Wrong("challenge-again")
    from firmware.game.rules import agree

    return shell.desk.start(agree(CHALLENGE, there.variant, code=there.code, challenge=there.sent))


def _receive(desk, there):
    sent = desk.wishes.get("sent", ())
    if digest(there) in sent:
        raise Wrong("challenge-again")
    if digest(asked(there)) not in sent:
        raise Wrong("challenge-unknown")
    _remember(desk, there)
    return ("challenge.result", write(there))


def _remember(desk, there):
    desk.wishes["sent"] = (desk.wishes.get("sent", ()) + (digest(there),))[-MOST_SENT:]
    desk.choices += 1


def tell(desk, written):
    """Return the lines about the round that a result is of, with both names, and its seal."""
    from firmware.game.seal import check_number, plain, salt_text

    there = read(written)
    variant, code, sent, (name, guesses, hints) = there
    who = name or ("player", 2)
    told: list[tuple] = [("challenge-for", _sender_of(there), who)]
    played = Round(variant, HELD, code)
    for at in range(len(guesses)):
        played.guess(guesses[at])
        told.append(notation.row(played, at, desk.signs))
    told.append(({WON: "won", LOST: "lost"}.get(played.state, "given-up"), who, len(guesses)))
    if hints:
        from firmware.ui.ended import helps

        told.append(helps(desk.words, hints))
    told += _compare(desk, there, who)
    told.append(("code-was", notation.spell(variant, code, signs=desk.signs)))
    told.append(("seal-was", "{}-{}".format(plain(variant, code), salt_text(sent[0]))))
    return told + [("seal-begins", check_number(variant, code, sent[0]))]


def text(desk, match):
    """Return the result of a challenge that was played here, as a line."""
    return "CHALLENGE " + write(_result(desk, match))


def lines(desk, match):
    """Return the lines that tell how the sender of a challenge did, if they have played, and where the result goes."""
    there = _result(desk, match)
    return _compare(desk, there, ("you",)) + [("challenge-back", _sender_of(there))]


def _result(desk, match):
    played = match.sides[0]
    answer = name_of_player(desk), tuple([guess for guess, _ in played.rows]), played.hints
    return Challenge(played.variant, played.known(), match.rules.challenge, answer)


def _sender_of(there):
    return there.sent[1] or ("player", 1)


def _compare(desk, there, who):
    rows = there.sent[2]
    if not rows:
        return []
    sender = _sender_of(there)
    told = ("won", sender, rows) if rows <= there.variant.rows else ("lost", sender, there.variant.rows)
    of_sender, of_other = results(there)
    if of_sender == of_other:
        return [told, ("draw", ", ".join([desk.words.tell(name) for name in (sender, who)]))]
    if of_other < of_sender and who == ("you",):
        return [told, ("winner-you",)]
    return [told, ("winner", sender if of_sender < of_other else who)]
