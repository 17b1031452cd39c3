"""What a display draws: the round as on paper, and the caption. A board without a display never loads any of it."""
