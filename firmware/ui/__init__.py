"""Everything that a person sees and says. Only this package knows what red is."""
