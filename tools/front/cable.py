"""The messages between a board and a display on its cable, as firmware/ui/faces/cable.py has them."""

from firmware.ui.faces.page import Page

UNSENT = ("caption", "pads", "turned", "crossed")  # of the page: of other displays
FIELDS = tuple(name for name in vars(Page("")) if name not in UNSENT)  # in the order of their numbers
