"""Peglight's own code, the same files on the board and on a laptop.

Imports run one way only: engine <- game <- ui <- app; keep and device import nothing of ours.
"""

VERSION = "0.2.0"  # of all that is in this repository; nowhere else
