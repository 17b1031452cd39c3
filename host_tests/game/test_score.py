"""The worth of a round in each scoring, calculated by hand."""

from firmware.engine.variant import Variant
from firmware.game.modes import SCORINGS, rounds_for
from firmware.game.round import GIVEN_UP, HELD, STOPPED, TIME_UP, VOID, Round
from firmware.game.score import points, winners
from host_tests.game.matches import begun

WON, LOST = "won", "lost"


def ended(how, rows):
    """Return a round of at most twelve rows."""
    played = Round(Variant(2, 3, rows=12), HELD, 0)
    for _ in range(rows - (how == WON)):
        played.guess(1)
    if how == WON:
        played.guess(0)
    elif how != LOST:
        played.end(how)
    return played


def test_what_a_round_is_worth():
    for how, rows, in_rows, in_penalty, in_ten, in_rounds, in_pegs in [
        # what the maker and the breaker get
        (WON, 1, (1, 0), (0, 1), (0, 9), (0, 1), (2, 0)),
        (WON, 6, (6, 0), (0, 6), (0, 4), (0, 1), (7, 0)),
        (WON, 12, (12, 0), (0, 12), (0, 0), (0, 1), (13, 0)),
        (LOST, 12, (13, 0), (0, 13), (0, 0), (1, 0), (14, 0)),
        (GIVEN_UP, 0, (13, 0), (0, 13), (0, 0), (1, 0), (26, 0)),
        (GIVEN_UP, 5, (13, 0), (0, 13), (0, 0), (1, 0), (21, 0)),
        (TIME_UP, 5, (13, 0), (0, 13), (0, 0), (1, 0), (21, 0)),
        (STOPPED, 5, (6, 0), (0, 6), (0, 0), (1, 0), (7, 0)),
        (VOID, 5, (-3, 0), (3, 0), (-3, 0), (0, 1), (-6, 0)),
    ]:
        played = ended(how, rows)
        worth = [points(scoring, played) for scoring in SCORINGS]
        assert worth == [in_rows, in_penalty, in_ten, in_rounds, in_pegs, in_penalty]


def test_each_peg_of_a_mark_counts():
    """Return the code is RGB: RBG gets one exact and two near, RGR two exact, and RGB three."""
    for tells, worth in [("classic", 2 + 1 + 3), ("exact", 2 + 3), ("places", 2 + 3)]:
        played = Round(Variant(3, 3, tells=tells), HELD, 0 + 3 * 1 + 9 * 2)
        for guess in (0 + 3 * 1, 0 + 3 * 1 + 9 * 2):
            played.guess(guess)
        assert points("pegs", played) == (worth - (tells == "classic"), 0)


def test_who_is_ahead():
    for scoring, scores, ahead in [
        ("rows", [3, 9, 9], [1, 2]),
        ("penalty", [3, 9, 9], [0]),
        ("ten", [0, 0], [0, 1]),
        ("rounds", [-1, 2, 1, 0, 1], [1]),
        ("pegs", [30, 41], [1]),
        ("second", [9, 3], [1]),
        ("second", [3, 9], [0]),
        ("second", [5, 9, 5], [2]),  # the last of the players who are level
    ]:
        people = len(scores)
        match = begun("match", people=people, device=False, rounds=rounds_for(people)[0], scoring=scoring)
        match.scores = scores
        assert winners(match) == ahead
