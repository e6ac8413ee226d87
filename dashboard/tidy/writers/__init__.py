"""Formats that a snapshot can be taken away in; each file is one, found by listing."""
