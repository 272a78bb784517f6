"""Bets: their terms, what they return in a round, what a commission comes to, and what the house keeps on average."""
