"""A report's text to its figures, its leftovers and the places it names: the stage's one door."""

from collections.abc import Iterator, Sequence
from datetime import date

from dashboard.base.figure import Extraction, Leftover
from dashboard.base.place import KnownNames, PlaceMention
from dashboard.base.report import Report, Span
from dashboard.base.vocabulary import Event, LeftoverReason, PlaceRole
from dashboard.extract.assemble import deny, figure_ids, read_numbers, to_figure, to_leftover
from dashboard.extract.context import Context, Draft, Reading
from dashboard.extract.crediting import fill_credits, remember_credits
from dashboard.extract.date_choice import choose_dates
from dashboard.extract.dates import LAST_YEAR, SINCE_YEAR
from dashboard.extract.dating import fill_moments, remember_moments
from dashboard.extract.effort import DIGITS, Effort, pieces
from dashboard.extract.facts import find_repeats, share_facts
from dashboard.extract.headings import remember_frame
from dashboard.extract.language import guess_language, languages
from dashboard.extract.layout import find_labels
from dashboard.extract.lexicon import Lexicon, lexicon
from dashboard.extract.loose_names import find_storms
from dashboard.extract.parts import find_parts
from dashboard.extract.placing import remember_places
from dashboard.extract.ranking import rank_places
from dashboard.extract.sentence import Sentence
from dashboard.extract.topics import headline_end
from dashboard.extract.toponyms import as_place

_BEFORE = 2  # sentences before a number that are read for what it takes over
_DENIAL_REACH = 3  # sentences before "the claim is false" that it may deny

Mentions = dict[tuple[str, PlaceRole], PlaceMention]


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
        reason = LeftoverReason.UNKNOWN
        unread = (left for at in report.sentences for left in _unread_numbers(report, at, reason))
        return Extraction(leftovers=tuple(unread))
    words = lexicon(code)
    counts = _count_themes(report.text, words.themes)
    context = Context(
        report.text,
        _known_day(report.published_date),
        known_places,
        _theme(counts, Event.EVACUATE, Event.DISPLACE),
        is_evacuation=counts.get(Event.EVACUATE, 0) > 0,
        ailment=_theme(counts, Event.SICKEN, Event.WOUND),
        labels=find_labels(report.text, words),
        storms=find_storms(report.text, words, known_places),
    )
    leftovers, others = _read_sentences(report, words, context)
    fill_moments(context)
    fill_credits(context)
    find_parts(context.drafts)
    rank_places(context)
    find_repeats(context.drafts, headline_end(report.text))
    share_facts(context)
    choose_dates(context)
    ids = figure_ids(context.drafts, report.report_id)
    return Extraction(
        tuple(to_figure(index, ids, context, report) for index in range(len(ids))),
        tuple(sorted(leftovers, key=lambda leftover: leftover.start)),
        _all_mentions(context.drafts, others),
    )


def _count_themes(text: str, themes: dict[str, Sequence[str]]) -> dict[str, int]:
    """Return how many words of each theme a report has."""
    folded = text.casefold()
    return {event: sum(folded.count(stem) for stem in stems) for event, stems in themes.items()}


def _known_day(published: date | None) -> date | None:
    """Return a day of publication that dates can be counted from, without leaving the calendar."""
    is_near = published is not None and SINCE_YEAR <= published.year <= LAST_YEAR
    return published if is_near else None


def _theme(counts: dict[str, int], one: Event, other: Event) -> Event:
    """Return which of two themes a report has more words of, the first if alike."""
    return one if counts.get(one, 0) >= counts.get(other, 0) else other


def _read_sentences(
    report: Report, words: Lexicon, context: Context
) -> tuple[list[Leftover], Mentions]:
    """Read the sentences that bear numbers, and those just before them."""
    leftovers: list[Leftover] = []
    mentions: Mentions = {}
    effort = Effort(report.text, context.labels)
    search = words.trigger.search
    read_to = 0
    sentences = list(pieces(report))
    for index, (start, end) in enumerate(sentences):
        is_next = bool(context.drafts) and context.drafts[-1].index == index - 1
        goes_on = is_next and words.sequel.match(report.text, start, end) is not None
        if index > 1 and not goes_on and search(report.text, start, end) is None:
            continue
        refusal = effort.refuse(start, end)
        if refusal is not None:
            leftovers.extend(_unread_numbers(report, (start, end), refusal))
            read_to = index + 1
            continue
        for i in range(max(read_to, index - _BEFORE), index + 1):
            breaks = report.text.count("\n", sentences[i - 1][1], sentences[i][0]) if i else 0
            if breaks:
                context.begin_paragraph(is_new_line=breaks == 1)
            reading = context.read(Sentence(report.text, *sentences[i], words), i)
            leftovers.extend(_denied_before(reading, context, report))
            remainders = read_numbers(reading, context) if i == index else []
            leftovers.extend(to_leftover(r, reading, report) for r in remainders)
            numbers = len(reading.items.items) + len(remainders)
            names = len(reading.around) + len(reading.moments) + len(reading.credits)
            effort.spend(len(reading.sentence), numbers, names)
            remember_places(reading, context)
            remember_credits(reading, context)
            remember_moments(reading, context)
            remember_frame(reading, context)
            _keep_mentions(reading, mentions)
        read_to = index + 1
    return leftovers, mentions


def _denied_before(reading: Reading, context: Context, report: Report) -> Iterator[Leftover]:
    """Take back the figures of a claim that this sentence calls false."""
    denials = reading.sentence.spans("denied")
    if not denials or all(span.value != "claim" for span in denials):
        return
    while context.drafts:
        draft = context.drafts[-1]
        is_near = reading.index - draft.index <= _DENIAL_REACH
        if not is_near or draft.paragraph != reading.paragraph:
            return
        yield deny(context.drafts.pop(), report)


def _unread_numbers(report: Report, sentence: Span, reason: LeftoverReason) -> Iterator[Leftover]:
    """Yield the numbers of a sentence that no grammar reads."""
    start, end = sentence
    text, report_id = report.text, report.report_id
    words = text[start:end]
    for match in DIGITS.finditer(text, start, end):
        first, last = match.span()
        yield Leftover(report_id, first, last, text[first:last], reason, words)


def _keep_mentions(reading: Reading, mentions: Mentions) -> None:
    """Keep the first mention of each place that a sentence names, in a role or not."""
    for named in reading.places:
        role = PlaceRole.VIA if named.role is PlaceRole.VIA else PlaceRole.PLACE
        if role is PlaceRole.VIA or named.is_named:
            place = as_place(reading.sentence, named)
            mention = PlaceMention(place.name, role, place.start, place.end)
            mentions.setdefault((place.name, role), mention)


def _all_mentions(drafts: list[Draft], others: Mentions) -> tuple[PlaceMention, ...]:
    """Return the first mention of each name and role: those of figures, then all other places."""
    found: Mentions = {}
    for draft in drafts:
        is_placed = not (draft.origin or draft.destination)
        for place, role in (
            (draft.origin, PlaceRole.ORIGIN),
            (draft.destination, PlaceRole.DESTINATION),
            (draft.place if is_placed else None, PlaceRole.PLACE),
        ):
            if place is not None:
                mention = PlaceMention(place.name, role, place.start, place.end)
                found.setdefault((place.name, role), mention)
    names = {name for name, _ in found}
    for (name, role), mention in others.items():
        if role is PlaceRole.VIA or name not in names:
            found.setdefault((name, role), mention)
    return tuple(sorted(found.values(), key=lambda mention: mention.start))
