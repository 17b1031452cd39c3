"""A challenge: a code for somebody who is elsewhere, as a text in the signs of a round's number.

It holds a game, a code, and of its sender the salt of the seal, the name, and the rows and the help that the code took
them, if they have played it. With an answer it is a result: the name, the guesses and the help of whoever played. The
marks follow from the guesses, so that none can be wrong.

A digest tells a text that was changed or cut, and each sign depends on all others, so that the code cannot be read off
them. But a device that is to play the code has to know it, so anyone with this source can read it, too.
"""

import hashlib
from collections import namedtuple

from firmware.engine import codes
from firmware.game.fields import Packing, Unpacking, expect, variant_fields
from firmware.game.names import name_field
from firmware.game.number import length_of, spell, unspell
from firmware.game.round import ALL_HELPS, HELPS

MOST_SIGNS = 400
SALTS = 1 << 30
_VERSION = 1
_BYTES = 256  # that hold so many signs
_CHECK = 1 << 16

# `sent` are the salt, the name, the rows and the help of the sender: no rows where they have not played, and one more
# there are where they did not find the code. `answer`: the name, the guesses and the help, or None
Challenge = namedtuple("Challenge", ("variant", "code", "sent", "answer"))


def write(challenge):
    """Return the text of a challenge or of a result."""
    return spell(*_number(challenge))


def read(text):
    """Return the challenge or the result that somebody typed; raise a sentence if it is none."""
    number = unspell(text, MOST_SIGNS)
    box = Unpacking((number[0] // _CHECK).to_bytes(_BYTES, "little"), _VERSION)
    challenge = _walk(box, None)
    box.finish()
    expect(_number(challenge) == number)
    return challenge


def digest(challenge):
    """Return a number by which it is known again."""
    return int.from_bytes(hashlib.new("sha256", _content(challenge)).digest()[:4], "little")


def asked(challenge):
    """Return the challenge that a result answers."""
    return Challenge(challenge.variant, challenge.code, challenge.sent, None)


def results(challenge):
    """Return the rows and the kinds of help of the sender and of the answer: the less, the better."""
    _, _, rows, hints = challenge.sent
    _, guesses, helped = challenge.answer
    took = len(guesses) if challenge.code in guesses else challenge.variant.rows + 1
    return (rows, _count(hints)), (took, _count(helped))


def sent_fields(box, variant, sent):
    """Pack what came from the sender beside the code, or return it unpacked."""
    salt, name, rows, hints = sent or (1, "", 0, 0)
    salt = box.field(salt - 1, SALTS - 1) + 1  # 0 would be no seal
    name = name_field(box, name)
    return salt, name, box.field(rows, variant.rows + 2), box.field(hints, ALL_HELPS + 1)


def _walk(box, challenge):
    variant, code, sent, answer = challenge or (None, 0, None, None)
    variant = variant_fields(box, variant)
    sent = sent_fields(box, variant, sent)
    code = codes.check(variant, box.field(code, variant.space))
    if box.field(int(answer is not None), 2):
        name, guesses, hints = answer or ("", (), 0)
        name = name_field(box, name)
        hints = box.field(hints, ALL_HELPS + 1)
        many = box.field(len(guesses), variant.rows + 1)
        guesses = guesses or (0,) * many
        guesses = tuple([codes.check(variant, box.field(guess, variant.space)) for guess in guesses])
        expect(code not in guesses[:-1])
        answer = name, guesses, hints
    return Challenge(variant, code, sent, answer)


def _number(challenge):
    """Return the content behind its check, as a number, and the signs that this takes."""
    content = _content(challenge)
    number = int.from_bytes(content, "little") * _CHECK + digest(challenge) % _CHECK
    return number, length_of((_CHECK << 8 * len(content)) - 1)


def _content(challenge):
    box = Packing()
    _walk(box, challenge)
    return box.content(_VERSION)


def _count(hints):
    return sum([hints >> at & 1 for at in range(len(HELPS))])
