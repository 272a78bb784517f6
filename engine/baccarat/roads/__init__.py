"""Roads: the records of past results that scoreboards show, each a function of the results alone."""
