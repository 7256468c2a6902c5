"""The look of Bureaucracy."""
