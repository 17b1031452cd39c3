"""settings.toml as it is read: what a person wrote counts, and what cannot be read is told and stops nothing."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.keep.toml import MOST, PREFIX, read


def read_of(content):
    return read(lambda *_: io.BytesIO(content))


def values_of(text):
    values, said = read_of(text.encode())
    assert said == []
    return values


def test_a_setting_is_a_name_and_a_value():
    for line, value in [
        ('PEGLIGHT_X = "on"', "on"),
        ("PEGLIGHT_X = 'on'", "on"),
        ("PEGLIGHT_X=on", "on"),
        ("\t PEGLIGHT_X \t= on \t", "on"),
        ("PEGLIGHT_X = on # a word", "on"),
        ('PEGLIGHT_X = "on" # "a" word', "on"),
        ('PEGLIGHT_X = "a # b"', "a # b"),
        ('PEGLIGHT_X = "größe"', "größe"),
        ('PEGLIGHT_X = "unfinished', "unfinished"),
        ("PEGLIGHT_X = -5", "-5"),
        ("PEGLIGHT_X = a=b", "a=b"),
        ('PEGLIGHT_X = ""', ""),
        ("PEGLIGHT_X =", ""),
        ("PEGLIGHT_X", ""),
        ("PEGLIGHT_X = 1\nPEGLIGHT_X = 2", "1"),  # as for CircuitPython
        ("\ufeffPEGLIGHT_X = 1", "1"),  # a mark that some editors put in front
        ("# a \x1b[2J of mine\nPEGLIGHT_X = 1", "1"),
    ]:
        for end in ("", "\n", "\r\n"):
            assert values_of(line + end) == {"PEGLIGHT_X": value}
    assert values_of("# PEGLIGHT_X = 1\n\nCIRCUITPY_WIFI_PASSWORD = 'geheim'\n[peglight]\n=\n") == {}


def test_no_file_or_a_drive_that_fails_is_no_settings():
    def opened(_name, _mode):
        raise FileNotFoundError

    class Failing(io.BytesIO):
        def read(self, size=-1):
            raise OSError

    assert read(opened) == read(lambda *_: Failing()) == read_of(b"") == ({}, [])


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\0", "\b", "\x7f", "\x9b", "\x85"])
@pytest.mark.parametrize("line", ["PEGLIGHT_A = '{}[2J'", "PEGLIGHT_{}[2J = 1", "PEGLIGHT_A = 1 # {}"])
def test_a_line_with_a_control_character_is_not_taken(line, sign):
    assert read_of(line.format(sign).encode()) == ({}, [("setting-unread", 1, 1)])


def test_a_file_is_read_as_far_as_the_last_whole_line_that_fits():
    first, last = b"PEGLIGHT_A = 1\n", b"PEGLIGHT_B = 2\n"
    filled = first + b"#" * (MOST - len(first + last) - 1) + b"\n" + last
    assert read_of(filled) == ({"PEGLIGHT_A": "1", "PEGLIGHT_B": "2"}, [])
    assert read_of(filled + b"\n")[1] == [("setting-long", MOST)]
    assert read_of(b"#" + filled) == ({"PEGLIGHT_B": "2"}, [("setting-long", MOST)])
    assert read_of(filled[:-2] + b"2" * 9) == ({"PEGLIGHT_A": "1"}, [("setting-long", MOST)])
    assert read_of(b"\xff" * 1_000_000) == ({}, [("setting-long", MOST)])

    class Endless(io.BytesIO):
        def read(self, size=-1):
            assert 0 <= size <= MOST + 1
            return b"\n" * size

    assert read(lambda *_: Endless()) == ({}, [("setting-long", MOST)])


PIECES = st.one_of(st.binary(max_size=9), st.sampled_from([b"PEGLIGHT_", b"=", b'"', b"#", b"\n", b"\r\n", b"on"]))


@given(st.lists(PIECES, max_size=60).map(b"".join))
def test_any_file_is_read_and_its_values_are_printable(content):
    values, said = read_of(content)
    assert all(name.startswith(PREFIX) for name in values)
    assert all(
        sign.isprintable() or sign in "\t\r" or ord(sign) >= 160 for sign in "".join([*values, *values.values()])
    )
    assert len(said) <= 1
