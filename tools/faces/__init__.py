"""The faces: what a board that is played on this computer is drawn on."""
