"""The page that a display draws, by the names of its fields. All of it is plain: numbers, signs, words; a colour is a
digit of a code.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields

Offer = tuple[int, int | str | tuple[int, int] | tuple[str, str] | None, str]


@dataclass
class Page:
    """All that a display may show, in the order of the firmware; fields that do not apply keep these values."""

    language: str = "en"  # the one that is spoken
    light: int = 2  # 0 while everybody sleeps, 1 where nobody is there
    moves: bool = True  # somebody wants what changes to be seen to move
    # the screen
    kind: int = 0
    number: int = 0  # its own
    name: str = ""  # that of the shell
    title: str = ""  # what is shown, in a line
    asks: Sequence[str] = ()  # the lines of the question
    lines: Sequence[str] = ()  # what is told
    offers: Sequence[Offer] = ()  # what can be done now: the intent, its value, and the word for it
    is_question: bool = False
    works: bool = False
    secret: bool = False  # the row in hand must not be seen by others
    typed: str = ""  # so far, in a field that is typed
    taught: bool = False  # a lesson takes each press for an answer: nothing else can be done to the row in hand
    notices: Sequence[str] = ()  # what was said since the last press
    refusal: str = ""  # why that did nothing
    says: str | None = None  # the round by ear; None where that is off
    recordings: Sequence[str] = ()  # the names of those that say the same
    aids: Sequence[str] = ()  # a line of each aid that has something to say: codes left, a row against the guess
    # a list that is open, or the choice at the end of a round
    entries: Sequence[tuple[str, str]] = ()  # each name with its meaning; in few columns the short name alone
    values: Sequence[str] = ()  # of a form: of each entry the value at the end of its name, or empty
    fields: Sequence[str] = ()  # of a form: the key of each entry
    switches: Sequence[int] = ()  # 1 or 0 for an entry that is on or off, otherwise -1
    field: str = ""  # the key of the one whose values are listed
    chosen: int = -1
    grades: Sequence[tuple[int | str, ...]] = ()  # of each row that is graded: the code, and what its entry tells
    bars: tuple[int, ...] = ()  # how often something took 1, 2 ... rows, to be drawn beside the chosen entry
    signs: tuple[str, ...] = ()  # of a list of days, one for each: they may be drawn as a calendar
    # how well a person plays: its name, the words for the best play, and each round
    chart: tuple[()] | tuple[str, str, tuple[tuple[int, bool], ...]] = ()
    # the match; where none is shown, there are no places and no rows
    game: str = ""  # the name of what is played
    day: int = 0  # the number of the day that it is the code of
    sent: bool = False  # the code came from somebody elsewhere
    counts: bool = False  # the round counts, and so does the help in it
    pegs: int = 0  # places in a row
    most: int = 0  # the rows there are
    palette: str = "vivid"  # the name of the colours in use
    letters: str = ""  # the sign of each digit
    names: tuple[str, ...] = ()  # of each digit
    marks: tuple[str, ...] = ()  # the words for an exact peg and for a near one
    turn: str = ""  # the name of the player whose turn it is, where several play
    round: int = 0  # a number that each round has for itself
    rows: tuple[tuple[tuple[int, ...], str], ...] = ()  # those played, oldest first: digits, and a mark in signs
    back: int = -1  # how many of the latest rows somebody has gone back from; -1 where nobody looks back
    hand: tuple[int | None, ...] = ()  # the row in hand, None where no peg is
    cursor: int = -1  # the place in hand that the keys act on
    mark: str | None = None  # the mark in hand, in signs; None where none is asked for
    mended: Sequence[tuple[int, str]] = ()  # where marks contradict each other: rows, each with another mark
    code: tuple[int, ...] = ()  # once it is known
    thinks: int = 0  # at most so many seconds the device still thinks of a guess
    clock: int = 0  # the seconds that a clock has left, in its last ten
    # of a display that is no other computer
    caption: str = ""  # one line of words: what is shown, and what the keys do
    pads: tuple[int, ...] = ()  # where keys are lights: what each of them does now, as the key that it stands for
    turned: bool = False  # such a board is held upside down
    crossed: tuple[tuple[int, int], ...] = ()  # places, each with a digit noted not to be there, by the display itself


NAMES = tuple(field.name for field in fields(Page))
UNSENT = NAMES[-4:]  # over a cable
