"""The work of `check`: the first hour of a board, with the person who has it."""
