"""The engine's costs, measured where it runs."""

from firmware.engine import marks, ranks
from firmware.engine.candidates import candidates
from firmware.engine.thinking import Thought, opening
from firmware.engine.variant import Variant
from tools.bench.probes.gauge import chance, finish, held, now_ms, print_figure

GAMES = (("4x6", 4, 6), ("5x8", 5, 8), ("6x9", 6, 9), ("8x10", 8, 10))
WAYS = ("first", "next", "tenth", "random", "parts", "minimax", "entropy", "sampled")
ROWS = ((1, 1), (1, 1), (0, 2))
LONG_MS = 5000  # each way is timed for this long, and for less in large games, where most would not end
SHORT_MS = 1500


def game(name, pegs, colours):
    possible = tracking(name, Variant(pegs, colours))
    possible.drop()
    finish(possible.settle())
    for way in WAYS:
        choose(name, way, possible, LONG_MS if name == "4x6" else SHORT_MS)


def tracking(name, variant):
    """Measure the cost of tracking the codes that still fit."""
    played(variant)  # loads what it needs
    before = held()
    possible, times = played(variant)
    print_figure(name, "held between moves", held() - before, "bytes")
    print_figure(name, "filter after a row and count, on average", sum(times) / len(times), "ms")
    print_figure(name, "filter after a row and count, at worst", max(times), "ms")
    return possible


def played(variant):
    """Return the candidates after some rows, and the time of each row."""
    possible = candidates(variant)
    times = []
    for number, mark in enumerate(ROWS):
        guess = ranks.draw(variant, chance) if number else opening(variant, "AABC")
        begin = now_ms()
        possible.add(guess, marks.mark_of(*mark))
        finish(possible.settle())
        times.append(now_ms() - begin)
    return possible, times


def choose(name, way, possible, most_ms):
    """Return how long a way takes, or, where it is not done in the time, how many guesses it judges."""
    thought = Thought(way, possible, chance)
    thinking = thought.steps()
    begin = last = now_ms()
    longest = steps = 0
    done = False
    while not done and last - begin < most_ms:
        done = True
        for _ in thinking:
            done = False
            break
        steps += 1
        here = now_ms()
        longest = max(longest, here - last)
        last = here
    if done:
        print_figure(name, way + ": a move", last - begin, "ms")
    elif thought.looked_at:
        print_figure(name, way + ": guesses judged a second", thought.looked_at * 1000 / (last - begin), "")
        print_figure(name, way + ": steps a second", steps * 1000 / (last - begin), "")
    else:
        print_figure(name, way + ": no guess judged yet after", last - begin, "ms")
    print_figure(name, way + ": longest step", longest, "ms")


def peak(name, pegs, colours, way):
    """Print the most that a move holds at any of its steps, garbage not counted."""
    variant = Variant(pegs, colours)
    possible = candidates(variant)
    possible.add(opening(variant, "AABC"), marks.mark_of(1, 1))
    finish(possible.settle())
    before = held()
    thought = Thought(way, possible, chance)
    most = 0
    for steps, _ in enumerate(thought.steps(), 1):
        if steps == 240:
            break
        if steps % 40 == 0:
            most = max(most, held() - before)
    print_figure(name, way + ": most held in a move", most, "bytes")


def main(which):
    if which == "tracking":
        for name, pegs, colours in GAMES[:2]:
            tracking(name, Variant(pegs, colours))
    else:
        for name, pegs, colours in GAMES:
            if name == which:
                game(name, pegs, colours)
                peak(name, pegs, colours, "entropy" if name == "4x6" else "sampled")


SECTIONS = tuple([name for name, _, _ in GAMES])
