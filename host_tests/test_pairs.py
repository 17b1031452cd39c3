"""Every file has a test of its name, where the tests of its room lie. Those that have none are listed, and why."""

import pytest

from tools import ROOT

FROM = 40  # lines; a shorter file in tools is tested through its users
TESTED_BY = {
    "firmware/engine/space/base.py": "test_candidates.py: what the ways to hold a space have in common",
    "firmware/engine/space/sparse.py": "test_candidates.py, every case of which is one of a small space and of a large",
    "firmware/engine/ways/book_way.py": "test_thinking.py: a way has one door, which is thinking",
    "firmware/engine/ways/split.py": "test_thinking.py",
    "firmware/ui/console/at_hand.py": "test_commands.py: every command that needs a match asks here",
    "firmware/ui/called.py": "test_names.py, with whatever else calls a player by a name",
    "firmware/ui/console/possible.py": "ui/test_known.py: what is known, at the console and on the lights",
    "firmware/ui/console/report.py": "test_console.py and the transcripts, word for word",
    "firmware/ui/lights/caption_asked.py": "test_caption.py: which of the files tells a screen is seen nowhere",
    "firmware/ui/lights/caption_board.py": "test_caption.py",
    "firmware/ui/lights/possible.py": "ui/test_known.py",
    "firmware/ui/lights/coming.py": "test_ahead.py: what is loaded early is seen nowhere else",
    "firmware/ui/lights/turn.py": "test_announce.py, and display/test_small.py",
    "firmware/ui/lights/options.py": "test_menu.py, in which they are chosen",
    "tools/bench/probes/": "test_runs.py",
    "tools/books/maker/": "books/test_maker.py, test_shelf.py: what makes a book is judged by the books that it makes",
    "tools/chromium.py": "test_page.py and site/test_played.py, which see with it",
    "tools/cli.py": "test_peg.py and the tests of the commands",
    "tools/commands/build.py": "build/test_product.py",
    "tools/emulated/cpu/": "cpu/test_processor.py: what is compiled is judged by what it does",
    "tools/emulated/start.py": "commands/test_emulate.py",
    "tools/faces/text/conversation.py": "commands/test_play.py, which talks",
    "tools/picture/": "test_drawing.py: the parts of a picture are read off the whole",
    "tools/site/measure.py": "it measures, and no test waits for a quiet computer",
    "tools/virtual/": "test_board.py and test_surface.py, from the side of the firmware",
    "tools/vm/": "test_playthroughs.py, which play in it, and site/test_played.py",
}


def untested():
    """The files without a test of their name; a test of a part of it begins with its name, too."""
    for top, tests in (("firmware", "host_tests"), ("tools", "host_tests/tools")):
        for file in sorted((ROOT / top).rglob("*.py")):
            place = file.relative_to(ROOT / top).parent
            size = len(file.read_text("utf-8").splitlines())
            named = [*(ROOT / tests / place).glob(f"test_{file.stem}.py")]
            if file.name != "__init__.py" and not named and (top == "firmware" or size > FROM):
                yield file.relative_to(ROOT).as_posix()


def reason(name):
    return next((place for place in TESTED_BY if name == place or (place[-1] == "/" and name.startswith(place))), None)


def test_every_file_has_a_test_of_its_name_or_a_reason():
    assert [name for name in untested() if not reason(name)] == []


@pytest.mark.parametrize("place", TESTED_BY)
def test_a_reason_that_nothing_needs_any_more_goes(place):
    assert place in {reason(name) for name in untested()}
