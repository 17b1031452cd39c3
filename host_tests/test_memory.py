"""The modules in memory: what stays and what is dropped, and how large what is compiled may be."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from firmware import memory
from host_tests.inside import inside
from tools import ROOT
from tools.bench import budgets, outside
from tools.virtual import program

MOST_COMPILED = 184_000  # nine more files, for what must not be in memory at once, took 3,800; a quicker count 300
PLAYED = """
import gc, sys, types
sys.path.append({root!r})
from tools import virtual
with virtual.powered("raspberry_pi_pico") as board:
    from firmware import main, memory
    memory.free = lambda: 0
    main.table = lambda language: lambda: open({root!r} + "/firmware/words/en.txt", "rb")
    main.library = None
    game = main.Game()
    from firmware.keep.log import Log
    game.open(Log(board.nvm))
    from firmware.engine.variant import Variant
    from firmware.game.rules import agree
    game.desk.begin(agree("break", Variant(4, 6)))
    del agree
    game.add_console(type("Port", (), {{"begun": b"", "say": print, "line": lambda *_: None}}))
    for typed in ("RGBY", "HINT", "COUNT", "LIST", "x", "HELP", "STATS", "HINT"):
        for _ in range(400):
            game.app.turn(5)
        game.console.type(typed)
    for _ in range(400):
        game.app.turn(5)
    loaded = set(sys.modules)
    for_displays = [name for name in loaded if ".ui.display" in name or ".caption" in name]
    assert not for_displays, "this board has no display"
    game.tidy()
    gc.collect()
    dropped = loaded - set(sys.modules)
    alive = {{held.__module__ for held in gc.get_objects() if isinstance(held, types.FunctionType)}}
    print("##", len(dropped), sorted(dropped & alive))
"""
STARTED = """
import sys
sys.path.append({root!r})
from tools import virtual
with virtual.powered({board!r}) as board:
    from firmware import main, memory
    memory.free = lambda: 0
    main.table = lambda language: lambda: open({root!r} + "/firmware/words/en.txt", "rb")
    game = main.Game()
    from firmware.keep.log import Log
    game.open(Log(board.nvm))
    print("##", *game.memory.stays)
