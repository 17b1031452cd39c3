"""Two virtual boards with crossed wires race as two people type it, over a power cut of one of them.

Each has a process of its own, since there is one fake of the hardware in each.
"""

from multiprocessing import get_context

from firmware.game import saved, score
from firmware.game.match import DONE, OVER
from firmware.keep.log import MATCH, Log
from host_tests.player import played

LOOKED_MS = 2000  # by Anna before Ben, who therefore guesses second
LAST_MS = 1000  # in which the last frames cross
CHOICE = "(Enter: "
SETS = "Nobody else may look."
WAITS = "Waiting for Player"
PROVED = "The seal on the other code holds, and every mark is right."


def crossed(person, wire):
    """Have the bytes of both boards cross in each turn of this person's."""

    def does(at):
        for ms in person(at):
            try:
                wire.send_bytes(at.board.said)
                at.board.heard += wire.recv_bytes()
            except (EOFError, OSError):
                pass  # the other board is off
            at.board.said.clear()
            yield ms

    return does


def links(at, code):
    yield from at.hear(CHOICE)
    yield from at.say("LINK", CHOICE)
    yield from at.say("race", SETS)
    yield from at.say(code, "Row 1 of 10: your guess?")
    yield from at.say("RRRR", WAITS)
    yield from at.hear("Row 2 of 10: your guess?")


def anna_begins(at):
    yield from links(at, "RGBY")


def anna_ends(at):
    yield from at.hear("Your saved round goes on.")
    yield from at.hear("Row 2 of 10: your guess?")
    yield from at.say("OOPP", PROVED)
    yield from at.wait(LAST_MS)


def ben(at):
    yield from at.wait(LOOKED_MS)
    yield from links(at, "OOPP")
    yield from at.say("RGBY", PROVED)
    yield from at.wait(LAST_MS)


def play_ben(wire, file):
    file.write_bytes(played(crossed(ben, wire)).nvm)


def kept(nvm):
    return saved.load(Log(bytearray(nvm)).read(MATCH), lambda stop: 0)


def test_a_race_goes_on_after_a_power_cut_and_ends_alike(tmp_path):
    apart = get_context("spawn")
    here, there = apart.Pipe()
    file = tmp_path / "nvm"
    beside = apart.Process(target=play_ben, args=(there, file))
    beside.start()
    there.close()
    with here:
        nvm = played(crossed(anna_begins, here)).nvm
        rows = [list(side.rows) for side in kept(nvm).sides]
        assert [len(made) for made in rows] == [1, 1]
        nvm = played(crossed(anna_ends, here), nvm=nvm).nvm
    beside.join()
    assert beside.exitcode == 0
    matches = [kept(nvm), kept(file.read_bytes())]
    assert all(match.phase in (OVER, DONE) for match in matches)
    assert score.standing(matches[0]) == score.standing(matches[1]) == [2, 2]
    for match in matches:
        assert [side.rows[:1] for side in match.sides] == rows
