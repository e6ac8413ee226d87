import json
from datetime import date

import pytest

from dashboard.base.document import Failure
from dashboard.base.report import Report
from tests.decode.conftest import decode_all, reason_of, report_of

FIELDS = {
    "title": "Syria: evacuation resumes",
    "body": "More than **15,000** people have left.\n\n- 750 from Foua",
    "date": {"original": "2016-12-19T00:00:00+00:00", "created": "2016-12-20T08:00:00+00:00"},
    "source": [{"name": "Irish Red Cross"}, {"name": "ICRC"}],
    "language": [{"code": "en"}],
    "url_alias": "https://example.org/report/syria/resumes",
}


def page(*items: object) -> str:
    return json.dumps({"totalCount": len(items), "data": list(items)})


def test_an_item_is_a_report() -> None:
    found = report_of("a.json", page({"id": "1", "fields": FIELDS}))
    assert found.text == FIELDS["body"]
    assert (found.title, found.publisher) == (FIELDS["title"], "Irish Red Cross")
    assert (found.published_date, found.language) == (date(2016, 12, 19), "en")
    assert found.location == found.url == FIELDS["url_alias"]


def test_a_broken_item_is_a_failure_and_the_others_go_on() -> None:
    found = decode_all(
        "a.json",
        page({"fields": {"title": "no body"}}, 7, {"fields": []}, {"id": "4", "fields": FIELDS}),
    )
    assert [type(one) for one in found] == [Failure, Failure, Failure, Report]
    assert [one.location for one in found][:2] == ["/in/a.json#1", "/in/a.json#2"]


@pytest.mark.parametrize(
    ("changes", "name", "value"),
    [
        ({"date": {"created": "2016-12-20"}}, "published_date", date(2016, 12, 20)),
        ({"date": None}, "published_date", None),
        ({"source": {"name": "ICRC"}}, "publisher", "ICRC"),
        ({"source": []}, "publisher", ""),
        ({"language": "en"}, "language", ""),
        ({"body": "", "body-html": "<p>40 <b>left</b>.</p>"}, "text", "40 left."),
        ({"title": {"no": "text"}}, "title", ""),
    ],
)
def test_fields_may_be_missing_or_of_another_shape(
    changes: dict[str, object], name: str, value: object
) -> None:
    assert getattr(report_of("a.json", page({"fields": FIELDS | changes})), name) == value


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"type": "FeatureCollection"}', "is no list of reports from the ReliefWeb API"),
        ("[1, 2]", "is no list of reports"),
        ("3000", "is no list of reports"),
        ("{", "it is no sound JSON"),
        ("[" * 200_000, "it is no sound JSON"),
        ("9" * 10_000, "it is no sound JSON"),
        (page(), "there is no report in it"),
    ],
    ids=["geojson", "list", "number", "cut", "deep", "digits", "nothing"],
)
def test_other_json_is_told(content: str, words: str) -> None:
    assert words in reason_of("a.json", content)
