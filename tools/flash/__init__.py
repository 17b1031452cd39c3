"""Puts the game on the drive of a connected board."""
