"""The maker of books: a search for the best strategy of a variant.

| file | job |
| --- | --- |
| `space.py` | the codes and marks of a variant, as arrays; the mark table of all pairs of codes, kept on disk |
| `bits.py` | bit counts, fingerprints of codes, marks from bits |
| `estimate.py` | the estimated and the least cost of a set of n codes |
| `symmetry.py` | the symmetries of a set; one guess of each class |
| `parts.py` | the number of parts that a guess leaves |
| `memory.py` | the values of sets that were searched before |
| `desk.py` | the arrays that the compiled search works with |
| `bounds.py` | the least cost of a set |
| `endgame.py` | the search of a set: compiled branch and bound |
| `tree.py` | the search of one variant: the value and the tree of a set |
| `journal.py` | the results so far, on disk, and the folder for them |
| `jobs.py` | the parts of the opening, searched by the workers of a Dask scheduler |
| `cluster.py` | the scheduler and its workers, on this computer or on many |
| `make.py` | all of it, for one book: the finished tree |
| `prove.py` | every opening searched in full: that no strategy takes fewer rows |

A run that was interrupted continues from its journal when it is started again. The book depends on the recipe alone,
not on the number of workers, on their failures, or on the place where a run was interrupted. Only where the recipe has
a `trust`, and the search meets more sets than its memory holds, may it come out a few rows better or worse.
"""
