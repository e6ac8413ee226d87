"""Annotated reports to the choices of places that weights are fitted on."""

import json
from collections import Counter
from pathlib import Path

from dashboard.base.settings import Settings
from data.fit_places import choices, count_right, cross_validate, fitted, read_ruled


def write(folder: Path, name: str, text: str, origin: str) -> None:
    figure = {
        "metric": "people_evacuated",
        "value": 300,
        "low": None,
        "high": None,
        "evidence": "300",
        "origin": origin,
        "destination": "",
        "place": "",
    }
    entry = {"text": text, "published": "2016-12-15", "lang": "en", "figures": [figure]}
    (folder / f"{name}.json").write_text(json.dumps(entry), encoding="utf-8")


def test_choices_hold_the_annotated_name_its_role_and_no_end(tmp_path: Path) -> None:
    write(tmp_path, "a", "Floods in Homs. Some 300 people were evacuated.", "Homs")
    (report,) = read_ruled(tmp_path, Settings.from_env())
    found = choices([report])
    assert [choice.table for choice in found] == ["name/move", "role/move", "end/move"]
    assert all(choice.right and choice.report.endswith("/a") for choice in found)


def test_weights_are_tested_on_reports_kept_apart(tmp_path: Path) -> None:
    for i in range(60):
        write(tmp_path, str(i), f"Floods in Homs. Some {300} people were evacuated.", "Homs")
    reports = list(read_ruled(tmp_path, Settings.from_env()))
    counts: Counter[tuple[str, str]] = Counter()
    count_right(reports, fitted(reports), counts)
    assert (
        counts
        == cross_validate(reports)
        == {(str(tmp_path), "all"): 60, (str(tmp_path), "right"): 60}
    )
