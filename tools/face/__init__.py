"""The face: a full-screen terminal program around a player, as widgets on Textual."""
