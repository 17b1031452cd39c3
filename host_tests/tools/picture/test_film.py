"""The piece of a playthrough that is drawn, the moments that its notes show, and how long each frame lasts."""

import pytest

from host_tests.tools.picture.moments import shot
from tools.picture import film
from tools.picture.film import LAST_MS, MOST_MS, cut, frames, noted
from tools.trouble import Trouble

SHOTS = [
    shot(signs=sign, ms=100 * place, line=1 + place // 2) for place, sign in enumerate("RGBYOP")
]  # lines 1 1 2 2 3 3


def test_a_piece_begins_with_the_look_of_its_first_moment():
    pieces = {
        (None, None): "RGBYOP",
        (None, ("line", 2)): "RGBY",
        (None, ("ms", 250)): "RGB",
        (None, ("ms", 0)): "R",
        (("line", 1), None): "GBYOP",
        (("line", 1), ("line", 2)): "GBY",
        (("ms", 300), ("ms", 300)): "Y",
        (("line", 9), ("line", 9)): "P",
        (("line", 0), None): "RGBYOP",
    }
    assert {moments: "".join(shot.signs[0] for shot in cut(SHOTS, *moments)) for moments in pieces} == pieces


@pytest.mark.parametrize(
    ("start", "end"), [(("line", 2), ("line", 1)), (None, ("line", 0)), (("ms", 500), ("ms", 100))]
)
def test_a_piece_without_a_moment_is_refused(start, end):
    with pytest.raises(Trouble, match="nothing to draw"):
        cut(SHOTS, start, end)


def lasting(*moments):
    return [(shot.signs[0], ms) for shot, ms in frames([shot(signs=sign, ms=ms) for ms, sign in moments])]


def test_a_frame_lasts_until_the_next_and_the_last_one_longest():
    assert lasting((0, "R"), (100, "G"), (300, "B")) == [("R", 100), ("G", 200), ("B", LAST_MS)]


def test_a_frame_too_short_to_be_seen_is_left_out():
    assert lasting((0, "R"), (10, "G"), (20, "B"), (100, "Y")) == [("B", 100), ("Y", LAST_MS)]


def test_a_long_wait_is_cut_short():
    assert lasting((0, "R"), (60_000, "G")) == [("R", MOST_MS), ("G", LAST_MS)]


def test_two_shots_that_look_the_same_are_one_frame():
    assert lasting((0, "R"), (100, "R"), (200, "G")) == [("R", 200), ("G", LAST_MS)]


def seen(*shots):
    return [(chosen.caption, chosen.signs.strip(), chosen.ms) for chosen in noted(list(shots))]


def test_a_note_shows_its_end_and_nothing_from_before_the_first():
    assert seen(
        shot(signs="R", ms=0),
        shot(signs="RG", ms=100, caption="one"),
        shot(signs="B", ms=900, caption="one"),
        shot(signs="Y", ms=1500, caption="two"),
    ) == [("one", "B", 900), ("two", "Y", 1500)]


def test_a_note_shows_a_blinking_light_lit_as_late_as_can_be():
    blinking = [shot(signs="RG"[: 1 + at % 2], ms=250 * at, caption="one") for at in range(7)]
    assert seen(*blinking) == [("one", "RG", 1250)]


def test_a_playthrough_that_goes_wrong_is_seen_until_then(tmp_path):
    file = tmp_path / "wrong.play"
    file.write_text("board pico_stick\nseed 7\npatience 100\nsays what nobody says\n", "utf-8")
    scene = film.play(file)
    assert "what nobody says" in str(scene.trouble)
    assert scene.shots[-1].line == 4
