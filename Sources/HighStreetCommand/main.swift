print("highstreet")
