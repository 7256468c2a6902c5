"""What may be typed at the terminal player: answers, commands, nonsense, nothing in time, and no more at all."""

from pathlib import Path

import pytest

from engine.contract import Decision, Move, Option, Reason
from engine.games import GAMES
from engine.saves import load
from engine.table import Table
from scenes.console.terminal.answer import Choice, Refused, Unclear, understand
from scenes.keep import Keeper, NotASave
from tests.scenes.typist import Sitting, any_answer, new_table, options, play, script, state_of

rule = pytest.mark.rule
ACTION = "You have the floor"


def table_at_the_first_action(people: int = 1) -> Table:
    """Seat 0 has the floor as Speaker of the first round."""
    for seed in range(100):
        table = new_table(people, seed)
        if state_of(table).speaker == 0:
            for seat in range(4):
                table.submit(Move(seat, "identify", ("seen",)))
            return table
    raise AssertionError("no seed makes seat 0 Speaker")


def typed(*lines: str, folder: Path, table: Table | None = None) -> list[str]:
    """The pages that follow these lines, the first action first."""
    sitting = play(table or table_at_the_first_action(), script(lines), folder)
    return [*sitting.typist.pages[1:], sitting.shown.getvalue().rpartition(" > ")[2]]


# Answers


@pytest.mark.parametrize("answer", ["5", "battle", "Battle", "bat", " 5 "])
def test_an_option_is_picked_by_number_id_or_the_beginning_of_its_name(answer: str, tmp_path: Path) -> None:
    assert "which of your districts challenges" in typed(answer, folder=tmp_path)[0]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("", "Type a number from 1 to 6, or ? for help."),
        ("9", "There is no 9 here; type a number from 1 to 6, or ? for help."),
        ("0", "There is no 0 here; type a number from 1 to 6, or ? for help."),
        ("nonsense", "“nonsense” is none of the answers; type a number from 1 to 6, or ? for help."),
        ("9" * 5000, "There is no 999999 here; type a number from 1 to 6, or ? for help."),
        ("6", "Your Objective is not fulfilled yet."),
        ("declare", "Your Objective is not fulfilled yet."),
        ("\x1b[2Jx", "“?[2Jx” is none of the answers; type a number from 1 to 6, or ? for help."),
    ],
)
def test_a_wrong_line_gets_one_sentence_and_another_chance(answer: str, sentence: str, tmp_path: Path) -> None:
    page, *_ = typed(answer, folder=tmp_path)
    assert page == f"{sentence}\n● Nour > "


def test_a_beginning_that_fits_several_options_asks_for_more() -> None:
    decision = Decision("t", (Option("saida"), Option("sour")))
    choices = [Choice("t", option, option.id.title()) for option in decision.options]
    with pytest.raises(Unclear) as problem:
        understand("s", 0, decision, choices, None)
    assert problem.value.arguments["names"] == "Saida, Sour"
    assert understand("so", 0, decision, choices, None) == Move(0, "t", ("sour",))


def test_several_picks_are_separated_by_commas() -> None:
    decision = Decision("t", (Option("a"), Option("b"), Option("c", Reason("why-gagged"))), 0, 2)
    choices = [Choice("t", option, option.id) for option in decision.options]
    assert understand("1, 2", 0, decision, choices, None).picks == ("a", "b")
    assert understand("b", 0, decision, choices, None).picks == ("b",)
    assert understand("-", 0, decision, choices, None).picks == ()
    with pytest.raises(Unclear):
        understand("1 1", 0, decision, choices, None)
    with pytest.raises(Refused):
        understand("1,3", 0, decision, choices, None)


def test_greyed_options_show_their_reason(tmp_path: Path) -> None:
    sitting = play(table_at_the_first_action(), script(()), tmp_path)
    (page,) = sitting.typist.pages
    assert " (6) Declare    Your Objective is not fulfilled yet.\n" in page
    assert "  5  Battle     challenge" in page


@pytest.mark.parametrize("victories", [0, 50])
def test_enter_alone_ends_a_turn_whether_an_objective_is_fulfilled_or_not(victories: int, tmp_path: Path) -> None:
    table = table_at_the_first_action()
    state = state_of(table)
    state.objectives = ("battle-hardened", *state.objectives[1:])
    state.battles_won = (victories, 0, 0, 0)
    pages = typed("campaign", "1", "", folder=tmp_path, table=table)
    assert "[Enter] the floor passes left" in pages[1]
    assert Move(0, "finish", ("end",)) in table.moves


