"""Machrou3 Ra2is: Lebanon, Corrupt against Reformists."""
