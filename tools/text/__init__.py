"""The faces of the text console on a computer: a terminal or a pipe, and a file of lines."""
