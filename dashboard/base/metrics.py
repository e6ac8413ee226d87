"""The table of metrics: what is counted, and what happened to it.

One row is one metric. The counted and event concepts are what the languages map their words to,
so a new metric made of known concepts is found in every language at once. A metric that counts
something no language has a word for yet brings its words in its row.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dashboard.base.vocabulary import Counted, Event, Kind, Unit


@dataclass(frozen=True, slots=True)
class Metric:
    """One metric.

    Attributes
    ----------
    id : str
        Key, as the tables carry it.
    counted : str
        Concept of what is counted: a `Counted`, or an id of the row's own that comes with `words`.
    event : Event
        What happened to it.
    unit : Unit
        What one of the counted is.
    kind : Kind
        Stock (people in shelters on a day) or flow (moves over a time).
    label : str
        Words for the screen, lower case.
    is_headline : bool
        Whether the first screen carries a counter for it.
    words : Mapping of str to tuple of str
        By language code, the nouns of a `counted` that the languages lack: ``{"en": ("tent",)}``.
    """

    id: str
    counted: str
    event: Event
    unit: Unit
    kind: Kind
    label: str
    is_headline: bool = False
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)


_P, _H, _V = Unit.PERSON, Unit.HOUSEHOLD, Unit.VEHICLE
_STOCK, _FLOW = Kind.STOCK, Kind.FLOW

METRICS: tuple[Metric, ...] = (
    Metric(
        "people_evacuated",
        Counted.PERSON,
        Event.EVACUATE,
        _P,
        _FLOW,
        "people evacuated",
        is_headline=True,
    ),
    Metric("people_displaced", Counted.PERSON, Event.DISPLACE, _P, _FLOW, "people displaced"),
    Metric("people_sheltering", Counted.PERSON, Event.SHELTER, _P, _STOCK, "people in shelters"),
    Metric("people_awaiting", Counted.PERSON, Event.AWAIT, _P, _STOCK, "people waiting to leave"),
    Metric("people_arrived", Counted.PERSON, Event.ARRIVE, _P, _FLOW, "people arrived"),
    Metric("people_returned", Counted.PERSON, Event.RETURN, _P, _FLOW, "people returned"),
    Metric(
        "people_wounded", Counted.PERSON, Event.WOUND, _P, _FLOW, "people wounded", is_headline=True
    ),
    Metric("people_killed", Counted.PERSON, Event.KILL, _P, _FLOW, "people killed"),
    Metric("people_missing", Counted.PERSON, Event.MISS, _P, _STOCK, "people missing"),
    Metric("people_sick", Counted.PERSON, Event.SICKEN, _P, _FLOW, "people sick"),
    Metric(
        "families_evacuated", Counted.HOUSEHOLD, Event.EVACUATE, _H, _FLOW, "families evacuated"
    ),
    Metric("buses", Counted.BUS, Event.CARRY, _V, _FLOW, "buses", is_headline=True),
    Metric("ambulances", Counted.AMBULANCE, Event.CARRY, _V, _FLOW, "ambulances", is_headline=True),
    Metric("vehicles", Counted.VEHICLE, Event.CARRY, _V, _FLOW, "vehicles"),
    Metric("flights", Counted.FLIGHT, Event.CARRY, _V, _FLOW, "flights"),
    Metric("ships", Counted.SHIP, Event.CARRY, _V, _FLOW, "ships"),
    Metric("trains", Counted.TRAIN, Event.CARRY, _V, _FLOW, "trains"),
)

METRIC_BY_ID: dict[str, Metric] = {metric.id: metric for metric in METRICS}


def unit_of(metric: str, unit: str | None) -> str:
    """Return the unit of a figure that is said to be of one: persons may be told in families."""
    own = METRIC_BY_ID[metric].unit
    return Unit.HOUSEHOLD.value if own is _P and unit == Unit.HOUSEHOLD else own.value


def counts_households(metric: str, unit: str) -> bool:
    """Return whether a figure of a metric of persons was told in households, as its unit says."""
    known = METRIC_BY_ID.get(metric)
    return unit == Unit.HOUSEHOLD and known is not None and known.unit is Unit.PERSON
