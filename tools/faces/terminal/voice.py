"""The round by ear, in the computer's own voice: a process for each text, which is stopped by the next one."""

import contextlib
import shutil
import subprocess
from collections.abc import Callable

Command = list[str]
ON_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; [Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "$voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [cultureinfo]'{}'); $voice.Speak([Console]::In.ReadToEnd())"
)
# programs that say their input in a language, the first that is there
WAYS = (
    ("espeak-ng", "--stdin", "-v{}"),
    ("espeak", "--stdin", "-v{}"),
    ("spd-say", "--pipe-mode", "--language", "{}"),
    ("say", "-f", "-"),  # in the language of the system
    ("powershell", "-NoProfile", "-Command", ON_WINDOWS),
)


def command_of(language: str) -> Command | None:
    """Return the command that says its input in this language; None where this computer has no voice."""
    for program, *words in WAYS:
        if path := shutil.which(program):
            return [path, *(word.format(language) for word in words)]
    return None


class Voice:
    def __init__(self, command_of: Callable[[str], Command | None] = command_of):
        self._command_of = command_of
        self._last: str | None = None  # that was said
        self._process: subprocess.Popen[bytes] | None = None

    def say(self, text: str | None, language: str) -> bool:
        """Say a text if it is another one; without a text be silent. False where there is no voice."""
        if text == self._last:
            return True
        self._last = text
        self.stop()
        command = None if text is None else self._command_of(language)
        if text and command:
            quiet = subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
            assert self._process.stdin
            with contextlib.suppress(OSError), self._process.stdin as spoken:  # it may have ended at once
                spoken.write(text.encode())
        return text is None or command is not None

    @property
    def speaks(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
