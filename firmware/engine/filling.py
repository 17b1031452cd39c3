"""Putting what is left of the colours on the places that no row has an opinion of.

Each place takes any of its own colours of which there is one left. Almost nothing can go wrong here, so this is a plain
search. It yields None at least once where it finds nothing, and when it has looked at STEP places.
"""

STEP = 128


def walk(code, missed, left, base, randrange):
    """Each code that adds to `code`, for each (place value, colours allowed) missed, one of the colours left."""
    last = len(missed) - 1
    if last < 0:
        yield code
        return
    stock = bytes(colour for colour in range(base) if left[colour])
    kinds = len(stock)
    stock += stock  # a place may begin with any of them and need not come around
    total = [code] * (last + 1)
    pick = bytearray(last + 1)
    stop = bytearray(last + 1)
    pick[0] = stock.find(bytes((drawn(left, base, randrange),))) if randrange else 0
    stop[0] = pick[0] + kinds
    depth = looked = 0
    found = False
    while depth >= 0:
        looked += 1
        if looked == STEP:
            looked = 0
            yield None
        value, allowed = missed[depth]
        index = pick[depth]
        end = stop[depth]
        while index < end:
            colour = stock[index]
            if left[colour] and allowed >> colour & 1:
                break
            index += 1
        else:
            depth -= 1
            if depth >= 0:
                left[stock[pick[depth] - 1]] += 1
            continue
        pick[depth] = index + 1
        now = total[depth] + value * colour
        if depth == last:
            found = True
            yield now
            continue
        left[colour] -= 1
        depth += 1
        total[depth] = now
        pick[depth] = stock.find(bytes((drawn(left, base, randrange),))) if randrange else 0
        stop[depth] = pick[depth] + kinds
    if not found:
        yield None


def drawn(left, base, randrange):
    """The colour of a peg drawn from those left."""
    turn = randrange(sum(left) - left[base])
    colour = 0
    while turn >= left[colour]:
        turn -= left[colour]
        colour += 1
    return colour
