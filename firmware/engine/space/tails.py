"""Every way to fill the last places of a code, as sets: a big integer with a bit for each tail, in reading order.

`&`, `|` and `^` on such integers are set operations on hundreds of codes at once. A count per tail is a list of planes:
the first holds bit 0 of every count, the next bit 1, and so on.
"""

ONES = b"\0"  # for each byte, how many of its bits are set
for _ in range(8):
    ONES += bytes([ones + 1 for ones in ONES])


class Tails:
    def __init__(self, base, places):
        self.places = places
        self._levels = {}
        self._first = []  # for each place the tails that have the first colour there
        self._runs = []  # of how many tails such a run is
        begins = 1  # where each begins
        for place in range(places):
            run = base ** (places - 1 - place)
            self._runs.append(run)
            self._first.append((begins << run) - begins)
            turn = 1
            for colour in range(1, base):
                turn |= 1 << colour * run
            begins *= turn
        self.all = begins

    def with_colour(self, colour, most):
        """Return the tails with at least one peg of the colour, with at least two, and so on up to `most`."""
        if len(self._levels.get(colour, ())) < most:
            self._levels[colour] = at_least([self.at(place, colour) for place in range(self.places)], most)
        levels = self._levels[colour]
        return levels if len(levels) == most else levels[:most]

    def at(self, place, colour):
        # each colour stands where the first one does, a run later
        return self._first[place] << colour * self._runs[place] if colour else self._first[place]


def at_least(sets, most):
    """Return what is in at least one of the sets, in at least two, and so on up to `most`."""
    levels = [sets[0]]
    for one in sets[1:]:
        if len(levels) < most:
            levels.append(0)
        for level in range(len(levels) - 1, 0, -1):
            levels[level] |= levels[level - 1] & one
        levels[0] |= one
    return levels + [0] * (most - len(levels))


def counted(sets):
    """Count the sets that each tail is in, as planes."""
    planes: list = []
    for carry in sets:
        for number in range(len(planes)):
            plane = planes[number]
            planes[number] = plane ^ carry
            carry &= plane
        if carry:
            planes.append(carry)
    return planes


def less(planes, one):
    """Return the planes with one taken off the count of every tail in the set `one`."""
    planes = list(planes)
    for number in range(len(planes)):
        if not one:
            break
        planes[number] ^= one
        one &= planes[number]  # what is borrowed from the next
    return planes


def where(within, planes, number):
    """Return the part of a set for which the planes give this number."""
    if number < 0 or number >> len(planes):
        return 0
    for plane in planes:
        if number & 1:
            within &= plane
        else:
            within ^= within & plane
        number >>= 1
    return within


def by_number(within, planes):
    """Return the set in parts: for each number that the planes give in it, where they do."""
    parts = {0: within}
    bit = 1
    for plane in planes:
        finer = {}
        for number, part in parts.items():
            set_here = part & plane
            if set_here:
                finer[number + bit] = set_here
            if set_here != part:
                finer[number] = part ^ set_here
        parts = finer
        bit <<= 1
    return parts


def ones(tails, size):
    """Return how many tails are in the set."""
    count = 0
    if tails:
        table = ONES
        for byte in tails.to_bytes((size + 7) // 8, "little"):
            count += table[byte]
    return count


def members(tails, size):
    """Return the numbers of the tails that are in the set, ascending."""
    number = 0
    for byte in tails.to_bytes((size + 7) // 8, "little"):
        if byte:
            for bit in range(8):
                if byte >> bit & 1:
                    yield number + bit
        number += 8
