import json

import pytest

from dashboard.tidy.datapackage import describe_package
from dashboard.tidy.exports import to_csv
from dashboard.tidy.schema import PLACES, REPORTS, SCHEMA_VERSION
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables

TABLES = (REPORTS, PLACES)


def describe(tables: Tables) -> dict:
    frames = {"reports": tables.reports, "places": tables.places}
    files = {f"{name}.csv": to_csv(frame) for name, frame in frames.items()}
    package: dict = json.loads(describe_package(TABLES, frames, files, Selection()))
    return package


def test_its_version_is_the_schemas_and_a_checksum(tables: Tables) -> None:
    version = describe(tables)["version"]
    assert version.startswith(f"{SCHEMA_VERSION}.0.0+")
    assert describe(tables)["version"] == version
    assert describe(Tables.empty())["version"] != version


def test_its_sources_are_the_reports(tables: Tables) -> None:
    sources = describe(tables)["sources"]
    assert {one["title"] for one in sources} == set(tables.reports["publisher"])
    assert {"title": "AFP", "path": "https://english.alaraby.co.uk/"} in sources


@pytest.mark.parametrize("column", ["is_confidential", "published_date", "title"])
def test_what_may_be_empty_is_not_required(tables: Tables, column: str) -> None:
    [reports, _] = describe(tables)["resources"]
    [field] = [one for one in reports["schema"]["fields"] if one["name"] == column]
    is_required = field.get("constraints", {}).get("required", False)
    assert is_required is (column == "is_confidential")


def test_closed_lists_and_units_are_told(tables: Tables) -> None:
    [_, places] = describe(tables)["resources"]
    fields = {one["name"]: one for one in places["schema"]["fields"]}
    assert "border" in fields["kind"]["constraints"]["enum"]
    assert fields["lat"]["description"].endswith(", degrees")
    assert places["schema"]["primaryKey"] == ["place_id"]
