"""Programs in the board's language that measure where they run."""
