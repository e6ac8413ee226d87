"""Places that a sentence names, and the role of each: origin, destination, place, on the way."""

from collections.abc import Iterator

from dashboard.base.place import KnownNames
from dashboard.base.vocabulary import Event, PlaceRole
from dashboard.extract.bare_places import find_bare_places, find_seats
from dashboard.extract.lexicon import Span
from dashboard.extract.naming import Named, NamePhrase
from dashboard.extract.sentence import Sentence
from dashboard.extract.source_names import Credit
from dashboard.extract.toponyms import (
    counts_sites,
    is_acronym,
    is_event_name,
    is_known,
    is_title,
    join_names,
    read_name,
)

_ARRIVAL_REACH = 3
_LANDING_REACH = 8  # tokens of "set down some 4,250 tired passengers at"
_DISTANCE_REACH = 3
_OFF_REACH = 2
_HAZARD_REACH = 4  # tokens of "waters are slowly heading for"
_SITE_REACH = 6  # tokens of "to a maternity hospital"
_MOVES = ("move", Event.EVACUATE, Event.ARRIVE, Event.DISPLACE, Event.RETURN)


def find_places(sentence: Sentence, known: KnownNames, credited: list[Credit]) -> list[Named]:
    """Return the places of a sentence in order, each with the role that its preposition gives.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    known : KnownNames
        Names of known places; the syntax finds others too.
    credited : list of Credit
        Those whom the sentence credits: "Russia said" names no place.

    Returns
    -------
    list of Named
        At most one for each token.
    """
    found: list[Named] = []
    sources = {i for credit in credited for i in range(credit.first, credit.last)}
    ends = {credit.last for credit in credited if credit.last < credit.at}
    covered: set[int] = set()
    for span in sentence.spans("roles"):
        if sentence.has("according", span.first) or _only_locates(sentence, span.first):
            continue
        is_weak = span.last - span.first == 1 and sentence.has("weak_roles", span.first)
        is_weak = is_weak and not _takes_off(sentence, span.first)
        if span.value == PlaceRole.DESTINATION and found:
            # "Left the town for Umm Baru" names an end, known or not.
            left = found[-1]
            is_weak = is_weak and (left.role is not PlaceRole.ORIGIN or left.last != span.first)
        name = _place_after(sentence, span.last, known, is_weak=is_weak)
        if name is None and span.value == PlaceRole.DESTINATION:
            name = _lodging_after(sentence, span.last)
        if name is None or name.first in covered or (name.first in sources and is_weak):
            continue
        covered.update(range(name.first, name.last))
        if sentence.has("static_roles", span.first) and sentence.has("audiences", span.first - 1):
            continue  # "told reporters in Geneva"
        # "Officials in Artsakh said" tells where they sit, not where it happened.
        role = None if span.first in ends else _role(sentence, span)
        back = not name.is_capital and _points_back(sentence, name)
        found.append(Named(name.first, name.last, role, name.is_capital, back))
    found.extend(_pronouns(sentence, covered))
    found.extend(find_bare_places(sentence, known, covered | sources))
    found.extend(find_seats(sentence, known, covered, credited))
    return sorted(found)


def _takes_off(sentence: Sentence, index: int) -> bool:
    """Tell "winched off the Andrea Doria" from "the coast off Derna"."""
    near = range(max(0, index - _OFF_REACH), index)
    is_off = sentence.value("roles", index) == PlaceRole.ORIGIN
    return is_off and any(sentence.value("events", i) in _MOVES for i in near)


