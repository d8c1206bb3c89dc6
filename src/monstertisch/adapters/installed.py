"""What an adapter says when its library is not there."""

from __future__ import annotations

from importlib import import_module


def needs(library: str, extra: str) -> None:
    """Raises an ImportError that says what to install."""
    try:
        import_module(library)
    except ModuleNotFoundError as missing:
        message = f'{library} is not installed. This installs it: pip install "monstertisch[{extra}]"'
        raise ImportError(message, name=library) from missing
