import os
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.keep.log import MATCH, Log
from tools import ROOT
from tools.front import saves
from tools.trouble import Trouble


def in_another_process(program, folder, wait=True, **outside):
    command = [sys.executable, "-c", f"import sys; sys.path.append({str(ROOT)!r})\n{program}", str(folder)]
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env={**os.environ, **outside}
    )
    if not wait:
        return child
    said, _ = child.communicate()
    return said.strip()


WHERE = "from tools.front import saves; print(saves.place())"
WRITER = """
from pathlib import Path
from firmware.keep.log import MATCH, Log
from tools.front import saves
from tools import ROOT
with saves.opened(Path(sys.argv[1])) as (memory, word):
    log = Log(memory)
    number = 0
    while True:
        log.write(MATCH, number.to_bytes(4, "little") * 20)
        print(number, flush=True)
        number += 1
"""


def test_a_file_of_any_size_or_none_is_a_memory_of_a_sector(tmp_path):
    with saves.opened(tmp_path / "not" / "there yet") as (memory, word):
        assert (len(memory), memory[0:4096], word) == (4096, b"\xff" * 4096, None)
    for content in (b"", b"short", bytes(4096), b"\x01" * 9000):
        (tmp_path / "saves.bin").write_bytes(content)
        with saves.opened(tmp_path) as (memory, _):
            assert memory[0:9999] == content[:4096].ljust(4096, b"\xff")


def test_what_is_kept_is_there_in_the_next_game(tmp_path):
    with saves.opened(tmp_path) as (memory, _):
        Log(memory).write(MATCH, b"a match")
    (tmp_path / "saves.bin.new").write_bytes(b"half")  # by a program that was killed
    with saves.opened(tmp_path) as (memory, _):
        log = Log(memory)
        assert (log.read(MATCH), log.fault) == (b"a match", None)
        log.write(MATCH, b"another")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["saves.bin", "saves.lock"]


def test_the_folder_can_be_named_and_else_is_the_systems(tmp_path):
    assert saves.place(tmp_path) == tmp_path
    assert in_another_process(WHERE, "", PEGLIGHT_DATA=str(tmp_path)) == str(tmp_path)
    assert Path(in_another_process(WHERE, "", PEGLIGHT_DATA="")).name == "peglight"


@pytest.mark.parametrize("rows", [1, 110])
def test_a_game_that_is_killed_leaves_the_last_row_or_the_next(tmp_path, rows):
    child = in_another_process(WRITER, tmp_path, wait=False)
    for _ in range(rows):
        last = int(child.stdout.readline())
    child.kill()
    said = child.communicate()[0].split()
    last = int(said[-1]) if said else last
    with saves.opened(tmp_path) as (memory, _):
        log = Log(memory)
        found = int.from_bytes(log.read(MATCH)[:4], "little")
    assert log.fault is None
    assert found in (last, last + 1)
    assert log.read(MATCH) == found.to_bytes(4, "little") * 20


def test_a_place_that_cannot_be_read_is_said(tmp_path):
    (tmp_path / "taken").write_text("a file", "utf-8")
    with pytest.raises(Trouble, match=r"The saves cannot be kept in .*taken.*: .*name another folder with PEGLIGHT_"):
        saves.opened(tmp_path / "taken").__enter__()
    (tmp_path / "saves.bin").mkdir()
    with pytest.raises(Trouble, match=r"The saves cannot be kept in .*saves\.bin: "):
        saves.opened(tmp_path).__enter__()


def test_a_file_that_can_no_longer_be_written_is_left_as_it_was(tmp_path):
    with saves.opened(tmp_path) as (memory, _):
        memory[0:4] = b"kept"
        with pytest.raises(ValueError, match="the bytes do not fit their place"):
            memory[0:4] = b"five!"
        (tmp_path / "saves.bin.new").mkdir()
        with pytest.raises(Trouble, match=r"The saves cannot be kept in .*saves\.bin: "):
            memory[0:4] = b"lost"
        assert memory[0:4] == b"kept"


def test_an_erasing_reaches_the_file_with_the_header_after_it(tmp_path):
    file = tmp_path / "saves.bin"
    memory = saves.Saves(file)
    memory[0:100] = b"old " * 25
    before = file.read_bytes()
    memory[0:4096] = b"\xff" * 50 + b"new" + b"\xff" * 4043
    assert (memory[0:4], file.read_bytes()) == (b"\xff" * 4, before)
    memory[0:4] = b"head"
    assert file.read_bytes() == memory[0:4096] == b"head" + b"\xff" * 46 + b"new" + b"\xff" * 4043


def test_the_file_holds_the_newest_save_at_every_moment(tmp_path):
    with saves.opened(tmp_path) as (memory, _):
        log = Log(memory)
        for number in range(250):
            log.write(MATCH, number.to_bytes(2, "little") * 20)
            assert Log(saves.Saves(tmp_path / "saves.bin")).read(MATCH) == number.to_bytes(2, "little") * 20
        assert log.erases > 1
