"""A program of ours in a process of its own."""

import tempfile

from tools.emulated import child

ECHO = "import tools.boards; print(tools.boards.PICO.id, input())"


def test_it_has_our_modules_and_a_pipe_either_way():
    with tempfile.TemporaryFile() as wrong:
        process, to_it, from_it = child.start(ECHO, wrong)
        with process:
            to_it.write("heard\n")
            to_it.close()
            assert from_it.read() == "raspberry_pi_pico heard\n"


def test_what_goes_wrong_is_kept():
    with tempfile.TemporaryFile() as wrong:
        process, *_ = child.start("1 / 0", wrong)
        with process:
            assert process.wait() == 1
        wrong.seek(0)
        assert b"ZeroDivisionError" in wrong.read()
