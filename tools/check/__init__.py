"""What `check` does: the first hour of a board, with the person who has it."""
