"""What cards do: the vocabulary, and one module per family of primitives."""
