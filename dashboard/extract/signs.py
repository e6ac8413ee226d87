"""What stands around a number of people that may tell what happened to them: named signs.

Signs are made of the concepts of the word tables, never of words, so that the weights learned in
one language hold in another.
"""

from collections.abc import Iterator

from dashboard.base.vocabulary import Event
from dashboard.extract.case import Case
from dashboard.extract.context import Draft, Reading
from dashboard.extract.events import near_events

_STEPS = ((4, "at"), (9, "near"), (18, "mid"), (34, "far"))
_SIZES = ((1, "one"), (12, "few"), (99, "tens"), (999, "hundreds"), (9_999, "thousands"))
_SIZES_ABOVE = ((99_999, "myriads"), (10**12, "more"))
_ITEM_COST = 4
_LAST_DRAFTS = 4
_HISTORY = 12  # figures before
_TELLING = (
    *("carriers", "own_ways", "hazards", "goods", "orders", "planned", "sent_off", "aboard"),
    *("lodgings", "running", "hosting", "hypothetical", "cumulative", "populations", "inpatients"),
    *("wrecking", "idle", "changing", "totalling", "place_pronouns", "those_moved", "having"),
    *("owners", "buildings"),
)
"""Tables of which a word anywhere in the sentence is a sign."""
_NOUNS = ("agents", "inpatients", "inhabitants", "dwellers", "states")


def find_signs(case: Case, event: str) -> list[str]:
    """Return the signs of what happened to a number of people.

    Parameters
    ----------
    case : Case
        The number.
    event : str
        The event that the rules found, empty for none.
    """
    signs = ["any", f"said.{event or 'none'}"]
    signs += _of_number(case)
    signs += _of_governor(case)
    signs += _of_events(case)
    signs += _of_form(case)
    signs += _of_figures_before(case)
    reading = case.reading
    if not reading.scene:
        reading.scene = tuple(_scene(reading))
    signs += reading.scene
    context = case.context
    is_themed = context.is_evacuation or context.theme == Event.DISPLACE
    theme = context.theme if is_themed else "none"
    governed = case.governor.event if case.governor is not None else "none"
    signs += (f"theme.{theme}", f"plot.{theme}.{governed}")
    if not context.is_evacuation:
        signs.append("no_evacuation")
    return signs


def _step(cost: int) -> str:
    return next((name for most, name in _STEPS if cost <= most), "")


def _of_number(case: Case) -> Iterator[str]:
    """Yield how a number is written, how large it is, and what it counts."""
    sentence, noun = case.reading.sentence, case.item.noun
    low = case.item.number.low or 0
    yield "size." + next(name for most, name in (*_SIZES, *_SIZES_ABOVE) if low <= most)
    yield f"counted.{noun.counted or 'none'}"
    if noun.is_empty:
        yield "bare"
    if noun.is_anaphor:
        yield "anaphor"
    if noun.state:
        yield f"state.{noun.state}{'.loose' if noun.is_loose else ''}"
    if not noun.is_empty:
        yield from (f"noun.{kind}" for kind in _NOUNS if sentence.has(kind, noun.last - 1))


def _of_governor(case: Case) -> Iterator[str]:
    """Yield the word that governs a number, with its side and how far it stands."""
    governor = case.governor
    if governor is None:
        yield "no_governor"
        return
    side = "after" if governor.first >= case.item.last else "before"
    yield f"gov.{governor.event}"
    yield f"gov.{governor.event}.{side}.{_step(governor.cost) or 'far'}"


def _of_form(case: Case) -> Iterator[str]:
    """Yield the form of the governing word, and whether the number is its object or subject."""
    governor, sentence, item = case.governor, case.reading.sentence, case.item
    if governor is None:
        return
    verb, before = governor.first, (governor.first - 1, governor.first - 2)
    if sentence.has_within("passives", before):
        form = "passive"
    elif sentence.has_within("infinitive", before):
        form = "to"
    elif sentence.has("perfect", verb - 1):
        form = "perfect"
    else:
        form = "past" if sentence.is_past(verb) else "other"
    yield f"form.{governor.event}.{form}"
    if governor.last == item.first:
        yield f"object.{governor.event}"
    elif verb >= item.last and sentence.has("finites", item.last):
        yield f"subject.{governor.event}"


def _of_events(case: Case) -> Iterator[str]:
    """Yield the nearest word of each event before and after a number."""
    reading, item = case.reading, case.item
    items = reading.items
    nearest: dict[str, int] = {}
    for event, first, last in near_events(reading.events, item):
        if items.owns(first):
            continue
        is_after = first >= item.last
        start, end = (item.last, first) if is_after else (last, item.first)
        cost = reading.distances.between(start, end) + _ITEM_COST * items.count(start, end)
        sign = f"ev.{event}.{'after' if is_after else 'before'}"
        if cost < nearest.get(sign, _STEPS[-1][0] + 1):
            nearest[sign] = cost
    for sign, cost in nearest.items():
        yield sign
        yield f"{sign}.{_step(cost)}"


def _of_figures_before(case: Case) -> Iterator[str]:
    """Yield what was told of the people counted before."""
    drafts: list[Draft] = case.context.drafts
    last = next((draft for draft in reversed(drafts[-_LAST_DRAFTS:]) if draft.is_people), None)
    yield f"prev.{last.event if last is not None else 'none'}"
    told = {draft.event for draft in drafts[-_HISTORY:] if draft.is_people}
    yield from (f"hist.{event}" for event in sorted(told))
    if case.told:
        yield f"told.{case.told}"


def _scene(reading: Reading) -> Iterator[str]:
    """Yield what a sentence tells of, wherever in it the number stands."""
    sentence = reading.sentence
    yield from (f"in.{event}" for event in sorted({event for event, _, _ in reading.events}))
    yield from (f"has.{kind}" for kind in sentence.present(_TELLING))
    yield from (f"role.{role}" for role in sorted({p.role for p in reading.places if p.role}))
    kinds = {str(span.value) for span in sentence.spans("transfers")}
    yield from (f"verb.{kind}" for kind in sorted(kinds))
    if not sentence.ends_in("."):
        yield "no_stop"
    if reading.index == 0:
        yield "first"
