"""What the USB port and the drive may do, decided before anything else runs.

Drive and serial console stay open, as CircuitPython users expect, so nothing is asked of the runtime here.
"""
