"""The whole game under a real CircuitPython on the emulated board: a round by presses, power cuts, a hang, budgets."""

import os
import random
from concurrent.futures import ProcessPoolExecutor

from firmware.engine.variant import Variant
from firmware.game import saved
from firmware.game.match import OVER, Match
from firmware.game.round import WON
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from firmware.ui import inks
from host_tests.on_board.person import Person, guess
from tools.boards import PICO

VARIANT = Variant(2, 3, rows=20)
CHAINS = 4
CUTS = 5  # in each, then power on once more
PRESS_MS = 20  # the most from a press to its light
ROW_IN_HAND = 7 * 8  # the pixel of its first peg


def prepared():
    """Return a memory in which a round runs, and its code."""
    memory = bytearray(b"\xff" * PICO.nvm_size)
    match = Match(agree("break", VARIANT), lambda stop: 4 % stop)
    Log(memory).write(MATCH, saved.dump(match))
    return memory, match.round.hidden_code()


def wrong_guesses(secret):
    return [code for code in range(VARIANT.space) if code != secret]


def guess_from(person, code):
    """Yield the presses of a guess, whatever pegs are in the row already: they may have been kept as well."""
    yield from person.press(*["back"] * len(person.match().draft.order))
    yield from guess(person, VARIANT, code)


def colour(ink):
    lit = inks.table("vivid", 2)[ink]
    return (lit >> 16, lit >> 8 & 255, lit & 255)


def shows_last_row(person):
    """Return whether the lights have the last row played above the row in hand."""
    rows = person.match().round.rows
    code = rows[-1][0]
    pixels = person.frames[-1].pixels
    pegs = [code // VARIANT.base**place % VARIANT.base for place in range(VARIANT.pegs)]
    return [pixels[ROW_IN_HAND - 8 + place] for place in range(VARIANT.pegs)] == [
        colour(inks.RED + peg) for peg in pegs
    ]


def test_a_round_is_played_by_presses_and_each_lights_in_time(uf2, image, summary):
    memory, secret = prepared()
    person = Person(uf2, image, nvm=memory)
    began_ms = person.start()
    person.run(1500)  # until nothing is tidied any more
    took = []
    for key, ink in (("up", inks.RED), ("up", inks.RED + 1), ("down", inks.RED)):
        pressed_ms = person.ms
        person.keys[key].press()
        wanted = colour(ink)
        assert person.run(200, lambda wanted=wanted: person.frames[-1].pixels[ROW_IN_HAND] == wanted)
        took.append(
            next(f.at_ms for f in person.frames if f.at_ms > pressed_ms and f.pixels[ROW_IN_HAND] == wanted)
            - pressed_ms
        )
        person.run(60)
        person.keys[key].release()
        person.run(450)
    person.do(person.press("back"))
    person.do(guess(person, VARIANT, wrong_guesses(secret)[0]))
    person.run(300)
    assert shows_last_row(person)
    person.do(guess(person, VARIANT, secret))
    person.run(500)
    assert person.match().phase >= OVER  # it may be counted already
    assert person.match().round.state == WON
    summary(f"The emulated board: first frame {began_ms:.0f} ms after power-on, press to light {max(took):.1f} ms.")
    assert max(took) <= PRESS_MS


def test_after_every_power_cut_the_game_goes_on_where_it_stood(uf2, image, summary):
    memory, secret = prepared()
    with ProcessPoolExecutor(min(CHAINS, os.cpu_count() or 1)) as pool:
        chains = [pool.submit(cut_again_and_again, uf2, image, memory, secret, chain) for chain in range(CHAINS)]
        ended = [chain.result() for chain in chains]
    rows = sum(len(rows) for rows, _ in ended)
    grown = sum(grown for _, grown in ended)
    summary(
        f"The emulated board: {CHAINS * CUTS} power cuts, none of {rows} rows lost, {grown} of them new in a cut run."
    )
    assert rows


def cut_again_and_again(uf2, image, memory, secret, chain):
    """Play, cut the power at a random instant, power on, and see that all is there; the rows in the end.

    Every chain of cuts has a chance and a flash of its own, so that they can run side by side.
    """
    chance = random.Random(chain)
    flash = None
    rows = []
    grown = 0
    for _ in range(CUTS):
        person = Person(uf2, image, flash, memory)
        person.start()
        if rows:
            assert shows_last_row(person) or person.run(600, lambda person=person: shows_last_row(person))
        assert person.match().round.rows == rows
        cut_ms = person.ms + chance.randrange(20, 1500)
        wrong = chance.choice(wrong_guesses(secret))
        acts = guess_from(person, wrong)
        while person.ms < cut_ms:
            person.run(min(next(acts, 50), cut_ms - person.ms))
        flash = person.flash
        match = person.match()
        assert match.round.hidden_code() == secret
        assert match.round.rows[: len(rows)] == rows
        assert len(match.round.rows) <= len(rows) + 1
        grown += len(match.round.rows) > len(rows)
        rows = match.round.rows
    again = Person(uf2, image, flash, memory)
    again.start()
    assert again.match().round.rows == rows
    return rows, grown
