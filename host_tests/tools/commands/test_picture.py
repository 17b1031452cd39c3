"""The command: which file it writes, and what it says where it cannot."""

import io
from xml.etree import ElementTree

import pytest
from PIL import Image

from tools import cli

SCRIPT = "board pico_stick\nseed 7\nset sound off\nnote The menu.\nsays (Enter: break)\npress ok\nwait 300\n"


@pytest.fixture
def script(tmp_path):
    file = tmp_path / "menu.play"
    file.write_text(SCRIPT, "utf-8")
    return file


def picture(*words):
    return cli.main(["picture", *map(str, words)])


def opened(content):
    return Image.open(io.BytesIO(content))


@pytest.mark.slow
def test_the_ending_tells_what_is_drawn(script, tmp_path, capsys):
    contents = []
    for ending in ("svg", "png", "gif"):
        out = tmp_path / f"menu.{ending}"
        assert picture(script, out) == 0
        contents.append(out.read_bytes())
        assert f"menu.{ending}, {len(contents[-1]):,} bytes" in capsys.readouterr().out
    drawing = ElementTree.fromstring(contents[0])
    size = int(drawing.get("width")), int(float(drawing.get("height")))
    assert opened(contents[1]).size == (2 * size[0], 2 * size[1])
    film = opened(contents[2])
    assert film.size == size
    assert film.n_frames > 1


@pytest.mark.slow
def test_the_same_playthrough_makes_the_same_bytes(script, tmp_path):
    outs = [tmp_path / f"{number}.gif" for number in range(2)]
    for out in outs:
        assert picture(script, out) == 0
    assert outs[0].read_bytes() == outs[1].read_bytes()


@pytest.mark.slow
def test_a_picture_is_of_the_moment_that_is_named(script, tmp_path):
    outs = [tmp_path / f"{number}.svg" for number in range(3)]
    for out, words in zip(outs, (["--at", 5], ["--at", "1ms"], ["--at", 7]), strict=True):
        assert picture(script, out, *words, "--console", 4) == 0
    assert len({out.read_bytes() for out in outs}) == 3


def test_letters_console_and_zoom_are_as_wished(script, tmp_path):
    out = tmp_path / "menu.svg"
    assert picture(script, out, "--console", "3", "--letters", "--no-caption") == 0
    drawn = out.read_text("utf-8")
    assert "(Enter: break)" in drawn
    assert "The menu." not in drawn
    small = tmp_path / "menu.png"
    assert picture(script, small, "--zoom", "0.5", "--no-caption") == 0
    assert opened(small.read_bytes()).width < 300


@pytest.mark.parametrize(
    ("text", "out", "more", "sentence"),
    [
        (SCRIPT, "menu.jpg", [], "menu.jpg does not tell what to draw"),
        (SCRIPT, "no/where.svg", [], "cannot be written"),
        (SCRIPT, "menu.svg", ["--at", "0"], "nothing to draw"),
        ("press ok\n", "menu.svg", [], "begins with its board"),
        (None, "menu.svg", [], "cannot be read"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(script, tmp_path, capsys, text, out, more, sentence):
    script.unlink() if text is None else script.write_text(text, "utf-8")
    assert picture(script, tmp_path / out, *more) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert not (tmp_path / "menu.svg").exists()


def test_a_playthrough_that_fails_is_drawn_until_then_and_told(script, tmp_path, capsys):
    script.write_text(SCRIPT + "patience 100\nsays what nobody says\n", "utf-8")
    out = tmp_path / "menu.png"
    assert picture(script, out) == 1
    assert 'expects "what nobody says"' in capsys.readouterr().err
    assert opened(out.read_bytes()).width == 824


@pytest.mark.parametrize("words", [["--at", "soon"], ["--at", "-1"], ["--console", "25"], ["--zoom", "9"]])
def test_an_option_that_makes_no_sense_is_refused(script, words, capsys):
    with pytest.raises(SystemExit):
        picture(script, "out.svg", *words)
    assert "usage" in capsys.readouterr().err
