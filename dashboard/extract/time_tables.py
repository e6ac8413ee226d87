"""The word tables of time: dates, spans of days, and the words at their edges."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Words = Mapping[str, str]
Pairs = Mapping[tuple[int, int], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeTables:
    """The tables of a language that tell when.

    Attributes
    ----------
    weekdays, months : str
        Names in order, parted by |, each with its short forms.
    weekday_edges : Mapping of str to str
        Words before a weekday, month or season: "past" for the last such, "ahead" for the next,
        "present" for that of now.
    feasts : Mapping of tuple of int to str
        By month and day: names of days that are the same each year.
    day_openers : str
        Prepositions before "the 15th" that make it a day.
    seasons : Mapping of int to str
        By their first month.
    month_parts : Mapping of str to str
        "early", "mid" and "late", the weeks of a month, its halves.
    year_parts : Mapping of tuple of int to str
        By first month and number of months (0: the last day of that month): words before a year.
    relative_days, relative_spans, calendar_spans : Mapping
        By days from the publication; by first and last such day; by unit and number of units.
    following_days, following_weeks : Mapping
        By days, or weeks, from the date last named.
    afters : str
        Words after "two days" that count from what is told behind them.
    timetabled : Mapping of str to str
        Verbs of moving in the present, of "one" and of "many", with a weekday still to come.
    grants : str
        Verbs of a time that people are given: "gave them until Friday".
    nth_days : Mapping of int to str
        By their number: phrases for a day counted from a start ("on the second day").
    long_ago : str
        Phrases for a time before, of which nobody can tell which.
    present : str
        Words for the day of publication that serve where no date does ("so far").
    time_units : Mapping of str to str
        By unit (hour, day, week, fortnight, month, year): its nouns.
    ago : Mapping of str to str
        Words after "two days" that count from publication ("ago"), or from the day named before
        ("earlier", "later").
    spans_back, spans_ahead : str
        Words before "two days" for the days up to now, and for those from now on.
    firsts, nights : str
        Words before "two days" that count from a start; what a first day takes in besides.
    course_openers : Mapping of str to str
        Words before "two days" for how long something took: "first" ones count from its start.
    clock, clock_times : str
        Words that may stand between "by" and its date ("by 6 p.m. on 13 December"); those of them
        that tell an hour by themselves ("by noon").
    bounds : Mapping of str to str
        Words that open a span of time or end it.
    closing_bounds, onwards : str
        Words between the two days of a span; words after a date that make it the first of many.
    rates : str
        Words after a number of what happens again and again: "daily", "an hour".
    presents : str
        Auxiliaries of a state that lasts at the time of telling: "are dead".
    overs : str
        Words that tell of a stay that is over: "were", "had", "slept".
    superlatives, whens, solely : str
        Words before "since" that only compare ("the worst flood since 2010"); words after a date
        that tell what happened then, or that it is a number's only day ("on Thursday alone").
    papers : str
        What is dated and moves nobody: "the deal of 13 March".
    formers : Mapping of str to str
        Words before a number that another one took the place of: "sure" ones, and "maybe" ones,
        which need a verb of change before.
    future : Mapping of str to str
        Words that make a weekday the next one: "sure" ones in any sentence ("landfall is expected
        on Friday"), "maybe" ones in that of a plan; "past" ones make it the nearest.
    """

    weekdays: str = ""
    months: str = ""
    weekday_edges: Words = field(default_factory=dict)
    feasts: Pairs = field(default_factory=dict)
    day_openers: str = ""
    seasons: Mapping[int, str] = field(default_factory=dict)
    month_parts: Words = field(default_factory=dict)
    year_parts: Pairs = field(default_factory=dict)
    relative_days: Mapping[int, str] = field(default_factory=dict)
    relative_spans: Pairs = field(default_factory=dict)
    calendar_spans: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    following_days: Mapping[int, str] = field(default_factory=dict)
    following_weeks: Mapping[int, str] = field(default_factory=dict)
    afters: str = ""
    timetabled: Words = field(default_factory=dict)
    grants: str = ""
    nth_days: Mapping[int, str] = field(default_factory=dict)
    long_ago: str = ""
    present: str = ""
    time_units: Words = field(default_factory=dict)
    ago: Words = field(default_factory=dict)
    spans_back: str = ""
    spans_ahead: str = ""
    firsts: str = ""
    nights: str = ""
    course_openers: Words = field(default_factory=dict)
    clock: str = ""
    clock_times: str = ""
    bounds: Words = field(default_factory=dict)
    closing_bounds: str = ""
    onwards: str = ""
    rates: str = ""
    presents: str = ""
    overs: str = ""
    superlatives: str = ""
    solely: str = ""
    whens: str = ""
    papers: str = ""
    formers: Words = field(default_factory=dict)
    future: Words = field(default_factory=dict)
