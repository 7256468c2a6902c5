"""The rules that factions, laws and actions may bend, each asked here and nowhere else.

A View names its fields as the State does, so screens and bots may ask the same of what they see.
"""

from engine.contract import Reason
from engine.games.bureaucracy.content import CARD, FACTION
from engine.games.bureaucracy.rules.groups import belongs
from engine.games.bureaucracy.state import ALIVE, NOBODY, Attack, BureaucracyState, Effect

TROOP_PRICE = 3  # B10
VETO_PRICE = 3  # B14
STRENGTH = 2  # attackers that a defender takes on (B16)
ROUND_LIMIT = "twelve-rounds"
ROUNDS_WITH_LIMIT = 12  # B25
LAST_ROUND = 24  # not even a table without the limit plays on for ever

ATTACKER, DEFENDER = "attacker", "defender"


def gift(state: BureaucracyState, seat: int, ability: str) -> int:
    """The number of a seat's faction if it has this ability, else 0."""
    faction = FACTION.get(state.factions[seat])
    return faction.amount if faction is not None and faction.ability == ability else 0


def in_law(state: BureaucracyState, effect: str) -> int:
    """The number of the law in force if it has this effect, else 0."""
    card = CARD.get(state.law)
    return card.amount if card is not None and card.effect == effect else 0


def in_effect(state: BureaucracyState, kind: str, seat: int) -> int:
    """The number of what a card has left in force for a seat, else 0."""
    return sum([effect.amount for effect in state.effects if effect.kind == kind and effect.seat == seat])


def add_effect(state: BureaucracyState, effect: Effect) -> None:
    state.effects = (*state.effects, effect)


def round_limit(state: BureaucracyState) -> int:
    """The round after which the game is counted out (B25)."""
    return ROUNDS_WITH_LIMIT if ROUND_LIMIT in state.house_rules else LAST_ROUND


def income(state: BureaucracyState, seat: int) -> int:
    """What a player gains at the start of the own turn: 1, and 1 for each ally (B4)."""
    amount = 1 + in_law(state, "wage")
    if not in_law(state, "no-ally-income"):
        amount += state.allies[seat].bit_count()
    faction = FACTION.get(state.factions[seat])
    if faction is not None and faction.ability == "income" and belongs(state, seat, faction.who):
        amount += faction.amount
    return amount


def ally_income(state: BureaucracyState, seat: int) -> int:
    """What a player gains at the start of an ally's turn (B4)."""
    return 0 if in_law(state, "no-ally-income") else 1 + gift(state, seat, "ally-bonus")


def levy(state: BureaucracyState, seat: int) -> int:
    """What the law in force gives a player at the start of the own turn; less than 0: takes."""
    card = CARD.get(state.law)
    if card is None:
        return 0
    if card.effect == "upkeep":
        return -max(0, state.attackers[seat] + state.defenders[seat] - card.amount)
    if card.effect == "levy":
        return -card.amount if belongs(state, seat, card.who) else 0
    if card.effect == "stipend":
        return card.amount if belongs(state, seat, card.who) else 0
    return 0


def price(state: BureaucracyState, seat: int, piece: str) -> int:
    """The price of one more troop of a kind (B10, B21)."""
    if piece == ATTACKER:
        return TROOP_PRICE + in_law(state, "attacker-price") - gift(state, seat, "cheap-attackers")
    bulk = gift(state, seat, "cheap-first-defender") if not state.bought else 0
    return TROOP_PRICE + in_law(state, "defender-price") - bulk


def can_pay(state: BureaucracyState, seat: int, amount: int) -> bool:
    """Whether a payment leaves at least one coin (B11)."""
    return state.coins[seat] > amount


def free_attackers(state: BureaucracyState, seat: int) -> int:
    """The attackers that are not under way yet: each attacks one player only (B13)."""
    if seat != state.turn:
        return state.attackers[seat]
    return state.attackers[seat] - sum([attack.attackers for attack in state.attacks])


