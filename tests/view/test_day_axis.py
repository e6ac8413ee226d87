import pandas as pd
import pytest

from dashboard.view.day_axis import DayAxis


@pytest.mark.parametrize(
    ("first", "last", "form", "title"),
    [
        ("2016-12-15", "2016-12-24", "%-d %b", "2016"),
        ("2016-12-15", "2016-12-15", "%-d %b", "2016"),
        ("2016-12-15", "2017-01-20", "%-d %b %Y", None),
        ("2016-01-01", "2017-12-31", "%b %Y", None),
        ("2012-01-01", "2024-12-31", "%Y", None),
    ],
)
def test_no_day_is_without_its_year(first: str, last: str, form: str, title: str | None) -> None:
    axis = DayAxis(pd.Timestamp(first), pd.Timestamp(last)).x(has_labels=True).to_dict()
    assert (axis["axis"]["format"], axis["title"]) == (form, title)
    assert axis["axis"]["tickCount"]["step"] >= 1


def test_the_days_have_space_on_either_side() -> None:
    day = pd.Timestamp("2016-12-15")
    domain = DayAxis(day, day).x(has_labels=False).to_dict()["scale"]["domain"]
    assert pd.Timestamp(domain[0]) < day < pd.Timestamp(domain[1])
