import io

import pandas as pd

from dashboard.tidy.exports import BOM, public, to_csv, to_excel_csv
from dashboard.tidy.schema import TABLE_BY_NAME
from dashboard.tidy.tables import make_frame


def test_a_csv_is_what_the_frame_shows(claims: pd.DataFrame) -> None:
    some = claims[["evidence", "value", "day", "is_confidential"]].head(1)
    assert to_csv(some).decode().splitlines() == [
        "evidence,value,day,is_confidential",
        '"About 3,000 civilians",3000,2016-12-15,False',
    ]


def test_excel_gets_a_mark_that_tells_utf_8(claims: pd.DataFrame) -> None:
    content = to_excel_csv(claims).decode()
    assert content.startswith(BOM + "figure_id,")
    assert content.count("\r\n") == len(claims) + 1


def test_rows_of_confidential_reports_are_in_no_csv(claims: pd.DataFrame) -> None:
    marked = claims.assign(is_confidential=claims["metric"] == "buses")
    assert len(public(marked)) == len(claims) - 2
    assert set(pd.read_csv(io.BytesIO(to_csv(marked)))["metric"]) == set(claims["metric"]) - {
        "buses"
    }
    assert public(claims[["value"]]).equals(claims[["value"]])


def test_no_row_is_a_header_alone() -> None:
    assert pd.read_csv(io.BytesIO(to_csv(make_frame(TABLE_BY_NAME["claims"], [])))).empty
