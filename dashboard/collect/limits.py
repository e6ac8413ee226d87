"""How much is taken in at once; more than that is refused with a message, never half read."""

MAX_BYTES = 64 * 1024 * 1024
"""Largest document, in bytes: above any report, and several times over it fits in memory."""


def mebibytes(size: int) -> str:
    """Write a size for a message.

    Examples
    --------
    >>> mebibytes(MAX_BYTES)
    '64 MiB'
    """
    return f"{size / 1024 / 1024:.0f} MiB"
