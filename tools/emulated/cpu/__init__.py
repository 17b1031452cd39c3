"""The emulated processor: `runner.py` lets it run, and `instructions.py` is what it can do compiled."""
