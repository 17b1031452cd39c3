"""The documents that are made from the code: pages, diagrams, tables and pictures."""
