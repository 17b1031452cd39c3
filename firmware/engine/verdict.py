"""What a grade says, in percent: skill apart from luck."""


def skill(grade):
    """How good the guess was beside the best, in percent, whatever then happened."""
    return 100 * grade.best_expected // grade.expected


def luck(grade):
    """How many codes fewer than expected were left, in percent of the larger number; below 0 for bad luck."""
    after = 100 * grade.after
    return 100 * (grade.expected - after) // max(grade.expected, after)
