NAMES = ("vivid", "safe", "mono")
STEPS = 6
