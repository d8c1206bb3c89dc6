"""The games as environments of the libraries that researchers know; each is an optional extra of its own."""
