"""The map on the table: districts to choose, pawns, battles, the Blocs Track, piles and Swing Districts."""

from typing import Any

from engine.games.machrou3.board import DISTRICTS, GROUP_OF, GROUPS, INDEX, members
from engine.games.machrou3.rules.battle import Battle, ChooseDefending
from engine.games.machrou3.rules.parliament import standings
from engine.games.machrou3.rules.rulings import challengeable, connected
from engine.games.machrou3.state import NOBODY
from scenes.assets import base_folder
from scenes.boards.machrou3.battle import forces
from scenes.boards.machrou3.land_arrows import battle_arrows
from scenes.boards.machrou3.land_art import MapArt
from scenes.boards.machrou3.layout import table_layout
from scenes.boards.machrou3.outlook import battle_prospect, helpers
from scenes.boards.machrou3.prompt import considered_battle
from scenes.maps import load_board
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.texts import text_id
from scenes.ui.card_backs import pile
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL


class MapSheet:
    """Keeps the drawn map of the present window size."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.board = load_board(base_folder() / "maps" / "lebanon.tmx")
        self._art: MapArt | None = None
        self._art_key: object = None

    def art_for(self, kit: Kit) -> MapArt:
        area = kit.pixels(table_layout(kit).map)
        key = (tuple(area), kit.theme.name, kit.unit, kit.texts.language, kit.settings.pattern_assist)
        if self._art is None or key != self._art_key:
            self._art, self._art_key = MapArt(self.board, area, kit, self.session.texts), key
        return self._art

    def build(self, painter: Painter, page: Page, box: Box, moment: Moment) -> None:
        battle, view = considered_battle(moment), moment.view
        options = tuple(moment.options) if moment.asked is not None else ()
        origin = getattr(view.steps[-1], "challenging", None) if view.steps else None
        piles = (view.objectives_left, view.powers_left)
        facts = (view.owner, view.ip, view.media, view.blocs, moment.session.pieces, battle, options, origin, piles)
        painter.kept(("map", facts), box, lambda brush: self._draw(brush, box, moment, battle))
        self._districts(painter, page, moment, self.art_for(painter.kit))

    def _draw(self, painter: Painter, box: Box, moment: Moment, battle: Battle | None) -> None:
        art = self.art_for(painter.kit)
        area = painter.kit.pixels(box)
        view, pieces = moment.view, moment.session.pieces
        fighting = _fighting(moment, battle) if battle is not None else {}
        painter.shadow(box)
        ground = art.dimmed(frozenset(fighting)) if fighting else art.ground()
        painter.surface.blit(ground, area)
        self._states(painter, art, moment, fighting)
        if battle is not None:
            battle_arrows(painter.surface, art, view, battle, pieces)
        for district in fighting:
            art.name(painter.surface, district)
        dim = frozenset(range(len(DISTRICTS))) - frozenset(fighting) if fighting else frozenset()
        art.pieces(painter.surface, view.owner, view.ip, view.media, pieces, dim)
        art.track_pawns(painter.surface, view.blocs, pieces)
        self._piles(painter, moment, art)

    def _states(self, painter: Painter, art: MapArt, moment: Moment, fighting: dict[int, tuple[str, int]]) -> None:
        """Rings and dashes on the districts that something is about."""
        theme, pieces = painter.theme, moment.session.pieces
        for district, (state, seat) in fighting.items():
            sheet, corner = art.overlay(district, state, theme.players[pieces[seat]])
            painter.surface.blit(sheet, corner)
        if moment.asked is None:
            return
        step = moment.view.steps[-1] if moment.view.steps else None
        if isinstance(step, ChooseDefending):
            sheet, corner = art.overlay(step.challenging, "selected", theme.players[pieces[step.seat]])
            painter.surface.blit(sheet, corner)
        for name in moment.options:
            if name in INDEX and INDEX[name] not in fighting:
                sheet, corner = art.overlay(INDEX[name], "target", theme.ink)
                painter.surface.blit(sheet, corner)

    # --- beside the land ---

    def pile_spot(self, kit: Kit, kind: str) -> tuple[float, float]:
        """Where a pile lies, in units."""
        area = self._place(kit, "powers" if kind == "power" else "objectives")
        return area.centerx, area.centery

    def _place(self, kit: Kit, name: str) -> Box:
        """One of the map's own places, in units."""
        art, place = self.art_for(kit), self.board.piles[name]
        x1, y1 = art.to_pixels(place.x, place.y)
        x2, y2 = art.to_pixels(place.x + place.width, place.y + place.height)
        return Box(x1 / kit.unit, y1 / kit.unit, (x2 - x1) / kit.unit, (y2 - y1) / kit.unit)

    def _piles(self, painter: Painter, moment: Moment, art: MapArt) -> None:
        texts, view, kit = moment.session.texts, moment.view, painter.kit
        for name, kind, count in (
            ("objectives", "objective", view.objectives_left),
            ("powers", "power", view.powers_left),
        ):
            place = self._place(kit, name)
            wide = min(place.w, 82.0)
            place.y -= 12 if kit.compact else 4
            picture = pile(kit, kind, kit.length(wide), count)
            painter.picture(picture, place.centerx, place.y + wide * 0.72)
            label = Box(place.centerx - 60, place.y + wide * 1.46, 120, 18)
            words = texts(f"table-pile-{name}", count=count)
            painter.text(words, label, kit.smallest_text + 0.5, LABEL, align="centre")
        self._swing(painter, moment)

    def _swing(self, painter: Painter, moment: Moment) -> None:
        """The districts that nobody holds, as a list."""
        texts, view, theme, kit = moment.session.texts, moment.view, painter.theme, painter.kit
        place = self._place(kit, "swing")
        free = [number for number, owner in enumerate(view.owner) if owner == NOBODY]
        head = 26.0 if not kit.compact else 19.0
        tall = 31.0 if not kit.compact else 23.0
        step = tall + (4 if len(free) < 7 else 1)
        # A long list grows upwards, over the empty land in the east.
        y = min(place.y, place.bottom - head - 5 - step * len(free))
        painter.text(texts("table-swing"), Box(place.x, y, place.w, head), head * 0.94, DISPLAY, least=13)
        y += head + 5
        for district in free:
            row = Box(place.x, y, place.w, tall)
            painter.shadow(row, 2, 3)
            painter.fill(row, theme.card)
            painter.fill(Box(row.x, row.y, tall * 0.42, row.h), theme.lands[DISTRICTS[district].governorate])
            painter.line(row.x + tall * 0.42, row.y, row.x + tall * 0.42, row.bottom, theme.edge, 2)
            painter.frame(row, theme.edge, 2)
            name = texts(text_id("district", DISTRICTS[district].id))
            text = Box(row.x + tall * 0.6, row.y, row.w - tall * 1.6, row.h)
            painter.text(name, text, min(17.0, tall * 0.6), LABEL, least=10)
            painter.roundel(str(view.ip[district]), row.right - tall * 0.52, row.centery, tall * 0.38)
            y += step
        if not free:
            painter.text(texts("table-swing-none"), Box(place.x, y, place.w, 22), 16, LABEL, theme.ink2)

    # --- pointing ---

    def _districts(self, painter: Painter, page: Page, moment: Moment, art: MapArt) -> None:
        for district, facts in enumerate(DISTRICTS):
            is_option = moment.asked is not None and facts.id in moment.options
            self._district(painter, page, district, moment, art, is_option)

    def _district(
        self, painter: Painter, page: Page, district: int, moment: Moment, art: MapArt, is_option: bool
    ) -> None:
        name = DISTRICTS[district].id
        view, pieces = moment.view, moment.session.pieces

        def draw(brush: Painter, look: Look) -> None:
            if look in (Look.HOVER, Look.PRESSED):
                sheet, corner = art.overlay(district, "hover", brush.theme.ink)
                brush.surface.blit(sheet, corner)
                art.piece(brush.surface, district, view.owner, view.ip, view.media, pieces)

        def press() -> None:
            if is_option:
                moment.answer(name)

        unit = painter.kit.unit
        bounds = art.bounds(district)
        box = Box(bounds.x / unit, bounds.y / unit, bounds.w / unit, bounds.h / unit)
        control = Control(
            f"option:{name}" if is_option else f"district:{name}",
            box,
            press,
            draw,
            self.session.words.district(district),
            lambda: "\n".join(self._tip(moment, district)),
            shape=lambda x, y: art.district_at(x, y) == district,
            focusable=is_option,
            restored=False,
        )
        page.add(painter, control)
        spot = art.spot(district)
        page.ring[control.key] = Box(spot[0] / unit - 30, spot[1] / unit - 24, 60, 48)

    def _tip(self, moment: Moment, district: int) -> list[str]:
        """What there is to know about a district: holder, group, links, and what a battle for it would come to."""
        texts, words, view = self.session.texts, self.session.words, moment.view
        owner, group = view.owner[district], GROUP_OF[district]
        sums = sorted(standings(view, group).values(), reverse=True)
        lead = sums[0] - sums[1] if len(sums) > 1 else sums[0] if sums else 0
        lines = [
            texts("table-district-tip", district=words.district(district), points=view.ip[district]),
            texts("table-district-holder", seat=words.seat(owner)),
            texts("table-district-group", group=texts(text_id("group", GROUPS[group].id)), seats=GROUPS[group].seats),
            texts("table-district-leader", seat=words.seat(view.leaders[group]), lead=lead),
        ]
        if view.media >> district & 1:
            lines.append(texts("table-district-media"))
        return lines + self._battle_tip(moment, district)

    def _battle_tip(self, moment: Moment, district: int) -> list[str]:
        """What battles from here, or against this district, would come to for whoever reads this."""
        texts, words, view = self.session.texts, self.session.words, moment.view
        seat = moment.asked if moment.asked is not None else moment.eyes
        if seat < 0 or view.battle is not None:
            return []
        state: Any = view
        step = view.steps[-1] if view.steps else None
        if view.owner[district] == seat:
            targets = members(connected(state, district) & challengeable(state, seat))
            places = ", ".join(
                "{} {}:{}".format(
                    words.district(target), *Battle(seat, view.owner[target], district, target).totals(state)
                )
                for target in targets
            )
            return [texts("table-district-reaches", places=places)] if targets else []
        if not challengeable(state, seat) >> district & 1:
            return []
        origins = (
            [step.challenging]
            if isinstance(step, ChooseDefending)
            else members(connected(state, district) & view.held[seat])
        )
        return [self._one_battle(state, seat, origin, district) for origin in origins[:4]]

    def _one_battle(self, view: Any, seat: int, origin: int, district: int) -> str:
        words = self.session.words
        battle = Battle(seat, view.owner[district], origin, district)
        challenge, defence = battle_prospect(view, battle).totals or (0, 0)
        others = ", ".join(self.session.names[other] for other in helpers(view, battle)) or "none"
        return self.session.texts(
            "table-district-battle", origin=words.district(origin), challenge=challenge, defence=defence, helpers=others
        )


def _fighting(moment: Moment, battle: Battle) -> dict[int, tuple[str, int]]:
    """The districts of a battle, with the state they are drawn in and the seat in whose colour."""
    view = moment.view
    found: dict[int, tuple[str, int]] = {}
    for side in ("challenger", "defender"):
        for district, seat, _ in forces(view, battle, side):
            found[district] = ("supports", seat)
    for seat in helpers(view, battle):
        if seat not in [backer for backer, _ in battle.backing]:
            for district in members(connected(view, battle.defending) & view.held[seat]):
                found.setdefault(district, ("may", seat))
    found[battle.challenging] = ("selected", battle.challenger)
    found[battle.defending] = ("attacked", battle.defender)
    return found
