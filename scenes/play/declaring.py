"""Whether somebody at the table may turn up an Objective, told so that it betrays nothing."""

from typing import TYPE_CHECKING

from engine.contract import Decision, Option

if TYPE_CHECKING:
    from scenes.play.table import TableScene


def state(table: "TableScene") -> str | None:
    """Whether somebody here may declare now: None if not, "" if so, else why not.

    At a shared table it is always possible to ask on one's turn, for the answer would betray something.
    """
    if not table.look.declares:
        return None
    session, turn = table.session, table.telling.view.turn
    if turn not in session.people or table.is_moving or table.table.is_over:
        return None
    if session.is_shared:
        return ""
    why_not = question(table, turn).options[0].why_not
    return session.texts.why(why_not) if why_not is not None else ""


def question(table: "TableScene", seat: int) -> Decision:
    """The question whether to declare, taken from whatever the seat is asked now."""
    record = table.table
    pending = table.decision if table.asked == seat else record.pending().get(seat)
    for option in pending.options if pending is not None else ():
        if pending is not None and option.id == "declare":
            return Decision(pending.topic, (option,))
    standing = record.standing().get(seat)
    if standing is not None:
        return standing
    return Decision("declare", (Option("declare", table.look.why_no_declaring(record.view(seat))),))
