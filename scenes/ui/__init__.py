"""The kit that every screen is drawn and operated with: layout, theme, text, art, controls, motion, sound."""
