"""Measuring the game against its budgets, on this computer and on the emulated board."""
