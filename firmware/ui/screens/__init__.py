"""The screens: one file each; only the shell opens and closes them."""
