"""The terminal player, driven through whole games by what is typed and judged by what is shown."""

from pathlib import Path

import pytest

from engine.contract import SPECTATOR, Move
from engine.games.machrou3.board import INDEX
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVES, SIDE
from engine.games.machrou3.state import Effect
from engine.rng import Rng
from engine.table import Table
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.paint import SHAPES, TIE, seen, width
from scenes.texts import text_id
from tests.scenes.typist import (
    BLANK,
    NAMES,
    RULES,
    TEXTS,
    Sitting,
    any_answer,
    new_table,
    options,
    pages_of,
    play,
    script,
    state_of,
)

rule = pytest.mark.rule
WIPE = "\x1b[H\x1b[2J\x1b[3J"
SECRET_WORDS = {
    *(TEXTS(text_id("character", character.id)) for character in CHARACTERS),
    *(TEXTS(text_id("objective", objective.id)) for objective in OBJECTIVES),
}


# Whole games


@pytest.mark.parametrize("seed", range(3))
def test_one_person_plays_a_whole_game_against_bots(seed: int, tmp_path: Path) -> None:
    sitting = play(new_table(1, seed), any_answer(seed), tmp_path)
    assert sitting.table.is_over
    assert "Votes, weighed by seats" in sitting.shown.getvalue()
    assert "Pass to" not in sitting.shown.getvalue()


@pytest.mark.parametrize("seed", range(2))
def test_four_people_play_a_whole_game_at_one_machine(seed: int, tmp_path: Path) -> None:
    sitting = play(new_table(4, seed), any_answer(seed), tmp_path)
    assert sitting.table.is_over
    for name in NAMES[:4]:
        assert f"Pass to {name}, press Enter" in sitting.shown.getvalue()


def test_bots_alone_play_before_an_onlooker(tmp_path: Path) -> None:
    sitting = play(new_table(0, 3), script(()), tmp_path)
    assert sitting.table.is_over
    assert sitting.typist.pages == []


@pytest.mark.parametrize("players", [5, 6])
def test_larger_tables_are_played_to_the_end(players: int, tmp_path: Path) -> None:
    assert play(new_table(2, 4, players), any_answer(4), tmp_path).table.is_over


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_no_line_is_longer_than_the_terminal(columns: int, tmp_path: Path) -> None:
    shown = play(new_table(2, 5, 6), any_answer(5), tmp_path, columns=columns).shown.getvalue()
    assert [line for line in shown.splitlines() if width(line) > columns and str(tmp_path) not in line] == []


def test_every_text_is_there_and_gets_all_it_speaks_of(tmp_path: Path) -> None:
    for seed in range(4):
        shown = play(new_table(1, seed), any_answer(seed + 9), tmp_path).shown.getvalue()
        assert "{" not in shown
        assert "[term" not in shown
        assert "[event" not in shown


def test_colours_change_nothing_but_the_colours(tmp_path: Path) -> None:
    plain = play(new_table(1, 6), any_answer(6), tmp_path / "a").shown.getvalue()
    coloured = play(new_table(1, 6), lambda page: any_line(seen(page)), tmp_path / "b", colours=True)
    assert "\x1b[" not in plain
    assert "\x1b[38;5;" in coloured.shown.getvalue()


def any_line(page: str) -> str:
    numbers = options(page)
    return f"{numbers[0]}\n" if numbers else "\n"


def test_the_end_shows_everybody_and_says_that_shuffled_ballots_stay_secret(tmp_path: Path) -> None:
    sitting = play(new_table(1, 7), any_answer(7), tmp_path)
    end = sitting.shown.getvalue().rpartition("Votes, weighed by seats")
    state = state_of(sitting.table)
    for seat, character in enumerate(state.characters):
        assert f"{NAMES[seat]}" in end[2]
        assert TEXTS(text_id("character", character)) in end[2]
    assert "stays secret for ever" in end[2]
    hemicycle = end[0][-900:]
    marks = sum(hemicycle.count(mark) for mark in "●■▲◆×○")
    assert marks >= 128


# Secrets at one machine


def test_a_cover_says_only_whose_turn_it_is(tmp_path: Path) -> None:
    sitting = play(new_table(4, 8), any_answer(8), tmp_path)
    covers = [page for page in sitting.typist.pages if "Pass to" in page and "Everybody" not in page]
    assert len(covers) > 20
    for page in covers:
        _, _, cover = page.rpartition(BLANK)
        assert seen(cover).strip().removeprefix("●").removeprefix("■").removeprefix("▲").removeprefix("◆").strip() in {
            f"Pass to {name}, press Enter" for name in NAMES
        }


