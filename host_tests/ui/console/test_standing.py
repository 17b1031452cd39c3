"""The score of a match."""

from host_tests.ui.talk import Talk, rules


def test_the_score_is_told_after_each_round_of_a_match():
    talk = Talk(rules("match"))
    talk.say(talk.secret())
    said = talk.say("")
    assert said[said.index("Score after round 1 of 2") + 1 :][:2] == ["   0 You", "   1 Peglight"]


def test_the_points_stand_below_one_another_at_the_end_wherever_the_last_round_was_ended():
    talk = Talk(rules("match", people=2, device=False, rounds=2, scoring="rounds"))
    talk.desk.call("Bo Maria")
    talk.say("RGBY", "", "RESIGN", "", "RGBY", "")
    talk.match.give_up()
    talk.desk.close()  # at the lights
    said = talk.listen()
    assert said[said.index("Score after round 2 of 2") + 1 :][:3] == [
        "   1 Bo",
        "   1 Maria",
        "It is a draw: Bo, Maria",
    ]
    talk = Talk(rules("race", people=2, device=False))
    talk.say("RGBY", "", "GBYR", "RESIGN")
    at = talk.heard.index("Points against each player; the fewest win:")
    assert talk.heard[at + 1 :][:2] == ["  11 Player 1", "   1 Player 2"]
    assert talk.heard.count("Points against each player; the fewest win:") == 1
