"""The lights: boards and lists as pixels, keys as intents."""
