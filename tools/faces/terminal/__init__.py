"""The face in the terminal: a full-screen program, made of Textual widgets."""
