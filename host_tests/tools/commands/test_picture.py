"""The command: which file it writes, and what it says where it cannot."""

import pytest

from tools import cli

SCRIPT = """\
board pico_stick
seed 7
set sound off
note The menu.
says (Enter: Play: break, classic)
press ok
note Then.
wait 300
"""


@pytest.fixture
def script(tmp_path):
    file = tmp_path / "menu.play"
    file.write_text(SCRIPT, "utf-8")
    return file


def picture(*words):
    return cli.main(["picture", *map(str, words)])


def test_a_picture_is_of_the_moment_that_is_named(script, tmp_path, capsys):
    contents = set()
    for words in (["--at", 5], ["--at", "1ms"], ["--at", 6], ["--letters"], ["--console", 3], ["--no-caption"]):
        out = tmp_path / "menu.svg"
        assert picture(script, out, *words) == 0
        contents.add(out.read_bytes())
        assert f"menu.svg, {len(out.read_bytes()):,} bytes" in capsys.readouterr().out
    assert len(contents) == 6


def test_an_animation_is_the_same_each_time(script, tmp_path):
    outs = [tmp_path / f"{number}.svg" for number in range(2)]
    for out in outs:
        assert picture(script, out, "--moving", "--from", 4) == 0
    assert outs[0].read_bytes() == outs[1].read_bytes()
    assert b"<animate " in outs[0].read_bytes()


def test_each_note_becomes_a_picture(script, tmp_path):
    assert picture(script, tmp_path / "menu.svg", "--notes") == 0
    drawings = [file.read_text("utf-8") for file in sorted(tmp_path.glob("*.svg"))]
    assert [note in drawing for drawing, note in zip(drawings, ("The menu.", "Then."), strict=True)] == [True, True]


@pytest.mark.parametrize(
    ("text", "out", "more", "sentence"),
    [
        (SCRIPT, "menu.gif", [], "menu.gif cannot be drawn: pictures are SVG files, so let its name end in .svg."),
        (SCRIPT, "no/where.svg", [], "cannot be written"),
        (SCRIPT, "menu.svg", ["--at", "0"], "nothing to draw"),
        ("press ok\n", "menu.svg", [], "begins with its board"),
        (None, "menu.svg", [], "cannot be read"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_one_sentence(script, tmp_path, capsys, text, out, more, sentence):
    script.unlink() if text is None else script.write_text(text, "utf-8")
    assert picture(script, tmp_path / out, *more) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert not (tmp_path / "menu.svg").exists()


def test_a_playthrough_that_fails_is_drawn_until_then(script, tmp_path, capsys):
    script.write_text(SCRIPT + "patience 100\nsays what nobody says\n", "utf-8")
    out = tmp_path / "menu.svg"
    assert picture(script, out) == 1
    assert 'expects "what nobody says"' in capsys.readouterr().err
    assert "<svg" in out.read_text("utf-8")


@pytest.mark.parametrize("words", [["--at", "soon"], ["--at", "-1"], ["--console", "25"], ["--moving", "--notes"]])
def test_an_option_that_makes_no_sense_is_refused(script, words, capsys):
    with pytest.raises(SystemExit):
        picture(script, "out.svg", *words)
    assert "usage" in capsys.readouterr().err
