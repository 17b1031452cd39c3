"""Print what makes a shell complete commands and options with the tab key.

    eval "$(peglight completion bash)"
    eval "$(peglight completion zsh)"
    peglight completion fish | source

In a clone, it completes a line that begins with tools/peg.py.
"""

import argparse

from tools import PROGRAM

SUMMARY = "print the completion for your shell"
SHELLS = ("bash", "zsh", "fish", "powershell")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("shell", choices=SHELLS)


def run(options: argparse.Namespace) -> int:
    import argcomplete

    print(argcomplete.shellcode([PROGRAM], shell=options.shell))
    return 0
