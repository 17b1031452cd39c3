"""The saves go to a file and come from one."""

import pytest

from firmware.game.statistics import Statistics
from firmware.keep.log import STATISTICS, Log
from tools.front import saves, transfer
from tools.trouble import Trouble


def play(folder, rounds=1):
    """Keep something there, and return the bytes of it."""
    with saves.opened(folder) as (memory, _):
        statistics = Statistics()
        statistics.losses.add((0, rounds, 0, 0, 0))
        Log(memory).write(STATISTICS, statistics.dump())
        return memory[0 : saves.SIZE]


def test_saves_that_were_exported_and_imported_are_the_same(tmp_path):
    played = play(tmp_path / "here")
    said = transfer.export(tmp_path / "here", tmp_path / "file.bin")
    assert said == f"The saves are in {tmp_path / 'file.bin'}. The page takes them: YOU, Load a file."
    before = play(tmp_path / "there", rounds=2)
    transfer.take(tmp_path / "there", tmp_path / "file.bin")
    with saves.opened(tmp_path / "there") as (memory, _):
        assert memory[0 : saves.SIZE] == played
    assert (tmp_path / "there" / transfer.BEFORE).read_bytes() == before


@pytest.mark.parametrize("content", [None, b"", b"nonsense", saves.FRESH * saves.SIZE, b"." * saves.SIZE])
def test_a_file_without_saves_is_refused_and_nothing_changes(tmp_path, content):
    before = play(tmp_path)
    file = tmp_path / "file.bin"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Trouble, match=r"name the file that the page has made\.$"):
        transfer.take(tmp_path, file)
    assert (tmp_path / "saves.bin").read_bytes() == before


def test_where_nothing_is_saved_nothing_is_exported(tmp_path):
    with pytest.raises(Trouble, match=r"^Nothing is saved in .* yet: play first\.$"):
        transfer.export(tmp_path, tmp_path / "file.bin")
    assert not (tmp_path / "file.bin").exists()


def test_saves_that_another_game_keeps_are_left_alone(tmp_path):
    play(tmp_path)
    file = tmp_path / "file.bin"
    transfer.export(tmp_path, file)
    with saves.opened(tmp_path), pytest.raises(Trouble, match="Another game is keeping its saves"):
        transfer.take(tmp_path, file)


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path):
    play(tmp_path)
    with pytest.raises(Trouble, match="cannot be written"):
        transfer.export(tmp_path, tmp_path / "nowhere" / "file.bin")
