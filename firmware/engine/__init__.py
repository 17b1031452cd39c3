"""What a code is and how to break one: pure integers, no colours, no clock, no chance of its own."""
