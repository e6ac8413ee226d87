"""The one family of errors, each also kin of the standard error a caller expects.

Every message is written for the person who meets it: what happened, then what to do.
"""


class DashboardError(Exception):
    """Root of all errors this package raises on purpose."""


class SettingsError(DashboardError, ValueError):
    """A setting cannot be used; the message names it and what it accepts."""


class PluginError(DashboardError, ImportError):
    """A file in an extension folder does not meet its contract; the message names both."""


class CollectError(DashboardError, OSError):
    """A document could not be had: no such file, no answer, too large."""


class DecodeError(DashboardError, ValueError):
    """A document was had but no text could be read from it."""


class ReportError(DashboardError, ValueError):
    """A report's own facts cannot be used, such as a date that is none."""


class LocateError(DashboardError, RuntimeError):
    """A geocoder could not be asked; not the same as a name it does not know."""


class StoreError(DashboardError, RuntimeError):
    """The store cannot be opened, read or written."""


class SchemaError(DashboardError, ValueError):
    """A table breaks its declaration in ``tidy/schema.py``."""


class CorrectionError(DashboardError, ValueError):
    """A correction cannot be applied; the message says which and why."""
