"""Dealing: the order of the cards, what a shoe holds and how it ends, and who turns the cards at which table."""