def _place_after(
    sentence: Sentence, index: int, known: KnownNames, *, is_weak: bool
) -> NamePhrase | None:
    """Return the place that begins at a token, or None where it is none."""
    name = _without_owner(sentence, read_name(sentence, index))
    if name.is_barred and name.last - name.first > 1 and sentence.has("buildings", name.last - 1):
        name = name._replace(is_barred=False)  # "Southern Cross University"
    if name.last == name.first or name.is_barred or is_event_name(sentence, name.last):
        return None
    if name.is_capital and not name.has_site and is_title(sentence):
        name = _known_part(sentence, name, known)
    text = sentence.phrase(name.first, name.last)
    if name.is_capital:
        is_told = not is_weak or name.has_site or is_known(text, known)
        if not is_told or len(text) == 1 or _is_demonym(sentence, name):
            return None
        if _is_people_or_office(sentence, name) and not is_known(text, known):
            return None
        end = join_names(sentence, name.last)
        return None if is_event_name(sentence, end) else name._replace(last=end)
    is_described = name.last - name.first > 1 and (
        sentence.has("site_modifiers", name.first) or counts_sites(sentence, name.first)
    )
    is_pointed_out = name.last - name.first > 1 or sentence.has("articles", name.first - 1)
    is_building = is_pointed_out and sentence.has("buildings", name.last - 1)
    if (
        name.has_site
        and sentence.has("static_roles", name.last)
        and sentence.value("roles", name.last - 1) != PlaceRole.VIA  # "of a corridor in Idlib"
    ):
        # "A prison in Saada" is in Saada.
        inner = _place_after(sentence, name.last + 1, known, is_weak=is_weak)
        if inner is not None and inner.is_capital:
            return inner
    is_owned = sentence.has_within("possessive", range(name.first, name.last))
    is_building = is_building and not is_owned  # "the city's east"
    if sentence.is_digits(name.first):
        # "From 18 villages" tells whence, "in 86 shelters" no more than how many.
        is_told = sentence.value("roles", index - 1) == PlaceRole.ORIGIN
    else:
        is_told = is_described or is_building or _points_back(sentence, name)
    return name if name.has_site and is_told else None


