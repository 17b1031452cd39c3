"""What `peg.py test` does besides handing its words to pytest."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_insisting_on_a_board_that_is_not_there_is_one_sentence(tmp_path):
    answer = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "peg.py"), "test", "--board", "--version"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PEGLIGHT_UF2": str(tmp_path / "none.uf2")},
    )
    assert answer.returncode == 1
    assert answer.stderr.startswith("peg: PEGLIGHT_UF2 names ")
    assert len(answer.stderr.splitlines()) == 1