def test_a_supporter_sees_what_each_answer_makes_of_the_totals(tmp_path: Path) -> None:
    for seed in range(40):
        pages = play(new_table(1, seed), any_answer(seed), tmp_path).typist.pages
        asked = [page for page in pages if "Do you step in?" in page]
        if asked:
            break
    question = asked[0].rpartition("Battle of Influence")[2]
    assert "If it ended now: " in question
    for option in ("Stay neutral", "Back the Challenger", "Back the Defender"):
        row = next(line for line in question.splitlines() if option in line)
        assert " : " in row


# Commands


def test_every_command_answers_and_asks_again(tmp_path: Path) -> None:
    pages = typed("?", "b", "b zah", "b atlantis", "r", "l", "l all", "p", "u", "y", folder=tmp_path)
    for page, words in zip(
        pages,
        (
            "save and leave",
            "Mount Lebanon IV",
            "Zahle 10‡ (Bekaa I) borders",
            "There is no place called “atlantis”",
            "The map has 28 districts",
            "Round 1 opened",
            "Round 1 opened",
            "You are",
            "There is nothing that you could still take back.",
            "There is nothing to do again.",
        ),
        strict=False,
    ):
        assert words in page
        assert "5  Battle" in page, "the question comes again"


def test_undo_takes_back_a_choice_and_redo_makes_it_again(tmp_path: Path) -> None:
    pages = typed("battle", "u", "y", "q", folder=tmp_path)
    assert "which of your districts challenges" in pages[0]
    assert "Taken back." in pages[1]
    assert ACTION in pages[1]
    assert "Done again." in pages[2]
    assert "which of your districts challenges" in pages[2]


def test_undo_on_the_page_for_everybody_goes_back_behind_the_movers_cover(tmp_path: Path) -> None:
    table = table_at_the_first_action(4)
    sitting = play(table, script(["", "", "objective", "end", "u", "", "q"]), tmp_path)
    assert "Everybody may read this. Press Enter, then pass to Ola" in sitting.typist.pages[4]
    assert "Pass to Nour, press Enter" in sitting.typist.pages[5]
    assert "End" in sitting.typist.pages[6]
    assert table.moves[-1] == Move(0, "action", ("objective",))


def test_peeking_is_refused_where_everybody_looks(tmp_path: Path) -> None:
    sitting = play(table_at_the_first_action(4), script(["p", "nonsense", "b"]), tmp_path)
    assert "Not while everybody is looking" in sitting.typist.pages[1]
    assert "Press Enter to go on" in sitting.typist.pages[2]


# Declaring at any time


def fulfilled_in_a_battle(people: int) -> Table:
    """Seat 0 has declared a battle, others are asked, and its Objective is fulfilled."""
    for seed in range(200):
        table = new_table(people, seed)
        state = state_of(table)
        if state.speaker != 0:
            continue
        for seat in range(4):
            table.submit(Move(seat, "identify", ("seen",)))
        table.submit(Move(0, "action", ("battle",)))
        table.submit(Move(0, "battle.from", (table.asked()[0].options[0].id,)))
        table.submit(Move(0, "battle.at", (table.asked()[0].options[0].id,)))
        state = state_of(table)
        state.battles_won = (50, 0, 0, 0)
        state.objectives = ("battle-hardened", *state.objectives[1:])
        if 0 not in table.asked() and 0 in table.standing():
            return table
    raise AssertionError("no seed leads there")


@rule("M27")
def test_a_person_alone_is_offered_to_declare_while_bots_are_asked(tmp_path: Path) -> None:
    table = fulfilled_in_a_battle(1)
    sitting = play(table, script(["1"]), tmp_path)
    assert "You may also, at any time of your turn" in sitting.typist.pages[0]
    assert "Battle-Hardened" in sitting.shown.getvalue()
    assert table.events(0)[-1].kind != "passed"
    assert any(event.kind == "objective-completed" for event in table.events(0))


@rule("M27")
def test_among_several_people_whoever_asks_for_the_machine_may_declare(tmp_path: Path) -> None:
    table = fulfilled_in_a_battle(4)
    sitting = play(table, script(["nour", "", "declare"]), tmp_path)
    assert "Nour, press Enter to cover this again" in sitting.typist.pages[2]
    assert any(event.kind == "objective-completed" for event in table.events(0))


