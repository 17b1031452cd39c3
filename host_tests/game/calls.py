"""The calls of a match: the phases that allow each, and those that it may lead to."""

from firmware.game.phases import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK

OPENED = (SET, READY, HAND, GUESS, THINK)  # where a round may stand before its first row
_PLAYED = (GUESS, THINK, MARK, OVER)
CALLS = {
    "set_code": ((SET,), OPENED),
    "ready": ((READY, HAND), OPENED),
    "guess": ((GUESS,), _PLAYED),
    "moved": ((THINK,), _PLAYED),
    "answered": ((THINK,), _PLAYED),
    "mark": ((MARK,), (GUESS, THINK, MARK, OVER, CHECK)),
    "checked": ((CHECK,), (GUESS, THINK, MARK, OVER, DISPUTE)),
    "contradicted": ((GUESS, MARK), (DISPUTE,)),
    "correct": ((DISPUTE,), (CHECK,)),
    "insist": ((DISPUTE,), (OVER,)),
    "give_up": ((SET, READY, HAND, GUESS, THINK, MARK, CHECK, DISPUTE), (OVER,)),
    "take_back": ((HAND, GUESS, THINK, MARK, CHECK, DISPUTE, OVER), (MARK, GUESS, SET)),
    "hint_taken": ((HAND, GUESS, THINK, MARK, CHECK, DISPUTE), ()),
    "next": ((OVER,), (SET, READY, HAND, GUESS, THINK, DONE)),
}
