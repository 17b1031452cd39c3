"""The format of playthroughs: what a file says, and what is told of one that is wrong."""

import pytest

from tools.front import keys
from tools.front.playable import HOLD_MS
from tools.front.reader import UNDIMMED
from tools.playthrough import playthrough
from tools.trouble import Trouble

WHOLE = """# A note.
board pico_8x8
seed a word
set variant mini
set dim_s 10

note The first peg, said to who watches.
press ok right up
hold back
hold up 1200
type RGBY
type
says Row 2 of 10: your guess?
wait 500
patience 2000
lights
|RGBY xo |
|?_..    |
"""


def steps(text, board="pico_8x8"):
    return playthrough.parse(f"board {board}\n{text}\n").steps


def test_a_whole_file_is_read():
    play = playthrough.parse(WHOLE)
    assert (play.profile.name, play.seed) == ("pico_8x8", "a word")
    assert play.settings == {**playthrough.AT_FIRST, **UNDIMMED, "PEGLIGHT_VARIANT": "mini", "PEGLIGHT_DIM_S": "10"}
    lines = WHOLE.split("\n")
    assert all(lines[step.line - 1].startswith(step.what) for step in play.steps)
    told = [(step.what, step.text or step.keys or step.rows, step.ms) for step in play.steps]
    assert told == [
        ("note", "The first peg, said to who watches.", 0),
        ("press", ("ok", "right", "up"), 0),
        ("hold", ("back",), HOLD_MS),
        ("hold", ("up",), 1200),
        ("type", "RGBY", 0),
        ("type", (), 0),
        ("says", "Row 2 of 10: your guess?", 0),
        ("wait", (), 500),
        ("patience", (), 2000),
        ("lights", ("RGBY xo ", "?_..    "), 0),
    ]


def test_without_a_seed_it_runs_on_every_ground():
    assert playthrough.parse(WHOLE).seed is not None
    assert playthrough.parse("board pico_stick").seed is None


def test_the_key_of_a_colour_has_its_letter():
    (step,) = steps("press R L ok", "pico_8x8_colours")
    assert step.keys == ("colour_1", "colour_10", "ok")
    assert [keys.word_for(key) for key in step.keys] == ["R", "L", "ok"]


def test_a_file_from_another_editor_is_read(tmp_path):
    file = tmp_path / "a.play"
    file.write_bytes(b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode())
    assert playthrough.read(file).steps == playthrough.parse(WHOLE).steps


def test_a_file_that_cannot_be_read_is_one_sentence(tmp_path):
    file = tmp_path / "a.play"
    with pytest.raises(Trouble, match=r"a\.play cannot be read: No such file or directory\.$"):
        playthrough.read(file)
    file.write_bytes(b"\xff")
    with pytest.raises(Trouble, match=r"a\.play is not UTF-8 text: save it as that\.$"):
        playthrough.read(file)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "p has no board: it begins with a line such as `board pico_8x8`."),
        ("press ok", "Line 1 of p: a playthrough begins with its board, in a line such as `board pico_8x8`."),
        ("board toaster", "Line 1 of p: no board profile is called toaster; there are pico_8x8, "),
        ("board pico_8x8\nboard pico_8x8", "Line 2 of p: `board` stands once, before the first step."),
        ("board pico_8x8\npress ok\nseed 7", "Line 3 of p: `seed` stands once, before the first step."),
        ("board pico_8x8\nseed", "Line 2 of p: `seed` wants a word."),
        ("board pico_8x8\nset board x", "Line 2 of p: `set` wants one of language, brightness, "),
        ("board pico_8x8\nset variant", "Line 2 of p: `set` wants one of language, brightness, "),
        ("board pico_8x8\n\nhop", "Line 3 of p: there is no step `hop`; there are note, press, "),
        ("board pico_8x8\npress", "Line 2 of p: `press` wants at least one key."),
        ("board pico_8x8\npress fire", "Line 2 of p: pico_8x8 has no key `fire`; it has left right up down ok back."),
        ("board pico_8x8\npress R", "Line 2 of p: pico_8x8 has no key `R`; "),
        ("board pico_8x8_colours\npress colour_1", "Line 2 of p: pico_8x8_colours has no key `colour_1`; it has ok "),
        ("board pico_8x8\nhold ok long", "Line 2 of p: a time is a whole number of milliseconds from 1 to "),
        ("board pico_8x8\nwait 0", "Line 2 of p: a time is a whole number of milliseconds from 1 to "),
        ("board pico_8x8\nwait 9999999", "Line 2 of p: a time is a whole number of milliseconds from 1 to "),
        ("board pico_8x8\nlights |R|", "Line 2 of p: the picture of `lights` begins on the next line."),
        ("board pico_8x8\nlights\npress ok", "Line 3 of p: a picture is missing here, below `lights`."),
        ("board pico_8x8\nlights", "p ends without the picture of its last `lights`."),
        ("|R|", "Line 1 of p: a line of a picture stands below `lights`."),
        ("board pico_stick\npress ok\n|R       |", "Line 3 of p: a line of a picture stands below `lights`."),
        ("board pico_stick\nlights\n|R|", "Line 3 of p: a line of the picture is 8 signs between bars."),
        ("board pico_stick\nlights\n|#       |", "Line 3 of p: no light shows `#`; the signs are RGBYOPCWKL-xo_.!=, "),
        (
            "board pico_stick\nlights\n|        |\n|        |",
            "Line 4 of p: the picture has more than the 1 lines of the board.",
        ),
    ],
)
def test_what_is_wrong_with_a_line_is_one_sentence(text, sentence):
    with pytest.raises(Trouble) as told:
        playthrough.parse(text, "p")
    assert str(told.value).startswith(sentence)
