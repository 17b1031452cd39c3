"""The console as text: in a terminal or a pipe, or from a file of lines."""
