"""The books: which there are, how strong they are, and how they are made."""
