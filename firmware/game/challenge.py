"""A challenge: a code for somebody who is elsewhere, as a text in the signs of a round's number.

A text holds, each behind the other:

    variant    the game: its size, its rules and its rows
    code
    sent       of its sender the salt of the seal and the name; how many rounds there were before, of which the sender
               has played the last and every other one; and the rows and the kinds of help that these took the sender,
               and the receiver
    answer     if it is a result the name, the guesses and the help of whoever played, and if they answer with a code of
               their own, that and its salt; else None

The marks follow from the guesses, so that none can be wrong. A result whose answer has a code is the next challenge,
too, with one round more before it: the second of a duel, or the next of a longer match. A race is a challenge whose
sender has played the code: that is the round before it.

A digest tells a text that was changed or cut, and each sign depends on all others, so that the code cannot be read off
them. But a device that is to play the code has to know it, so anyone with this source can read it, too. The sender of a
challenge keeps a digest of it, and takes no result with another.
"""

import hashlib
from collections import namedtuple

from firmware.engine import codes
from firmware.game.fields import expect, list_field, name_field, packed, unpacked, variant_fields
from firmware.game.modes import MOST_ROUNDS
from firmware.game.number import BASE, MOST_SIGNS, spell, unspell
from firmware.game.round import HELPS, HINTS

SALTS = 1 << 30
NOTHING = (0, 0)  # no rows, and no help
FIRST = (0, NOTHING, NOTHING)  # the end of `sent` where nothing came before
_VERSION = 1
_BYTES = 256  # that hold so many signs
_CHECK = 1 << 16

Challenge = namedtuple("Challenge", ("variant", "code", "sent", "answer"))


def write(challenge):
    """Return the text of a challenge or of a result."""
    content = packed(_VERSION, _walk, challenge)
    number = int.from_bytes(content, "little") * _CHECK + digest(challenge) % _CHECK
    return spell(number, (_CHECK << 8 * len(content)) - 1)


def read(text):
    """Return the challenge or the result that somebody typed; raise a sentence if it is none."""
    number, length = unspell(text, MOST_SIGNS)
    challenge = unpacked((number // _CHECK).to_bytes(_BYTES, "little"), _VERSION, _walk, None)
    expect(write(challenge) == spell(number, BASE**length - 1))
    return challenge


def digest(challenge):
    """Return a number by which it is known again."""
    return int.from_bytes(hashlib.new("sha256", packed(_VERSION, _walk, challenge)).digest()[:4], "little")


def following(challenge, took):
    """Return the challenge that comes with a result, or None; the receiver's rounds up to that `took` so much."""
    name, _, _, back = challenge.answer
    if back is None:
        return None
    code, salt = back
    _, _, rounds, of_sender, _ = challenge.sent
    return Challenge(challenge.variant, code, (salt, name, rounds + 1, took, of_sender), None)


def sent_fields(box, variant, sent):
    """Pack what came from the sender beside the code, or return it unpacked."""
    salt, name, rounds, of_sender, of_receiver = sent or (1, "") + FIRST
    salt = box.field(salt - 1, SALTS - 1) + 1  # 0 would be no seal
    name = name_field(box, name)
    rounds = box.field(rounds, MOST_ROUNDS)
    of_sender = _tally_fields(box, variant, (rounds + 1) // 2, of_sender)
    return salt, name, rounds, of_sender, _tally_fields(box, variant, rounds // 2, of_receiver)


def _tally_fields(box, variant, rounds, took):
    rows, helps = took
    rows = box.field(rows - rounds, rounds * variant.rows + 1) + rounds
    return rows, box.field(helps, rounds * len(HELPS) + 1)


def _walk(box, challenge):
    variant, code, sent, answer = challenge or (None, 0, None, None)
    variant = variant_fields(box, variant)
    sent = sent_fields(box, variant, sent)
    code = codes.check(variant, box.field(code, variant.space))
    if box.field(answer is not None, 2):
        name, guesses, hints, back = answer or ("", (), 0, None)
        name = name_field(box, name)
        hints = box.field(hints, HINTS)
        guesses = list_field(box, guesses, variant.rows, variant.space)
        guesses = tuple(map(codes.check, [variant] * len(guesses), guesses))
        expect(code not in guesses[:-1])
        if box.field(back is not None, 1 + (sent[2] + 1 < MOST_ROUNDS)):
            other, salt = back or (0, 1)
            back = codes.check(variant, box.field(other, variant.space)), box.field(salt - 1, SALTS - 1) + 1
        answer = name, guesses, hints, back
    return Challenge(variant, code, sent, answer)
