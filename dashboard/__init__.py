"""Evacuation figures read out of reports, with their evidence, tallied and shown."""
