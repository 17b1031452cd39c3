"""The books: their list, their strength and their making."""
