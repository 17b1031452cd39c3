"""The face survives any bytes of the terminal, and the next key is a key."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from textual import events

from tools.faces.terminal import app
from tools.faces.terminal.keyboard import SIZES, Parser, decoder

PIECES = [b"\x1b", b"[", b"O", b"<", b"?", b";", b":", b"48", b"0", b"1", b"200", b"55296", b"999999999999"]
PIECES += [b"u", b"~", b"A", b"M", b"m", b"R", b"t", b"$y", b"\xfc", b"\xe2\x96", "é".encode(), b"\0", b"\x7f", b"\r"]
WINDOW = b"\x1b[48;0;0;0;0t"


def typed(*reads):
    """Return the messages in what was read; None stands for a moment without input."""
    parser, decode = Parser(), decoder("utf-8")().decode
    told = []
    for read in reads:
        if text := decode(read or b""):
            told += parser.feed(text)
        told += parser.tick()
    return told


def keys(*reads):
    return [message.key for message in typed(*reads) if isinstance(message, events.Key)]


@given(st.lists(st.sampled_from(PIECES) | st.binary(max_size=4), max_size=30))
@example([b"\xfc"])
@example([b"\x1b[", b"999999999999", b"A"])
@example([b"\x1b[55296u"])
@example([WINDOW, b"\x1b[<0;5;5M"])
def test_after_whatever_was_typed_a_key_is_a_key(pieces):
    told = typed(*pieces, b"\x1b[201~", b"a")  # ends a paste that may have begun
    assert (told[-1].key, told[-1].character) == ("a", "a")
    for message in told:
        assert not isinstance(message, SIZES)
        if isinstance(message, events.Key):
            assert (message.character or "").encode() is not None


def test_bytes_that_are_no_text_are_a_sign_that_says_so():
    assert [message.character for message in typed(b"\xfca")] == ["\ufffd", "a"]
    assert [message.character for message in typed(b"\xc3", None, b"\xa9")] == ["é"]  # in two reads


def test_what_makes_no_sense_is_dropped_alone():
    assert keys(b"b\x1b[999999999999Ac\x1b[A") == ["b", "c", "up"]


@pytest.mark.parametrize("size", [WINDOW, b"\x1b[48;99999;99999;1;1t", b"\x1b[?2048;1$y"])
def test_nobody_types_the_size_of_the_window(size):
    assert typed(size) == []


def test_the_mouse_is_where_it_is():
    (pressed,) = typed(WINDOW + b"\x1b[<0;5;7M")
    assert (type(pressed), pressed.x, pressed.y) == (events.MouseDown, 4, 6)


def test_a_face_that_fails_has_a_status_of_its_own():
    class Failing(app.Face):
        def follow(self):
            self.panic("it failed")

    from firmware.device import profiles
    from tools.front.player import Player

    assert app.run(Failing(Player(profiles.named("pico_8x8"))), headless=True) == 1
