"""What keeps the helper from starting."""

from __future__ import annotations


class Missing(Exception):
    """Something that should be there is not; the text says what, and what to do."""
