"""The lines of the serial console, made of the bytes that it sends."""

import pytest

from tools.front.lines import Lines


def test_lines_end_and_the_last_one_stays():
    lines = Lines()
    assert lines.take(b"one\r\ntw") == ["one"]
    assert lines.tail == "tw"
    assert lines.take(b"o\r\n\r\n") == ["two", ""]


def test_what_was_taken_back_is_gone():
    lines = Lines()
    lines.take(b"RGX\b \bB")
    assert lines.tail == "RGB"


def test_what_is_said_moves_no_terminal():
    said = "a\x1b[2J\x07\x9b31mb\x7f\t\0"
    assert Lines().take(f"{said}\r\n".encode()) == ["a31mb\t"]
    assert Lines().take("voil\u00e0\u202f!\n".encode()) == ["voil\u00e0\u202f!"]


def test_that_the_person_has_left_is_heard_and_not_seen():
    lines = Lines()
    assert lines.take(b"Goodbye.\r\n") == ["Goodbye."]
    assert not lines.over
    assert lines.take(b"\x04PEGLIGHT\r\n") == ["PEGLIGHT"]
    assert lines.over


def test_a_letter_of_two_bytes_may_come_in_two_pieces():
    lines = Lines()
    assert lines.take("é".encode()[:1]) == []
    assert lines.take("é".encode()[1:] + b"\xff\n") == ["é\N{REPLACEMENT CHARACTER}"]


@pytest.mark.parametrize("at", range(1, 30))
def test_escapes_of_a_terminal_are_left_out_in_any_pieces(at):
    said = b"\x1b]0;\xf0\x9f\x90\x8dcode.py | 10.2.1\x1b\\one\r\n\x1b[2K\x1b]0;done\x07two [x] \x1b[1;31mred\r\n"
    lines = Lines()
    ended = [line for begin in range(0, len(said), at) for line in lines.take(said[begin : begin + at])]
    assert ended == ["one", "two [x] red"]
