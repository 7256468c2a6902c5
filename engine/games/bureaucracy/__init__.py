"""Bureaucracy: war under a thin veneer of law."""
