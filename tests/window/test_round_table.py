"""The round table of Bureaucracy: its places, its pictures, and what the last vote and the fallen are remembered by."""

import math
from pathlib import Path

import pygame
import pytest

from engine.bots import make_bot
from engine.contract import SPECTATOR, Event, Move
from engine.games.bureaucracy.content import CARDS, FACTIONS
from engine.games.bureaucracy.rules.battle import expected
from engine.games.bureaucracy.state import ALIVE, NOBODY, seat_of
from engine.rng import Rng
from scenes.album import Album, Wish
from scenes.assets import asset_path
from scenes.boards.bureaucracy.arrows import lanes, way
from scenes.boards.bureaucracy.cards import EFFECT_ICONS
from scenes.boards.bureaucracy.fates import Fate, fates
from scenes.boards.bureaucracy.layout import BLOTTER, MAT, Ring, table_layout
from scenes.boards.bureaucracy.outlook import answered, losses
from scenes.boards.bureaucracy.ring import free_defenders, guards, home_spots, lent_out
from scenes.boards.bureaucracy.tally import TallyKeeper
from scenes.play.table import TableScene
from scenes.settings import Settings
from scenes.texts import load_texts
from scenes.ui.kit import make_kit
from tests.window.pilot import Pilot, new_session, open_app

COUNTS = range(3, 9)


@pytest.mark.parametrize("players", COUNTS)
def test_every_point_between_blotter_and_rim_lies_on_exactly_one_mat(players: int) -> None:
    ring = Ring(700, 500, 362, players)
    for degrees in range(0, 360, 7):
        for reach in (BLOTTER + 2, 280, MAT):
            x, y = ring.at(degrees + 0.31, reach)
            assert sum(ring.holds(x, y, seat) for seat in range(players)) == 1


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_no_two_sheets_of_the_table_cover_each_other(players: int, size: tuple[int, int]) -> None:
    kit = make_kit(size, Settings(), load_texts("en"))
    layout = table_layout(kit, players)
    sheets = [layout.masthead, *layout.seats, layout.turn, layout.prompt, layout.main, layout.log]
    sheets += [layout.ring.box] if kit.compact else [layout.ring.box, layout.targets, layout.talk]
    for number, one in enumerate(sheets):
        assert kit.screen.contains(one)
        for other in sheets[number + 1 :]:
            common = one.clip(other)
            assert common.w <= 0 or common.h <= 0


@pytest.mark.parametrize("players", COUNTS)
def test_an_arrow_leads_from_the_attackers_mat_to_that_of_the_attacked(players: int) -> None:
    ring = Ring(700, 500, 362, players)
    for target in range(1, players):
        points = way(ring, 0, target)
        end = points[-1]
        assert ring.holds(*end, target)
        start = math.degrees(math.atan2(points[0][1] - ring.y, points[0][0] - ring.x))
        assert abs((start - ring.angle(0) + 180) % 360 - 180) <= ring.half


def test_every_card_has_an_icon_and_every_faction_a_seal() -> None:
    for card in CARDS:
        assert asset_path("common", "icon", f"{EFFECT_ICONS[card.effect]}.svg").is_file()
    for faction in FACTIONS:
        assert asset_path("bureaucracy", "seal", f"{faction.id}.svg").is_file()
    assert len(list(asset_path("bureaucracy", "seal").glob("*.svg"))) == len(FACTIONS)


def test_whoever_takes_the_last_coin_is_remembered() -> None:
    def event(kind: str, **data: int | str) -> Event:
        return Event(kind, data)

    told = [
        event("turn-begins", seat=0, round=2),
        event("attack-resolved", seat=0, target=1),
        event("eliminated", seat=1),
        event("turn-begins", seat=2, round=3),
        event("attack-resolved", seat=2, target=3),
        event("vote-counted", card="stamp-duty"),
        event("eliminated", seat=3),
    ]
    assert fates(told, 4) == (None, Fate(2, 0), None, Fate(3, NOBODY))


@pytest.mark.parametrize("seed", range(6))
def test_the_table_shows_every_troop_once(seed: int, tmp_path: Path) -> None:
    """At home, on guard for oneself or lent: no defender is drawn twice or lost, whatever is under way."""
    session = new_session(tmp_path, people=0, players=3 + seed, seed=seed, game="bureaucracy")
    table, bot, luck = session.table, make_bot("random", session.table.rules), Rng(seed)
    keeper, ring = TallyKeeper(session), Ring(700, 500, 362, 3 + seed)
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        view = table.view(seat)
        assert len(lanes(ring, view)) == len(view.attacks)
        for other in range(view.players):
            if view.fell[other] == ALIVE:
                sent = sum(attack.own for attack in view.attacks if attack.target == other)
                assert free_defenders(view, other) + sent + lent_out(view, other) == view.defenders[other]
                shown = sum(count for _, count, _, _ in home_spots(ring, view, other))
                assert shown == view.attackers[other] + view.defenders[other] - sent
        for attack in view.attacks:
            assert len(guards(session, attack)) == attack.defenders
        if decision.topic == "defend":
            for option in decision.allowed():
                attack = answered(view, option)
                assert attack is not None
                assert losses(view, attack) == expected(table._state, attack)  # type: ignore[arg-type]
        table.submit(Move(seat, decision.topic, bot.choose(view, decision, luck.split(), 1.0)))
        tally = keeper.now(is_moving=False)
        events = table.events(SPECTATOR)
        begun = max((place for place, event in enumerate(events) if event.kind == "turn-begins"), default=0)
        counted = [event for event in events[begun:] if event.kind in ("vote-counted", "vote-called")]
        assert (tally is not None) == bool(counted and counted[-1].kind == "vote-counted")


def test_an_attack_is_planned_by_pressing_a_mat_and_taken_back(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1920, 1080))
    scene = Album(app, Wish("bureaucracy", players=5)).open("attack")
    pilot = Pilot(app)
    pilot.frames(2)
    assert isinstance(scene, TableScene)
    assert scene.decision is not None
    target = next(seat_of(option) for option in scene.decision.allowed() if option != "done")
    ring = table_layout(app.kit, 5).ring
    place = app.kit.point(*ring.at(ring.angle(target), 340))
    pilot.move(place)
    pilot.button(place, True)
    pilot.button(place, False)
    pilot.frames(2)
    assert scene.decision is not None
    assert scene.decision.topic == "attack.force"
    pilot.key(pygame.K_1, text="1")
    pilot.frames(2)
    assert [attack.target for attack in scene.table.view(0).attacks] == [target]
    for _ in range(2):
        pilot.key(pygame.K_z, text="z")
        pilot.frames(2)
    assert scene.table.view(0).attacks == ()
    app.close()
