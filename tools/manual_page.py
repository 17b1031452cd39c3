"""Writes the manual page of `peglight`, while hatchling builds the package: all that --help says, by command."""

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHOWN = {"COLUMNS": "80", "NO_COLOR": "1"}  # the same page whatever terminal it is built in


class ManualPage(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.append(self.root)
        self.file = Path(self.directory) / "peglight.1"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(written(), "utf-8", newline="\n")
        build_data["shared_data"][str(self.file)] = "share/man/man1/peglight.1"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.file.unlink()


def written() -> str:
    from firmware import VERSION
    from tools import cli

    os.environ.update(SHOWN)
    top = cli.parser(cli.COMMANDS, "peglight")
    lines = [f'.TH PEGLIGHT 1 "" "Peglight {VERSION}"', ".SH NAME", r"peglight \- a pocket code-breaking game"]
    for title, words in {".SH OPTIONS": [], **{f'.SH "{name.upper()}"': [name] for name in cli.COMMANDS}}.items():
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
            top.parse_args([*words, "--help"])
        # as it is: neither filled nor with signs that troff would obey
        text = said.getvalue().replace("\\", "\\e").replace("-", "\\-").replace("\n", "\n\\&")
        lines += [title, ".nf", f"\\&{text}", ".fi"]
    return "\n".join(lines) + "\n"
