"""Tells whether the installed rules are compiled: exit code 0 if so."""

import sys

import monstertisch.core.game

sys.exit(monstertisch.core.game.__file__.endswith(".py"))
