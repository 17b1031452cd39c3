"""What is done with Peglight on a computer: play, test, build. Ordinary Python; nothing here goes to the board."""
