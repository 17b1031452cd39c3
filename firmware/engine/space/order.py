"""The places in the order in which they are searched, and what each colour there does for the rows' exact pegs.

At each place the colours that some row guessed there are hits. To the rows all other colours are the same: a miss,
written as the colour `base`. A place that can have only one colour is settled beforehand, and the search leaves it out.

A row has two fields (see demands.py): the exact pegs it still needs, and how many more the places to come could give.
A place takes its `drop` from the second before anything is put there, and a hit gives it back.
"""

from firmware.engine.space.demands import FULL, OVER, WIDTH, every


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
        self.adds = []
        self.choices = []
        self.moves = []
        for _, _, place, moves, filler in laid:
            value = self.base**place
            self.values.append(value)
            fillers = bytes([colour for colour in range(self.base) if filler >> colour & 1])
            self.fillers.append(fillers)
            self.adds.append([colour * value for colour in fillers])
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
                moves[colour] = moves.get(colour, 0) + hit[row]
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