def free_defenders(state: BureaucracyState, seat: int) -> int:
    """The defenders that have not been sent anywhere (B15)."""
    away = 0
    for attack in state.attacks:
        if attack.target == seat:
            away += attack.own
        for lender, count in attack.lent:
            if lender == seat:
                away += count
    return state.defenders[seat] - away


def largest_force(state: BureaucracyState, seat: int) -> int:
    """The most attackers that can be sent against one more player."""
    free = free_attackers(state, seat)
    limit = in_law(state, "force-limit")
    return min(free, limit) if limit else free


def attack_price(state: BureaucracyState, target: int) -> int:
    """What it costs to attack a player at all: the fees of the law, and the toll on the way to the attacked."""
    return in_law(state, "attack-fee") + gift(state, target, "toll") + damages(state)


def damages(state: BureaucracyState) -> int:
    """The part of that price which the attacked player gets; the rest goes to the bank."""
    return in_law(state, "attack-damages")


def attack_refusal(state: BureaucracyState, seat: int, target: int) -> Reason | None:
    """Why a player may not attack another at all this turn, whoever else is attacked."""
    if state.effects and in_effect(state, "protect", target):
        return Reason("why-protected")
    if in_law(state, "no-betrayal") and state.allies[seat] >> target & 1:
        return Reason("why-honour")
    if in_law(state, "spare-poorest") and belongs(state, target, "poorest"):
        return Reason("why-poorest")
    return None


def must_attack(state: BureaucracyState, seat: int) -> bool:
    """Whether a card's text makes a player attack this turn (B20)."""
    return in_effect(state, "march", seat) > 0


def veto_price(state: BureaucracyState, seat: int, attack: Attack) -> int:
    """What a veto of this attack costs a seat (B14); 0 where it has none."""
    if seat in (state.turn, attack.target) or attack.stopped or in_law(state, "no-veto"):
        return 0
    bent = in_law(state, "veto-price")
    if state.allies[state.turn] >> seat & 1:
        return max(1, VETO_PRICE + bent - gift(state, seat, "cheap-veto"))
    foreign = gift(state, seat, "foreign-veto")
    return max(1, foreign + bent) if foreign else 0


def may_lend(state: BureaucracyState, seat: int, attack: Attack) -> bool:
    """Whether a seat may send defenders to another's help: only allies of the attacked, never the attacker (B15)."""
    if seat == state.turn or in_law(state, "no-lending"):
        return False
    return bool(state.allies[attack.target] >> seat & 1)


def own_defenders_count(state: BureaucracyState, target: int) -> bool:
    """Whether the attacked player's own defenders may fight: not against an ally (B17), unless they are kennel dogs."""
    return not state.allies[target] >> state.turn & 1 or gift(state, target, "loyal-guard") > 0


def strength(state: BureaucracyState, target: int) -> int:
    """How many attackers each defender of an attacked player takes on (B16)."""
    return in_effect(state, "strength", target) or in_law(state, "strength") or STRENGTH


def armour(state: BureaucracyState, target: int, through: int) -> int:
    """How many coins fewer an attack costs the attacked player when so many attackers get through."""
    # A vault saves some of the money, never all of it.
    vault = min(gift(state, target, "armour"), max(0, through - 1))
    return vault + in_effect(state, "shield", target)


def vote_weight(state: BureaucracyState, seat: int) -> int:
    """How many votes a player casts where hands are open; a sealed ballot counts papers (B6)."""
    return max(1, gift(state, seat, "votes"), in_effect(state, "votes", seat))


def is_secret(state: BureaucracyState, card: str) -> bool:
    """Whether a card is voted on by secret ballot (B6)."""
    return CARD[card].secret or any(effect.kind == "seal-vote" for effect in state.effects)


def passes(votes_with: int, votes_against: int) -> bool:
    """A strict majority passes; a tie fails (B5)."""
    return votes_with > votes_against


def alive(state: BureaucracyState, seat: int) -> bool:
    return seat != NOBODY and state.fell[seat] == ALIVE
