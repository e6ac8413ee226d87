"""Panels, one a file, found by listing."""
