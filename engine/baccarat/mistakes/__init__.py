"""What public pages get wrong: false statements as data, and the rounds that refute them, which are searched for."""
