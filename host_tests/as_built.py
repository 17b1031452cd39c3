"""Which modules the built game loads: whole files of the board, without those that only gave them numbers."""

from functools import cache

from tools.build import mpy


@cache
def loaded_by(name):
    """The modules that are loaded with this one: all that its file has, and what that imports at its top."""
    house = mpy.whole_house()
    loaded = set()
    wanted = [name]
    while wanted:
        home = house.home_of(wanted.pop())
        if home in loaded or home not in house.places:
            continue
        loaded.update(house.inside(home))
        wanted.append(home.rpartition(".")[0])
        for module in house.inside(home):
            wanted += [other for node in house.tree(module).body for _, other in house.imports(node)]
    return loaded
