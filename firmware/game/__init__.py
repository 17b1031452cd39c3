"""Rounds, matches and scores. This package has never heard of a colour or a button."""
