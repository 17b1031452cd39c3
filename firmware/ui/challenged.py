"""Make and take the texts of challenges and their results, and tell how they ended. Nothing here stays in memory."""

from firmware.engine.games import name_of
from firmware.game.challenge import (
    FIRST,
    NOTHING,
    SALTS,
    Challenge,
    asked,
    count_of,
    digest,
    following,
    read,
    results,
    rows_of,
    write,
)
from firmware.game.modes import CHALLENGE
from firmware.game.phases import OVER
from firmware.game.round import HELD, LOST, WON, Round
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.settings import MOST_SENT
from firmware.ui.words import Wrong


def name_of_player(desk):
    return desk.names[0] if desk.names else ""


def send(desk, variant, code, before=FIRST):
    """Return the opening of the text that sends this code, which is known here when its result comes."""
    return _send(desk, Challenge(variant, code, (_salt(desk), name_of_player(desk)) + before, None))


def reply(desk, _variant, code):
    """Send the result of the challenge that was played here, and with it this code."""
    return _send(desk, _result(desk, desk.match, (code, _salt(desk))))


def _send(desk, sent):
    _remember(desk, following(sent) if sent.answer else sent)
    return ("share.share", ("challenge-sent", name_of(sent.variant)), "CHALLENGE " + write(sent))


def _salt(desk):
    return 1 + desk.randrange(SALTS - 1)


def draw(desk, variant):
    """Send a code that is drawn."""
    return send(desk, variant, need("firmware.game.deal").set_code("mixed", variant, desk.randrange))


def race(desk, played):
    """Send the code of a round that is over."""
    variant, code = played.variant, played.secret()
    rows = rows_of(variant, [guess for guess, _ in played.rows], code)
    return send(desk, variant, code, (1, (rows, count_of(played.hints)), NOTHING))


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
    return _receive(shell, there) if there.answer else _play(shell, there)


def play_following(shell, written):
    """Begin the challenge that came with a result."""
    return _play(shell, following(read(written)))


def _play(shell, there):
    _must_be_new(shell, there)
    return shell.desk.start(
        need("firmware.game.rules").agree(CHALLENGE, there.variant, code=there.code, challenge=there.sent)
    )


def _must_be_new(shell, there):
    match = shell.desk.match
    is_here = match is not None and match.phase < OVER and match.rules.challenge == there.sent
    if is_here or shell.slots.once("firmware.game.statistics", "has_counted", shell.desk.counted, there):
        raise Wrong("challenge-again")


def _receive(shell, there):
    sent = shell.desk.wishes.get("sent", ())
    if digest(asked(there)) not in sent:
        raise Wrong("challenge-unknown")
    if digest(there) not in sent:
        _remember(shell.desk, there)
    elif following(there):
        _must_be_new(shell, following(there))  # it is shown until that is played
    else:
        raise Wrong("challenge-again")
    return ("challenge.result", write(there))


def _remember(desk, there):
    desk.wishes["sent"] = (desk.wishes.get("sent", ()) + (digest(there),))[-MOST_SENT:]
    desk.choices += 1


def tell(desk, written):
    """Return the lines about the round that a result is of, with both names, and its seal; and whether a code came
    with it.
    """
    seal = need("firmware.game.seal")
    there = read(written)
    variant, code, sent, (name, guesses, hints, back) = there
    who = name or ("player", 2)
    told: list[tuple] = [("challenge-for", _sender_of(there), who)]
    played = Round(variant, HELD, code)
    for at in range(len(guesses)):
        played.guess(guesses[at])
        told.append(notation.row(played, at, desk.signs))
    told.append(({WON: "won", LOST: "lost"}.get(played.state, "given-up"), who, len(guesses)))
    if hints:
        told.append(need("firmware.ui.ended").helps(desk.words, hints))
    told += _compare(desk, there, who)
    told.append(("code-was", notation.spell(variant, code, signs=desk.signs)))
    told.append(("seal-was", "{}-{}".format(seal.plain(variant, code), seal.salt_text(sent[0]))))
    told.append(("seal-begins", seal.check_number(variant, code, sent[0])))
    return told, back is not None


def text(desk, match):
    """Return the result of a challenge that was played here, as a line."""
    return "CHALLENGE " + write(_result(desk, match))


def lines(desk, match):
    """Return the lines that tell how the sender of a challenge did, if they have played, and where the result goes."""
    there = _result(desk, match)
    return _compare(desk, there, ("you",)) + [("challenge-back", _sender_of(there))]


def _result(desk, match, back=None):
    played = match.sides[0]
    answer = name_of_player(desk), tuple([guess for guess, _ in played.rows]), played.hints, back
    return Challenge(played.variant, played.known(), match.rules.challenge, answer)


def _sender_of(there):
    return there.sent[1] or ("player", 1)


def _compare(desk, there, who):
    """Return the lines about all rounds, where both have played equally often."""
    both = results(there)
    if not both:
        return []
    sender = _sender_of(there)
    told = [("challenge-rows", sender) + both[0], ("challenge-rows", who) + both[1]]
    if both[0] == both[1]:
        return told + [("draw", ", ".join([desk.words.tell(name) for name in (sender, who)]))]
    if both[1] < both[0] and who == ("you",):
        return told + [("winner-you",)]
    return told + [("winner", sender if both[0] < both[1] else who)]
