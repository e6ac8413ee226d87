"""Nouns shared by every stage: frozen values on the standard library alone."""
