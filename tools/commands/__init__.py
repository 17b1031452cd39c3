"""The commands of peg.py, one file each: its arguments, and what it calls."""
