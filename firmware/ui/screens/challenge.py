"""A challenge: a code is set or drawn, and sent as a text; what came as one is played, or shown if it is a result."""

from firmware.engine.games import name_of
from firmware.game.challenge import SALTS, Challenge, asked, digest, read, write
from firmware.game.deal import set_code
from firmware.game.match import Match
from firmware.game.modes import CHALLENGE, MODES
from firmware.game.number import SIGNS
from firmware.game.phases import OVER
from firmware.game.round import HELD, LOST, WON, Round
from firmware.game.rules import agree
from firmware.game.seal import check_number, plain, salt_text
from firmware.ui import commands, fields, notation, rules_wanted
from firmware.ui.answered import compare, sender_of
from firmware.ui.ended import helps
from firmware.ui.screen import Screen
from firmware.ui.screens.lists import List, Typed, row, valued_row
from firmware.ui.screens.play import Setting
from firmware.ui.settings import MOST_SENT
from firmware.ui.words import Wrong

_NAME = ("names-mode#{}".format(MODES.index(CHALLENGE)),)


class Challenges(List):
    """The list of what can be sent; a line that is a challenge or a result is taken."""

    def __init__(self, shell):
        desk = shell.desk
        variant = rules_wanted.variant(desk.wishes)
        game = fields.Field(desk, "variant")
        rows = [
            row("challenge-code", ("challenge.Secret",)),
            row("challenge-draw", lambda: _send(desk, variant, set_code("mixed", variant, desk.randrange))),
            row("challenge-take", ("challenge.text",), ("means-challenge",)),
            valued_row(game.label, game.short, game.name(variant), ("choose.Value", game.key)),
            valued_row(("player", 1), ("shown-player", 1), _name(desk) or "-", ("names.name", 0)),
        ]
        if _may_race(desk.match):
            rows.insert(0, row("challenge-race", lambda: _race(desk, desk.match.sides[0])))
        List.__init__(self, shell, _NAME, commands.word("CHALLENGE"), rows, valued=True)
        self.say("challenge-cheat")

    def parse(self, text):
        there = _read(self.desk, text)
        return lambda: _take(self.desk, there)


def _may_race(match):
    """Return whether a round is over that somebody else can play against this person."""
    is_over = match is not None and match.phase >= OVER and match.rules.mode in ("break", "number", CHALLENGE)
    return is_over and match.sides[0].holder == HELD


def _race(desk, played):
    rows = len(played.rows) if played.state == WON else played.variant.rows + 1
    return _send(desk, played.variant, played.secret(), rows, played.hints)


class Secret(Setting):
    """The code to be sent is set; the match is there for the game alone."""

    title = ("set-code-sent",)

    def __init__(self, shell):
        variant = rules_wanted.variant(shell.desk.wishes)
        Setting.__init__(self, shell, Match(agree("make", variant, sealed=True), None))

    def send(self, code):
        self.shell.close_above()
        return _send(self.desk, self.match.variant(), code)


def text(shell):
    """Ask for the text of a challenge or of a result."""

    def give(typed):
        answer = _take(shell.desk, _read(shell.desk, typed))
        shell.top.typed = ""
        if answer:
            shell.close_above()
        return answer

    return Typed(shell, ("ask-challenge",), commands.word("CHALLENGE"), SIGNS, give)


def _name(desk):
    return desk.names[0] if desk.names else ""


def _send(desk, variant, code, rows=0, hints=0):
    """Return the opening of the text that sends this code, which is known here when its result comes."""
    sent = Challenge(variant, code, (1 + desk.randrange(SALTS - 1), _name(desk), rows, hints), None)
    _remember(desk, sent)
    return ("share.share", ("challenge-sent", name_of(variant)), "CHALLENGE " + write(sent))


def _remember(desk, there):
    desk.wishes["sent"] = (desk.wishes.get("sent", ()) + (digest(there),))[-MOST_SENT:]
    desk.choices += 1


def _read(desk, line):
    """Return the challenge or the result at the end of a line."""
    line = line.rpartition("=")[2]
    found = commands.find(desk.words, line)
    try:
        return read(found[1] if found else line)
    except ValueError:
        raise Wrong("challenge-wrong") from None


def _take(desk, there):
    """Begin a challenge, or return the opening of a result."""
    return _play(desk, there) if there.answer is None else _receive(desk, there)


def _play(desk, there):
    from firmware.game.statistics import read as read_statistics

    match = desk.match
    is_here = match is not None and match.phase < OVER and match.rules.challenge == there.sent
    if is_here or read_statistics(desk.counted).has_counted(there):
        raise Wrong("challenge-again")
    return desk.start(agree(CHALLENGE, there.variant, code=there.code, challenge=there.sent))


def _receive(desk, there):
    sent = desk.wishes.get("sent", ())
    if digest(there) in sent:
        raise Wrong("challenge-again")
    if digest(asked(there)) not in sent:
        raise Wrong("challenge-unknown")
    _remember(desk, there)
    return ("challenge.result", write(there))


def result(shell, written):
    """Tell the round that a result is of, with both names, and the seal."""
    desk = shell.desk
    there = read(written)
    variant, code, sent, (name, guesses, hints) = there
    who = name or ("player", 2)
    screen = Screen(shell, _NAME, commands.word("CHALLENGE"))
    screen.say("challenge-for", sender_of(there), who)
    played = Round(variant, HELD, code)
    for at in range(len(guesses)):
        played.guess(guesses[at])
        screen.lines.append(notation.row(played, at, desk.signs))
    screen.say({WON: "won", LOST: "lost"}.get(played.state, "given-up"), who, len(guesses))
    if hints:
        screen.lines.append(helps(desk.words, hints))
    screen.lines += compare(desk, there, who)
    screen.say("code-was", notation.spell(variant, code, signs=desk.signs))
    screen.say("seal-was", "{}-{}".format(plain(variant, code), salt_text(sent[0])))
    screen.say("seal-begins", check_number(variant, code, sent[0]))
    return screen
