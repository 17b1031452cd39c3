"""The worth of a guess, added up from the parts into which its marks split the codes: the smaller the better."""


def summed(worth_of):
    """Return the value that adds up what the parts are worth, which is worked out once for each size. It stops at
    `bound`: then the guess is no better than that.
    """
    worths: dict = {}

    def value(sizes, bound):
        total = 0
        for size in sizes:
            if size not in worths:
                worths[size] = worth_of(size)
            total += worths[size]
            if total >= bound:
                break
        return total

    return value


def log2(number):
    """1024 times the logarithm in whole numbers, so that every machine finds the same ties."""
    whole = 0
    while number >> (whole + 1):
        whole += 1
    fraction = (number << 14) >> whole  # from 1 up to 2, in 14 bits
    result = whole
    for _ in range(10):
        fraction = fraction * fraction >> 14
        result *= 2
        if fraction >= 1 << 15:
            fraction >>= 1
            result += 1
    return result


# what the mark leaves unknown on average, in 1/1024 bits times the number of codes
unknown = summed(lambda size: size * log2(size))
