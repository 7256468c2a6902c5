"""The menu of a table: everything that is not part of the game itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.menu import MenuScene

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.table import TableScene

    TableDeed = Callable[[], None]


def table_menu(app: "App", table: "TableScene") -> MenuScene:
    """What Esc opens; leaving loses nothing, for every move is saved as it is made."""
    from scenes.title import TitleScene

    texts = table.texts
    menu: list[MenuScene] = []

    def close_then(deed: "TableDeed") -> "TableDeed":
        def both() -> None:
            app.pop(menu[0])
            deed()

        return both

    def item(name: str, icon: str, deed: "TableDeed", note: str = "") -> tuple[str, str, str, str, "TableDeed", str]:
        return name, texts(f"table-menu-{name}"), icon, note, close_then(deed), ""

    saved = texts("table-menu-saved")
    items = [
        item("resume", "ballot", lambda: None),
        item("save", "crate", table.save),
        item("log", "log", table.open_log),
        item("rules", "book", table.open_rules),
        item("options", "gear", table.open_options),
        item("title", "house", lambda: app.replace_all(TitleScene(app)), saved),
        item("quit", "gate", app.quit, saved),
    ]
    menu.append(MenuScene(app, items))
    return menu[0]
