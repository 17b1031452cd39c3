"""What outlives the power: bytes in a memory that may lose it at any moment. Imports nothing of ours, no hardware."""
