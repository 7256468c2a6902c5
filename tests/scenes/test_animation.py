"""What moves: easing, tweens, and the order in which the pieces of a show begin, run and end."""

from typing import Any

import pytest

from scenes.ui.animation import Timeline, Tween, ease_out

PAINTER: Any = None  # the pieces of these tests draw nothing


class Show:
    """A timeline whose pieces write down what happens to them."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.said: list[str] = []
        self.shares: dict[str, float] = {}

    def piece(self, name: str, seconds: float, beside: bool = False) -> None:
        def draw(_: object, share: float) -> None:
            self.shares[name] = share

        add = self.timeline.add_beside if beside else self.timeline.add
        add(seconds, draw, began=lambda: self.said.append(f"{name}+"), ended=lambda: self.said.append(f"{name}-"))

    def drawn(self) -> dict[str, float]:
        self.shares = {}
        self.timeline.draw(PAINTER)
        return self.shares


@pytest.fixture
def show() -> Show:
    return Show()


def begin(show: Show) -> None:
    show.timeline.update(0.5)


def test_easing_starts_fast_and_ends_exactly() -> None:
    assert ease_out(0) == 0
    assert ease_out(1) == 1
    assert ease_out(0.5) > 0.5
    assert ease_out(-1) == 0
    assert ease_out(2) == 1


def test_tween_goes_from_start_to_end_and_stays_there() -> None:
    tween = Tween(10, 20, 0.5)
    assert tween.value == 10
    tween.update(0.25)
    assert 15 < tween.value < 20
    assert not tween.is_done
    tween.update(5)
    assert tween.value == 20
    assert tween.is_done


def test_tween_without_time_is_there_at_once() -> None:
    assert Tween(1, 2, 0).value == 2


def test_first_frame_of_a_show_shows_its_beginning_however_long_nothing_moved(show: Show) -> None:
    show.piece("a", 0.2)
    show.timeline.update(0.5)
    assert show.drawn() == {"a": 0.0}
    assert show.said == ["a+"]


def test_pieces_run_one_after_another(show: Show) -> None:
    show.piece("a", 1)
    show.piece("b", 1)
    begin(show)
    show.timeline.update(0.5)
    assert show.drawn() == {"a": 0.5}
    show.timeline.update(0.5)
    assert show.said == ["a+", "a-", "b+"]
    assert show.drawn() == {"b": 0.0}


def test_leftover_time_goes_to_the_next_piece(show: Show) -> None:
    show.piece("a", 1)
    show.piece("b", 1)
    begin(show)
    show.timeline.update(1.25)
    assert show.drawn() == {"b": 0.25}
    show.timeline.update(3)
    assert not show.timeline.is_running
    assert show.drawn() == {}
    assert show.said == ["a+", "a-", "b+", "b-"]


def test_pieces_beside_each_other_begin_together_and_the_next_waits_for_both(show: Show) -> None:
    show.piece("long", 2)
    show.piece("short", 1, beside=True)
    show.piece("next", 1)
    begin(show)
    assert show.said == ["long+", "short+"]
    show.timeline.update(1.5)
    assert show.said == ["long+", "short+", "short-"]
    assert show.drawn() == {"long": 0.75, "short": 1.0}
    show.timeline.update(0.75)
    assert show.said == ["long+", "short+", "short-", "long-", "next+"]
    assert show.drawn() == {"next": 0.25}


def test_piece_beside_nothing_is_the_first(show: Show) -> None:
    show.piece("a", 1, beside=True)
    begin(show)
    assert show.drawn() == {"a": 0.0}


def test_piece_without_time_calls_but_is_never_drawn(show: Show) -> None:
    show.piece("a", 0)
    show.piece("b", 1)
    begin(show)
    assert show.said == ["a+", "a-", "b+"]
    assert show.drawn() == {"b": 0.0}


def test_skip_calls_everything_in_order_and_leaves_nothing(show: Show) -> None:
    show.piece("a", 1)
    show.piece("b", 2)
    show.piece("c", 1, beside=True)
    begin(show)
    show.timeline.update(0.5)
    show.timeline.skip()
    assert show.said == ["a+", "a-", "b+", "c+", "c-", "b-"]
    assert not show.timeline.is_running
    show.timeline.update(9)
    assert len(show.said) == 6


def test_speed_shortens_everything(show: Show) -> None:
    show.piece("a", 1)
    show.timeline.speed = 2
    begin(show)
    show.timeline.update(0.25)
    assert show.drawn() == {"a": 0.5}


def test_end_of_a_piece_may_add_another(show: Show) -> None:
    show.timeline.add(1, ended=lambda: show.piece("b", 1))
    begin(show)
    show.timeline.update(1.5)
    assert show.drawn() == {"b": 0.5}


def test_beginning_or_end_of_a_piece_may_skip_the_rest(show: Show) -> None:
    show.timeline.add(1, ended=show.timeline.skip)
    show.piece("a", 1)
    begin(show)
    show.timeline.update(1)
    assert show.said == ["a+", "a-"]
    show.timeline.add(1, began=show.timeline.skip)
    begin(show)
    assert not show.timeline.is_running


def test_skip_also_ends_what_is_added_meanwhile(show: Show) -> None:
    show.timeline.add(1, ended=lambda: show.piece("b", 1))
    show.timeline.skip()
    assert show.said == ["b+", "b-"]
    assert not show.timeline.is_running


def test_show_that_follows_an_empty_timeline_begins_at_its_beginning(show: Show) -> None:
    show.piece("a", 1)
    begin(show)
    show.timeline.update(1.5)
    show.piece("b", 1)
    show.timeline.update(0.5)
    assert show.drawn() == {"b": 0.0}
