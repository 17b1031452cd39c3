"""The board. The only room that imports its modules; it knows no rule and imports nothing of ours."""