def _points_back(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "the camp" and "the same town" from "camps" and "the besieged camp"."""
    is_bare = name.last == name.first + 1
    return is_bare and (
        sentence.has("definites", name.first - 1) or sentence.has("place_pronouns", name.first - 1)
    )


def _pronouns(sentence: Sentence, covered: set[int]) -> Iterator[Named]:
    """Find the "there" of "300 are still there", not of "there are 300"."""
    for span in (*sentence.spans("place_pronouns"), *sentence.spans("desk_pronouns")):
        follows = sentence.has_any(("auxiliaries", "done", "planned"), span.last)
        if follows or span.first == 0 or sentence.has("sites", span.last):
            continue
        is_desk = sentence.has("desk_pronouns", span.first)
        near = range(max(0, span.first - _ARRIVAL_REACH), span.first)
        before = range(len(sentence)) if is_desk else near
        is_whither = any(
            sentence.value("events", i) in _MOVES or sentence.has("transfers", i) for i in before
        )
        role = PlaceRole.DESTINATION if is_whither else PlaceRole.PLACE
        covered.update(range(span.first, span.last))
        yield Named(span.first, span.last, role, is_named=False, points_back=True)


def _without_owner(sentence: Sentence, name: NamePhrase) -> NamePhrase:
    """Cut "the ICRC's Ndosho hospital" to the hospital."""
    if not name.is_barred:
        return name
    owners = (i for i in range(name.first, name.last - 1) if sentence.has("possessive", i))
    owner = next(owners, None)
    return name if owner is None else read_name(sentence, owner + 1)


def _lodging_after(sentence: Sentence, index: int) -> NamePhrase | None:
    """Return the "cyclone shelters" that people are brought to."""
    index += sentence.is_digits(index)  # "to 4,071 shelters"
    for first in (index, index + 1):
        span = sentence.cover("lodgings").get(first)
        if span is not None and span.first == first:
            return NamePhrase(index, span.last, is_capital=False, has_site=True, is_barred=False)
        if first < len(sentence) and not sentence.words[first].isalpha():
            break
    return None


def _known_part(sentence: Sentence, name: NamePhrase, known: KnownNames) -> NamePhrase:
    """Cut "Aleppo Plead" to the longest part from its start that is a known place's name."""
    for last in range(name.last, name.first, -1):
        if is_known(sentence.phrase(name.first, last), known):
            return name._replace(last=last)
    return name


def _is_demonym(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "in Russian air raids"."""
    is_one = name.last == name.first + 1
    if not is_one or not sentence.lower[name.first].endswith(sentence.lexicon.demonym_endings):
        return False
    follows = sentence.words[name.last : name.last + 1]
    return bool(follows) and follows[0][0].isalpha() and not sentence.has("stops", name.last)


def _is_people_or_office(sentence: Sentence, name: NamePhrase) -> bool:
    """Tell "from the Russians" and "from PHIVOLCS", of names that nobody knows."""
    word = sentence.words[name.first]
    endings = tuple(f"{ending}s" for ending in sentence.lexicon.demonym_endings)
    is_office = is_acronym(sentence, name.first)
    return name.last == name.first + 1 and (is_office or word.lower().endswith(endings))


def _only_locates(sentence: Sentence, index: int) -> bool:
    """Tell "200 km from Guangyuan" and ", towns in Idlib province": where something else lies."""
    begin = index - _DISTANCE_REACH
    if any(
        span.value == "distance" and span.first < index and span.last > begin
        for span in sentence.spans("units")
    ):
        return True
    if not sentence.has("static_roles", index) or not sentence.has("sites", index - 1):
        return False
    before = index - 1
    while sentence.has("sites", before) or sentence.has("site_modifiers", before):
        before -= 1
    before -= sentence.has("articles", before)
    return before > 0 and sentence.lower[before] in (",", "(")


def _role(sentence: Sentence, span: Span) -> PlaceRole:
    """Return the role of a preposition; after "landed" or "came in", "in" is whither."""
    role = PlaceRole.VIA if _is_way_of_hazard(sentence, span) else PlaceRole(str(span.value))
    if role is PlaceRole.PLACE and sentence.has("static_roles", span.first):
        if _is_whither(sentence, span.first):
            return PlaceRole.DESTINATION
        return _site_role(sentence, span.first) or role
    return role


def _is_way_of_hazard(sentence: Sentence, span: Span) -> bool:
    """Tell "as waters head for Multan" from where people go."""
    if span.value != PlaceRole.DESTINATION:
        return False
    for at in range(span.first - 1, max(-1, span.first - _HAZARD_REACH), -1):
        if sentence.has("counted", at) or sentence.has("events", at):
            return False
        if sentence.has("hazards", at):
            is_verb = at < span.first - 1 or not sentence.has("stops", span.first)
            return is_verb and not sentence.has_any(("roles", "events"), at - 1)
        if not sentence.words[at].isalpha():
            return False
    return False


def _is_whither(sentence: Sentence, index: int) -> bool:
    """Tell the "at" of "landed 230 people at Piraeus" and of "arrived at Piraeus"."""
    near = range(max(0, index - _ARRIVAL_REACH), index)
    if any(sentence.value("events", i) == Event.ARRIVE for i in near):
        return True
    for at in range(index - 1, max(-1, index - _LANDING_REACH), -1):
        if sentence.has("landings", at):
            return True
        if sentence.has("roles", at) or not sentence.words[at].replace(",", "").isalnum():
            return False
    return False


def _site_role(sentence: Sentence, index: int) -> PlaceRole | None:
    """Return the role of an unnamed site before "in": "from a plant in Saada" is from Saada."""
    for at in range(index - 1, max(-1, index - _SITE_REACH), -1):
        role = sentence.value("roles", at)
        if role in (PlaceRole.ORIGIN, PlaceRole.DESTINATION):
            is_verb = sentence.has("events", at) or sentence.has("transfers", at)
            # "To give up the enclave in Homs" leads nowhere.
            is_infinitive = sentence.has_within("articles", range(at + 2, index))
            is_no_way = is_verb or is_infinitive or at == index - 1
            return None if is_no_way else PlaceRole(str(role))
        if not sentence.words[at].islower() or not sentence.words[at].isalpha():
            return None
        if sentence.has("events", at) and not sentence.has("sites", at):
            return None
    return None
