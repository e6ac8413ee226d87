"""Annotated reports to choices, and fitted weights to the table that the dashboard reads."""

import json
from pathlib import Path

from dashboard.base.settings import Settings
from dashboard.extract.weighing import CANDIDATES, NONE
from data.fit_metrics import TABLE, by_event, candidates, fitted, read_choices
from data.fitting import report_apart

FLEE = [str(candidate) for candidate in CANDIDATES].index("displace")


def write(folder: Path, name: str, text: str, metric: str) -> None:
    figure = {"metric": metric, "value": 300, "low": None, "high": None, "evidence": "300"}
    entry = {"text": text, "published": "2016-12-15", "lang": "en", "figures": [figure]}
    (folder / f"{name}.json").write_text(json.dumps(entry), encoding="utf-8")


def test_a_sign_goes_with_each_candidate_and_tells_which_it_names() -> None:
    signs = candidates(["bare", "ev.displace.after.at", "said.displace"])
    assert f"bare>{NONE}" in signs[-1]
    assert {"=ev.after.at", "=said."} <= set(signs[FLEE])
    assert not any(sign.startswith("=") for sign in signs[0])


def test_choices_hold_what_is_annotated_and_what_the_rules_say(tmp_path: Path) -> None:
    write(tmp_path, "a", "Some 300 people fled the town by bus.", "people_evacuated")
    write(tmp_path, "b", "Shells killed 300 people.", "people_killed")
    (choice,) = read_choices(tmp_path, Settings.from_env())
    assert (choice.right, CANDIDATES[choice.said]) == (frozenset({0}), "displace")
    assert "said.displace>evacuate" in choice.candidates[0]


def test_weights_of_a_named_event_are_added_to_those_of_the_sign() -> None:
    tables = by_event({TABLE: {"said.displace>displace": 2, "=said.": 5, "bare>none": -1}})
    assert tables["displace"] == {"said.displace": 7}
    assert tables[NONE] == {"bare": -1}


def test_what_is_reported_is_of_reports_kept_apart(tmp_path: Path) -> None:
    for i in range(4):
        write(tmp_path, str(i), "Some 300 people fled the town by bus.", "people_displaced")
    choices = list(read_choices(tmp_path, Settings.from_env()))
    (line,) = report_apart(choices, fitted, 4, "numbers")
    assert line.startswith(f"{tmp_path}: 4 numbers, rules 1.000")
