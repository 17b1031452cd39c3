"""Who plays a match in which that is chosen: a list of how many people, alone or with the device."""

from firmware.ui import wishes
from firmware.ui.lights.screens import offer, place_of


def ask(handheld, most: int, then):
    """`most` play it."""
    desk = handheld.desk
    alone = [(people, False) for people in range(2, most + 1)]
    companies = alone + [(people, True) for people in range(1, most)]

    def name(people, device):
        if not device:
            return desk.words("company-people", people)
        return desk.words("company-device" if people > 1 else "company-one", people)

    def take(at):
        desk.wishes["people"], desk.wishes["device"] = companies[at]
        desk.choices += 1
        then()

    there = wishes.company(desk.wishes, most) if "people" in desk.wishes else companies[0]
    offer(handheld, [name(*each) for each in companies], place_of(companies, there), take)