def test_the_screen_is_cleared_with_its_history_before_and_after_every_private_page(tmp_path: Path) -> None:
    sitting = play(new_table(2, 9), any_answer(9), tmp_path, ansi=True)
    pages = sitting.typist.pages
    private = [number for number, page in enumerate(pages) if "You are  " in page]
    assert private
    for number in private:
        assert pages[number].startswith(WIPE), "a private page comes on a clean sheet"
        assert "Pass to" in pages[number - 1]
        assert WIPE in pages[number - 1]
    for page in pages:
        if "Pass to" in page and "Everybody" not in page:
            assert "Pass to" in page.rpartition(WIPE)[2]
            assert "You are  " not in page


class Watch:
    """Answers at random, and before that checks what is on the screen against what the person may know."""

    def __init__(self, seed: int) -> None:
        self.answer = any_answer(seed)
        self.sitting: Sitting | None = None
        self.private_pages = 0

    def __call__(self, page: str) -> str:
        assert self.sitting is not None
        table, facing = self.sitting.table, self.sitting.game.hand_over.facing
        state = state_of(table)
        is_public = facing is None or "Everybody may read this" in page or "Pass to" in page
        assert not secrets_on(page, state, SPECTATOR if is_public else facing or 0)
        self.private_pages += not is_public
        return self.answer(page)


def secrets_on(page: str, state: object, reader: int) -> set[str]:
    """The names of cards on a page that its reader must not know."""
    holds = state.objectives  # type: ignore[attr-defined]
    characters = state.characters  # type: ignore[attr-defined]
    told = {secret.answer for secret in state.secrets if secret.seat == reader}  # type: ignore[attr-defined]
    hidden = {TEXTS(text_id("character", name)) for seat, name in enumerate(characters) if seat != reader}
    for seat, card in enumerate(holds):
        if card and seat != reader and card not in told:
            hidden.add(TEXTS(text_id("objective", card)))
    return {word for word in hidden if word in page}


@rule("M10", "M11")
@pytest.mark.parametrize("seed", range(3))
def test_no_card_of_another_seat_ever_appears_between_two_covers(seed: int, tmp_path: Path) -> None:
    watch = Watch(seed)
    watch.sitting = Sitting(new_table(4, seed), watch, tmp_path)
    watch.sitting.play()
    assert watch.sitting.table.is_over
    assert watch.private_pages > 50


class Scrambler:
    """Answers at random, after comparing each page with one from a world in which all that is hidden differs."""

    def __init__(self, seed: int) -> None:
        self.answer = any_answer(seed)
        self.rng = Rng(seed)
        self.sitting: Sitting | None = None
        self.compared = 0

    def __call__(self, page: str) -> str:
        assert self.sitting is not None
        seat = self.sitting.game.hand_over.facing
        if seat is not None and seat in self.sitting.table.asked():
            self.compare(seat, self.sitting.pages)
        return self.answer(page)

    def compare(self, seat: int, pages: Pages) -> None:
        table = pages.table
        world = RULES.guess(table.view(seat), self.rng.split())
        events = table.all_events()
        other = Table.restore(RULES, table.setup, table.seed, table.seats, world, table.moves, (), events)
        scrambled = Pages(other, pages.board, pages.texts, pages.paint)
        assert whole_screen(pages, seat) == whole_screen(scrambled, seat)
        self.compared += 1


def whole_screen(pages: Pages, seat: int) -> list[str]:
    """All that a seat can be shown at this moment."""
    onlooker = pages.table.view(SPECTATOR)
    private = [*pages.turn(seat, 0, True, 100), *pages.visit(seat, 100), *pages.log(seat, True, 100)]
    return private + pages.board.standings(onlooker, 100) + pages.log(SPECTATOR, True, 100)


@rule("M10", "M18")
@pytest.mark.parametrize(("seed", "players"), [(1, 4), (2, 5), (3, 6)])
def test_a_seats_screen_is_the_same_whatever_is_hidden_from_it(seed: int, players: int, tmp_path: Path) -> None:
    scrambler = Scrambler(seed)
    scrambler.sitting = Sitting(new_table(players, seed, players), scrambler, tmp_path)
    scrambler.sitting.play()
    assert scrambler.compared > 60


