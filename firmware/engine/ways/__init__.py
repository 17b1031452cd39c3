"""How a guess is chosen. Only `thinking` and `grades` open this room."""
