"""Closed lists of the field, and the ids of the concepts that words stand for.

The lists follow IDMC's Helix where it has the term. Values are what tables and exports carry.
"""

from enum import StrEnum


class Unit(StrEnum):
    """What one of the counted is. Households are never turned into persons unasked."""

    PERSON = "person"
    HOUSEHOLD = "household"
    VEHICLE = "vehicle"


class Kind(StrEnum):
    """Stock: how many there are on a day. Flow: how many moves, where one person may move twice."""

    STOCK = "stock"
    FLOW = "flow"


class Timing(StrEnum):
    """What stretch of the operation a figure speaks of."""

    NEW = "new"
    CUMULATIVE = "cumulative"
    PLANNED = "planned"


class Qualifier(StrEnum):
    """How the text hedges a number."""

    EXACT = "exact"
    ABOUT = "about"
    MORE_THAN = "more_than"
    AT_LEAST = "at_least"
    NEARLY = "nearly"
    UP_TO = "up_to"
    RANGE = "range"
    VAGUE = "vague"


class DateAccuracy(StrEnum):
    """How closely the text dates a figure."""

    DAY = "day"
    RANGE = "range"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class PlaceRole(StrEnum):
    """What a named place is to the event."""

    ORIGIN = "origin"
    DESTINATION = "destination"
    PLACE = "place"
    VIA = "via"


class PlaceKind(StrEnum):
    """What sort of thing a place is."""

    COUNTRY = "country"
    ADMIN1 = "admin1"
    ADMIN2 = "admin2"
    TOWN = "town"
    NEIGHBOURHOOD = "neighbourhood"
    CAMP = "camp"
    CROSSING = "crossing"
    BORDER = "border"
    CORRIDOR = "corridor"
    SITE = "site"
    WATER = "water"
    REGION = "region"


class PlaceAccuracy(StrEnum):
    """The administrative level down to which a place is known (Helix's place accuracy)."""

    ADM0 = "ADM0"
    ADM1 = "ADM1"
    ADM2 = "ADM2"
    ADM3 = "ADM3"
    POINT = "POINT"


class MatchMethod(StrEnum):
    """How a name was matched to a place."""

    EXACT = "exact"
    ALIAS = "alias"
    DERIVED = "derived"
    FUZZY = "fuzzy"
    ONLINE = "online"
    CORRECTED = "corrected"
    UNRESOLVED = "unresolved"
    UNASKED = "unasked"


class LeftoverReason(StrEnum):
    """Why a number in a report became no figure."""

    AGE = "age"
    YEAR = "year"
    DATE = "date"
    TIME = "time"
    DURATION = "duration"
    MONEY = "money"
    DISTANCE = "distance"
    MEASURE = "measure"
    ORDINAL = "ordinal"
    PHONE = "phone"
    SHARE = "share"
    IDENTIFIER = "identifier"
    DENIED = "denied"
    HYPOTHETICAL = "hypothetical"
    OTHER_COUNT = "other_count"
    TOO_MANY = "too_many"
    UNKNOWN = "unknown"


class Reliability(StrEnum):
    """How far a source is trusted, as data/sources.csv has it."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Counted(StrEnum):
    """Concepts of what is counted. A language maps its nouns to these."""

    PERSON = "person"
    HOUSEHOLD = "household"
    BUS = "bus"
    AMBULANCE = "ambulance"
    VEHICLE = "vehicle"
    FLIGHT = "flight"
    SHIP = "ship"
    TRAIN = "train"


class Event(StrEnum):
    """Concepts of what happened to the counted. A language maps its verbs to these."""

    EVACUATE = "evacuate"
    DISPLACE = "displace"
    SHELTER = "shelter"
    AWAIT = "await"
    ARRIVE = "arrive"
    RETURN = "return"
    WOUND = "wound"
    KILL = "kill"
    MISS = "miss"
    SICKEN = "sicken"
    CARRY = "carry"
