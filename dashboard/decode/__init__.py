"""Document bytes to reports."""
