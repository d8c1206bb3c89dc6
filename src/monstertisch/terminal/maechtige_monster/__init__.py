"""Mächtige Monster in the terminal: the castle as a table, moves as `4 on 2`."""
