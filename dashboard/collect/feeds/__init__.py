"""Kinds of feed, one a file, found by listing."""
