"""The codes that fit the rows: held, counted and drawn. Only `candidates` and the ways open this package."""
