"""Saves that outlive the power: bytes in a memory that may lose it at any moment. No hardware, nothing of ours."""
