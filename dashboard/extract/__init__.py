"""Report text to figures and leftovers."""
