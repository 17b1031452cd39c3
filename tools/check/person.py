"""The person at the board: told what to do, and asked what is seen."""

from abc import ABC, abstractmethod


class Person(ABC):
    @abstractmethod
    def tell(self, line: str) -> None: ...

    @abstractmethod
    def ask(self, question: str) -> bool: ...

    @abstractmethod
    def press(self, key: str, times: int, line: str) -> None:
        """Ask for these presses; the board tells whether they were made."""


class AtTerminal(Person):
    def tell(self, line: str) -> None:
        print(line)

    def ask(self, question: str) -> bool:
        while True:
            answer = input(f"{question} (y/n) ").strip().lower()
            if answer[:1] in ("y", "n"):
                return answer[0] == "y"

    def press(self, key: str, times: int, line: str) -> None:
        print(f"  {line}")
