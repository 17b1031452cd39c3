"""The maker of books: a search for the best strategy of a variant.

`make.py` makes the tree of one book. `jobs.py` has the parts of the opening searched by workers, which `cluster.py`
starts, and `journal.py` keeps their results. `tree.py` searches a variant: it calls the compiled branch and bound of
`endgame.py` for each set, on the arrays of `desk.py`. The other files tell the search about codes, marks and sets.
`prove.py` searches every opening in full.

A run that was interrupted continues from its journal when it is started again. The book depends on the recipe alone,
not on the number of workers, on their failures, or on the place where a run was interrupted. Only where the recipe has
a `trust`, and the search meets more sets than its memory holds, may it come out a few rows better or worse.
"""
