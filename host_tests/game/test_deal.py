"""Codes come from their makers; the device sets one in three ways: uniform, mixed, or none, keeping most possible."""

import random

from firmware.engine import codes, marks
from firmware.engine.variant import TELLS, Variant
from firmware.game.deal import set_code
from firmware.game.match import GUESS, MARK, READY, SET, THINK
from firmware.game.round import EVIL, HEAD, HELD, SEALED
from host_tests.engine.positions import fitting
from host_tests.game.matches import CLASSIC, begun, code, to_first_row, work

SECRET = code("1433")


def test_a_code_is_held_or_not_as_its_maker_and_the_rules_say():
    for mode, more, awaited, holder, phase in [
        ("break", {}, GUESS, HELD, GUESS),
        ("break", {"deal": "evil", "sealed": True}, GUESS, EVIL, GUESS),
        ("watch", {"sealed": True}, THINK, HELD, MARK),
        ("duel", {"deal": "evil", "sealed": True}, SET, HELD, GUESS),
        ("make", {}, READY, HEAD, MARK),
        ("make", {"sealed": True}, SET, SEALED, MARK),
        ("helper", {"sealed": True}, GUESS, HEAD, GUESS),
        ("number", {"deal": "evil", "code": SECRET}, GUESS, HELD, GUESS),
    ]:
        match = begun(mode, CLASSIC, level="first", **more)
        assert match.phase == awaited
        to_first_row(match, SECRET)
        played = match.sides[0]
        assert (played.holder, match.phase) == (holder, phase) or mode == "watch"
        assert (played.salt > 0) == (mode in ("break", "watch", "number") and holder == HELD)
        assert (played.hidden_code() is None) == (holder == HEAD)
        assert played.hidden_code() == SECRET or (mode not in ("duel", "number") and holder != SEALED)


# a code of the device


def test_mixed_leaves_out_one_colour_alone_where_it_can():
    for variant in [
        Variant(1, 2),
        Variant(1, 10, blanks=True),
        Variant(2, 2),
        Variant(3, 3, False),
        Variant(2, 2, True, True),
    ]:
        randrange = random.Random(1).randrange
        seen = {set_code("mixed", variant, randrange) for _ in range(400)}
        mixed = {
            number for number in codes.walk(variant) if len(set(codes.unpack(variant, number, [0] * variant.pegs))) > 1
        }
        assert seen == (mixed if variant.pegs > 1 else set(codes.walk(variant)))


def test_evil_keeps_the_largest_set_alive():
    for seed in range(30):
        chance = random.Random(seed)
        shapes = [(2, 3), (3, 4), (2, 4, False), (3, 3, True, True), (3, 4, False, True), (4, 2), (4, 6)]
        pegs, colours, *more = shapes[seed % 7]
        variant = Variant(pegs, colours, *(more + [True, False][len(more) :]), 8, TELLS[seed % 3])
        match = begun("break", variant, deal="evil", seed=seed)
        while match.round.state == 0:
            guess = codes.draw(variant, chance.randrange)
            if chance.randrange(2):
                guess = match.round.hidden_code()
            left = {}
            for number in fitting(variant, match.round.rows):
                left.setdefault(marks.score(variant, guess, number), set()).add(number)
            match.guess(guess)
            work(match)
            mark = match.round.rows[-1][1]
            most = max(len(fitting) for fitting in left.values())
            assert len(left[mark]) == most
            assert mark != marks.solved(variant) or list(left) == [mark]
            rivals = [other for other in left if len(left[other]) == most and other != marks.solved(variant)]
            assert mark == min(rivals, default=mark)
            assert match.round.hidden_code() in left[mark]


def test_the_witness_is_any_of_the_codes_that_are_left():
    seen = set()
    for seed in range(300):
        match = begun("break", Variant(2, 4), deal="evil", seed=seed)
        match.guess(0)
        work(match)
        seen.add(match.round.hidden_code())
    assert seen == set(fitting(Variant(2, 4), [(0, 0)]))
