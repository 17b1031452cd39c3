"""Where the code of a round comes from."""

from firmware.game.phases import GUESS, HAND, MARK, READY, SET, THINK
from firmware.game.round import EVIL, HEAD, HELD, SEALED
from host_tests.game.matches import CLASSIC, begun, code, to_first_row

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
        assert (played.known() is None) == (holder == HEAD)
        assert played.known() == SECRET or (mode not in ("duel", "number") and holder != SEALED)


def test_after_the_code_of_one_person_the_other_takes_the_device():
    match = begun("race", people=2, device=False)
    match.set_code(SECRET)
    assert (match.phase, match.side) == (HAND, 0)
