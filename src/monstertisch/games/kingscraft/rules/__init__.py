"""The rules, one module per phase or family. Every question and every happening is a step of the agenda."""