@rule("M10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_role_goes_through_the_same_identification(players: int, tmp_path: Path) -> None:
    """As many prompts, as many lines, and the same question for everybody."""
    for seed in range(6):
        sitting = play(new_table(players, seed, players), script([""] * (2 * players)), tmp_path)
        pages = sitting.typist.pages[: 2 * players]
        assert all("Pass to" in page for page in pages[::2])
        assert len({page.count("\n") for page in pages[1::2]}) == 1
        assert (
            len({page.partition("Read your character")[2].partition("\n")[2].count("\n") for page in pages[1::2]}) == 1
        )
        assert all(page.count("You know") == 1 for page in pages[1::2])


@rule("M10")
def test_the_corrupt_are_told_of_each_other_and_reformists_of_nobody() -> None:
    for players in (4, 5, 6):
        table = new_table(players, 1, players)
        characters = state_of(table).characters
        corrupt = [seat for seat, name in enumerate(characters) if SIDE[name] == CORRUPT]
        for seat in range(players):
            page = "\n".join(pages_of(table).turn(seat, 0, True, 100))
            others = [f"Corrupt like you: {SHAPES[ally]} {NAMES[ally]}." for ally in corrupt if ally != seat]
            expected = others[0] if others else "You are the only Corrupt player."
            assert (expected if seat in corrupt else "Nobody else’s side.") in page.replace(TIE, " ")


def test_rules_that_cards_bend_are_shown_with_whom_they_concern() -> None:
    table = new_table(1)
    state_of(table).effects = (
        Effect("gag", 1, 2, 3),
        Effect("truce", 0, 3, 2),
        Effect("bastion", 2, INDEX["zahle"]),
        Effect("swap-refused", 0, 1, 1),
    )
    pages = pages_of(table)
    page = " ".join(pages.board.table(table.view(0), 100)).replace(TIE, " ")
    assert "In force: Gag Order (■ Ola) until the end of round 3. Only Pass" in page
    assert "In force: Truce (● Nour, ◆ Qays) until the end of round 2." in page
    assert "In force: Bastion (Zahle). This district" in page
    assert "refused" not in page


@rule("M18")
def test_a_secret_ballot_is_gathered_seat_by_seat_behind_covers(tmp_path: Path) -> None:
    table = new_table(4, 1)
    speaker = state_of(table).speaker
    first = (speaker + 1) % 4
    for seat in range(4):
        table.submit(Move(seat, "identify", ("seen",)))
    table.submit(Move(speaker, "action", ("pass",)))
    district = "koura" if state_of(table).owner[4] == -1 else "batroun"
    # neutral page, cover, action, district, own vote; then a neutral page and a cover for each of the others
    lines = ["", "", "campaign", district, "with", "", "", "against", "", "with", "", "against"]
    sitting = play(table, script(lines), tmp_path)
    order = [first, *(seat for seat in range(4) if seat != first)]
    votes = [page for page in sitting.typist.pages if "Your secret vote?" in page]
    assert [next(name for name in NAMES if f"{name} >" in page) for page in votes] == [NAMES[seat] for seat in order]
    assert all("With, " not in page for page in votes)
    assert "2 With, 2 Against" in sitting.shown.getvalue()


def test_only_public_news_is_shown_while_bots_play(tmp_path: Path) -> None:
    sitting = play(new_table(2, 11), any_answer(11), tmp_path)
    neutral = [page for page in sitting.typist.pages if "Everybody may read this" in page]
    assert neutral
    assert all("What everybody saw" in page and "You are  " not in page.rpartition(BLANK)[2] for page in neutral)


def test_a_person_may_look_at_their_cards_while_another_is_asked(tmp_path: Path) -> None:
    sitting = play(new_table(2, 1), script(["ola", "", "", "q"]), tmp_path)
    first, second, visit, back = sitting.typist.pages
    assert "Pass to Nour" in first
    assert "Pass to Ola" in second
    assert "Ola, press Enter to cover this again" in visit
    assert BLANK in back
    assert "Pass to Nour" in back


def test_leaving_in_the_middle_leaves_no_secret_on_the_screen(tmp_path: Path) -> None:
    sitting = play(new_table(2, 1), script(["", "q"]), tmp_path, ansi=True)
    assert sitting.shown.getvalue().rpartition(WIPE)[2] == "The game is saved; go on with: game play --continue\n"


def test_an_interruption_covers_the_screen(tmp_path: Path) -> None:
    def interrupt(page: str) -> str:
        if "You are" in page:
            raise KeyboardInterrupt
        return "\n"

    sitting = Sitting(new_table(2, 1), interrupt, tmp_path, ansi=True)
    with pytest.raises(KeyboardInterrupt):
        sitting.play()
    assert sitting.shown.getvalue().endswith(WIPE)
