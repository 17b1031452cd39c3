"""The maker of opening books: the first guesses of games that have too many codes for a whole strategy.

| file | job |
| --- | --- |
| `marks.py` | the marks that a guess gets from many codes: compiled |
| `choice.py` | the guess after some rows: many are looked at, and the best of them two guesses deep |
| `make.py` | the recipes, and the book of one |

An opening book depends on its recipe alone.
"""
