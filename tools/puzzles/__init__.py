"""The puzzles: how they are made, how hard each is, and the shelf of them in flash."""
