"""What the README's measurements were made with: ``make bench`` runs all of it."""
