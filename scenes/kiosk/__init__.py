"""The demo station: a screen in a foyer that shows the games, lets passers-by play one, and forgets them."""
