"""Geocoders, one a file, found by listing."""
