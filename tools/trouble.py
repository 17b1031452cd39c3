"""The one exception for what a person can mend: its text is the whole message, one sentence that says what to do."""


class Trouble(Exception):
    pass
