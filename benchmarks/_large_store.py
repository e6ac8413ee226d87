"""Reports and figures in any number, the same each time: as rows, since reading takes hours."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.schema import FIGURES, LEFTOVERS, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.store import Store
from dashboard.tidy.tables import Tables, cast, make_frame

IN_A_REPORT, IN_AN_OPERATION = 10, 100
FIRST_DAY, DAYS, DAYS_EACH = date(2016, 1, 1), 1_500, 30
AT_ONCE = 2_000  # reports written in one go
METRIC_IDS = [metric.id for metric in METRICS[:12]]
CREDITED = ("ICRC", "WHO", "OCHA", "SARC", "SOHR", "UNHCR", "IOM", "officials", "")
PUBLISHERS = tuple(f"Agency {number}" for number in range(1, 41))
SHARES = tuple(1 / rank for rank in range(1, 41))  # a few publish most of it
TIMINGS = (Timing.NEW, Timing.NEW, Timing.CUMULATIVE, Timing.CUMULATIVE, Timing.PLANNED)
QUALIFIERS = (Qualifier.EXACT, Qualifier.ABOUT, Qualifier.AT_LEAST, Qualifier.MORE_THAN)
ROLES = ("origin", "destination")
Row = dict[str, object]
_WRITTEN = (REPORTS, FIGURES, LEFTOVERS, PLACES, PLACE_MENTIONS)


def write_store(folder: Path, count: int) -> str:
    """Write that many figures into a new store and return the address of its database."""
    path = folder / "evacuations.db"
    address = f"sqlite:///{path}"
    Store.open(address).close()
    operations = max(1, count // IN_AN_OPERATION)
    with sqlite3.connect(path) as connection:
        _insert(connection, PLACES.name, _places(operations))
        for rows in _reports(count // IN_A_REPORT, operations):
            for table, more in rows.items():
                _insert(connection, table, more)
        connection.execute("UPDATE store_state SET value = value + 1 WHERE name = 'writes'")
    return address


def make_tables(count: int) -> Tables:
    """Return the tables of a store with that many figures, without one."""
    operations = max(1, count // IN_AN_OPERATION)
    rows: dict[str, list[Row]] = {table.name: [] for table in _WRITTEN}
    rows[PLACES.name] += _places(operations)
    for some in _reports(count // IN_A_REPORT, operations):
        for name, more in some.items():
            rows[name] += more
    return replace(
        Tables.empty(), **{table.name: make_frame(table, rows[table.name]) for table in _WRITTEN}
    )


def _insert(connection: sqlite3.Connection, name: str, rows: Sequence[Row]) -> None:
    table = next(one for one in _WRITTEN if one.name == name)
    columns = [column.name for column in SQL_TABLES[name].columns]
    frame = cast(table, make_frame(table, rows))[columns]
    for day in frame.select_dtypes("datetime").columns:
        frame[day] = frame[day].dt.strftime("%Y-%m-%d")
    plain = frame.astype("object").where(frame.notna(), None)
    marks = ", ".join("?" * len(columns))
    names = ", ".join(f'"{column}"' for column in columns)
    connection.executemany(
        f'INSERT INTO "{name}" ({names}) VALUES ({marks})',
        plain.itertuples(index=False, name=None),
    )


def _places(operations: int) -> list[Row]:
    """Return two places an operation, far enough from all others to be none of theirs."""
    return [
        {
            "place_id": f"p{number}-{role}",
            "name": _name(number, role),
            "kind": "town",
            "country": "XX",
            "lat": number // 100 - 50.0,
            "lon": number % 100 + 0.3 * (role == "destination"),
            "precision_km": 5.0,
            "accuracy": "ADM3",
        }
        for number in range(operations)
        for role in ROLES
    ]


def _name(number: int, role: str) -> str:
    return f"Town {number}" if role == "origin" else f"Camp {number}"


def _reports(count: int, operations: int) -> Iterator[Mapping[str, Sequence[Row]]]:
    random = Random(1)
    for first in range(0, count, AT_ONCE):
        rows: dict[str, list[Row]] = {
            table.name: [] for table in (REPORTS, FIGURES, LEFTOVERS, PLACE_MENTIONS)
        }
        for number in range(first, min(first + AT_ONCE, count)):
            _add_report(rows, random, number, number % operations, operations)
        yield rows


def _add_report(
    rows: Mapping[str, list[Row]], random: Random, number: int, operation: int, operations: int
) -> None:
    start = FIRST_DAY + timedelta(days=operation * DAYS // operations)
    published = start + timedelta(days=random.randrange(DAYS_EACH))
    report_id = sha256(str(number).encode()).hexdigest()
    said = [_figure(random, report_id, operation, published, one) for one in range(IN_A_REPORT)]
    text = "\n".join(str(figure["sentence"]) for figure in said)
    rows[FIGURES.name].extend(said)
    rows[REPORTS.name].append(
        {
            "report_id": report_id,
            "title": f"People leave Town {operation}, report {number} of the day",
            "publisher": random.choices(PUBLISHERS, SHARES)[0],
            "published_date": published,
            "url": f"https://example.org/reports/{number}",
            "language": "en",
            "document_sha256": report_id,
            "location": f"reports/{number}.md",
            "text": text,
        }
    )
    rows[LEFTOVERS.name].append(
        {
            "report_id": report_id,
            "start": 0,
            "end": 1,
            "text": "7",
            "reason": random.choice(("unknown", "year", "age", "time")),
            "sentence": "Some 7.",
        }
    )
    rows[PLACE_MENTIONS.name].extend(
        {
            "report_id": report_id,
            "name": _name(operation, role),
            "role": role,
            "place_id": f"p{operation}-{role}",
            "method": "exact",
            "score": 1.0,
        }
        for role in ROLES
    )


def _figure(random: Random, report_id: str, operation: int, published: date, number: int) -> Row:
    metric, value = random.choice(METRIC_IDS), random.randrange(20, 30_000)
    day = published - timedelta(days=random.randrange(3)) if random.random() < 0.7 else None
    evidence = f"{value:,} people"
    return {
        "figure_id": f"f{report_id[:14]}{number}",
        "report_id": report_id,
        "metric": metric,
        "value": value,
        "low": value,
        "high": value,
        "qualifier": random.choice(QUALIFIERS),
        "unit": METRIC_BY_ID[metric].unit,
        "population": "people",
        "timing": random.choice(TIMINGS),
        "start_date": day,
        "end_date": day,
        "date_accuracy": "day" if day else None,
        "origin": _name(operation, "origin"),
        "destination": _name(operation, "destination") if number % 2 else "",
        "attributed_to": random.choice(CREDITED),
        "start": number * 130,
        "end": number * 130 + len(evidence),
        "evidence": evidence,
        "sentence": f"{evidence} were brought out of the eastern part of Town {operation} in buses "
        f"and ambulances before nightfall, it was said ({number}).",
    }
