"""Long runs against damage, interruptions and poor surroundings: `make torture`."""
