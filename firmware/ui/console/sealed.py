"""The seal on a code: its check number while the round runs, and what was sealed once the code is known."""

from firmware.game.seal import check_number, plain, salt_text
from firmware.ui.console import at_hand
from firmware.ui.words import Wrong


def tell(console):
    match = at_hand.any_match(console)
    sealed = [played for played in match.sides if played and played.salt]
    if not sealed:
        raise Wrong("no-seal")
    for played in sealed:
        check = check_number(played.variant, played.known(), played.salt)
        code = None if at_hand.is_running(console) else played.secret()
        if code is None:
            yield console.words("seal", check)
            yield console.words("seal-how")
        else:
            yield console.words("seal-was", "{}-{}".format(plain(played.variant, code), salt_text(played.salt)))
            yield console.words("seal-begins", check)
