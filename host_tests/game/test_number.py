"""A round as a number: it is the same on every Peglight, and typing errors are noticed."""

import random

import pytest

from firmware.engine import codes
from firmware.engine.variant import TELLS, Variant
from firmware.game.number import ALIKE, SIGNS, read, write
from host_tests.game.matches import CLASSIC, code

LONGEST = Variant(10, 10, True, True, 20, "places")


def every_variant():
    for pegs in range(1, 11):
        for colours in range(2, 11):
            for repeats in (True, False):
                for blanks in (False, True):
                    if repeats or pegs <= colours + blanks:
                        for tells in TELLS:
                            rows = 1 + (pegs * colours + len(tells)) % 20
                            for zero in (True, False) if colours == 10 and not blanks else (True,):
                                yield pegs, colours, repeats, blanks, rows, tells, zero


def test_every_variant_is_read_back():
    chance = random.Random(1)
    for key in every_variant():
        variant = Variant(*key)
        for secret in (codes.draw(variant, chance.randrange), next(codes.walk(variant))):
            assert read(write(variant, secret)) == (variant, secret)


def test_classic_numbers_are_short_and_each_is_of_one_round():
    texts = {write(CLASSIC.with_rows(rows), secret) for rows in (1, 10, 20) for secret in range(1296)}
    assert {len(text) for text in texts} == {len("HA8H-Q9")}
    assert len(texts) == 3 * 1296
    assert len(write(LONGEST, LONGEST.space - 1)) == len("R7KB-H086-ZT3")
    assert write(CLASSIC, code("1433")) == "HA8H-Q9"  # a number that was once given out must stay valid


def mistypings(signs):
    """Yield these signs with each one changed, and with each two exchanged."""
    for here in range(len(signs)):
        for other in SIGNS:
            yield signs[:here] + other + signs[here + 1 :]
        for there in range(here):
            yield signs[:there] + signs[here] + signs[there + 1 : here] + signs[there] + signs[here + 1 :]


def test_one_sign_mistyped_or_two_exchanged_are_noticed():
    for variant in [CLASSIC, Variant(1, 2, rows=1), LONGEST, Variant(5, 8, False, rows=20)]:
        chance = random.Random(2)
        for _ in range(20):
            signs = write(variant, codes.draw(variant, chance.randrange)).replace("-", "")
            for typed in mistypings(signs):
                if typed != signs:
                    with pytest.raises(ValueError, match="this number was mistyped"):
                        read(typed)


def test_signs_that_look_alike_case_and_spaces_do_not_matter():
    for secret in range(0, 1296, 5):
        text = write(CLASSIC, secret)
        assert not set(text) & set(ALIKE)
        typed = " " + text.lower().replace("-", " - ") + " "
        for sign, digit in ALIKE.items():
            assert (
                read(text.replace(digit, sign)) == read(typed.replace(digit.lower(), sign.lower())) == (CLASSIC, secret)
            )


def test_the_code_cannot_be_read_off():
    texts = [write(CLASSIC, secret).replace("-", "") for secret in range(1296)]
    for step in (1, 6, 36, 216):  # one peg differs
        for secret in range(1296 - step):
            alike = sum(here == there for here, there in zip(texts[secret], texts[secret + step], strict=True))
            assert alike <= 2
    for place in range(len(texts[0])):
        assert len({text[place] for text in texts}) >= 28


def test_what_is_no_sign_too_little_or_too_much_is_refused():
    for typed in ["", "-", "7", "  ", "0"]:
        with pytest.raises(ValueError, match="this number was mistyped"):
            read(typed)
    for typed in ["7Q2*", "Ä", "0" * 12, "ß!", "7_4", "7Q\n"]:
        with pytest.raises(ValueError, match="a number has up to 11 letters and digits, for example HA8H-Q9"):
            read(typed)


def test_whatever_is_typed_is_the_number_of_one_round_or_refused():
    """No other text than the one that is written stands for a round."""
    chance = random.Random(4)
    found = 0
    for _ in range(20000):
        typed = "".join(chance.choice(SIGNS) for _ in range(chance.choice((2, 5, 6, 6, 6, 7, 11))))
        try:
            variant, secret = read(typed)
        except ValueError as refusal:
            sentence = str(refusal)
            known = sentence.startswith("this number was mistyped") or sentence == "no round has this number"
            if not known:
                raise
        else:
            found += 1
            assert write(variant, secret).replace("-", "") == typed
    assert found > 10


def test_what_is_no_code_has_no_number():
    for secret in [-1, 1296, None, "1433", True]:
        with pytest.raises(ValueError, match="a code must be a whole number"):
            write(CLASSIC, secret)
        with pytest.raises(ValueError, match="this game has no repeats"):
            write(Variant(3, 4, False), 0)
