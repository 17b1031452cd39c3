"""Record the words that a board with a speaker says, with espeak-ng: a folder of WAV files for each language.

.venv/bin/python -m tools.voices
"""

import array
import io
import subprocess
import wave

from firmware.ui.notation import COLOURS
from firmware.ui.words import LANGUAGES, Words
from tools import ROOT
from tools.front.desk import table

FOLDER = ROOT / "firmware" / "device" / "voices"
RATE_HZ = 6000
LOUD = 0x60  # of 0x80, the loudest sample of each word
QUIET = 0.02  # of the loudest: what is quieter at both ends is cut off
PER_MINUTE = 235  # words


def texts(language: str) -> dict[str, str]:
    """Return the text of each recording by its name (firmware/ui/faces/face.py)."""
    words = Words(table(language))
    named = {"row": words("speech-row", ""), "exact": words("do-exact"), "near": words("do-near")}
    colours = zip([*COLOURS, "blank"], words.list("colour-names"), strict=True)
    return named | {str(number): str(number) for number in range(11)} | dict(colours)


def spoken(text: str, language: str) -> bytes:
    """Return the samples of a text, a byte each."""
    command = ["espeak-ng", "-v", language, "-s", str(PER_MINUTE), "--stdin", "--stdout"]
    made = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout
    with wave.open(io.BytesIO(made)) as heard:
        step = heard.getframerate() / RATE_HZ
        samples = array.array("h", made[44:])
    means = [sum(samples[int(at * step) : int((at + 1) * step)]) / step for at in range(int(len(samples) / step))]
    most = max(map(abs, means))
    loud = [at for at, mean in enumerate(means) if abs(mean) > QUIET * most]
    return bytes(0x80 + round(mean / most * LOUD) for mean in means[loud[0] : loud[-1] + 1])


def record() -> None:
    for language in LANGUAGES:
        folder = FOLDER / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts(language).items():
            with wave.open(str(folder / f"{name}.wav"), "wb") as made:
                made.setnchannels(1)
                made.setsampwidth(1)
                made.setframerate(RATE_HZ)
                made.writeframes(spoken(text, language))


if __name__ == "__main__":
    record()
