"""The pages: reads content, asks the games, and publishes what holds. Knows no game and no language by name."""
