"""The places where each peg can go: the codes with given counts of the colours that give every row its exact pegs.

At each place the colours that some row guessed there are hits. To the rows all other colours are the same: a miss,
written as the colour `base`. A place that can have only one colour is settled beforehand, and the search leaves it out.

The search first chooses for each place one of its hits or the miss, and only where that gives every row its exact pegs
are the missed places filled with what is left, in the same way. It yields None when it has looked at STEP places, when
it is deeper than ever before, and when a filling came to nothing.

The pegs on the first half of the places are a beginning. Beginnings are numbered over all counts, so that a search can
follow some of them alone, spread evenly over what there is.

A row has two fields (see demands.py): the exact pegs it still needs, and how many more the places to come could give.
A place takes its `drop` from the second before anything is put there, and a hit gives it back.
"""

from firmware.engine.space.demands import FULL, OVER, WIDTH, every

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
        fillers = [order.fillers[depth] for depth in missed]
        # the pegs spent at these places are the code itself
        adds = [[colour * order.values[depth] for colour in order.fillers[depth]] for depth in missed]
        rest = Backtrack(fillers, adds, 0)
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


class PegOrder:
    def __init__(self, demands, allowed, randrange=None):
        variant = demands.variant
        self.base = variant.base
        self.rows = 0 if demands.exact is None else len(demands.rows)
        self.needs = list(demands.exact) if self.rows else []
        self.over = every(2 * self.rows, OVER)
        self.code = 0  # the pegs that are settled
        self.settled = bytearray(self.base)  # how many there are of each colour
        half = WIDTH * self.rows
        hit = [(1 << WIDTH * row) - (1 << WIDTH * row + half) for row in range(self.rows)]
        laid = []
        for place in range(variant.pegs):
            if allowed[place] & (allowed[place] - 1):
                laid.append(self._choices(demands.guesses, allowed[place], place, hit))
            elif allowed[place]:
                self._settle(demands.guesses, _lowest(allowed[place]), place)
        laid.sort(key=lambda entry: entry[:3])
        self.places = bytes(entry[2] for entry in laid)
        self.values = []
        self.fillers = []
        self.choices = []
        self.moves = []
        for _, _, place, moves, filler in laid:
            self.values.append(self.base**place)
            self.fillers.append(bytes([colour for colour in range(self.base) if filler >> colour & 1]))
            kinds = sorted(moves)
            first = randrange(len(kinds)) if randrange else 0
            kinds = kinds[first:] + kinds[:first]
            self.choices.append(bytes(kinds))
            self.moves.append([moves[colour] for colour in kinds])
        self.guessed = self.nth = None

    def _choices(self, guesses, allowed, place, hit):
        """Return what can be put at the place, in a tuple that sorts: few choices and many hits come first."""
        moves: dict = {}
        times = bytearray(self.base)
        filler = allowed
        for row in range(self.rows):
            colour = guesses[row][place]
            if allowed >> colour & 1:
                moves[colour] = moves[colour] + hit[row] if colour in moves else hit[row]  # most share their integer
                times[colour] += 1
                filler &= ~(1 << colour)
        if filler and not filler & (filler - 1):
            # a single colour misses all: it is as good as a hit
            moves[_lowest(filler)] = 0
        elif filler:
            moves[self.base] = 0
        return (len(moves) > 1, -sum(many * many for many in times), place, moves, filler)

    def _settle(self, guesses, colour, place):
        self.code += colour * self.base**place
        self.settled[colour] += 1
        for row in range(self.rows):
            if guesses[row][place] == colour:
                self.needs[row] -= 1

    def look_ahead(self, guesses, allowed):
        """Note for each depth and row the colour guessed there, and its occurrence, counted from the last place."""
        rows = self.rows
        self.guessed = bytearray(len(self.places) * rows)
        self.nth = bytearray(len(self.places) * rows)
        for row in range(rows):
            seen = bytearray(self.base)
            at = len(self.nth) + row
            for depth in range(len(self.places) - 1, -1, -1):
                at -= rows
                place = self.places[depth]
                colour = guesses[row][place]
                self.guessed[at] = colour
                if allowed[place] >> colour & 1:
                    seen[colour] += 1
                    self.nth[at] = seen[colour]
                else:
                    self.nth[at] = 255  # never

    def drops(self, left):
        """Return the drop of each place and the fields at the start, by the pegs left of each colour; or None."""
        rows, guessed, nth = self.rows, self.guessed, self.nth
        could = bytearray(rows)
        drops = [0] * (len(self.places) + 1)
        at = 0
        for depth in range(len(self.places)):
            drop = 0
            bit = 1 << WIDTH * rows
            for row in range(rows):
                # no more pegs of a colour can be exact than the code has
                if nth[at] <= left[guessed[at]]:
                    could[row] += 1
                    drop += bit
                at += 1
                bit <<= WIDTH
            drops[depth] = drop
        start = 0
        for row in range(rows):
            need = self.needs[row]
            if not 0 <= need <= could[row]:
                return None, 0
            start |= (FULL - could[row] + need << WIDTH * rows | FULL - need) << WIDTH * row
        return drops, start


def _lowest(mask):
    bit = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
