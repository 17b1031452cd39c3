"""A challenge: a code is set or drawn, and sent as a text; a text that came is played, or shown if it is a result. Of
the two people who play, the one with fewer rows is ahead, then the one with fewer kinds of help.
"""

from firmware.engine.variant import name_of
from firmware.game.challenge import FIRST, NOTHING, SALTS, Challenge, digest, following, read, write
from firmware.game.match import OVER
from firmware.game.modes import CHALLENGE
from firmware.game.number import of_challenge
from firmware.game.round import HELD, LOST, WON, Round
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List, row, valued_row
from firmware.ui.settings import MOST_SENT
from firmware.ui.words import Wrong


def challenges(shell):
    """List what can be sent; a line that is a challenge or a result is taken."""
    desk = shell.desk
    match = desk.match
    variant = desk.wishes["variant"]
    rows = [
        row("challenge-code", ("secret.Secret", variant)),
        row("challenge-draw", ("challenge.send", variant)),
        row("challenge-take", ("typed.text",)),
        valued_row(("label-variant",), name_of(variant), ("forms.Value", "variant")),
        valued_row(("you",), desk.all_named(1), ("typed.name", 0)),
    ]
    if match is not None and match.phase >= OVER and match.rules.mode in ("break", "number", CHALLENGE):
        played = match.sides[0]
        if played.holder == HELD:  # somebody else can play it against this person
            before = 1, _tally(played, NOTHING), NOTHING
            rows.insert(0, row("challenge-race", ("challenge.send", played.variant, played.secret(), before)))
    screen = List(shell, commands.word(CHALLENGE), rows, valued=True)
    screen.parse = lambda text: notation.judged(of_challenge, (text,), "challenge-wrong")
    screen.put = lambda text: ("challenge.take", text)
    screen.say("challenge-cheat")
    return screen


# what is sent


def send(shell, variant, code=None, before=FIRST):
    """Send this code, or one that is drawn; `before` are the rounds that were played."""
    desk = shell.desk
    if code is None:
        code = need("firmware.game.deal").set_code("mixed", variant, desk.randrange)
    salt = 1 + desk.randrange(SALTS - 1)
    challenge = Challenge(variant, code, (salt, "".join(desk.names[:1])) + before, None)
    return _send(shell, challenge, challenge)


def reply(shell, _variant=None, code=None):
    """Share the result of the challenge that was played here, or send it with a code."""
    desk = shell.desk
    played = desk.match.sides[0]
    guesses = tuple([guess for guess, _ in played.rows])
    back = None if code is None else (code, 1 + desk.randrange(SALTS - 1))
    answer = "".join(desk.names[:1]), guesses, played.hints, back
    sent = desk.match.rules.challenge
    result = Challenge(played.variant, played.hidden_code(), sent, answer)
    if back:
        return _send(shell, result, following(result, _tally(played, sent[-1])))
    return ("share.share", "CHALLENGE " + write(result))


def _send(shell, sent, challenge):
    """Return the opening of the text of what is sent; the challenge in it is known here when its result comes."""
    shell.close_above()
    _remember(shell.desk, challenge)
    return ("share.share", "CHALLENGE " + write(sent), ("challenge-sent", name_of(sent.variant)))


def _remember(desk, sent):
    desk.wishes["sent"] = (desk.wishes.get("sent", ()) + (digest(sent),))[-MOST_SENT:]
    desk.choices += 1


# what is taken


def take(shell, text):
    """Begin the challenge that this is, or tell of the result, unless it is of no challenge from here, or was told
    before.
    """
    received = notation.judged(read, (text,), "challenge-wrong")
    variant, code, sent, answer = received
    if not answer:
        return ("challenge.play", received)
    known = shell.desk.wishes.get("sent", ())
    if digest(Challenge(variant, code, sent, None)) not in known:
        raise Wrong("challenge-unknown")
    _, guesses, hints, _ = answer
    played = Round(variant, HELD, code)
    for guess in guesses:
        played.guess(guess)
    played.hints = hints
    back = following(received, _tally(played, sent[-1]))
    if digest(received) not in known:
        _remember(shell.desk, received)
    elif back:
        _must_be_new(shell, back)  # it is shown until that is played
    else:
        raise Wrong("challenge-again")
    shell.close_above()
    return ("challenge.result", received, played, back)


def play(shell, challenge):
    """Begin a challenge, unless it was played before: in the next turn, as that takes time, too."""
    _must_be_new(shell, challenge)
    return ("challenge.start", challenge)


def start(shell, challenge):
    agree = need("firmware.game.rules").agree
    return shell.desk.start(agree(CHALLENGE, challenge.variant, code=challenge.code, challenge=challenge.sent))


def _must_be_new(shell, challenge):
    match = shell.desk.match
    is_here = match is not None and match.phase < OVER and match.rules.challenge == challenge.sent
    if is_here or need("firmware.game.statistics").has_counted(shell.desk.counted, challenge):
        raise Wrong("challenge-again")


def result(shell, challenge, played, back):
    """Tell the round that a result is of, with both names and its seal; the code that came back with it is offered."""
    seal = need("firmware.game.seal")
    desk = shell.desk
    signs = desk.signs
    variant, code, sent, answer = challenge
    who = answer[0] or ("player", 2)
    title = commands.word(CHALLENGE)
    if back:
        screen = List(shell, title, [row("challenge-play", ("challenge.play", back))])
    else:
        screen = Screen(shell, title, commands.word("CHALLENGE"))
    screen.say("challenge-for", sent[1] or ("player", 1), who)
    screen.lines += [notation.row(played, at, signs) for at in range(len(played.rows))]
    screen.say({WON: "won", LOST: "lost"}.get(played.state, "given-up"), who, len(played.rows))
    if played.hints:
        screen.lines.append(shell.slots.once("firmware.ui.screens.outcome", "helps", desk.words, played.hints))
    screen.lines += _stand(desk, sent, played, who)
    screen.say("code-was", notation.spell(variant, code, signs=signs))
    screen.say("seal-was", seal.sealed(variant, code, sent[0]))
    screen.say("seal-begins", seal.grouped(seal.number(variant, code, sent[0])))
    return screen


# how both stand


def ending(desk, match):
    """Return the lines at the end of a challenge: who is ahead, and where the result goes."""
    sent = match.rules.challenge
    return _stand(desk, sent, match.sides[0], ("you",)) + [("challenge-back", sent[1] or ("player", 1))]


def _stand(desk, sent, played, who):
    """Return the lines about all rounds, where both have played equally often; the receiver `played` the last."""
    _, sender, rounds, of_sender, of_receiver = sent
    if not rounds % 2:
        return []
    took = _tally(played, of_receiver)
    sender = sender or ("player", 1)
    lines = [("challenge-rows", sender) + of_sender, ("challenge-rows", who) + took]
    if of_sender == took:
        return lines + [("draw", ", ".join(map(desk.words.tell, (sender, who))))]
    if took < of_sender and who == ("you",):
        return lines + [("winner-you",)]
    return lines + [("winner", sender if of_sender < took else who)]


def _tally(played, before):
    """Return the rows and the kinds of help with this round more; one that was lost takes a row more than there are."""
    rows, helps = before
    rows += len(played.rows) if played.state == WON else played.variant.rows + 1
    return rows, helps + bin(played.hints).count("1")
