"""The faces: lights, words and the page show the same screen, each in its own way."""
