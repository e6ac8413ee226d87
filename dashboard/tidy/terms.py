"""Closed lists that only the tables speak of."""

from enum import StrEnum

NOUNS_OF_ALL = frozenset(
    {
        *("people", "persons", "individuals", "evacuees", "inhabitants", "souls", "lives"),
        *("dead", "deaths", "bodies", "victims", "casualties", "missing"),
        *("injured", "injuries", "wounded", "hurt", "families", "households"),
        *("vehicles", "buses", "coaches", "trains", "ambulances"),
        *("flights", "planes", "aircraft", "boats", "ships", "vessels"),
    }
)
"""Nouns that say what is counted and not which of them: a count of them may hold any other."""


class Recommendation(StrEnum):
    """What a person says of a figure, over the rule of the tally."""

    PINNED = "pinned"
    EXCLUDED = "excluded"


class ReviewStatus(StrEnum):
    """What became of a figure under review, after Helix's review_status.

    None of them: nobody has looked at it. A rejected one counts in no number; one in dispute counts
    until it is settled.
    """

    ACCEPTED = "accepted"
    CORRECTED = "corrected"
    REJECTED = "rejected"
    DISPUTED = "disputed"
    ADDED = "added"


SAID_IN_REVIEW = (ReviewStatus.ACCEPTED, ReviewStatus.REJECTED, ReviewStatus.DISPUTED)
"""What a person says of a figure as a whole; the others come of what was changed."""


class CorrectionState(StrEnum):
    """What became of a correction when the tables were read.

    ``conflict`` is the guard: what the correction meant to change reads otherwise by now, so it
    is not applied and a person has to look. ``withdrawn`` is one that a later one takes back.
    """

    APPLIED = "applied"
    SETTLED = "settled"
    CONFLICT = "conflict"
    ROW_GONE = "row_gone"
    WITHDRAWN = "withdrawn"


class Change(StrEnum):
    """What became of a number of the tally between two days."""

    ADDED = "added"
    REVISED = "revised"
    WITHDRAWN = "withdrawn"


class Alarm(StrEnum):
    """What makes a row of the tally need a look."""

    NO_RECOMMENDED = "no_recommended"
    SEVERAL_RECOMMENDED = "several_recommended"
    CUMULATIVE_FALLS = "cumulative_falls"
    SOURCES_APART = "sources_apart"
    COUNTER_RESTARTS = "counter_restarts"
    LATE_REPORT = "late_report"
    TEN_TIMES = "ten_times"
    PART_EXCEEDS_WHOLE = "part_exceeds_whole"
    SEVERAL_STATES = "several_states"

    @property
    def meaning(self) -> str:
        """One line for the screen and the exports' readme."""
        return _MEANINGS[self]


_MEANINGS = {
    Alarm.NO_RECOMMENDED: "no source of at least medium reliability speaks of this day",
    Alarm.SEVERAL_RECOMMENDED: "several figures are recommended; one has to be chosen",
    Alarm.CUMULATIVE_FALLS: "the total is lower than on a day before",
    Alarm.SOURCES_APART: "two sources are over 20 % apart",
    Alarm.COUNTER_RESTARTS: "a source's total starts again from a later day",
    Alarm.LATE_REPORT: "a report of this day came after reports of later days",
    Alarm.TEN_TIMES: "ten times, or a tenth of, the days beside it",
    Alarm.PART_EXCEEDS_WHOLE: "a part is larger than the whole it is a part of",
    Alarm.SEVERAL_STATES: "several states tell of those whom each of them took out",
}
