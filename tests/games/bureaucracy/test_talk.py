"""What can be said in Bureaucracy, and what the facts make of it (B5, B6, B13-B15, B22)."""

import pytest

from engine.bots import make_bot
from engine.bots.people import ANYBODY
from engine.bots.word import scruples
from engine.contract import EVERYBODY, SPECTATOR, Setup
from engine.games.bureaucracy.bot import prior as plain_prior
from engine.games.bureaucracy.talk.promises import dares
from engine.lab import Talkers, play_out
from engine.ledger import record
from engine.rng import Rng
from engine.talk import Mood, Phrase, check_talk, menu
from tests.games.bureaucracy.play import RULES, Game, position, rule

HONEST = Mood((0.0,) * 4, (0.6,) * 4, (0,) * 4, honesty=0.8, is_crafty=True)
SLY = HONEST._replace(honesty=0.2)


def verdicts(game: Game) -> list[str]:
    """What has become of all promises and claims, in the order they were made."""
    return [entry.verdict.status for entry in record(RULES, RULES.view(game.state, SPECTATOR))]


def sayable(game: Game, seat: int) -> dict[Phrase, tuple[str, ...]]:
    return {line.phrase: line.reasons for line in menu(RULES, RULES.view(game.state, seat))}


def at_war() -> Game:
    """Seat 0 may attack, and so may seat 1 in its turn."""
    return position(attackers=(3, 3), coins=(9, 9, 9, 9))


def strike(game: Game, seat: int, target: int, count: int = 1) -> Game:
    game.play(f"{seat} attack seat-{target}", f"{seat} attack.force {count}", f"{seat} attack done")
    return game


def finish_turn(game: Game) -> Game:
    """Let whoever is asked do nothing more, until somebody else has the floor."""
    turn = game.state.turns_taken
    while game.state.turns_taken == turn and game.state.steps:
        seat, decision = next(iter(game.pending().items()))
        game.play(f"{seat} {decision.topic} {decision.options[-1].id}")
    return game


def to_the_attack(game: Game, seat: int) -> Game:
    """Go on until a seat is asked whom to attack."""
    for _ in range(60):
        if game.asked().get(seat) == "attack":
            return game
        asked, decision = next(iter(game.pending().items()))
        game.play(f"{asked} {decision.topic} {decision.options[-1].id}")
    raise AssertionError("nobody attacks")


def at_a_vote(card: str = "winter-bonus") -> Game:
    return position("card", deck=[card], attackers=(2, 2), coins=(4, 4, 4, 4))


@pytest.mark.parametrize(
    "line",
    [
        "1 talk claim/-/prey:seat-1/-/-",
        "1 talk promise/1/peace/-/-",
        "1 talk promise/0/vote:with/-/-",
        "1 talk promise/0/veto/-/-",
        "1 talk estimate/-/hunts:seat-0:seat-2/-/-",
        "1 talk promise/0/peace/struck-me:seat-0/-",
    ],
)
def test_what_makes_no_sense_now_cannot_be_said(line: str) -> None:
    assert at_war().refuses(line)


def test_the_fallen_say_nothing() -> None:
    game = position(attackers=(9,), coins=(9, 1, 9, 9))
    strike(game, 0, 1, 3)
    assert game.state.fell[1] >= 0
    assert not sayable(game, 1)
    assert all(phrase.target != 1 for phrase in sayable(game, 0))


@rule("B13")
def test_an_attack_breaks_a_promise_of_peace_and_a_quiet_round_keeps_it() -> None:
    game = at_war().play("0 talk promise/1/peace/-/-", "2 talk promise/1/peace/-/-")
    strike(game, 0, 1)
    assert verdicts(game) == ["broken", "open"]
    for _ in range(4):
        finish_turn(game)
    assert verdicts(game) == ["broken", "kept"]


@rule("B23")
def test_what_was_promised_to_the_fallen_is_void() -> None:
    game = position(attackers=(9,), coins=(9, 1, 9, 9)).play("2 talk promise/1/peace/-/-")
    strike(game, 0, 1, 3)
    assert verdicts(game) == ["void"]


