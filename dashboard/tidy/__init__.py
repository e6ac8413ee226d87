"""Figures and places to tables, tally and downloads."""
