"""The maker of opening books: the first guesses of games that have too many codes for a whole strategy.

An opening book depends on its recipe alone.
"""
