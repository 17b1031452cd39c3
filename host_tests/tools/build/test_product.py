"""A whole build: what it leaves in its folder, and that the same sources leave the same bytes."""

import struct
import zipfile

import pytest

from firmware import VERSION
from host_tests.tools.circuitpythons import write_uf2
from host_tests.tools.flash.drives import contents as contents_of
from tools import ROOT, boards, uf2
from tools.boards import PICO
from tools.build import contents, drive, mpy, product
from tools.commands import build
from tools.trouble import Trouble


@pytest.fixture(scope="module")
def circuitpython(tmp_path_factory):
    file = tmp_path_factory.mktemp("download") / "circuitpython.uf2"
    write_uf2(file)
    return file


@pytest.fixture(scope="module")
def made(tmp_path_factory, circuitpython):
    return product.make(tmp_path_factory.mktemp("dist"), PICO, circuitpython)


@pytest.mark.slow
def test_the_same_sources_make_the_same_bytes(made, circuitpython, tmp_path):
    mpy.compiled.cache_clear()
    product.make(tmp_path, PICO, circuitpython)
    assert contents_of(tmp_path) == contents_of(made.game.parent)


def test_the_drive_holds_code_py_and_all_that_it_imports(made):
    files = made.files
    assert {"boot.py", "code.py", "safemode.py", "settings.toml"} <= set(files)
    assert {"firmware/__init__.mpy", "lib/neopixel.mpy"} <= set(files)
    assert "firmware/safemode.mpy" not in files
    assert any(name.endswith(".book") for name in files)
    assert {name.rpartition(".")[2] for name in files} <= {"py", "mpy", "book", "puzzles", "txt", "toml"}
    stamps = {content[:2] for name, content in files.items() if name.endswith(".mpy")}
    assert stamps == {b"C\x06"}, "not for CircuitPython"


def licences(board):
    """Return the text of each, ours and those of others."""
    ours = (ROOT / "LICENSE").read_bytes()
    return [ours, *(contents.licence_of(library).encode() for library in board.libraries)]


def test_whatever_is_passed_on_carries_every_licence(made):
    wanted = licences(PICO)
    assert len(wanted) == 2
    with zipfile.ZipFile(made.bundle) as bundle:
        carried = {
            "the folder": list(made.files.values()),
            "the zip": [bundle.read(name) for name in bundle.namelist()],
        }
    for files in carried.values():
        assert [text for text in wanted if text not in files] == []
    for whole in (made.game, made.whole):
        pages = uf2.decode(whole.read_bytes(), PICO.chip)
        content = b"".join(pages[address] for address in sorted(pages))
        assert [text for text in wanted if text not in content] == [], whole.name


def test_nothing_on_the_drive_names_this_computer(made):
    assert not [name for name, content in made.files.items() if str(ROOT).encode() in content]


def test_the_zip_is_laid_out_as_a_project_bundle(made):
    with zipfile.ZipFile(made.bundle) as bundle:
        assert bundle.testzip() is None
        inside = {name: bundle.read(name) for name in bundle.namelist()}
    top = f"peglight-{VERSION}-raspberry_pi_pico"
    readme = inside.pop(f"{top}/README.txt").decode("utf-8")
    assert "CircuitPython 10" in readme
    assert "{" not in readme
    assert inside == {f"{top}/CircuitPython 10.x/{name}": content for name, content in made.files.items()}


def test_the_uf2_is_the_image_of_the_drive_where_the_drive_lies(made):
    pages = uf2.decode(made.game.read_bytes(), PICO.chip)
    assert sorted(pages) == list(range(0x10100000, 0x10100000 + 256 * len(pages), 256))
    assert b"".join(pages[address] for address in sorted(pages)) == drive.image(made.files, PICO)
    assert len(pages) * 256 == made.drive_bytes <= PICO.drive_size


@pytest.mark.slow
@pytest.mark.parametrize("board", {board.libraries: board for board in boards.BOARDS}.values(), ids=lambda it: it.id)
def test_the_drive_is_the_same_from_the_zip_as_from_the_uf2(board, tmp_path):
    """A zip holds no folder without a file; so a board that needs no library must have no empty lib/."""
    made = product.make(tmp_path, board)
    with zipfile.ZipFile(made.bundle) as bundle:
        bundle.extractall(tmp_path / "copied")
    copied = tmp_path / "copied" / made.bundle.stem / f"CircuitPython {boards.CIRCUITPYTHON}.x"
    pages = uf2.decode(made.game.read_bytes(), board.chip)
    assert b"".join(pages[address] for address in sorted(pages)) == drive.image(contents_of(copied), board)


def test_the_whole_uf2_counts_both_parts_as_one_file(made, circuitpython):
    whole, both = made.whole.read_bytes(), circuitpython.read_bytes() + made.game.read_bytes()
    count = len(both) // 512
    for number in range(count):
        block, part = (content[number * 512 : number * 512 + 512] for content in (whole, both))
        assert struct.unpack("<2I", block[20:28]) == (number, count)
        assert block[:20] + block[28:] == part[:20] + part[28:]
    assert len(whole) == len(both)


def test_a_uf2_of_both_serves_the_next_build(made, circuitpython, tmp_path):
    first = product.make(tmp_path, PICO, circuitpython)
    before = first.whole.read_bytes()
    assert product.make(tmp_path, PICO, first.whole).whole.read_bytes() == before


def test_a_build_leaves_nothing_of_an_older_one(tmp_path):
    folder = tmp_path / "CIRCUITPY"
    (folder / "firmware").mkdir(parents=True)
    (folder / "firmware" / "gone.mpy").write_bytes(b"old")
    for name in ("peglight-0.0.1-raspberry_pi_pico.zip", "peglight-0.0.1-another_board.uf2", "mine.txt"):
        (tmp_path / name).write_bytes(b"old")
    made = product.make(tmp_path, PICO)
    kept = {"peglight-0.0.1-another_board.uf2", "mine.txt"}
    assert {entry.name for entry in tmp_path.iterdir()} == {
        "CIRCUITPY",
        *kept,
        made.bundle.name,
        made.game.name,
    }
    assert contents_of(folder) == made.files


def test_a_wrong_circuitpython_costs_no_earlier_build(made, tmp_path):
    (tmp_path / "peglight-0.0.1-raspberry_pi_pico.zip").write_bytes(b"old")
    with pytest.raises(Trouble):
        product.make(tmp_path, PICO, made.bundle)
    assert [entry.name for entry in tmp_path.iterdir()] == ["peglight-0.0.1-raspberry_pi_pico.zip"]


def test_how_full_the_drive_is_and_what_was_made_is_told(made, capsys):
    build.show(made)
    first, _, *files, _ = capsys.readouterr().out.splitlines()
    assert first == f"{len(made.files)} files take {made.drive_bytes:,} bytes of the drive's {PICO.drive_size:,}."
    assert [line.split()[0] for line in files] == [file.name for file in (made.bundle, made.game, made.whole)]
