"""What goes wrong because of what somebody typed or chose."""


class UserError(Exception):
    """The command cannot be carried out; its text is one sentence for the player."""
