"""What deeds tell of secret targets, and what bots make of it (B3)."""

import pytest

from engine.bots.hint import hint
from engine.contract import SPECTATOR, Setup, ignore
from engine.games.bureaucracy.acts import ALLY, ATTACK, LEND, Act
from engine.games.bureaucracy.audit import audit
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import Secret
from engine.games.bureaucracy.view import guess, hunters, view_of
from engine.rng import Rng
from engine.stack import settle
from tests.games.bureaucracy.play import RULES, layout, position, rule

GUESSES = 150


def share(view: object, hunter: int, target: int) -> float:
    """How often a guess at a view has one player after another."""
    found = [guess(view, Rng(seed)).targets[hunter] >> target & 1 for seed in range(GUESSES)]  # type: ignore[arg-type]
    return sum(found) / GUESSES


@rule("B3")
def test_whoever_attacks_somebody_is_believed_to_be_after_them() -> None:
    state = layout(players=5, targets={seat: ((seat + 1) % 5, (seat + 2) % 5) for seat in range(5)})
    plain = view_of(state, 0)
    state.acts = (Act(ATTACK, 3, 1, 1, 2, troops=1), Act(ATTACK, 3, 1, 1, 2, troops=1))
    told = view_of(state, 0)
    assert share(told, 3, 2) > share(plain, 3, 2) + 0.2
    assert hunters(told)[3][2] > hunters(plain)[3][2] + 0.2


def test_whoever_helps_and_allies_is_believed_not_to_be() -> None:
    state = layout(players=5, targets={seat: ((seat + 1) % 5, (seat + 2) % 5) for seat in range(5)})
    plain = hunters(view_of(state, 0))[3][4]
    state.acts = (Act(LEND, 3, 1, 1, 4, 1, troops=2), Act(ALLY, 3, 1, 1, 4))
    assert hunters(view_of(state, 0))[3][4] < plain - 0.2


@pytest.mark.parametrize("players", [3, 5, 8])
def test_beliefs_give_everybody_two_targets_and_two_hunters(players: int) -> None:
    state = layout(players=players)
    state.acts = (Act(ATTACK, 1, 1, 1, 2, troops=1), Act(ATTACK, 2, 1, 1, 0, troops=3))
    for looker in (0, SPECTATOR):
        table = hunters(view_of(state, looker))
        assert [sum(row) for row in table] == pytest.approx([2.0] * players, abs=0.1)
        assert [sum(column) for column in zip(*table, strict=True)] == pytest.approx([2.0] * players, abs=0.1)
        assert all(table[seat][seat] == 0 for seat in range(players))


def test_what_is_known_for_certain_outweighs_all_deeds() -> None:
    state = layout(players=5, targets={seat: ((seat + 1) % 5, (seat + 2) % 5) for seat in range(5)})
    state.secrets = (Secret(0, 3, 4),)
    state.acts = (Act(ALLY, 3, 1, 1, 4), Act(LEND, 3, 1, 1, 4, 1, troops=2))
    view = view_of(state, 0)
    assert hunters(view)[3][4] == 1.0
    assert hunters(view)[0][1] == hunters(view)[0][2] == 1.0
    assert share(view, 3, 4) == 1.0


def test_deduction_beats_knowing_nothing_but_the_deal() -> None:
    """By the Brier score of all guesses at who is after whom, in games between sensible players."""
    from engine.bots import make_bot
    from engine.lab import play_out

    guessed = blind = 0.0
    bot = make_bot("easy", RULES)
    for seed in range(6):
        state = RULES.setup(Setup(5, "standard"), seed)
        play_out(RULES, state, [bot] * 5, Rng(seed), 0.2)
        table = hunters(view_of(_unfinished(state), SPECTATOR))
        for one in range(5):
            for two in range(5):
                if one != two:
                    truth = two in seats_in(state.targets[one])
                    guessed += (table[one][two] - truth) ** 2
                    blind += (0.5 - truth) ** 2
    assert guessed < 0.8 * blind


def _unfinished(state: object) -> object:
    """The end of a game before the targets are shown."""
    state.winners = ()  # type: ignore[attr-defined]
    return state


def test_the_record_of_deeds_is_audited() -> None:
    state = RULES.setup(Setup(4, "standard"), 1)
    settle(state, ignore)
    audit(state)
    state.acts = (Act(ATTACK, 9, 1, 1, 2),)
    with pytest.raises(ValueError, match="deeds"):
        audit(state)


def test_a_save_of_the_first_rules_gets_an_empty_record() -> None:
    fields: dict[str, object] = {"turn": 0}
    RULES.upgrade(fields)
    assert fields["acts"] == []


def test_a_hint_names_what_lies_open() -> None:
    game = position(attackers=(2,), coins=(9, 2, 9, 9), targets={0: (1, 3)})
    found = hint(RULES, RULES.view(game.state, 0), game.pending()[0], Rng(1), budget=0.3)
    assert found.advice[0].picks == ("seat-1",)
    assert found.reason == ("hint-attack", (("player", 1), ("coins", 2), ("defenders", 0)))


def test_a_hint_to_a_vote_counts_coins() -> None:
    game = position("card", deck=["winter-bonus"], coins=(4, 4, 4, 4))
    decision = game.pending()[0]
    assert RULES.reason(RULES.view(game.state, 0), decision, ("with",)).args == (("mine", "+1"), ("others", "+3"))


def test_the_resentful_like_to_hit_back() -> None:
    game = position(attackers=(3,))
    game.state.aimed[2 * 4 + 0] = 4
    decision = game.pending()[0]
    tones = dict(zip(decision.allowed(), RULES.tone(RULES.view(game.state, 0), decision), strict=True))
    assert tones["seat-2"].grudge > tones["seat-1"].grudge == 0
    assert tones["done"].aggression < 0 < tones["seat-1"].aggression
