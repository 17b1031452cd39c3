"""The ways to choose a guess. Only `thinking` and `grades` open this package."""
