"""Motion in the terminal: a peg, a mark, the end of a round; and none where somebody wants stillness."""

import pytest

from host_tests.tools.faces.terminal.session import play
from host_tests.tools.faces.terminal.shown import page_of
from tools.faces.terminal import motion
from tools.front.start import AWAKE

CODE = (1, 2, 3, 4)


def test_a_peg_that_is_set_comes_in_small():
    (frame,) = motion.between(page_of(), page_of(hand=(None, 2, None, None)))
    assert (frame.small, frame.ms) == (1, motion.DROP_MS)


def test_marks_come_one_by_one_and_the_card_after_them():
    sent = page_of(rows=((CODE, "xoo"),))
    frames = motion.between(page_of(), sent)
    assert [frame.pips for frame in frames] == [0, 1, 2]
    assert not any(frame.has_card for frame in frames)


@pytest.mark.parametrize(("guess", "waves"), [(CODE, True), ((0, 0, 0, 0), False)])
def test_a_code_found_makes_a_wave_and_one_missed_is_uncovered(guess, waves):
    over = page_of(rows=((guess, "x"),), code=CODE, hand=())
    frames = motion.between(page_of(), over)
    assert any(frame.crest == 3 for frame in frames) == waves
    bare = [frame.bare for frame in frames if frame.bare < motion.ALL]
    assert bare == ([] if waves else [0, 1, 2, 3])
    assert sum(frame.ms for frame in frames) <= 1000


def test_another_round_and_an_old_refusal_move_nothing():
    assert motion.between(page_of(), page_of(round=2, rows=((CODE, "x"),))) == []
    refused = page_of(refusal="no")
    assert motion.between(page_of(), refused) == motion.REFUSED
    assert motion.between(refused, page_of(refusal="no")) == []


@pytest.mark.parametrize("moves", ["on", "off"])
def test_movement_that_is_off_shows_every_mark_at_once(moves):
    async def send(session):
        await session.start()
        shown = []
        view = session.face.play
        drawn = view.draw
        view.draw = lambda: (shown.append(view._frame.pips), drawn())  # noqa: SLF001
        await session.press(*"rgby", "enter")
        await session.until("row 2 of 10")
        assert (min(shown) < motion.ALL) == (moves == "on")

    play("pico_8x8", send, settings={**AWAKE, "PEGLIGHT_ANIMATION": moves})


def test_a_press_while_the_end_moves_only_brings_the_list(monkeypatch):
    monkeypatch.setattr(motion, "WAVE_MS", 3_600_000)  # nobody waits for its end here

    async def win(session):
        await session.start()
        await session.press(*"boog", "enter")
        await session.until(lambda: session.face.play.page.entries)
        assert [offer.key for offer in session.face.play.offers()] == [":", "?"]
        for key in ("enter", "1", "p", "down", "backspace"):
            await session.until(lambda: not any("Play again" in line for line in session.seen))
            await session.press(key)
            await session.until("Play again")
            assert (session.page.name, session.page.chosen) == ("outcome", 0)
            session.face.play._move(motion._wave(4))  # noqa: SLF001
        await session.press("enter", "enter")  # the first of them ends the last motion
        await session.until("row 1 of 10")

    play("pico_8x8", win)
