"""What CircuitPython starts. The board compiles this file itself at each start, so all else is in compiled ones."""

from firmware.main import main

main()
