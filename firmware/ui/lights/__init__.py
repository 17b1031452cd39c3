"""All that is pressed and seen."""
