"""The emulated processor: `stepping.py` lets it run, and `processor.py` where it is compiled."""
