"""The files of the site: how large they are, and what a browser may do with them."""

import json
import os
import re
from pathlib import Path

import pytest

from firmware.device import profiles
from firmware.ui.words import LANGUAGES
from tools import vm
from tools.check import parts
from tools.commands.site import MOST_BYTES, over_the_wire
from tools.site import files, said

AXE = Path(__file__).parent / "axe"
OTHERS = ("micropython.js", "micropython.wasm", "drive.rom", "licences.txt")


def paths(site):
    return {file.relative_to(site).as_posix(): file for file in site.rglob("*") if file.is_file()}


def of_a_visit(site):
    """Return the files but those that go onto boards."""
    return {path: file for path, file in paths(site).items() if not files.is_of_a_board(path)}


@pytest.mark.slow
def test_over_the_wire_it_is_small(site, summary):
    total = over_the_wire({path: file.read_bytes() for path, file in paths(site).items()})
    summary(f"The site: {total:,} bytes over the wire, of {MOST_BYTES:,}.")
    assert total <= MOST_BYTES


@pytest.mark.slow
def test_the_same_sources_make_the_same_bytes(site):
    assert files.made() == {path: file.read_bytes() for path, file in paths(site).items()}


@pytest.mark.slow
def test_all_of_it_is_kept_but_licences_and_files_of_boards(site):
    kept = json.loads(re.search(r"const FILES = (\[.*\]);", (site / "offline.js").read_text("utf-8"))[1])
    assert set(kept) == set(of_a_visit(site)) - {"licences.txt", "offline.js"} | {"./"}


@pytest.mark.slow
def test_no_file_names_another_host(site):
    texts = {
        path: file.read_text("utf-8")
        for path, file in of_a_visit(site).items()
        if path not in OTHERS and file.suffix not in (".png", ".svg")
    }
    named = {path: re.findall(r"https?://[^\s'\"`<)]+", text) for path, text in texts.items()}
    svg = ["http://www.w3.org/2000/svg"]  # the name of a language, which nobody fetches
    assert {name: hosts for name, hosts in named.items() if hosts} == {"index.html": svg}


@pytest.mark.slow
def test_the_manifest_names_icons_that_are_there(site):
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        content = (site / icon["src"]).read_bytes()
        width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.slow
def test_the_policy_of_a_page_allows_only_what_it_needs(site):
    for path, file in paths(site).items():
        if file.suffix != ".html":
            continue
        text = file.read_text("utf-8")
        assert re.findall(r"<style|<script(?![^>]* src=)|<[^>]* (?:style|on\w+)=", text) == [], path
        [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', text)
        scripts = "script-src 'self' 'wasm-unsafe-eval';" if path == "index.html" else "script-src 'self';"
        assert policy.startswith(f"default-src 'none'; {scripts}")
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy


def test_the_page_says_everything_in_every_language():
    tables = [said.words_in(language) for language in LANGUAGES]
    assert all(blanks(table) == blanks(tables[0]) for table in tables)
    checked = {step.kind for profile in profiles.every() for step in parts.steps(profile)}
    assert {name for name in tables[0] if f'"{name}"' not in scripts()} <= named_in_the_page() | checked
    assert named_in_the_page() | checked <= {*tables[0]}


def blanks(table):
    return {key: text.count("{}") for key, text in table.items()}


def scripts():
    return "".join(file.read_text("utf-8") for file in files.PAGE.glob("*.js"))


def named_in_the_page():
    page = (files.PAGE / "index.html").read_text("utf-8")
    return set(re.findall(r'data-(?:text|name|holder)="(\w+)"', page))


@pytest.mark.slow
def test_a_site_is_made_anew_only_when_a_source_is_younger(second_interpreter, tmp_path):
    start = files.ready(tmp_path / "site") / files.START
    first = start.stat().st_ino, start.stat().st_mtime_ns
    files.ready(tmp_path / "site")
    assert (start.stat().st_ino, start.stat().st_mtime_ns) == first
    os.utime(start, (0, 0))
    files.ready(tmp_path / "site")
    assert start.stat().st_mtime > 0


@pytest.mark.parametrize("folder", [vm.HERE, AXE], ids=["VM", "axe"])
def test_the_lock_names_one_version_with_its_hash(folder):
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    wanted = lock["packages"][""]
    wanted = wanted.get("dependencies") or wanted["devDependencies"]
    assert {name: package["version"] for name, package in packages.items()} == {
        f"node_modules/{name}": version for name, version in wanted.items()
    }
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
