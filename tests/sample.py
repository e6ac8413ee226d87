"""A small case made by hand: eleven reports of Aleppo, December 2016, with their figures.

The facts are published ones, the words are ours. Figures are built from the nouns alone, so that
tests of the tables and the screen need no extraction and no gazetteer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path

from dashboard.base.figure import Extraction, Figure, Leftover, make_figure_id
from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.place import Place, PlaceMention, Resolution
from dashboard.base.quantity import Quantity
from dashboard.base.report import Report, text_id
from dashboard.base.vocabulary import (
    DateAccuracy,
    LeftoverReason,
    MatchMethod,
    PlaceAccuracy,
    PlaceKind,
    PlaceRole,
    Qualifier,
    Timing,
)
from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.sources import Sources, read_sources
from dashboard.tidy.tables import Tables

EXACT, ABOUT, MORE_THAN = Qualifier.EXACT, Qualifier.ABOUT, Qualifier.MORE_THAN
AT_LEAST, UP_TO, VAGUE = Qualifier.AT_LEAST, Qualifier.UP_TO, Qualifier.VAGUE
NEW, CUMULATIVE, PLANNED = Timing.NEW, Timing.CUMULATIVE, Timing.PLANNED

PLACES = (
    Place(
        "aleppo", "Aleppo", PlaceKind.TOWN, "SY", 36.2012, 37.1612, 8.0, PlaceAccuracy.ADM3,
        name_ar="حلب", admin1="Aleppo", parent_id="aleppo-province",
    ),
    Place(
        "aleppo-eastern", "eastern Aleppo", PlaceKind.NEIGHBOURHOOD, "SY", 36.2, 37.19, 4.0,
        PlaceAccuracy.ADM3, name_ar="شرق حلب", aliases=("East Aleppo",), admin1="Aleppo",
        parent_id="aleppo",
    ),
    Place(
        "aleppo-rural", "rural Aleppo", PlaceKind.REGION, "SY", 36.15, 36.95, 40.0,
        PlaceAccuracy.ADM1, admin1="Aleppo", parent_id="aleppo-province",
    ),
    Place(
        "idlib", "Idlib", PlaceKind.TOWN, "SY", 35.9306, 36.6339, 5.0, PlaceAccuracy.ADM3,
        name_ar="إدلب", admin1="Idlib", parent_id="idlib-province",
    ),
    Place(
        "foua-kefraya", "Foua and Kefraya", PlaceKind.TOWN, "SY", 35.985, 36.68, 4.0,
        PlaceAccuracy.ADM3, aliases=("Foua", "Kefraya"), admin1="Idlib",
        parent_id="idlib-province",
    ),
    Place(
        "ramuseh", "ar-Ramuseh", PlaceKind.NEIGHBOURHOOD, "SY", 36.155, 37.12, 2.0,
        PlaceAccuracy.ADM3, admin1="Aleppo", parent_id="aleppo",
    ),
    Place(
        "turkish-border", "Turkish border", PlaceKind.BORDER, "SY", 36.65, 37.0, 120.0,
        PlaceAccuracy.ADM0,
    ),
)  # fmt: skip
NAMES = {
    "eastern Aleppo": "aleppo-eastern",
    "Aleppo": "aleppo",
    "the western Aleppo countryside": "aleppo-rural",
    "rural Aleppo": "aleppo-rural",
    "rural areas of Aleppo province": "aleppo-rural",
    "Idlib": "idlib",
    "Foua and Kefraya": "foua-kefraya",
    "ar-Ramuseh": "ramuseh",
    "the Turkish border": "turkish-border",
}
PLACE_BY_ID = {place.place_id: place for place in PLACES}


@dataclass(frozen=True, slots=True)
class Said:
    """A figure as a test writes it down; its offsets are looked up in the text."""

    evidence: str
    metric: str
    number: int | tuple[int, int]
    qualifier: Qualifier = EXACT
    timing: Timing = NEW
    days: tuple[date | None, date | None] = (None, None)
    origin: str = ""
    destination: str = ""
    place: str = ""
    by: str = ""
    population: str = ""
    part_of: int | None = None
    fact: str = ""


def december(first: int | None, last: int | None = None) -> tuple[date | None, date | None]:
    """Return a stretch of days of December 2016; one day where only the first is given."""
    return (
        date(2016, 12, first) if first else None,
        date(2016, 12, last or first or 1) if last or first else None,
    )


def make_entry(
    text: str,
    publisher: str,
    published: date | None,
    said: Sequence[Said] = (),
    *,
    also_named: Iterable[tuple[str, PlaceRole]] = (),
    places: Iterable[Place] = PLACES,
    **fields: object,
) -> Entry:
    """Build a report with its figures from what a test writes down.

    One line of the text is one sentence. Names are resolved by `NAMES` and the names of `places`.
    """
    report = Report(
        report_id=text_id(text),
        text=text,
        sentences=(),
        location=f"{publisher} {published}",
        publisher=publisher,
        published_date=published,
        language="en",
        retrieved_at=datetime(2016, 12, 31, 12, tzinfo=UTC),
        document_sha256=text_id(text + "."),
    )
    report = replace(report, **fields)  # type: ignore[arg-type]
    figures: list[Figure] = []
    for one in said:
        whole = figures[one.part_of].figure_id if one.part_of is not None else ""
        figures.append(_make_figure(report, one, whole))
    known = NAMES | {place.name: place.place_id for place in places}
    by_id = PLACE_BY_ID | {place.place_id: place for place in places}
    named = [(name, PlaceRole(role)) for one in said for role, name in _names(one)]
    mentions = [
        PlaceMention(name, role, text.index(name), text.index(name) + len(name))
        for name, role in dict.fromkeys([*named, *also_named])
    ]
    resolutions = tuple(
        Resolution(name, by_id[known[name]], MatchMethod.EXACT, 1.0)
        if name in known
        else Resolution(name, None, MatchMethod.UNRESOLVED, 0.0)
        for name in dict.fromkeys(mention.name for mention in mentions)
    )
    leftovers = tuple(
        Leftover(report.report_id, start, start + 4, "2011", LeftoverReason.YEAR, "")
        for start in ([text.index("2011")] if "2011" in text else [])
    )
    return report, Extraction(tuple(figures), leftovers, tuple(mentions)), resolutions


def _names(said: Said) -> list[tuple[str, str]]:
    named = [("origin", said.origin), ("destination", said.destination), ("place", said.place)]
    return [(role, name) for role, name in named if name]


def _make_figure(report: Report, said: Said, whole: str) -> Figure:
    start = report.text.index(said.evidence)
    end = start + len(said.evidence)
    first = report.text.rfind("\n", 0, start) + 1
    last = report.text.find("\n", end)
    low, high = said.number if isinstance(said.number, tuple) else (said.number, said.number)
    one_day = said.days[0] is not None and said.days[0] == said.days[1]
    accuracy = DateAccuracy.DAY if one_day else DateAccuracy.RANGE
    return Figure(
        figure_id=make_figure_id(report.report_id, said.metric, start, end),
        report_id=report.report_id,
        metric=said.metric,
        quantity=Quantity(
            said.number if isinstance(said.number, int) else None, low, high, said.qualifier
        ),
        unit=METRIC_BY_ID[said.metric].unit,
        population=said.population,
        timing=said.timing,
        start=start,
        end=end,
        evidence=said.evidence,
        sentence=report.text[first : last if last >= 0 else None],
        rule="by_hand",
        start_date=said.days[0],
        end_date=said.days[1],
        date_accuracy=accuracy if any(said.days) else None,
        date_phrase="",
        origin=said.origin,
        destination=said.destination,
        place=said.place,
        attributed_to=said.by,
        fact_id=said.fact,
        subset_of=whole,
    )


def sample_sources() -> Sources:
    """Read the table of sources that ships."""
    return read_sources(Path(__file__).parents[1] / "data" / "sources.csv")


def sample_tables() -> Tables:
    """Build the tables of the eleven reports."""
    return build_tables(sample_entries())


def sample_entries() -> tuple[Entry, ...]:
    """Return the eleven reports, in the order of their publication."""
    east = "eastern Aleppo"
    people, wounded = "people_evacuated", "people_wounded"
    return (
        make_entry(
            "About 3,000 civilians were driven out of eastern Aleppo on Thursday, officials said.\n"
            "John Kerry said 21 buses and 19 ambulances of a first wave had come to a checkpoint, "
            "with more than 1,000 people bound for the Turkish border.\n"
            "Of the 3,000 people moved as of Thursday, 40 were wounded, said the ICRC.\n"
            "Tens of thousands of civilians are yet to leave.\n"
            "Ahmed Sweid spoke of three injured at the convoy; the war began in 2011.\n"
            "The way out is through ar-Ramuseh and on to Idlib.",
            "NBC News",
            date(2016, 12, 15),
            (
                Said("About 3,000 civilians", people, 3000, ABOUT, NEW, december(15), east,
                     by="officials", population="civilians", fact="a"),
                Said("21 buses", "buses", 21, EXACT, NEW, december(15), east, by="John Kerry"),
                Said("19 ambulances", "ambulances", 19, EXACT, NEW, december(15), east,
                     by="John Kerry"),
                Said("more than 1,000 people", people, 1000, MORE_THAN, NEW, december(15), east,
                     "the Turkish border", by="John Kerry", population="people", part_of=0),
                Said("the 3,000 people", people, 3000, EXACT, CUMULATIVE, december(None, 15), east,
                     by="ICRC", population="people", fact="a"),
                Said("40 were wounded", wounded, 40, EXACT, CUMULATIVE, december(None, 15), east,
                     by="ICRC", part_of=4),
                Said("Tens of thousands of civilians", "people_awaiting", (20_000, 99_999), VAGUE,
                     PLANNED, (None, None), east, population="civilians"),
                Said("three injured", wounded, 3, EXACT, NEW, december(15), place=east,
                     by="Ahmed Sweid"),
            ),
            also_named=(("ar-Ramuseh", PlaceRole.VIA), ("Idlib", PlaceRole.DESTINATION)),
            title="First convoys leave eastern Aleppo",
        ),
        make_entry(
            "The third convoy from eastern Aleppo got to the western Aleppo countryside overnight "
            "with wounded on board.\n"
            "Marianne Gasser of the ICRC counts some 3,000 civilians and over 40 wounded brought "
            "out.\n"
            "As many as 50,000 people, at least 10,000 of them rebels and their families, are to "
            "be moved, Staffan de Mistura said.",
            "Storyful",
            date(2016, 12, 16),
            (
                Said("some 3,000 civilians", people, 3000, ABOUT, CUMULATIVE, (None, None), east,
                     "the western Aleppo countryside", by="Marianne Gasser",
                     population="civilians"),
                Said("over 40 wounded", wounded, 40, MORE_THAN, CUMULATIVE, (None, None), east,
                     "the western Aleppo countryside", by="Marianne Gasser"),
                Said("As many as 50,000 people", people, 50_000, UP_TO, PLANNED, (None, None),
                     east, "the western Aleppo countryside", by="Staffan de Mistura"),
                Said("at least 10,000 of them", people, 10_000, AT_LEAST, PLANNED, (None, None),
                     east, "the western Aleppo countryside", by="Staffan de Mistura", part_of=2),
            ),
            title="Third convoy arrives",
            url="https://rumble.com/v33axs-third-evacuation-convoy-safely-arrives-in-western-"
            "aleppo-countryside.html",
        ),
        make_entry(
            "Five buses and one ambulance drove out of eastern Aleppo on 18 December, Robert "
            "Mardini of the ICRC said.\n"
            "Medical sources put those on board at about 350 people; others at 382 fighters and "
            "relatives.\n"
            "In two days before the stop 9,500 people had left.",
            "Sputnik Brasil",
            date(2016, 12, 19),
            (
                Said("Five buses", "buses", 5, EXACT, NEW, december(18), east,
                     by="Robert Mardini"),
                Said("one ambulance", "ambulances", 1, EXACT, NEW, december(18), east,
                     by="Robert Mardini"),
                Said("about 350 people", people, 350, ABOUT, NEW, december(18), east,
                     by="medical sources"),
                Said("382 fighters and relatives", people, 382, EXACT, NEW, december(18), east,
                     population="fighters and relatives"),
                Said("9,500 people", people, 9500, EXACT, NEW, december(15, 16), east, by="ICRC"),
            ),
            title="Buses leave again",
            url="https://noticiabrasil.net.br/20161219/cruz-vermelha-evacuacao-onibus-aleppo-"
            "7209162.html",
        ),
        make_entry(
            "Since the start about 15,000 people are out of eastern Aleppo, about 5,000 of them "
            "since the resumption, according to the ICRC.",
            "dpa",
            date(2016, 12, 19),
            (
                Said("about 15,000 people", people, 15_000, ABOUT, CUMULATIVE, (None, None), east,
                     by="ICRC"),
                Said("about 5,000 of them", people, 5000, ABOUT, CUMULATIVE, (None, None), east,
                     by="ICRC", part_of=0),
            ),
            title="15,000 out of Aleppo",
        ),
        make_entry(
            "Early on Monday the evacuation went on.\n"
            "More than 15,000 so far have gone from eastern Aleppo to rural Aleppo and Idlib.\n"
            "People are taken out of Foua and Kefraya as well.",
            "Irish Red Cross",
            date(2016, 12, 19),
            (
                Said("More than 15,000", people, 15_000, MORE_THAN, CUMULATIVE, (None, None), east,
                     "rural Aleppo"),
            ),
            also_named=(
                ("Idlib", PlaceRole.DESTINATION),
                ("Foua and Kefraya", PlaceRole.ORIGIN),
            ),
            title="Evacuation resumes",
            url="https://www.redcross.ie/news-and-events/syria-aleppo-evacuation-resumes/",
        ),
        make_entry(
            "At least 25,000 people in all have gone from eastern Aleppo, 15,000 on Monday alone, "
            "said Ingy Sedky of the ICRC.",
            "AFP",
            date(2016, 12, 20),
            (
                Said("At least 25,000 people", people, 25_000, AT_LEAST, CUMULATIVE, (None, None),
                     east, by="Ingy Sedky"),
                Said("15,000 on Monday", people, 15_000, EXACT, NEW, december(19), east,
                     by="Ingy Sedky"),
            ),
            title="25,000 have left",
            url="https://english.alaraby.co.uk/",
        ),
        make_entry(
            "The ICRC says 750 people were brought out of Foua and Kefraya.",
            "Arabs Today",
            date(2016, 12, 20),
            (
                Said("750 people", people, 750, EXACT, NEW, (None, None), "Foua and Kefraya",
                     by="ICRC"),
            ),
            title="750 leave two villages",
        ),
        make_entry(
            "Since Thursday 15 December more than 25,000 people were taken from eastern Aleppo to "
            "rural Aleppo and Idlib, and at the same time around 750 from Foua and Kefraya.\n"
            "Some 10,000 civilians left in the first day and night.",
            "ICRC Intercross",
            date(2016, 12, 21),
            (
                Said("more than 25,000 people", people, 25_000, MORE_THAN, CUMULATIVE,
                     (date(2016, 12, 15), None), east, "rural Aleppo"),
                Said("around 750", people, 750, ABOUT, CUMULATIVE, (date(2016, 12, 15), None),
                     "Foua and Kefraya"),
                Said("Some 10,000 civilians", people, 10_000, ABOUT, NEW, december(15), east,
                     population="civilians"),
            ),
            title="In need of much",
            url="http://intercrossblog.icrc.org/blog/icrc-evacuations-underway-in-eastern-aleppo-"
            "thousands-in-need",
        ),
        make_entry(
            "All the wounded are out of eastern Aleppo and 25 thousand people in all since "
            "15 December, Krista Armstrong of the ICRC said.",
            "Inside Syria Media Center",
            date(2016, 12, 23),
            (
                Said("25 thousand people", people, 25_000, EXACT, CUMULATIVE,
                     (date(2016, 12, 15), None), east, by="Krista Armstrong"),
            ),
            title="Wounded are out",
            url="https://en.insidesyriamc.com/2016/12/23/red-cross-syrian-army-accomplished-the-"
            "evacuation-of-wounded-civilians-from-eastern-aleppo/",
        ),
        make_entry(
            "The ICRC confirms the end: 35,000 people have left eastern Aleppo for rural areas of "
            "Aleppo province, about a hundred of them wounded or gravely ill.",
            "Diari de Girona",
            date(2016, 12, 24),
            (
                Said("35,000 people", people, 35_000, EXACT, CUMULATIVE, (None, None), east,
                     "rural areas of Aleppo province", by="ICRC"),
                Said("about a hundred of them", wounded, 100, ABOUT, CUMULATIVE, (None, None),
                     east, "rural areas of Aleppo province", by="ICRC", part_of=0),
            ),
            title="The end of the evacuation",
            url="https://www.diaridegirona.cat/espanya-internacional/2016/12/24/creu-roja-"
            "confirma-final-levacuacio/820770.html",
        ),
        make_entry(
            "More than 35,000 people, of them 4,000 rebels, have left eastern Aleppo, the Red "
            "Cross said.",
            "Deutsche Welle",
            date(2016, 12, 24),
            (
                Said("More than 35,000 people", people, 35_000, MORE_THAN, CUMULATIVE,
                     (None, None), east, by="Red Cross"),
                Said("4,000 rebels", people, 4000, EXACT, CUMULATIVE, (None, None), east,
                     by="Red Cross", population="rebels", part_of=0),
            ),
            title="All are out",
        ),
    )  # fmt: skip
