"""The lab: many games at once, and games written down to be compared."""
