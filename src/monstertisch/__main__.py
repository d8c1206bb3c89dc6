"""`python -m monstertisch` is `monstertisch`."""

from .cli import main

main()
