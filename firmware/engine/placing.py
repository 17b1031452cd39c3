"""Where each peg can go: the codes with given counts of the colours that give every row its exact pegs.

The search first chooses for each place one of its hits or the miss (see layout.py), and only where that gives every
row its exact pegs are the missed places filled with what is left. It yields None when it has looked at STEP places,
when it is deeper than ever before, and when a filling came to nothing.
"""

from firmware.engine import filling
from firmware.engine.layout import Layout

STEP = 48


class Placing:
    def __init__(self, asked, allowed):
        self.layout = Layout(asked, allowed)
        self.base = asked.variant.base
        self.places = len(self.layout.places)
        self.put = bytearray(self.places)
        self.left = bytearray(self.base + 1)
        self.counts = None
        self.depth = 0
        self.deepest = -1

    def walk(self, counts, randrange):
        """Each code with these counts once; with `randrange` the choices are made in another order each time."""
        layout, left, put, places = self.layout, self.left, self.put, self.places
        over = layout.over
        for colour in range(self.base):
            left[colour] = counts[colour] - layout.settled[colour]
        left[self.base] = places  # misses
        self.counts = counts
        self.depth = 0
        drops, start = layout.drops(left)
        yield None
        if drops is None:
            return
        if not places:
            yield layout.code
            return
        spent = [start + drops[0]] * (places + 1)
        pick = bytearray(places + 1)  # the choice to try next
        stop = bytearray(places + 1)
        self._begin(0, pick, stop, randrange)
        depth = looked = 0
        while depth >= 0:
            looked += 1
            if looked == STEP:
                looked = 0
                self.depth = depth
                yield None
            choices = layout.choices[depth]
            moves = layout.moves[depth]
            before = spent[depth]
            index = pick[depth]
            last = stop[depth]
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
            colour = choices[index]
            left[colour] -= 1
            put[depth] = colour
            depth += 1
            if depth > self.deepest:
                self.deepest = self.depth = depth
                yield None
            if depth == places:
                self.depth = depth
                for code in self._fill(randrange):
                    yield code
                depth -= 1
                left[colour] += 1
                continue
            spent[depth] = now + drops[depth]
            self._begin(depth, pick, stop, randrange)

    def _begin(self, depth, pick, stop, randrange):
        """Set out the choices at one more place, beginning with that of a peg drawn from those left."""
        choices = self.layout.choices[depth]
        kinds = len(choices) // 2
        first = 0
        if randrange:
            first = choices.find(bytes((filling.drawn(self.left, self.base, randrange),)))
            if first < 0:
                first = kinds - 1  # the miss is the last
        pick[depth] = first
        stop[depth] = first + kinds

    def _fill(self, randrange):
        """The codes that put what is left on the missed places."""
        layout = self.layout
        code = layout.code
        missed = []
        for depth in range(self.places):
            if self.put[depth] == self.base:
                missed.append((layout.values[depth], layout.fillers[depth]))
            else:
                code += self.put[depth] * layout.values[depth]
        return filling.walk(code, missed, self.left, self.base, randrange)

    def complete(self):
        """The code in hand, with what is left of the colours put on the places not yet decided."""
        layout = self.layout
        left = bytearray(self.counts)
        for colour in range(self.base):
            left[colour] -= layout.settled[colour]
        code = layout.code
        undecided = []
        for depth in range(self.places):
            if depth < self.depth and self.put[depth] != self.base:
                left[self.put[depth]] -= 1
                code += self.put[depth] * layout.values[depth]
            else:
                undecided.append(layout.values[depth])
        colour = 0
        for value in undecided:
            while not left[colour]:
                colour += 1
            left[colour] -= 1
            code += colour * value
        return code
