"""A challenge is sent, and a text that came is taken: a challenge is played, and a result is shown."""

from firmware.engine.games import name_of
from firmware.game.challenge import FIRST, NOTHING, SALTS, Challenge, asked, digest, following, read, write
from firmware.game.modes import CHALLENGE
from firmware.game.phases import OVER
from firmware.game.round import HELD, LOST, WON, Round
from firmware.slots import need
from firmware.ui import commands, notation
from firmware.ui.apart import compare, sender_of, tally
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List, row
from firmware.ui.screens.working import Later
from firmware.ui.settings import MOST_SENT
from firmware.ui.words import Wrong

_SHOWN = commands.mode_word(CHALLENGE), commands.word("CHALLENGE")


def send(shell, variant, code=None):
    """Send this code, or one that is drawn."""

    def does():
        drawn = need("firmware.game.deal").set_code("mixed", variant, shell.desk.randrange) if code is None else code
        return _send(shell, _first(shell.desk, variant, drawn))

    return Later(shell, does)


def race(shell):
    """Send the code of the round that is over."""
    played = shell.desk.match.sides[0]
    variant, code = played.variant, played.secret()
    took = tally(variant, code, _guesses(played), played.hints)
    return Later(shell, lambda: _send(shell, _first(shell.desk, variant, code, (1, took, NOTHING))))


def reply(shell, _variant, code):
    """Send the result of the challenge that was played here, and with it this code."""
    desk = shell.desk
    return Later(shell, lambda: _send(shell, _result(desk, desk.match, (code, _salt(desk)))))


def _first(desk, variant, code, before=FIRST):
    return Challenge(variant, code, (_salt(desk), _name(desk)) + before, None)


def _send(shell, sent):
    """Return the opening of the text, which is known here when its result comes."""
    shell.close_above()
    _remember(shell.desk, _following(sent) if sent.answer else sent)
    return ("share.share", _text(sent), ("challenge-sent", name_of(sent.variant)))


def _name(desk):
    return desk.names[0] if desk.names else ""


def _salt(desk):
    return 1 + desk.randrange(SALTS - 1)


def take(shell, text):
    """Begin the challenge that this is, or tell of the result."""

    def does():
        try:
            received = read(text)
        except ValueError:
            raise Wrong("challenge-wrong") from None
        return (lambda: _receive(shell, received)) if received.answer else _play(shell, received)

    return Later(shell, does)


def play(shell, written):
    """Begin the challenge that came with a result."""
    return Later(shell, lambda: _play(shell, _following(read(written))))


def _play(shell, challenge):
    def starts():
        agree = need("firmware.game.rules").agree
        return shell.desk.start(agree(CHALLENGE, challenge.variant, code=challenge.code, challenge=challenge.sent))

    _must_be_new(shell, challenge)
    return starts


def _must_be_new(shell, challenge):
    match = shell.desk.match
    is_here = match is not None and match.phase < OVER and match.rules.challenge == challenge.sent
    if is_here or need("firmware.game.statistics").has_counted(shell.desk.counted, challenge):
        raise Wrong("challenge-again")


def _receive(shell, result):
    sent = shell.desk.wishes.get("sent", ())
    if digest(asked(result)) not in sent:
        raise Wrong("challenge-unknown")
    if digest(result) not in sent:
        _remember(shell.desk, result)
    elif _following(result):
        _must_be_new(shell, _following(result))  # it is shown until that is played
    else:
        raise Wrong("challenge-again")
    shell.close_above()
    return ("challenged.result", write(result))


def _remember(desk, sent):
    desk.wishes["sent"] = (desk.wishes.get("sent", ()) + (digest(sent),))[-MOST_SENT:]
    desk.choices += 1


def result(shell, written):
    """Tell the round that a result is of, with both names and its seal; a code that came with it is offered."""
    seal = need("firmware.game.seal")
    challenge = read(written)
    variant, code, sent, (name, guesses, hints, back) = challenge
    who = name or ("player", 2)
    rows = [row("challenge-play", ("challenged.play", written))] if back else []
    screen = List(shell, _SHOWN[0], rows) if back else Screen(shell, *_SHOWN)
    screen.say("challenge-for", sender_of(sent), who)
    played = Round(variant, HELD, code)
    for at in range(len(guesses)):
        played.guess(guesses[at])
        screen.lines.append(notation.row(played, at, shell.desk.signs))
    screen.say({WON: "won", LOST: "lost"}.get(played.state, "given-up"), who, len(guesses))
    if hints:
        screen.lines.append(need("firmware.ui.ended").helps(shell.desk.words, hints))
    screen.lines += compare(shell.desk, sent, _tally(challenge), who)
    screen.say("code-was", notation.spell(variant, code, signs=shell.desk.signs))
    screen.say("seal-was", "{}-{}".format(seal.plain(variant, code), seal.salt_text(sent[0])))
    screen.say("seal-begins", seal.check_number(variant, code, sent[0]))
    return screen


def answer(shell):
    """Share the result of the challenge that was played here."""
    return Later(shell, lambda: ("share.share", _text(_result(shell.desk, shell.desk.match))))


def _text(challenge):
    return "CHALLENGE " + write(challenge)


def _result(desk, match, back=None):
    played = match.sides[0]
    answer = _name(desk), _guesses(played), played.hints, back
    return Challenge(played.variant, played.hidden_code(), match.rules.challenge, answer)


def _following(result):
    return following(result, _tally(result))


def _tally(result):
    """Return what the rounds of the receiver took, with this one."""
    _, guesses, hints, _ = result.answer
    return tally(result.variant, result.code, guesses, hints, result.sent[-1])


def _guesses(played):
    return tuple([guess for guess, _ in played.rows])
