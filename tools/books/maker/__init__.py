"""The maker of books: a search for the best strategy of a variant.

| file | job |
| --- | --- |
| `space.py` | the codes and marks of a variant, as arrays |
| `bits.py` | bit counts, fingerprints of codes |
| `marks.py` | the mark table of all pairs of codes, kept on disk |
| `estimate.py` | what a set of n codes will probably cost, and costs at least; the fit |
| `symmetry.py` | the symmetries of a set; one guess of each class |
| `ranking.py` | split a set; the best guesses by estimate |
| `parts.py` | how many parts a guess leaves |
| `memory.py` | the values of sets that were searched before |
| `desk.py` | the arrays that the compiled search works with |
| `bounds.py` | what a set costs at least |
| `endgame.py` | small sets of codes: compiled branch and bound |
| `recipe.py`, `recipes.py` | the parameters of a search, and those of each book |
| `beam.py` | larger sets: the beam search, with several efforts |
| `cache.py` | where a computer keeps tables and journals |
| `journal.py` | the results so far, on disk |
| `jobs.py` | sets searched by the workers of a Dask scheduler |
| `cluster.py` | the scheduler and its workers, on this computer or on many |
| `rounds.py` | the top of the tree: openings and second guesses in rounds |
| `tree.py` | the finished tree |
| `make.py` | all of it, for one book |
| `prove.py` | every opening searched in full: that no strategy takes fewer rows |
| `fit.py` | the estimate fitted to a variant |

A run that was interrupted continues from its journal when it is started again. The book depends on the recipe alone,
not on the number of workers, on what became of them, or on where a run was interrupted. Only where the recipe has an
`endgame_trust`, and the search meets more sets than its memory holds, may it come out a few rows better or worse.
"""
