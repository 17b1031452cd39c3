"""What a person sees and says. The only room that knows what red is."""
