"""What goes into the VM beside the firmware, whose names the build writes as others."""

import ast

from tools.vm.pack import Apart

SOURCE = """
import json
import sys
from tools.front import display

def told(news):
    return json.dumps(news), sys.path, display
"""


def test_what_is_defined_or_imported_there_is_none_of_the_names_that_the_firmware_has():
    tree = ast.parse(SOURCE)
    text = ast.unparse(Apart([tree], {"json", "told", "other"}).visit(tree))
    assert text.splitlines() == [
        "import json as json_here",
        "import sys",
        "from tools.front import display",
        "",
        "def told_here(news):",
        "    return (json_here.dumps(news), sys.path, display)",
    ]
