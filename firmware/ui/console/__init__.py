"""All that is typed and read."""
