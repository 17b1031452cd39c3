"""The lines of the serial console, made of the bytes that it sends."""

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
