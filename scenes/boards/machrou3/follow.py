"""How an event changes what is on the table, one by one, so that pictures can follow the game at their own pace."""

from dataclasses import replace

from engine.contract import Event
from engine.games.machrou3.board import GROUP_INDEX, INDEX
from engine.games.machrou3.view import Machrou3View


def follow(view: Machrou3View, event: Event) -> Machrou3View:
    """The view after an event, as far as the table shows it; who has seen all events has the true view again."""
    data = event.data
    match event.kind:
        case "district-changed":
            return _with_owner(view, INDEX[str(data["district"])], _number(data["after"]))
        case "influence-changed":
            place = INDEX[str(data["district"])]
            return replace(view, ip=(*view.ip[:place], _number(data["ip"]), *view.ip[place + 1 :]))
        case "group-changed":
            place = GROUP_INDEX[str(data["group"])]
            leaders = (*view.leaders[:place], _number(data["after"]), *view.leaders[place + 1 :])
            blocs = data["blocs"]
            assert isinstance(blocs, tuple)
            return replace(view, leaders=leaders, blocs=blocs)
        case "stations-changed":
            media = view.media
            if data["gone"] is not None:
                media &= ~(1 << INDEX[str(data["gone"])])
            if data["new"] is not None:
                media |= 1 << INDEX[str(data["new"])]
            return replace(view, media=media)
        case "round-opened":
            return replace(view, round=_number(data["round"]), speaker=_number(data["speaker"]))
        case "turn-begins":
            return replace(view, turn=_number(data["seat"]))
        case "objective-completed":
            done = (_number(data["seat"]), str(data["objective"]))
            return replace(view, completed=(*view.completed, done))
        case "candidate-stands":
            return replace(view, candidates=(*view.candidates, _number(data["seat"])))
    return view


def _with_owner(view: Machrou3View, district: int, seat: int) -> Machrou3View:
    bit = 1 << district
    held = tuple(mask & ~bit | (bit if holder == seat else 0) for holder, mask in enumerate(view.held))
    return replace(view, owner=(*view.owner[:district], seat, *view.owner[district + 1 :]), held=held)


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
