"""Document formats, one a file, found by listing."""
