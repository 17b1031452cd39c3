"""What is happening: rounds and who has won. Has never heard of a colour or a button."""