@rule("B5")
def test_an_open_vote_shows_who_keeps_their_word() -> None:
    game = at_a_vote().play("1 talk promise/0/vote:with/-/-", "2 talk promise/0/vote:with/-/-")
    assert verdicts(game) == ["open", "open"]
    game.vote("with", "with", "against", "with")
    assert verdicts(game) == ["kept", "broken"]


@rule("B6")
@pytest.mark.parametrize(
    ("votes", "verdict"),
    [
        (("with", "with", "against", "with"), "unverifiable"),
        (("with", "with", "with", "with"), "kept"),
        (("against", "against", "against", "against"), "broken"),
    ],
)
def test_a_secret_vote_proves_nothing_unless_all_are_alike(votes: tuple[str, ...], verdict: str) -> None:
    game = at_a_vote("stamp-duty").play("1 talk promise/0/vote:with/-/-")
    game.vote(*votes)
    assert verdicts(game) == [verdict]


def test_a_vote_is_traded_for_peace() -> None:
    game = at_a_vote().play("1 talk offer/0/vote:with=peace/-/-", "0 talk accept/1/vote:with=peace/-/0")
    game.vote("with", "with", "against", "against")
    assert verdicts(game) == ["kept", "open"]
    strike(to_the_attack(game, 0), 0, 1)
    assert verdicts(game) == ["kept", "broken"]


@rule("B14")
@pytest.mark.parametrize(("answer", "verdict"), [("seat-1", "kept"), ("pass", "broken")])
def test_a_veto_that_was_promised_is_paid_or_not(answer: str, verdict: str) -> None:
    game = position(attackers=(3,), allies=[(0, 2)])
    strike(game, 0, 1)
    game.play("1 talk request/2/veto/-/-", "2 talk accept/1/veto/-/0", f"2 veto {answer}")
    assert verdicts(game) == [verdict]


@rule("B15")
@pytest.mark.parametrize(("lent", "verdict"), [("1", "kept"), ("0", "broken")])
def test_defenders_that_were_promised_are_lent_or_not(lent: str, verdict: str) -> None:
    game = position(attackers=(3,), defenders=(0, 0, 2), allies=[(1, 2)])
    strike(game, 0, 1)
    game.play("1 talk request/2/defend/-/-", "2 talk accept/1/defend/-/0", f"2 lend {lent}")
    assert verdicts(game) == [verdict]


@rule("B22")
@pytest.mark.parametrize(("answer", "verdict"), [("agree", "kept"), ("refuse", "broken")])
def test_whoever_promised_an_alliance_must_not_refuse_it(answer: str, verdict: str) -> None:
    game = position("diplomacy").play(
        "1 talk promise/0/alliance/-/-", "0 diplomacy form-1", f"1 diplomacy.answer {answer}"
    )
    assert verdicts(game) == [verdict]


def test_a_threat_of_revenge_is_carried_out_or_empty_or_was_not_needed() -> None:
    for strikes_back, verdict in ((True, "kept"), (False, "broken")):
        game = at_war().play("1 talk promise/0/revenge/-/-")
        strike(game, 0, 1)
        assert verdicts(game) == ["open"]
        to_the_attack(finish_turn(game), 1)
        if strikes_back:
            strike(game, 1, 0)
        for _ in range(5):
            finish_turn(game)
        assert verdicts(game) == [verdict]
    game = at_war().play("1 talk promise/0/revenge/-/-")
    for _ in range(4):
        finish_turn(game)
    assert verdicts(game) == ["void"]


def test_whoever_votes_as_they_are_told_must_be_left_alone() -> None:
    game = at_a_vote().play("0 talk promise/1/threat:with/-/-", "0 talk promise/2/threat:with/-/-")
    game.vote("with", "with", "against", "with")
    assert verdicts(game) == ["open", "open"]
    to_the_attack(game, 0)
    broken = RULES.parlance.breaches(RULES.view(game.state, 0), game.pending()[0])
    assert [pledge.target for pledge in broken["seat-1"]] == [1]
    assert [pledge.target for pledge in broken["done"]] == [2]
    assert "seat-2" not in broken
    game.play("0 attack seat-1", "0 attack.force 1", "0 attack seat-2", "0 attack.force 1", "0 attack done")
    assert verdicts(game) == ["broken", "kept"]


