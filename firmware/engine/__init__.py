"""Codes, and ways to break them: pure integers, no colours, no clock, no chance of its own."""
