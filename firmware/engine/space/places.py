"""The places where each peg can go: the codes with given counts of the colours that give every row its exact pegs.

The search first chooses for each place one of its hits or the miss (see order.py), and only where that gives every
row its exact pegs are the missed places filled with what is left, in the same way. It yields None when it has looked at
STEP places, when it is deeper than ever before, and when a filling came to nothing.

The pegs on the first half of the places are a beginning. Beginnings are numbered over all counts, so that a
search can follow some of them alone, spread evenly over what there is.
"""

from firmware.engine.space.order import PegOrder

STEP = 48


class Placing:
    def __init__(self, demands, allowed, randrange=None):
        self.order = order = PegOrder(demands, allowed, randrange)
        self._base = demands.variant.base
        self.left = bytearray(self._base + 1)
        self._stock = b""  # how many pegs of each colour are left to be placed
        self._pegs = Backtrack(order.choices, order.moves, order.over)
        self._nothing = [0] * (len(order.places) + 1)  # the places that no row cares about have no drops

    def follow(self, turn, number):
        """From now on only one beginning of so many, the first of them with this number."""
        self._pegs.follow(len(self.order.places) // 2, turn, number)

    def walk(self, counts):
        """Yield each code with these counts once, if it has a beginning to follow."""
        order, left = self.order, self.left
        places = len(order.places)
        for colour in range(self._base):
            left[colour] = counts[colour] - order.settled[colour]
        left[self._base] = 0
        self._stock = bytes(left)
        left[self._base] = places  # misses
        self._pegs.depth = 0
        drops, start = order.drops(left)
        yield None
        if drops is None:
            return
        if not places:
            if self._pegs.follows():
                yield order.code
            return
        for whole in self._pegs.walk(left, drops, start):
            if whole is None:
                yield None
                continue
            self._pegs.depth = places
            found = False
            for code in self._fill():
                yield code
                found = True
            if not found:
                yield None

    def _fill(self):
        """Return the codes that put what is left on the missed places; None after a step."""
        order = self.order
        put = self._pegs.put
        code = order.code
        missed = []
        for depth in range(len(put)):
            if put[depth] == self._base:
                missed.append(depth)
            else:
                code += put[depth] * order.values[depth]
        if not missed:
            return (code,)
        # the pegs spent at these places are the code itself
        rest = Backtrack([order.fillers[depth] for depth in missed], [order.adds[depth] for depth in missed], 0)
        rest.deepest = len(missed)
        return rest.walk(self.left, self._nothing, code)

    def complete(self):
        """Return the code in hand, with what is left of the colours put on the places not yet decided."""
        order = self.order
        put = self._pegs.put
        left = bytearray(self._stock)
        code = order.code
        undecided = []
        for depth in range(len(put)):
            if depth < self._pegs.depth and put[depth] != self._base:
                left[put[depth]] -= 1
                code += put[depth] * order.values[depth]
            else:
                undecided.append(order.values[depth])
        colour = 0
        for value in undecided:
            while not left[colour]:
                colour += 1
            left[colour] -= 1
            code += colour * value
        return code


class Backtrack:
    """Every way to put one of its choices on each place; the moves say what a choice spends.

    `put` has what was put on the first `depth` places.
    """

    _begun = -1
    _turn = 1
    _number = 0

    def __init__(self, choices, moves, over):
        self.choices = choices
        self.moves = moves
        self.over = over
        self.put = bytearray(len(choices))
        self.depth = 0
        self.deepest = -1

    def follow(self, begun, turn, number):
        """Follow one of so many of the beginnings up to this place, the first of them with this number."""
        self._begun = begun
        self._turn = turn
        self._number = -number

    def follows(self):
        """Return whether to follow the next beginning."""
        self._number += 1
        return not self._number % self._turn

    def walk(self, left, drops, start):
        """Yield what is spent in all where every place has one, and None after a step."""
        put, over, deepest = self.put, self.over, self.deepest
        all_choices, all_moves = self.choices, self.moves
        places = len(put)
        begun = self._begun
        spent = [start + drops[0]] * (places + 1)
        pick = bytearray(places + 1)  # the choice to try next
        depth = looked = 0
        while depth >= 0:
            looked += 1
            if looked == STEP:
                looked = 0
                self.depth = depth
                yield None
            choices = all_choices[depth]
            moves = all_moves[depth]
            before = spent[depth]
            index = pick[depth]
            last = len(choices)
            while index < last:
                if left[choices[index]]:
                    now = before + moves[index]
                    if not now & over:
                        break
                index += 1
            else:
                depth -= 1
                if depth >= 0:
                    left[put[depth]] += 1
                continue
            pick[depth] = index + 1
            if depth == begun and not self.follows():
                continue
            colour = choices[index]
            left[colour] -= 1
            put[depth] = colour
            depth += 1
            if depth > deepest:
                self.deepest = self.depth = deepest = depth
                yield None
            if depth == places:
                yield now
                depth -= 1
                left[colour] += 1
                continue
            spent[depth] = now + drops[depth]
            pick[depth] = 0
