"""A report's text to its figures, its leftovers and the places it names: the stage's one door."""

import re
from collections.abc import Iterable, Iterator

from dashboard.base.figure import Extraction, Leftover
from dashboard.base.place import KnownNames, PlaceMention
from dashboard.base.report import Report
from dashboard.base.vocabulary import Event, LeftoverReason, PlaceRole
from dashboard.extract.assemble import figure_ids, read_numbers, to_figure, to_leftover
from dashboard.extract.circumstances import fill_moments, fill_places, remember, share_facts
from dashboard.extract.context import Context, Draft, Reading, count_themes
from dashboard.extract.facts import find_parts, find_repeats
from dashboard.extract.language import guess_language, languages
from dashboard.extract.lexicon import Lexicon, lexicon
from dashboard.extract.sentence import Sentence

_DIGITS = re.compile(r"\d+(?:[.,]\d+)*")
_BEFORE = 2  # sentences before a number that are read for what it takes over


def extract(report: Report, known_places: KnownNames = frozenset()) -> Extraction:
    """Read the figures out of a report.

    Parameters
    ----------
    report : Report
        The report. Without a language, the text tells it; without a day of publication, relative
        dates stay empty.
    known_places : KnownNames
        Names of known places as texts spell them. Places are found by syntax too, so it may be
        empty.

    Returns
    -------
    Extraction
        Figures, leftovers and mentions of places, each in the order of the text. A report in a
        language without tables has no figures, and its numbers are leftovers to look at.
    """
    code = report.language.split("-")[0].lower() or guess_language(report.text)
    if code not in languages():
        return Extraction(leftovers=tuple(_unread_numbers(report)))
    words = lexicon(code)
    counts = count_themes(report.text, words.themes)
    theme = max(counts, key=lambda event: (counts[event], event == Event.EVACUATE))
    context = Context(
        report.text,
        report.published_date,
        known_places,
        theme,
        is_evacuation=counts[Event.EVACUATE] > 0,
    )
    readings, leftovers = _read_sentences(report, words, context)
    fill_moments(context)
    fill_places(context)
    find_parts(context.drafts)
    find_repeats(context.drafts)
    share_facts(context)
    ids = figure_ids(context.drafts, report.report_id)
    figures = tuple(to_figure(d, ids, i, report) for i, d in enumerate(context.drafts))
    return Extraction(
        figures,
        tuple(sorted(leftovers, key=lambda leftover: leftover.start)),
        tuple(_mentions(readings, context)),
    )


def _read_sentences(
    report: Report, words: Lexicon, context: Context
) -> tuple[list[Reading], list[Leftover]]:
    """Read the sentences that bear numbers, and those just before them."""
    readings: list[Reading] = []
    leftovers: list[Leftover] = []
    search = words.trigger.search
    read_to = 0
    for index, (start, end) in enumerate(report.sentences):
        if index > 1 and search(report.text, start, end) is None:
            continue
        for i in range(max(read_to, index - _BEFORE), index + 1):
            if i and "\n" in report.text[report.sentences[i - 1][1] : report.sentences[i][0]]:
                context.begin_paragraph()
            context.index = i
            reading = context.read(Sentence(report.text, *report.sentences[i], words))
            if i == index:
                remainders = read_numbers(reading, i, context)
                leftovers.extend(to_leftover(r, reading, report) for r in remainders)
            remember(reading, i, context)
            readings.append(reading)
        read_to = index + 1
    return readings, leftovers


def _unread_numbers(report: Report) -> Iterator[Leftover]:
    for start, end in report.sentences:
        for match in _DIGITS.finditer(report.text, start, end):
            yield Leftover(
                report.report_id,
                *match.span(),
                match.group(),
                LeftoverReason.UNKNOWN,
                report.text[start:end],
            )


def _draft_mentions(drafts: Iterable[Draft]) -> Iterator[PlaceMention]:
    for draft in drafts:
        roles = (
            (draft.origin, PlaceRole.ORIGIN),
            (draft.destination, PlaceRole.DESTINATION),
            (None if draft.origin or draft.destination else draft.place, PlaceRole.PLACE),
        )
        for place, role in roles:
            if place is not None:
                yield PlaceMention(place.name, role, place.start, place.end)


def _mentions(readings: list[Reading], context: Context) -> list[PlaceMention]:
    """Return the first mention of each name and role: those of figures, then all other places."""
    found: dict[tuple[str, PlaceRole], PlaceMention] = {}
    for mention in _draft_mentions(context.drafts):
        found.setdefault((mention.name, mention.role), mention)
    names = {mention.name for mention in found.values()}
    for reading in readings:
        for named in reading.places:
            place = context.as_place(reading.sentence, named)
            role = PlaceRole.VIA if named.role is PlaceRole.VIA else PlaceRole.PLACE
            if role is PlaceRole.VIA or (named.is_named and place.name not in names):
                mention = PlaceMention(place.name, role, place.start, place.end)
                found.setdefault((place.name, role), mention)
    return sorted(found.values(), key=lambda mention: mention.start)
