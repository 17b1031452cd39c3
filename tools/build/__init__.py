"""The files that go to a board: the compiled game, the image of its drive, a zip and UF2 files."""
