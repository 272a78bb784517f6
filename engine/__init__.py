"""The rules of the games: exact, pure, standard library only."""
