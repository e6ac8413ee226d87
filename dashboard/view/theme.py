"""How the screen looks: colours by metric, and one way to write numbers, ranges and days.

Values in, words and colours out; no widget is drawn here.
"""

from datetime import date

from dashboard.base.metrics import METRICS

OKABE_ITO: tuple[str, ...] = (
    "#0072B2",
    "#D55E00",
    "#009E73",
    "#CC79A7",
    "#E69F00",
    "#56B4E9",
    "#8C6D00",
)
"""Blue, vermilion, green, purple, orange, sky blue and ochre: told apart with any color vision.

References
----------
M. Okabe and K. Ito, "Color Universal Design", 2008; its yellow is darkened to ochre, since the
original cannot be seen as a line on white, and black is left to text.
"""

NEUTRAL = "#6B7785"
"""For what is not told apart by color: totals, planned figures, everything after the seventh."""

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_BY_WEIGHT = sorted(METRICS, key=lambda metric: not metric.is_headline)
_COLORS = {
    metric.id: OKABE_ITO[place] if place < len(OKABE_ITO) else NEUTRAL
    for place, metric in enumerate(_BY_WEIGHT)
}


def metric_color(metric: str) -> str:
    """Return a metric's color: the headline metrics have one each, the rarest share gray.

    Examples
    --------
    >>> metric_color("people_evacuated")
    '#0072B2'
    """
    return _COLORS.get(metric, NEUTRAL)


def ink_on(ground: str | None) -> str:
    """Return the color of words in a chart, by whether the page's ground is "light" or "dark"."""
    return {"light": "#1C2733", "dark": "#E6EBF0"}.get(ground or "", NEUTRAL)


def format_number(value: int) -> str:
    """Return a whole number with thousands separators.

    Examples
    --------
    >>> format_number(35000)
    '35,000'
    """
    return f"{value:,}"


def format_count(number: int, noun: str) -> str:
    """Return how many there are of something whose plural takes an s.

    Examples
    --------
    >>> format_count(1, "report"), format_count(1200, "report")
    ('1 report', '1,200 reports')
    """
    return f"{format_number(number)} {noun if number == 1 else noun + 's'}"


def format_bounds(low: int, high: int) -> str:
    """Return a range, or the one number where both bounds are equal.

    Examples
    --------
    >>> format_bounds(2500, 3000)
    '2,500 to 3,000'
    """
    return format_number(low) if low == high else f"{format_number(low)} to {format_number(high)}"


def format_day(day: date) -> str:
    """Return a day as it is spoken, with the month in letters.

    Examples
    --------
    >>> format_day(date(2016, 12, 15))
    '15 Dec 2016'
    """
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


def format_days(start: date | None, end: date | None) -> str:
    """Return a stretch of days; a side left open says so, and no day at all is empty.

    Examples
    --------
    >>> format_days(date(2016, 12, 15), date(2016, 12, 19))
    '15 to 19 Dec 2016'
    >>> format_days(date(2016, 12, 15), None)
    'since 15 Dec 2016'
    """
    if start is None:
        return "" if end is None else f"until {format_day(end)}"
    if end is None:
        return f"since {format_day(start)}"
    if start == end:
        return format_day(start)
    if (start.year, start.month) == (end.year, end.month):
        return f"{start.day} to {format_day(end)}"
    return f"{format_day(start)} to {format_day(end)}"


_BLUE = "#2C8DB8"
_ARROW = f"""<g fill="none" stroke="{_BLUE}" stroke-width="2.6" stroke-linecap="round"
stroke-linejoin="round"><path d="M18 5.5A11 11 0 1 0 18 26.5"/>
<path d="M11 16H29M23.5 10.5 29 16l-5.5 5.5"/></g>"""
_SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} 32" width="{0}" height="32">{1}</svg>'
)

ICON = _SVG.format(32, _ARROW)
"""An arrow that leads out. It travels with the page: an icon by name would be fetched elsewhere."""

LOGO = _SVG.format(
    196,
    f"""{_ARROW}<text x="38" y="21.5" font-size="17" font-weight="600" fill="{_BLUE}"
font-family="'Source Sans', 'Source Sans 3', 'Segoe UI', Arial, sans-serif"
textLength="152" lengthAdjust="spacingAndGlyphs">Evacuation figures</text>""",
)
"""The icon with the app's name, in a blue that holds on light and on dark ground."""
