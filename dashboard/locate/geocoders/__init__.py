"""What can be asked where a place is, one file each."""
