"""A challenge as a text: each Peglight reads it back, and whatever else somebody types is refused."""

import random

import pytest

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.challenge import FIRST, MOST_SIGNS, SALTS, Challenge, digest, following, read, write
from firmware.game.number import spell, unspell
from host_tests.game.matches import CLASSIC, code
from host_tests.game.test_number import LONGEST, every_variant, mistypings
from host_tests.runs import of

SENT = Challenge(CLASSIC, code("1433"), (12345678, "Anna", *FIRST), None)
ANSWERED = SENT._replace(answer=("Юля", (code("1122"), code("1433")), 1, None))
REPLIED = SENT._replace(sent=(5, "Anna", 3, (9, 1), (7, 0)), answer=(*ANSWERED.answer[:3], (code("6655"), 99)))


def some_challenge(variant, chance):
    def name():
        return "".join(chance.choice("aZ é-юЯ") for _ in range(chance.randrange(9)))

    secret = codes.draw(variant, chance.randrange)
    guesses = [codes.draw(variant, chance.randrange) for _ in range(chance.randrange(variant.rows + 1))]
    if secret in guesses:
        del guesses[guesses.index(secret) + 1 :]

    def tally(rounds):
        return sum(chance.randint(1, variant.rows + 1) for _ in range(rounds)), chance.randint(0, 4 * rounds)

    rounds = chance.randrange(20)
    sent = 1 + chance.randrange(SALTS - 1), name(), rounds, tally((rounds + 1) // 2), tally(rounds // 2)
    back = (codes.draw(variant, chance.randrange), 1 + chance.randrange(SALTS - 1)) if chance.random() < 0.5 else None
    answer = (name(), tuple(guesses), chance.randrange(16), back if rounds < 19 else None)
    answer = answer if chance.randrange(3) else None
    return Challenge(variant, secret, sent, answer)


def test_every_challenge_and_every_result_is_read_back():
    chance = random.Random(1)
    for key in every_variant():
        there = some_challenge(Variant(*key), chance)
        assert read(write(there)) == there


def test_a_challenge_is_short_and_the_longest_result_has_room():
    assert len(write(SENT).replace("-", "")) <= 32
    assert len(write(ANSWERED).replace("-", "")) <= 48
    wrong = (LONGEST.space - 2,) * 20
    most = Challenge(
        LONGEST,
        LONGEST.space - 1,
        (SALTS - 1, "Я" * 8, 18, (9 * 21, 36), (9 * 21, 36)),
        ("Я" * 8, wrong, 15, (LONGEST.space - 1, SALTS - 1)),
    )
    assert len(write(most)) < MOST_SIGNS
    assert read(write(most).lower().replace("-", " ")) == most


def test_the_same_code_twice_looks_like_two_codes():
    texts = [write(SENT._replace(sent=(salt, "Anna", *FIRST))).replace("-", "") for salt in (5, 6)]
    same = sum(one == other for one, other in zip(*texts, strict=True))
    assert same <= 6


@pytest.mark.parametrize("there", [SENT, ANSWERED, REPLIED])
def test_no_mistyped_sign_and_no_cut_is_taken(there):
    text = write(there)
    signs = text.replace("-", "")
    typed = {*mistypings(signs), *(signs[:end] for end in range(len(signs))), signs + "0", signs + signs, ""} - {signs}
    for other in typed:
        with pytest.raises(ValueError, match=r"^[a-z].*[a-z]$"):
            read(other)


def test_a_cheat_who_can_spell_still_has_to_be_sound():
    for forged in (
        SENT._replace(answer=("", (code("1433"), code("1122")), 0, None)),  # rows behind the one that found it
        SENT._replace(answer=("Bartholomew", (), 0, None)),
        SENT._replace(sent=(5, "A\x1bb", *FIRST)),
        SENT._replace(sent=(0, "", *FIRST)),
        SENT._replace(sent=(5, "", 20, (10, 0), (10, 0))),
        SENT._replace(sent=(5, "", 1, (0, 0), (0, 0))),  # a code found in no row
        SENT._replace(sent=(5, "", 1, (12, 0), (0, 0))),
        SENT._replace(sent=(5, "", 2, (1, 5), (1, 0))),
        SENT._replace(answer=("", (1296,), 0, None)),
        SENT._replace(answer=("", (0,) * 11, 0, None)),
        SENT._replace(answer=("", (), 0, (1296, 1))),
        SENT._replace(answer=("", (), 0, (7, 0))),
        SENT._replace(sent=(5, "", 19, (10, 0), (9, 0)), answer=("", (), 0, (7, 1))),  # after the last round
        SENT._replace(code=1296),
    ):
        with pytest.raises(ValueError, match=r"must be|damaged"):
            write(forged)


def test_a_result_and_another_code_have_other_digests():
    assert digest(SENT) != digest(ANSWERED)
    assert digest(SENT._replace(code=0)) != digest(SENT)


def test_a_code_back_is_a_challenge_with_a_round_more():
    assert following(ANSWERED, (2, 1)) is None
    assert following(REPLIED, (9, 1)) == Challenge(CLASSIC, code("6655"), (99, "Юля", 4, (9, 1), (9, 1)), None)


@pytest.mark.parametrize("there", [SENT, ANSWERED, REPLIED])
def test_no_other_number_is_taken_with_the_right_last_sign(there):
    number, length = unspell(write(there), MOST_SIGNS)
    chance = random.Random(4)
    taken = 0
    for _ in range(of(200, 2000, 20_000)):
        forged = number ^ (1 + chance.randrange(255)) << chance.randrange(number.bit_length())
        try:
            taken += read(spell(forged, length)) is not None
        except ValueError:
            continue
    assert taken <= 4  # in 20,000; the digest lets one in 65,536 pass
