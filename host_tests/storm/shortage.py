"""A board so short of memory that everything that may be dropped is dropped whenever memory is tidied.

Only what the built game loads at its start stays, which is less than its sources import. Running code keeps the classes
that it holds, and may meet fresh copies of them.
"""

import sys
import types

from firmware import memory
from host_tests.as_built import loaded_by
from tools import ROOT

CONSOLE = "firmware.ui.console.console"


def modules():
    """What main.py imports instead."""
    with_console = loaded_by("firmware.main") | loaded_by(CONSOLE)  # read now: the game must not pay for it
    made = types.ModuleType(memory.__name__)
    exec(compile((ROOT / "firmware" / "memory.py").read_text("utf-8"), "firmware/memory.py", "exec"), vars(made))
    made.free = lambda: 0

    class Memory(made.Memory):
        def keep(self):
            built = with_console if CONSOLE in sys.modules else loaded_by("firmware.main")
            super().keep()
            built |= {name.rpartition(".")[0] for name in built}  # a package stays with its modules
            self.stays = {name for name in self.stays if not name.startswith("firmware.") or name in built}

    made.Memory = Memory
    return {memory.__name__: made}
