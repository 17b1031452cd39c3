"""The page that a display draws, by the names of its fields. All of it is plain: numbers, signs, words; a colour is a
digit of a code.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields

Offer = tuple[int, int | str | tuple[int, int] | tuple[str, str] | None, str]


@dataclass
class Page:
    """All that a display may show, in the order of the firmware; fields that do not apply keep these values."""

    # that every display draws: the screen
    light: int = 2  # 0 while everybody sleeps, 1 where nobody is there
    kind: int = 0
    title: str = ""  # what is shown, in a line
    asks: Sequence[str] = ()  # the lines of the question
    lines: Sequence[str] = ()  # what is told
    offers: Sequence[Offer] = ()  # what can be done now: the intent, its value, and the word for it
    secret: bool = False  # the row in hand must not be seen by others
    chosen: int = -1  # of the entries
    # the round; where none is shown, there are no places and no rows
    pegs: int = 0  # places in a row
    letters: str = ""  # the sign of each digit
    names: tuple[str, ...] = ()  # of each digit
    turn: str = ""  # the name of the player whose turn it is, where several play
    rows: tuple[tuple[tuple[int, ...], str], ...] = ()  # those played, oldest first: digits, and a mark in signs
    back: int = -1  # how many of the latest rows somebody has gone back from; -1 where nobody looks back
    hand: tuple[int | None, ...] = ()  # the row in hand, None where no peg is
    cursor: int = -1  # the place in hand that the keys act on
    mark: str | None = None  # the mark in hand, in signs; None where none is asked for
    code: tuple[int, ...] = ()  # once it is known
    clock: int = 0  # the seconds that a clock has left, in its last ten
    # a list that is open, or the choice at the end of a round
    entries: Sequence[tuple[str, str]] = ()  # each name with its meaning; in few columns the short name alone
    # of each entry of a form the value at the end of its name, its key, and 1 or 0 where it is on or off, otherwise -1
    values: Sequence[tuple[str, str, int]] = ()
    grades: Sequence[tuple[int | str, ...]] = ()  # of each row that is graded: the code, and what its entry tells
    # of a display that a person acts at
    language: str = "en"  # the one that is spoken
    moves: bool = True  # somebody wants what changes to be seen to move
    palette: str = "vivid"  # the name of the colours in use
    number: int = 0  # its own
    name: str = ""  # that of the shell
    is_question: bool = False
    works: bool = False
    typed: str = ""  # so far, in a field that is typed
    taught: bool = False  # a lesson takes each press for an answer: nothing else can be done to the row in hand
    notices: Sequence[str] = ()  # what was said since the last press
    refusal: str = ""  # why that did nothing
    field: str = ""  # the key of the one whose values are listed
    bars: tuple[int, ...] = ()  # how often something took 1, 2 ... rows, to be drawn beside the chosen entry
    signs: tuple[str, ...] = ()  # of a list of days, one for each: they may be drawn as a calendar
    # how well a person plays: its name, the words for the best play, and each round
    chart: tuple[()] | tuple[str, str, tuple[tuple[int, bool], ...]] = ()
    # what is told of the round
    says: str | None = None  # the round by ear; None where that is off
    aids: Sequence[str] = ()  # a line of each aid that has something to say: codes left, a row against the guess
    # the match
    game: str = ""  # the name of what is played
    day: int = 0  # the number of the day that it is the code of
    sent: bool = False  # the code came from somebody elsewhere
    counts: bool = False  # the round counts, and so does the help in it
    most: int = 0  # the rows there are; of a puzzle those that are given
    marks: tuple[str, ...] = ()  # the words for an exact peg and for a near one
    round: int = 0  # a number that each round has for itself
    mended: Sequence[tuple[int, str]] = ()  # where marks contradict each other: rows, each with another mark
    thinks: int = 0  # at most so many seconds the device still thinks of a guess
    # over no cable
    caption: str = ""  # one line of words: what is shown, and what the keys do
    pads: tuple[int, ...] = ()  # where keys are lights: what each of them does now, as the key that it stands for
    crossed: tuple[tuple[int, int], ...] = ()  # places, each with a digit noted not to be there, by the display itself


NAMES = tuple(field.name for field in fields(Page))
UNSENT = NAMES[-3:]  # over a cable
