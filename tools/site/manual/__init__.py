"""The manual in the site: a page for each language that it has, and a search in it."""
