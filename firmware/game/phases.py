"""The phases of a match: what it waits for, from whom, and the call that goes on from there.

SET      the maker types in a code            set_code(code)
READY    the maker thinks of a code           ready()
HAND     the device goes to the breaker       ready()
GUESS    the breaker guesses                  guess(code)
THINK    the device chooses a guess or mark   tick(ms) until it is no longer `busy`; hurry() takes what it has
MARK     the maker marks the pending guess    mark(mark)
CHECK    the device checks the marks          tick(ms)
DISPUTE  they contradict each other           correct(mends) or insist(); tick(ms) brings the `findings`
OVER     the round is over                    next()
DONE     the match is over                    winners() tells who won
"""

SET, READY, HAND, GUESS, THINK, MARK, CHECK, DISPUTE, OVER, DONE = range(10)
PHASES = 10

OPENED = (SET, READY, HAND, GUESS, THINK)  # where a round may stand before its first row
_PLAYED = (GUESS, THINK, MARK, OVER)
# for each call of the match: the phases that allow it, and those that it may lead to
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
    "take_back": ((GUESS, THINK, MARK, CHECK, DISPUTE, OVER), (MARK, GUESS)),
    "hint_taken": ((HAND, GUESS, THINK, MARK, CHECK, DISPUTE), ()),
    "next": ((OVER,), (SET, READY, HAND, GUESS, THINK, DONE)),
}


def led_to(call, phase):
    """The phases that a call may lead to; a sentence if it does not belong to this phase."""
    phases, leads_to = CALLS[call]
    if phase not in phases:
        raise ValueError("this is not the time for that")
    return leads_to
