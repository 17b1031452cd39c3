"""The person at the board: told what to do, and asked what is seen."""


class Person:
    def tell(self, line: str) -> None:
        print(line)

    def ask(self, question: str) -> bool:
        while True:
            answer = input(f"{question} (y/n) ").strip().lower()
            if answer[:1] in ("y", "n"):
                return answer[0] == "y"

    def press(self, key: str, times: int, line: str) -> None:
        """Ask for these presses; the board tells whether they were made."""
        print(f"  {line}")
