"""Finding the codes that fit the rows played, in a space too large for a bit a code.

Every search is a generator that yields None when a step has passed, at least every 30 ms on the board, and otherwise a
code that fits; it ends when there are no more. The colours come first, from what rows say of exact and near together
(`Multisets`), then their places (`Placing`). No codes are kept.

`nearest` is the least contradictory code met so far, and `misses` how many rows it contradicts. A search that is
stopped early leaves it to be played; it fits only where `misses` is 0.
"""

from firmware.engine import codes, marks
from firmware.engine.space.demands import FULL, OVER, WIDTH, Demands, Multisets, colours_in, every

# an eighth of the beginnings, another, a quarter, and half: of so many in turn the one with this number
_PARTS = (8, 1), (8, 5), (4, 3), (2, 0)
_STEP = 48  # places


class Search:
    def __init__(self, variant, rows):
        self.variant = variant
        self.demands = Demands(variant, rows)
        self.nearest = next(codes.walk(variant))
        self.misses = len(list(marks.against(variant, rows, self.nearest)))

    def any(self, randrange=None, allowed=None):
        """All codes that fit and have at each place a colour `allowed` there, each once, in no order.

        With `randrange` the order is another one each time, and goes through the codes more than once, so that a caller
        who stops early has met codes of all kinds. To meet them all takes longer so.
        """
        variant = self.variant
        allowed = allowed or self.demands.allowed
        multisets = Multisets(self.demands, allowed)
        yield None
        placing = Placing(self.demands, allowed, randrange)
        yield None
        placing.look_ahead(allowed)
        yield None
        yield from multisets.prepare()
        for turn, number in _PARTS if randrange else ((1, 0),):
            placing.pegs.turn = turn
            placing.pegs.number = -number
            for multiset in multisets.walk():
                yield None  # a step of its own, since the next one looks through all rows
                if multiset is None:
                    continue
                for code in placing.walk(multisets.counts):
                    if code is not None:
                        self.nearest = code
                        self.misses = 0
                    elif self.misses:
                        met = placing.complete()
                        misses = len(list(marks.against(variant, self.demands.rows, met)))
                        if misses < self.misses and met % variant.base < variant.firsts:
                            self.nearest = met
                            self.misses = misses
                    yield code

    def ordered(self, after=-1):
        """Yield the codes that fit in reading order, from the first after this code around to it, each once."""
        around = after < 0
        code = after
        while True:
            code = yield from self._first_after(code)
            if code is None and not around:
                around = True
                code = yield from self._first_after(-1)
            turned = codes.turned
            if code is None or (around and after >= 0 and turned(self.variant, code) > turned(self.variant, after)):
                return
            yield code

    def _first_after(self, after):
        """Return the first code in reading order that fits, of those after this one; None if none does."""
        base = self.variant.base
        for place in range(self.variant.pegs - 1, -1, -1) if after >= 0 else (-1,):
            # as `after` in front of this place, a higher colour at it, and anything behind
            allowed = list(self.demands.allowed)
            for settled in range(place + 1):
                colour = after // base**settled % base
                allowed[settled] &= ~((2 << colour) - 1) if settled == place else 1 << colour
            code = yield from self._one(allowed)
            if code is not None:
                break
        else:
            return None
        # there is one: go on to the first of what is allowed, place by place
        place = max(place, 0)
        while place < self.variant.pegs:
            lower = list(allowed)
            lower[place] &= (1 << code // base**place % base) - 1
            earlier = yield from self._one(lower)
            if earlier is None:
                allowed[place] = 1 << code // base**place % base
                place += 1
            else:
                allowed = lower
                code = earlier
        return code

    def _one(self, allowed):
        """Return any code that fits and has at each place a colour allowed there, or None."""
        possible = self.demands.possible(allowed)
        yield None
        if not possible:
            return None
        for code in self.any(None, allowed):
            if code is not None:
                return code
            yield None
        return None


class Placing:
    """The places where each peg can go: the codes with given counts of the colours that give every row its exact pegs.

    At each place the colours that some row guessed there are hits. To the rows all other colours are the same: a miss,
    written as the colour `base`. A place that can have only one colour is settled beforehand, and the search leaves it
    out.

    The search first chooses for each place one of its hits or the miss, and only where that gives every row its exact
    pegs are the missed places filled with what is left, in the same way. It yields None when it has looked at _STEP
    places, when it is deeper than ever before, and when a filling came to nothing.

    The pegs on the first half of the places are a beginning. Beginnings are numbered over all counts, so that a search
    can follow some of them alone, spread evenly over what there is.

    A row has two fields (see `demands`): the exact pegs it still needs, and how many more the places to come could
    give. A place takes its `drop` from the second before anything is put there, and a hit gives it back.
    """

    def __init__(self, demands, allowed, randrange=None):
        self._base = base = demands.variant.base
        self._rows = rows = len(demands.exact)
        self._guesses = demands.guesses
        self._needs = list(demands.exact)
        self._code = 0  # the pegs that are settled
        self._settled = bytearray(base)  # how many there are of each colour
        hit = [(1 << WIDTH * row) - (1 << WIDTH * (row + rows)) for row in range(rows)]
        open_places = []
        for place in range(len(allowed)):
            if allowed[place] & (allowed[place] - 1):
                open_places.append(self._choices(allowed[place], place, hit))
            elif allowed[place]:
                colour = colours_in(allowed[place])[0]
                self._code += colour * base**place
                self._settled[colour] += 1
                for row in range(rows):
                    if self._guesses[row][place] == colour:
                        self._needs[row] -= 1
        open_places.sort()
        places = []
        self._values = []
        self._fillers = []
        choices = []
        all_moves = []
        for _, _, place, moves, filler in open_places:
            places.append(place)
            self._values.append(base**place)
            self._fillers.append(bytes(colours_in(filler)))
            kinds = sorted(moves)
            first = randrange(len(kinds)) if randrange else 0
            kinds = kinds[first:] + kinds[:first]
            choices.append(bytes(kinds))
            all_moves.append([moves[colour] for colour in kinds])
        self._places = bytes(places)
        self.pegs = Backtrack(choices, all_moves, every(2 * rows, OVER))
        self.pegs.beginning = len(places) // 2
        self._unplaced = bytearray(base + 1)

    def _choices(self, allowed, place, hit):
        """Return what can be put at the place, in a tuple that sorts: few choices and many hits come first."""
        moves: dict = {}
        times = bytearray(self._base)
        hits = 0  # the squares of these times
        filler = allowed
        for row in range(self._rows):
            colour = self._guesses[row][place]
            if allowed >> colour & 1:
                moves[colour] = moves[colour] + hit[row] if colour in moves else hit[row]  # most share their integer
                hits += 2 * times[colour] + 1
                times[colour] += 1
                filler &= ~(1 << colour)
        if filler and not filler & (filler - 1):
            # a single colour misses all: it is as good as a hit
            moves[colours_in(filler)[0]] = 0
        elif filler:
            moves[self._base] = 0
        return (len(moves) > 1, -hits, place, moves, filler)

    def look_ahead(self, allowed):
        """Note for each depth and row the colour guessed there, and its occurrence, counted from the last place."""
        rows = self._rows
        guessed = self._guessed = bytearray(len(self._places) * rows)
        nth = self._nth = bytearray(len(guessed))
        for row in range(rows):
            seen = bytearray(self._base)
            at = len(nth) + row
            for place in reversed(self._places):
                at -= rows
                colour = guessed[at] = self._guesses[row][place]
                if allowed[place] >> colour & 1:
                    seen[colour] += 1
                    nth[at] = seen[colour]
                else:
                    nth[at] = 255  # never

    def walk(self, counts):
        """Yield each code with these counts once, if it has a beginning to follow."""
        unplaced = self._unplaced
        places = len(self._places)
        for colour in range(self._base):
            unplaced[colour] = counts[colour] - self._settled[colour]
        unplaced[self._base] = 0
        self._stock = bytes(unplaced)  # how many pegs of each colour are left to be placed
        unplaced[self._base] = places  # misses
        self.pegs.depth = 0
        drops, start = self._drops()
        yield None
        if drops is None:
            return
        if not places:
            self.pegs.number += 1
            if not self.pegs.number % self.pegs.turn:
                yield self._code
            return
        for whole in self.pegs.walk(unplaced, drops, start):
            if whole is None:
                yield None
                continue
            self.pegs.depth = places
            found = False
            for code in self._fill():
                yield code
                found = True
            if not found:
                yield None

    def _drops(self):
        """Return the drop of each place and the fields at the start, by the pegs left of each colour; or None."""
        rows, guessed, nth, unplaced = self._rows, self._guessed, self._nth, self._unplaced
        could = bytearray(rows)
        drops = [0] * (len(self._places) + 1)
        at = 0
        for depth in range(len(self._places)):
            drop = 0
            bit = 1 << WIDTH * rows
            for row in range(rows):
                # no more pegs of a colour can be exact than the code has
                if nth[at] <= unplaced[guessed[at]]:
                    could[row] += 1
                    drop += bit
                at += 1
                bit <<= WIDTH
            drops[depth] = drop
        start = 0
        for row in range(rows):
            need = self._needs[row]
            if not 0 <= need <= could[row]:
                return None, 0
            start |= (FULL - could[row] + need << WIDTH * rows | FULL - need) << WIDTH * row
        return drops, start

    def _fill(self):
        """Return the codes that put what is left on the missed places; None after a step."""
        put = self.pegs.put
        code = self._code
        fillers = []
        adds = []  # the pegs spent at the missed places are the code itself
        for depth in range(len(put)):
            value = self._values[depth]
            if put[depth] == self._base:
                fillers.append(self._fillers[depth])
                adds.append([colour * value for colour in self._fillers[depth]])
            else:
                code += put[depth] * value
        missed = len(fillers)
        if not missed:
            return (code,)
        rest = Backtrack(fillers, adds, 0)
        rest.deepest = missed
        return rest.walk(self._unplaced, [0] * (missed + 1), code)  # places that no row cares about have no drops

    def complete(self):
        """Return the code in hand, with what is left of the colours put on the places not yet decided."""
        put = self.pegs.put
        unplaced = bytearray(self._stock)
        code = self._code
        undecided = []
        for depth in range(len(put)):
            if depth < self.pegs.depth and put[depth] != self._base:
                unplaced[put[depth]] -= 1
                code += put[depth] * self._values[depth]
            else:
                undecided.append(self._values[depth])
        colour = 0
        for value in undecided:
            while not unplaced[colour]:
                colour += 1
            unplaced[colour] -= 1
            code += colour * value
        return code


class Backtrack:
    """Every way to put one of its choices on each place; the moves say what a choice spends.

    `put` has what was put on the first `depth` places.
    """

    beginning = -1  # the place up to which pegs are a beginning
    turn = 1  # of so many beginnings one is followed
    number = 0  # of beginnings so far

    def __init__(self, choices, moves, over):
        self.choices = choices
        self.moves = moves
        self.over = over
        self.put = bytearray(len(choices))
        self.depth = 0
        self.deepest = -1

    def walk(self, unplaced, drops, start):
        """Yield what is spent in all where every place has one, and None after a step."""
        put, over, deepest = self.put, self.over, self.deepest
        all_choices, all_moves, beginning = self.choices, self.moves, self.beginning
        places = len(put)
        spent = [start + drops[0]] * (places + 1)
        pick = bytearray(places + 1)  # the choice to try next
        depth = looked = 0
        while depth >= 0:
            looked += 1
            if looked == _STEP:
                looked = 0
                self.depth = depth
                yield None
            choices, moves, before = all_choices[depth], all_moves[depth], spent[depth]
            index = pick[depth]
            last = len(choices)
            while index < last:
                colour = choices[index]
                if unplaced[colour]:
                    now = before + moves[index]
                    if not now & over:
                        break
                index += 1
            else:
                depth -= 1
                if depth >= 0:
                    unplaced[put[depth]] += 1
                continue
            pick[depth] = index + 1
            if depth == beginning:
                self.number += 1
                if self.number % self.turn:
                    continue
            unplaced[colour] -= 1
            put[depth] = colour
            depth += 1
            if depth > deepest:
                self.deepest = self.depth = deepest = depth
                yield None
            if depth == places:
                yield now
                depth -= 1
                unplaced[colour] += 1
                continue
            spent[depth] = now + drops[depth]
            pick[depth] = 0
