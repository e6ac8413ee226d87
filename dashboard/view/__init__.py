"""Tables to screen."""
