"""A playthrough drawn as a picture or an animation."""
