"""Pages, one a file, found by listing."""
