"""A playthrough is a text file of presses and of what must then be seen. It is read, performed and recorded."""
