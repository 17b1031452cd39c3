"""The documents: pages in Markdown, and the tables in them that are made from the code."""
