"""The changes that a copy would make to drives of every kind."""

import pytest

from host_tests.tools.flash.drives import Small, board, contents, fill, needs_links
from tools.boards import named
from tools.build.drive import SECTOR
from tools.flash import manifest
from tools.flash.plan import planned
from tools.flash.volume import SCRATCH, Volume
from tools.trouble import Trouble

FILES = {
    "boot.py": b"boot",
    "code.py": b"code",
    "firmware/main.mpy": b"main",
    "firmware/ui/console/console.mpy": b"console",
    "lib/neopixel.mpy": b"neopixel",
    "settings.toml": b"# settings",
}


@pytest.fixture
def drive(tmp_path):
    return board(tmp_path / "drive")


def plan(drive, files=FILES, **options):
    return planned(Volume(drive), files, "2.0", **options)


def listed(drive, files, **more):
    """Have these files on the drive, and the list that says that they are Peglight's."""
    fill(drive, files)
    hashes = {name: manifest.digest(content) for name, content in files.items()}
    fill(drive, {manifest.LIST: manifest.Manifest("1.0", hashes | more).dump()})


def test_a_fresh_drive_gets_everything_and_loses_nothing(drive):
    made = plan(drive)
    assert made.new == ["boot.py", "firmware/main.mpy", "firmware/ui/console/console.mpy", "lib/neopixel.mpy"]
    assert made.changed == ["code.py", "settings.toml"]
    assert not made.removed + made.kept
    assert not made.aside
    assert made.work()


def test_what_is_there_already_is_not_written_again(drive):
    listed(drive, FILES)
    made = plan(drive)
    assert made.same == list(FILES)
    assert not made.work()
    assert made.size() == 0
    assert not made.listed, "it is of another version"
    assert planned(Volume(drive), FILES, "1.0").listed


def test_peglights_own_old_files_are_replaced_and_removed(drive):
    old = {"firmware/ui/console/console.mpy": b"old", "settings.toml": b"# older"}
    listed(drive, {**FILES, **old, "firmware/gone.mpy": b"gone"})
    fill(drive, {SCRATCH: b"hal"})  # of a copy that was cut short
    made = plan(drive)
    assert made.changed == list(old)
    assert made.removed == ["firmware/gone.mpy", SCRATCH]
    assert made.size() == len(b"console# settingsbootmain")


def test_a_listed_file_that_a_person_changed_is_theirs(drive):
    listed(drive, {**FILES, "firmware/gone.mpy": b"gone"})
    fill(drive, {"code.py": b"changed", "firmware/gone.mpy": b"changed"})
    made = plan(drive)
    assert made.aside == {"code.py": "code.py.old1"}
    assert made.new == ["code.py"]
    assert not made.removed


def test_the_name_for_a_persons_file_is_a_free_one(drive):
    fill(
        drive, {"code.py": b"mine", "code.py.old1/file": b"mine", "CODE.PY.OLD2": b"mine", "lib/code.py.old3": b"mine"}
    )
    assert plan(drive).aside == {"code.py": "code.py.old3"}


@pytest.mark.parametrize("name", ["../victim.txt", "x" * 5000, "a\0b"])
def test_a_strange_list_is_not_believed_and_blocks_nothing(name, drive, tmp_path):
    fill(tmp_path, {"victim.txt": b"mine"})
    listed(drive, {"firmware/gone.mpy": b"gone"}, **{name: manifest.digest(b"mine")})
    made = plan(drive)
    assert (made.is_strange, made.removed) == (True, [])


@needs_links
@pytest.mark.parametrize("name", ["boot.py", "lib/link"])
def test_a_drive_with_a_link_is_none_of_a_boards(name, drive, tmp_path):
    fill(tmp_path / "outside", {"victim.txt": b"mine"})
    (drive / name).symlink_to(tmp_path / "outside", target_is_directory=True)
    before = contents(drive)
    with pytest.raises(Trouble, match=r" is a link, and a board's drive has none: remove it and run this again\.$"):
        plan(drive, clean=True)
    assert contents(drive) == before


def test_a_persons_settings_stay(drive):
    fill(drive, {"settings.toml": b"WIFI = 1"})
    for clean in (False, True):
        made = plan(drive, clean=clean)
        assert made.kept == ["settings.toml"]
        assert "settings.toml" not in made.files
        assert not made.removed


@pytest.mark.parametrize(
    "name",
    ["code.txt", "firmware/ui/console/console.py", "neopixel.py", "neopixel.mpy", "lib/neopixel.py", "firmware/ui"],
)
def test_a_file_circuitpython_would_prefer_gets_another_name(drive, name):
    fill(drive, {name: b"mine"})
    assert plan(drive).aside == {name: f"{name}.old1"}
    assert plan(drive, clean=True).removed == [name]


def test_what_peglight_itself_left_in_the_way_is_removed(drive):
    listed(drive, {**FILES, "lib/neopixel.py": b"ours"})
    made = plan(drive)
    assert made.removed == ["lib/neopixel.py"]
    assert not made.aside


def test_other_files_stay_unless_the_drive_is_to_be_clean(drive):
    fill(drive, {"mine.py": b"mine", "lib/mine.mpy": b"mine", "code.py": b"mine"})
    assert not plan(drive).removed
    made = plan(drive, clean=True)
    assert sorted(made.removed) == ["lib/mine.mpy", "mine.py"]
    assert "code.py" in made.changed
    assert not made.aside


def test_clean_leaves_what_is_peglights_in_any_case_of_letters(drive):
    (drive / "code.py").unlink()
    fill(drive, {"CODE.PY": b"code", manifest.LIST: b"{}"})
    assert not plan(drive, clean=True).removed


def test_too_little_room_is_told_before_anything_is_written(drive):
    with pytest.raises(Trouble, match=r"drive is too full: make [0-9,]+ bytes of room on it, or let --clean remove "):
        planned(Small(drive), FILES, "2.0")
    listed(drive, FILES)
    assert not planned(Small(drive), FILES, "2.0").work()


class Left(Volume):
    """A drive with room for so many sectors."""

    sectors = 0

    def free(self):
        return self.sectors * SECTOR


def test_a_file_needs_the_room_of_the_one_that_it_replaces(drive):
    listed(drive, {"code.py": b"1" * 10 * SECTOR})
    volume = Left(drive)
    volume.sectors = 1  # for the list beside the last one
    assert planned(volume, {"code.py": b"2" * 10 * SECTOR}, "2.0").changed == ["code.py"]
    volume.sectors = 0
    with pytest.raises(Trouble, match="make 512 bytes of room on it"):
        planned(volume, {"code.py": b"2" * 10 * SECTOR}, "2.0")


def test_a_copy_that_goes_on_needs_no_room_for_its_list(drive):
    listed(drive, {"code.py": b"1"})
    files = {"code.py": b"2"}
    fill(drive, {manifest.LIST: planned(Volume(drive), files, "2.0").manifest().dump()})
    (drive / "code.py").unlink()
    volume = Left(drive)
    volume.sectors = 1
    assert planned(volume, files, "2.0").new == ["code.py"]


def test_larger_clusters_need_more_room_for_the_same_files(drive):
    files = {f"firmware/{number}.mpy": b"1" for number in range(20)}
    volume = Left(drive)
    volume.sectors = 60
    assert planned(volume, files, "2.0").new
    with pytest.raises(Trouble, match="is too full"):
        planned(volume, files, "2.0", board=named("adafruit_macropad_rp2040"))
