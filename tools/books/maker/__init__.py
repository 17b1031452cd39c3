"""The maker of books: a search for the best strategy of a variant.

`make.py` makes the tree of one book: the workers of a `cluster.py` do the `jobs.py`, a part of the opening each, and
`journal.py` keeps what they find. `tree.py` is the search of one variant. It looks into a set by the compiled branch
and bound of `endgame.py`, on the arrays of `desk.py`; the other files are what that asks of codes, sets and guesses.
`prove.py` searches every opening in full.

A run that was interrupted continues from its journal when it is started again. The book depends on the recipe alone,
not on the number of workers, on their failures, or on the place where a run was interrupted. Only where the recipe has
a `trust`, and the search meets more sets than its memory holds, may it come out a few rows better or worse.
"""
