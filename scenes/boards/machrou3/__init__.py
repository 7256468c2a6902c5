"""The look of Machrou3 Ra2is: its words, map, cards, Parliament, debate and election."""