def test_nobody_threatens_where_hands_cannot_be_seen() -> None:
    assert Phrase("promise", 1, "threat:with") in sayable(at_a_vote(), 0)
    assert Phrase("promise", 1, "threat:with") not in sayable(at_a_vote("stamp-duty"), 0)


@rule("B3")
def test_claims_about_targets_are_judged_at_the_end() -> None:
    game = position(attackers=(9,), coins=(9, 1, 1, 9), targets={0: (1, 2)})
    game.play("0 talk claim/-/prey:seat-1/-/-", "0 talk claim/2/spared:seat-2/-/-", "3 talk accuse/0/hunts-me/-/-")
    assert verdicts(game) == ["open", "open", "open"]
    game.play("0 attack seat-1", "0 attack.force 4", "0 attack seat-2", "0 attack.force 4", "0 attack done")
    assert game.state.winners == (0,)
    assert verdicts(game) == ["true", "false", "false"]


def test_a_hunt_is_spoken_of_only_where_somebody_was_attacked() -> None:
    game = at_war()
    assert Phrase("estimate", EVERYBODY, "hunts:seat-0:seat-1") not in sayable(game, 2)
    strike(game, 0, 1)
    assert "struck:seat-0:seat-1" in sayable(game, 2)[Phrase("estimate", EVERYBODY, "hunts:seat-0:seat-1")]
    assert "struck-me:seat-0" in sayable(game, 1)[Phrase("accuse", 0, "hunts-me")]


def test_a_promise_weighs_on_bots_and_a_threat_frightens_them() -> None:
    game = at_war().play("0 talk promise/2/peace/-/-", "1 talk promise/0/revenge/-/-")
    view, decision = RULES.view(game.state, 0), game.pending()[0]
    costs = scruples(RULES, view, decision, ANYBODY)
    assert costs["seat-2"] > 0.1
    assert 0 < costs["seat-1"] < 0.1
    assert dares(view, decision).keys() == {"seat-1"}
    plain = dict(zip(decision.allowed(), plain_prior(view, decision), strict=True))
    swayed = dict(zip(decision.allowed(), RULES.prior(view, decision), strict=True))
    assert swayed["seat-2"] < plain["seat-2"]
    assert swayed["seat-1"] < plain["seat-1"]
    assert swayed["seat-3"] == plain["seat-3"]


def test_to_a_target_the_honest_tell_the_truth_and_the_sly_lie() -> None:
    game = position(targets={0: (1, 2)}).play("1 talk ask/0/aim/-/-", "3 talk ask/0/aim/-/-")
    view = RULES.view(game.state, 0)
    to_prey, to_other = game.state.talk
    assert RULES.parlance.reply(view, to_prey, HONEST) == "prey:seat-1"
    assert RULES.parlance.reply(view, to_prey, HONEST._replace(honesty=0.6)) == ""
    assert RULES.parlance.reply(view, to_prey, SLY) == "spared:seat-1"
    assert RULES.parlance.reply(view, to_other, HONEST) == "spared:seat-3"


def test_peace_is_granted_to_others_rather_than_to_targets() -> None:
    game = position(targets={0: (1, 2)}).play("1 talk request/0/peace/-/-", "3 talk request/0/peace/-/-")
    view = RULES.view(game.state, 0)
    to_prey, to_other = (RULES.parlance.appetite(view, said, HONEST) for said in game.state.talk)
    assert to_prey < 0.5 < to_other


def test_bots_talk_through_a_game_and_what_they_said_adds_up() -> None:
    bot = make_bot("easy", RULES)
    said = []
    for seed in range(2):
        state = RULES.setup(Setup(4, "standard"), seed)
        play_out(RULES, state, [bot] * 4, Rng(seed), 0.2, Talkers(("normal",) * 4, tuple(range(4))))
        check_talk(RULES, state)
        said += state.talk
    assert {"request", "offer"} & {statement.act for statement in said}
    assert all(statement.because for statement in said if statement.act in ("accuse", "estimate"))
