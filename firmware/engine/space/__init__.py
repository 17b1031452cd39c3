"""How the codes that fit the rows are held, counted and drawn. Only `candidates` and the ways open this room."""