def test_nothing_is_offered_in_public_to_who_could_declare(tmp_path: Path) -> None:
    table = fulfilled_in_a_battle(4)
    sitting = play(table, script(["", "", ""]), tmp_path)
    assert all("You may also" not in page for page in sitting.typist.pages)


# The clock


class Clock:
    """A time source that goes on by so many seconds with every line that is typed."""

    def __init__(self, seconds: float) -> None:
        self.time = 0.0
        self.seconds = seconds

    def __call__(self) -> float:
        self.time += self.seconds / 2  # read once before and once after each line
        return self.time


@rule("M14")
def test_a_person_who_thinks_too_long_loses_the_turn(tmp_path: Path) -> None:
    table = table_at_the_first_action()
    table.clocks["turn"] = 90
    sitting = play(table, script(["battle"]), tmp_path, now=Clock(200.0))
    assert "● Nour 1:30 > " in sitting.typist.pages[0]
    assert "Time is up." in sitting.shown.getvalue()
    assert "Nour ran out of time, and the turn was over." in sitting.shown.getvalue()
    assert Move(0, "action", ("battle",)) not in table.moves


@rule("M14")
def test_the_time_of_a_turn_runs_on_through_all_its_questions(tmp_path: Path) -> None:
    table = table_at_the_first_action()
    table.clocks["turn"] = 90
    sitting = play(table, script(["battle", "?", "1"]), tmp_path, now=Clock(60.0))
    assert "● Nour 1:00 > " in sitting.typist.pages[1]
    assert "● Nour 0:30 > " in sitting.typist.pages[2]


def test_a_terminal_that_can_be_watched_ends_the_turn_on_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at_the_first_action()
    table.clocks["turn"] = 90
    sitting = Sitting(table, script(()), tmp_path)
    monkeypatch.setattr(sitting.screen, "_typed_within", lambda seconds: seconds > 90)
    sitting.play()
    assert "Time is up." in sitting.shown.getvalue()


# Saving


def test_the_end_of_input_saves_and_the_game_goes_on_at_the_same_seat_behind_a_cover(tmp_path: Path) -> None:
    first = play(new_table(3, 2), script(["", ""]), tmp_path)
    table = load(first.keeper.autosave_path, GAMES)
    second = play(table, script(()), tmp_path)
    assert first.shown.getvalue().endswith("The game is saved; go on with: game play --continue\n")
    assert "Pass to Ola, press Enter" in first.typist.pages[2]
    assert "Pass to Ola, press Enter" in second.typist.pages[0]
    assert "You are" not in second.typist.pages[0]


def test_a_game_that_was_left_after_every_answer_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    def last_option(page: str) -> str:
        numbers = options(page)
        return f"{numbers[-1]}\n" if numbers else "\n"

    def once(page: str) -> str:
        return last_option(page) if len(sitting.typist.pages) == 1 else ""

    whole = play(new_table(1, 3, bot="easy"), last_option, tmp_path / "a").table
    table = new_table(1, 3, bot="easy")
    while not table.is_over:
        sitting = Sitting(table, once, tmp_path / "b")
        sitting.play()
        table = load(sitting.keeper.autosave_path, GAMES)
    assert table.moves == whole.moves


def test_saving_goes_where_the_player_says_and_never_over_another_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    other = tmp_path / "letter.txt"
    other.write_text("Dear voters")
    pages = typed(f"s {mine}", f"s {other}", f"s {tmp_path}", "s", folder=tmp_path / "data")
    assert pages[0].startswith("Saved as")
    assert load(mine, GAMES).seats[0].name == "Nour"
    assert "is no saved game" in pages[1].replace("\n", " ")
    assert other.read_text() == "Dear voters"
    assert "could not be saved" in pages[2]
    assert pages[3].startswith("Saved as")


def test_saves_without_a_name_are_counted(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    assert keeper.save(new_table(1)).name == "machrou3-1.json"
    assert Keeper(tmp_path).save(new_table(1)).name == "machrou3-2.json"
    assert keeper.save(new_table(1)).name == "machrou3-1.json"
    (tmp_path / "poem").write_text("x")
    with pytest.raises(NotASave):
        keeper.save(new_table(1), tmp_path / "poem")


def test_a_disk_that_takes_nothing_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    sitting = play(new_table(1, 4), any_answer(4), blocked)
    assert sitting.table.is_over
    assert sitting.shown.getvalue().count("it cannot be saved automatically") == 1
    quitting = play(new_table(1, 4), script(["q"]), blocked)
    assert "could not be saved automatically." in quitting.shown.getvalue()
