"""The one object through which a drive is changed."""

import pytest

from host_tests.tools.flash.drives import Failing, board, contents, fill
from tools.flash.volume import SCRATCH, Volume
from tools.trouble import Trouble


@pytest.fixture
def volume(tmp_path):
    return Volume(board(tmp_path / "drive"))


def test_what_was_written_is_read(volume):
    volume.write("firmware/ui/console/console.mpy", b"x" * 200_000)
    assert volume.read("firmware/ui/console/console.mpy") == b"x" * 200_000
    assert volume.read("firmware/ui/none.mpy") is None
    assert volume.read("code.py/none.mpy") is None
    assert not volume.is_file(SCRATCH)


def test_a_name_holds_the_old_file_or_the_new_one(volume):
    fill(volume.root, {"a/file": b"old one"})
    for changes in range(2):
        with pytest.raises(OSError, match="it failed"):
            Failing(volume.root, changes).write("a/file", b"the new one")
        assert volume.read("a/file") == b"old one"
    Failing(volume.root, 2).write("a/file", b"the new one")
    assert volume.read("a/file") == b"the new one"


def test_a_removed_file_takes_its_empty_folders_along(volume):
    fill(volume.root, {"a/b/c": b"", "a/d": b""})
    volume.remove("a/b/c")
    assert sorted(entry.name for entry in (volume.root / "a").iterdir()) == ["d"]
    volume.remove("a/d")
    assert not (volume.root / "a").exists()


def test_what_systems_keep_on_a_drive_is_not_among_its_names(volume):
    fill(
        volume.root, {"System Volume Information/IndexerVolumeGuid": b"", ".Spotlight-V100/x": b"", "lib/mine.py": b""}
    )
    assert list(volume.names()) == ["code.py", "lib/mine.py", "settings.toml"]
    assert "boot_out.txt" in contents(volume.root)


def test_a_folder_where_a_file_belongs_is_told(volume):
    (volume.root / "boot.py").mkdir()
    with pytest.raises(
        Trouble, match=r"boot\.py is a folder where Peglight has a file: move it away and run this again"
    ):
        volume.read("boot.py")


def test_a_person_s_file_is_put_aside_under_a_free_name_alone(volume):
    fill(volume.root, {"code.py": b"mine", "code.py.old1": b"mine too"})
    with pytest.raises(Trouble, match=r"^code\.py\.old1 has come onto the drive .* meanwhile: run this again\.$"):
        volume.put_aside("code.py", "code.py.old1")
    assert (volume.read("code.py"), volume.read("code.py.old1")) == (b"mine", b"mine too")
    volume.put_aside("code.py", "code.py.old2")
    assert volume.read("code.py.old2") == b"mine"
