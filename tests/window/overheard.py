"""The window as a player starts it, except that it says aloud when a game is opened and when a move is finished.

`python -m tests.window.overheard [--person SEED] ARGUMENTS`: the arguments are those of `game.py`. With --person,
somebody presses keys without sense, so that moves of people are among those that are cut short.

Nothing is imported up here: the process of the bots reads this file too, and it wants to start as fast as in a game.
"""

import os
import sys
import time
from typing import Any

_PAUSE = 0.03  # seconds between two keys


def say(word: str, table: Any) -> None:
    """One line that no buffer holds back: what has been said stays said, whatever happens next."""
    os.write(1, f"{word} {len(table.moves) + len(table.sealed)}\n".encode())


def listen() -> None:
    """Have every game say what happens to it: opened, a move finished, and before and after somebody takes one back."""
    from engine.table import Table
    from scenes.play.session import Session

    start, submit = Session.__init__, Session.submit

    def opened(session: Session, *arguments: Any) -> None:
        start(session, *arguments)
        say("opened", session.table)

    def submitted(session: Session, move: Any) -> Any:
        events = submit(session, move)
        say("moved", session.table)
        return events

    def told(change: Any) -> Any:
        def changed(table: Table, seat: int) -> Any:
            say("changing", table)
            answer = change(table, seat)
            say("changed", table)
            return answer

        return changed

    Session.__init__ = opened  # type: ignore[method-assign]
    Session.submit = submitted  # type: ignore[method-assign]
    Table.undo, Table.redo = told(Table.undo), told(Table.redo)  # type: ignore[method-assign]


def press_keys(seed: int) -> None:
    import random

    import pygame

    keys = (pygame.K_1, pygame.K_2, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN, pygame.K_RETURN)
    luck = random.Random(seed)
    while True:
        time.sleep(_PAUSE)
        if pygame.display.get_init():
            key = luck.choice(keys)
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))


def run(arguments: list[str]) -> int:
    from scenes.console.main import main

    listen()
    if arguments[:1] == ["--person"]:
        import threading

        threading.Thread(target=press_keys, args=(int(arguments[1]),), daemon=True).start()
        arguments = arguments[2:]
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
