"""The one exception for what a person can mend: its text is the whole message, one sentence that says what to do."""


class Trouble(Exception):  # noqa: N818 - it is not an error of ours
    pass
