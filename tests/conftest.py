"""What all tests share: searches for counterexamples take the same way on every machine."""

from hypothesis import settings

settings.register_profile("box", deadline=None, derandomize=True, database=None)
settings.load_profile("box")
