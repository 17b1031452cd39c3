"""Facts that hold in every interpreter, in the board's language: pytest runs this file, and so does MicroPython's VM.

`failures()` yields a sentence for each vector that does not hold.
"""

from io import BytesIO

from firmware.engine import codes, marks
from firmware.engine.book import Book
from firmware.engine.candidates import candidates
from firmware.engine.space.sparse import Sparse
from firmware.engine.variant import Variant, named
from host_tests.engine.chance import unlikely
from tools.rounds import finish, found, lengths
from tools.rounds import total as rows_in

# guess, secret, exact, near: from rule pages, and from cases that published scorers got wrong
SCORES = (
    ("0000", "0001", 3, 0),
    ("0001", "0010", 2, 2),
    ("0123", "0000", 1, 0),
    ("1452", "0564", 0, 2),
    ("2114", "0717", 1, 0),
    ("RRRB", "RRBB", 3, 0),
    ("RRYK", "YRRG", 1, 2),
    ("RYRG", "GRBG", 1, 1),
    ("GGOR", "GRBG", 1, 2),
)
LETTERS = "RGBYOK"

# two pegs of three colours: nine codes in 21 rows, behind a sound header
BOOK = b"PEG\x01\x02\x03\x01\x03\x15\x00\x00\x00\x06\x00\x00\x00\x55\x32\xce\xe1\x03\x01\x01\x02\x06\x00"


# pegs, what a mark tells, the mark of the guess 1234 or 123456, how many numbers without a 0 in front it leaves
NUMBER_GAMES = (
    (4, "places", 0b0101, 9 * 9),
    (4, "places", 0, 8 * 9 * 9 * 9),
    (4, "exact", 1, 9 * 9 * 9 + 3 * 8 * 9 * 9),
    (6, "places", 0b000111, 9 * 9 * 9),
)


def digits_of(text):
    return [int(sign) if "0" <= sign <= "9" else LETTERS.index(sign) for sign in text]


def failures():
    for check in (_numbers, _scores, _candidates, _draws, _ways, _books):
        for failure in check():
            yield failure


def _numbers():
    classic = named("classic")
    if codes.pack(classic, [5, 0, 3, 2]) != 545:
        yield "F A D C is not 545"
    if list(codes.unpack(classic, 545, [0] * 4)) != [5, 0, 3, 2]:
        yield "545 is not F A D C"
    for variant, total in ((classic, 1296), (named("bulls"), 5040), (named("blanks"), 2401)):
        if codes.count(variant) != total or sum(1 for _ in codes.walk(variant)) != total:
            yield "{} codes are not {}".format(variant.key(), total)


def _scores():
    ten = named("ten")
    for guess, secret, exact, near in SCORES:
        mark = marks.score(ten, codes.pack(ten, digits_of(guess)), codes.pack(ten, digits_of(secret)))
        if mark != marks.mark_of(exact, near):
            yield "{}|{} gives {},{}".format(guess, secret, marks.exact_in(mark), marks.near_in(mark))


def _candidates():
    """Compare the codes that two rows leave with a plain filter's; the last space is too large for a bit a code."""
    for pegs, colours, left in ((4, 6, 44), (5, 8, 743), (6, 9, 7818)):
        possible = candidates(Variant(pegs, colours))
        for guess in ([0, 0, 1, 1, 2, 2], [0, 1, 2, 3, 4, 5]):
            possible.add(codes.pack(possible.variant, guess[:pegs]), marks.mark_of(1, 1))
        finish(possible.settle())
        if possible.remaining != left:
            yield "{}x{} leaves {} codes".format(pegs, colours, possible.remaining)
    for pegs, tells, mark, left in NUMBER_GAMES:
        possible = candidates(Variant(pegs, 10, tells=tells, zero=False))
        possible.add(codes.pack(possible.variant, [0, 1, 2, 3, 4, 5][:pegs]), mark)
        finish(possible.settle())
        if possible.remaining != left:
            yield "of {} digits, mark {} leaves {} codes".format(pegs, mark, possible.remaining)


def _draws():
    """Codes from a space too large to hold, each as often as chance will have it."""
    variant = Variant(6, 8)
    possible = Sparse(variant, most_steps=1)
    for guess, mark in (((0, 0, 1, 1, 2, 3), (1, 3)), ((0, 1, 0, 2, 4, 4), (2, 2)), ((5, 1, 6, 2, 0, 4), (1, 3))):
        possible.add(codes.pack(variant, guess), marks.mark_of(*mark))
    seen = {}
    for code in found(possible.ordered()):
        seen[code] = 0
    number = 1

    def chance(stop):
        nonlocal number
        number = (number * 1103515245 + 12345) % (1 << 31)
        return (number >> 8) % stop

    for _ in range(5 * len(seen) // 20):
        for code in found(possible.some(20, chance)):
            seen[code] += 1
    if unlikely(seen.values()):
        yield "of {} codes some are drawn more often than others".format(len(seen))


def _ways():
    """Play every 24th code of the classic game."""
    variant = Variant(4, 6, rows=20)
    secrets = list(codes.walk(variant))[::24]
    for way, rows_in_all in (("next", 244), ("parts", 228)):
        rows = rows_in(lengths(variant, way, secrets=secrets))
        if rows != rows_in_all:
            yield "{} takes {} rows in all".format(way, rows)


def _books():
    variant = Variant(2, 3, rows=20)
    book = Book(variant, lambda: BytesIO(BOOK))
    seen = lengths(variant, "book", book=book)
    if book.fault or (rows_in(seen), max(seen)) != (book.total, book.worst):
        yield "a book takes {} rows in all, its fault: {}".format(rows_in(seen), book.fault)


def all_pairs(step=1):
    """Return a sentence for each pair of classic codes whose mark is not what the rule book counts, either way round. A
    `step` above 1 leaves guesses out.
    """
    classic = named("classic")
    every = [list(codes.unpack(classic, code, [0] * 4)) for code in range(1296)]
    for guess in range(0, 1296, step):
        for secret in range(guess + 1):
            mark = plain_mark(every[guess], every[secret])
            if marks.score(classic, guess, secret) != mark or marks.score(classic, secret, guess) != mark:
                yield "{}|{} is not {}".format(guess, secret, mark)


def plain_mark(guess, secret):
    """As the rule book counts: take away each pair of pegs that match, those at the same place first."""
    guess = list(guess)
    secret = list(secret)
    exact = near = 0
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            exact += 1
            guess[place] = secret[place] = None
    for peg in guess:
        if peg is not None and peg in secret:
            near += 1
            secret[secret.index(peg)] = None
    return near * 16 + exact
