"""A folder of tables described as a Frictionless data package.

References
----------
Data Package standard, version 2: https://datapackage.org/standard/data-package/
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256

import pandas as pd

from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.schema import SCHEMA_VERSION
from dashboard.tidy.selection import Selection

_PROFILE = "https://datapackage.org/profiles/2.0/datapackage.json"
_FIELD_TYPES = {
    Type.TEXT: "string",
    Type.INTEGER: "integer",
    Type.NUMBER: "number",
    Type.DATE: "date",
    Type.TIME: "datetime",
    Type.BOOLEAN: "boolean",
}


def describe_package(
    tables: Sequence[Table],
    frames: Mapping[str, pd.DataFrame],
    files: Mapping[str, bytes],
    filters: Selection,
) -> bytes:
    """Return ``datapackage.json``.

    Parameters
    ----------
    tables : sequence of Table
        The declarations of the tables.
    frames : mapping of str to pandas.DataFrame
        The tables, by name.
    files : mapping of str to bytes
        Their CSV, by file name.
    filters : Selection
        What the tables are limited to.

    Notes
    -----
    Its version is that of the schema and a checksum of all files: alike for alike tables, so that
    a number can be cited with it. It holds no time of making, which would differ each time.
    """
    resources = [_describe_table(table, files[f"{table.name}.csv"]) for table in tables]
    digest = sha256("".join(str(one["hash"]) for one in resources).encode()).hexdigest()
    reports = frames["reports"].drop_duplicates(["publisher", "url"])
    sources = [
        {"title": publisher or title or "unnamed"} | ({"path": url} if _is_web(url) else {})
        for publisher, title, url in zip(
            reports["publisher"], reports["title"], reports["url"], strict=True
        )
    ]
    package = {
        "$schema": _PROFILE,
        "name": "evacuation-figures",
        "title": "Figures on evacuations, each with the sentence it stands in",
        "version": f"{SCHEMA_VERSION}.0.0+{digest[:12]}",
        "as_of": filters.as_of,
        "filters": {name: value for name, value in asdict(filters).items() if value},
        "sources": sources,
        "resources": resources,
    }
    return json.dumps(package, ensure_ascii=False, indent=2, default=str).encode()


def _is_web(url: str) -> bool:
    return url.startswith(("https://", "http://"))


def _describe_table(table: Table, content: bytes) -> dict[str, object]:
    return {
        "name": table.name,
        "type": "table",
        "path": f"{table.name}.csv",
        "description": table.grain,
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "bytes": len(content),
        "hash": f"sha256:{sha256(content).hexdigest()}",
        "schema": {
            "fields": [_describe_column(one) for one in table.columns if one.is_exported],
            "primaryKey": list(table.key),
        },
    }


def _describe_column(column: Column) -> dict[str, object]:
    # An empty cell of text is an empty text in our tables; a package takes it for a null.
    is_required = not column.is_nullable and column.type is not Type.TEXT
    constraints: dict[str, object] = {"required": True} if is_required else {}
    if column.allowed:
        constraints["enum"] = [value for value in column.allowed if value]
    unit = f", {column.unit}" if column.unit else ""
    return {
        "name": column.name,
        "type": _FIELD_TYPES[column.type],
        "description": column.meaning + unit,
        **({"constraints": constraints} if constraints else {}),
    }