"""


@pytest.fixture
def short_of_memory(monkeypatch):
    with inside(program, "_kept_modules", "the same that a program on the virtual board gets")():
        monkeypatch.setattr(memory, "free", lambda: 0)
        yield memory.Memory()


def test_what_was_loaded_when_it_was_told_to_keep_stays(short_of_memory):
    from firmware.keep import log

    short_of_memory.keep()
    short_of_memory.tidy()
    assert sys.modules["firmware.keep.log"] is log


def test_a_later_module_is_dropped_and_loaded_again(short_of_memory):
    from firmware.keep import toml

    short_of_memory.stays = set(sys.modules) - {"firmware.keep.toml"}
    short_of_memory.tidy()
    assert "firmware.keep.toml" not in sys.modules
    assert not hasattr(sys.modules["firmware.keep"], "toml")
    from firmware.keep import toml as again

    assert again is not toml


def test_where_there_is_plenty_nothing_is_dropped(monkeypatch):
    monkeypatch.setattr(memory, "free", lambda: memory.PLENTY)
    kept = memory.Memory()
    before = set(sys.modules)
    kept.tidy()
    assert set(sys.modules) == before


@pytest.mark.parametrize(
    ("free", "after_collecting", "stays"),
    [(-1, -1, False), (-1, 0, True), (0, 0, True)],
    ids=["scarce", "full of garbage", "roomy"],
)
def test_a_module_is_dropped_in_a_game_only_for_lack_of_room(monkeypatch, free, after_collecting, stays):
    left = [memory.ROOM + free]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    kept.step()  # notices the new module
    kept.step()  # collects garbage
    assert "firmware.made_up" in sys.modules
    left[0] = memory.ROOM + after_collecting
    for _ in range(4):
        kept.step()
    assert ("firmware.made_up" in sys.modules) == stays


def test_much_is_dropped_a_few_modules_at_a_time(monkeypatch):
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST)
    kept = memory.Memory()
    kept.keep()
    names = [f"firmware.made_up_{number}" for number in range(2 * memory.FEW)]
    for name in names:
        monkeypatch.setitem(sys.modules, name, memory)
    kept.drop()
    left = []
    for _ in range(2):
        kept.step()
        left.append(len([name for name in names if name in sys.modules]))
    assert left == [memory.FEW, 0]


@pytest.mark.parametrize(("free", "stays"), [(0, True), (-1, False)], ids=["enough", "short"])
def test_dropping_rests_during_a_load_unless_too_little_is_left(monkeypatch, free, stays):
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST + free)
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    kept.drop()
    kept.step(room=memory.LEAST)
    assert ("firmware.made_up" in sys.modules) == stays
    kept.step()
    assert "firmware.made_up" not in sys.modules


def test_all_is_dropped_at_once_where_memory_runs_out(monkeypatch):
    collected = []
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST - 1)
    monkeypatch.setattr(memory.gc, "collect", lambda: collected.append(True))
    kept = memory.Memory()
    kept.keep()
    for number in range(2 * memory.FEW):
        monkeypatch.setitem(sys.modules, f"firmware.made_up_{number}", memory)
    assert kept.step(room=memory.LEAST), "this turn does nothing else"
    assert not any(name.startswith("firmware.made_up") for name in sys.modules)
    assert not collected, "a turn has time for one thing"
    assert kept.step(room=memory.LEAST)
    assert collected
    assert not kept.step(room=memory.LEAST)


@pytest.mark.parametrize("garbage", [False, True])
def test_all_is_dropped_for_a_search_that_fills_the_memory(monkeypatch, garbage):
    left = [memory.LEAST - 1]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    monkeypatch.setattr(memory.gc, "collect", lambda: left.__setitem__(0, memory.LEAST - 1 + garbage))
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    kept.take_stock()
    while not kept.step(searches=True, room=memory.LEAST):
        pass
    assert ("firmware.made_up" in sys.modules) == garbage


def is_kept(monkeypatch, kept, name):
    """Whether a module that comes in while something is half loaded is still there once the memory was tidied."""
    monkeypatch.setitem(sys.modules, name, memory)
    while kept.step(room=memory.LEAST):
        pass
    return name in sys.modules


def test_more_is_loaded_before_all_is_dropped_a_second_time(monkeypatch):
    left = [memory.LEAST - 1000]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()

    def stays(name, free):
        left[0] = free
        return is_kept(monkeypatch, kept, name)

    least = memory.LEAST - 1000 - memory.MORE
    assert [stays(f"firmware.made_up_{free}", free) for free in (left[0], least, least - 1)] == [False, True, False]
    kept.drop()
    assert not stays("firmware.made_up", memory.LEAST - 1), "at rest it begins anew"


def test_room_after_dropping_all_is_enough_during_a_load(monkeypatch):
    left = [memory.LEAST - 1]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()
    for number in range(4):
        monkeypatch.setitem(sys.modules, f"firmware.made_up_{number}", memory)
        for _ in range(5):
            kept.step(room=memory.LEAST)
        left[0] -= memory.MORE // 4
    assert [f"firmware.made_up_{number}" in sys.modules for number in range(4)] == [False, True, True, True]


def test_less_may_be_free_each_time_dropping_all_failed(monkeypatch):
    left = [memory.LEAST]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()
    dropped = []
    for number in range(memory.LEAST // 1000):
        left[0] -= 1000
        monkeypatch.setitem(sys.modules, f"firmware.made_up_{number}", memory)
        if kept.step(room=memory.LEAST):
            dropped.append(left[0])
            kept.step(room=memory.LEAST)
    least = [memory.LEAST - times * (1000 + memory.MORE) for times in range(memory.LEAST // memory.MORE)]
    least = [one for one in least if one > memory.LAST]
    assert dropped[: len(least)] == [one - 1000 for one in least]
    assert dropped[len(least) :] == list(range(memory.LAST - 1000, -1000, -1000)), (
        "in the end it is short, come what may"
    )


def test_as_much_must_be_free_again_after_a_load(monkeypatch):
    left = [memory.LEAST - 1]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()

    assert [is_kept(monkeypatch, kept, f"firmware.made_up_{number}") for number in range(2)] == [False, True]
    kept.step(room=memory.ROOM)
    assert not is_kept(monkeypatch, kept, "firmware.made_up")


def test_where_less_is_free_at_rest_less_must_be_left(monkeypatch):
    left = [memory.NEEDS + memory.LEAST - 20000]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()

    def stays(name, free):
        left[0] = free
        return is_kept(monkeypatch, kept, name)

    kept.drop()
    kept.step()
    assert stays("firmware.made_up", memory.LEAST - 20000)
    assert not stays("firmware.more", memory.LEAST - 20001)
    kept.step(room=memory.LEAST)
    left[0] = memory.LAST + memory.NEEDS - 1000
    kept.drop()
    kept.step()
    assert stays("firmware.made_up", memory.LAST)
    assert not stays("firmware.more", memory.LAST - 1), "in the end it is short, come what may"


def test_only_new_modules_are_looked_at_while_dropping_rests(monkeypatch):
    looked = []
    monkeypatch.setattr(memory, "free", lambda: looked.append(True) or memory.LEAST)
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    kept.drop()
    for number in range(2):
        monkeypatch.setitem(sys.modules, f"firmware.made_up_{number}", memory)
        looked.clear()
        for _ in range(10):
            kept.step(room=memory.LEAST)
        assert len(looked) == 1
    assert "firmware.made_up" in sys.modules


def test_what_is_needed_no_more_is_dropped_even_during_a_load(monkeypatch):
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST)
    kept = memory.Memory()
    kept.keep()
    for for_good in (False, True):
        monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
        kept.drop(for_good)
        kept.step(room=memory.LEAST)
        assert ("firmware.made_up" in sys.modules) != for_good


def test_what_a_search_holds_is_noticed_though_no_module_came_in(monkeypatch):
    left = [memory.PLENTY]
    monkeypatch.setattr(memory, "free", lambda: left[0])
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    for _ in range(3):
        kept.step(True)
    left[0] = memory.ROOM - 1
    for searches in (False, True):
        assert "firmware.made_up" in sys.modules
        for _ in range(memory.LOOK_TURNS + 4):
            kept.step(searches)
    assert "firmware.made_up" not in sys.modules


def test_what_needs_it_all_may_leave_less_room_until_it_is_done(monkeypatch):
    monkeypatch.setattr(memory, "free", lambda: memory.ROOM - 1)
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.made_up", memory)
    for room in (memory.LEAST, memory.ROOM):
        assert "firmware.made_up" in sys.modules
        for _ in range(5):
            kept.step(room=room)
    assert "firmware.made_up" not in sys.modules


def test_what_was_dropped_is_collected_in_the_next_turn(monkeypatch):
    collected = []
    monkeypatch.setattr(memory.gc, "collect", lambda: collected.append(True))
    kept = memory.Memory()
    kept.keep()
    kept.step()
    assert collected == []
    kept.drop()
    assert collected == []
    kept.step()
    kept.step()
    assert collected == [True]


def test_each_step_loads_one_file_dropped_ones_again(monkeypatch):
    here, loaded = {"firmware.there"}, []
    monkeypatch.setattr(memory, "sys", SimpleNamespace(modules=here))
    monkeypatch.setattr(memory, "__import__", loaded.append, raising=False)
    for _ in memory.in_steps("one there two"):
        here.add(loaded[-1])
        if len(loaded) == 2:
            here.discard("firmware.one")
    assert loaded == ["firmware.one", "firmware.two", "firmware.one"]


def loading(monkeypatch, *names):
    """Files of which the first is there and the next are to come; each step loads one."""
    monkeypatch.setattr(memory, "_wanted", [set(), set()])
    load = lambda name: monkeypatch.setitem(sys.modules, name, memory)  # noqa: E731
    monkeypatch.setattr(memory, "__import__", load, raising=False)
    steps = memory.in_steps(" ".join(names))
    next(steps)
    return steps


def test_what_is_being_loaded_is_not_dropped_halfway(monkeypatch):
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST - 1)
    kept = memory.Memory()
    kept.keep()
    monkeypatch.setitem(sys.modules, "firmware.another", memory)
    steps = loading(monkeypatch, "made.one", "made.two")
    kept.step(room=memory.LEAST)
    assert "firmware.another" not in sys.modules
    assert "firmware.made.one" in sys.modules
    assert len(list(steps)) == 1


def test_once_all_is_loaded_it_may_be_dropped(monkeypatch):
    kept = memory.Memory()
    kept.keep()
    for _ in loading(monkeypatch, "made.one", "made.two"):
        pass
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST - 1)
    kept.step(room=memory.LEAST)
    assert not {"firmware.made.one", "firmware.made.two"} & set(sys.modules)


def test_a_load_that_nobody_continues_is_dropped(monkeypatch):
    kept = memory.Memory()
    kept.keep()
    loading(monkeypatch, "made.one", "made.two")
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST - 1)
    gone = []
    for number in range(3 * memory.FRESH_TURNS):
        monkeypatch.setitem(sys.modules, f"firmware.another_{number}", memory)
        kept.step(room=memory.LEAST)
        kept.drop()
        kept.step()
        gone.append("firmware.made.one" not in sys.modules)
    assert gone.index(True) * 2 >= memory.FRESH_TURNS
    assert gone[-1]


def test_when_the_console_comes_even_that_is_dropped(monkeypatch):
    kept = memory.Memory()
    kept.keep()
    loading(monkeypatch, "made.one", "made.two")
    monkeypatch.setattr(memory, "free", lambda: memory.LEAST - 1)
    kept.tidy()
    assert "firmware.made.one" not in sys.modules


def test_loading_ends_even_if_each_file_is_dropped_at_once(monkeypatch):
    loaded = []
    monkeypatch.setattr(memory, "__import__", loaded.append, raising=False)
    assert len(list(memory.in_steps("made.up made.too"))) == 2 * memory.PATIENCE
    assert loaded == ["firmware.made.up"] * 2 * memory.PATIENCE


@pytest.mark.slow
def test_what_is_compiled_does_not_grow(summary):
    size = next(int(line.split("\t")[2]) for line in outside.sizes())
    most = next(budget.most for budget in budgets.BUDGETS if budget.what == "every .mpy together")
    summary(f"All compiled files: {size:,} bytes, of {MOST_COMPILED:,}; the aim is {most:,}.")
    assert size <= MOST_COMPILED


def test_what_is_dropped_at_rest_is_held_by_nobody():
    program = PLAYED.format(root=str(ROOT))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    _, dropped, held = done.stdout.splitlines()[-1].split(" ", 2)
    assert held == "[]"
    assert int(dropped) > 20


@pytest.mark.parametrize(("board", "shared"), [("raspberry_pi_pico", False), ("adafruit_macropad_rp2040", True)])
def test_what_display_and_console_share_stays_with_a_display(board, shared):
    program = STARTED.format(root=str(ROOT), board=board)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    stays = set(done.stdout.splitlines()[-1].split())
    assert ({"firmware.ui.capitals", "firmware.ui.notation"} <= stays) == shared
