"""Word tables, one language a file, found by listing."""
