"""Place names to places."""
