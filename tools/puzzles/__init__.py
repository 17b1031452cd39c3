"""The puzzles: their making, their difficulty, and the shelf of them in flash."""
