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
