"""What a first start shows: the sample reports, read for real, on one screen."""

from playwright.sync_api import expect

from dashboard.base.figure import Extraction
from dashboard.base.outcome import Reading
from dashboard.base.place import Resolution
from dashboard.base.report import Report
from dashboard.base.settings import Settings
from dashboard.pipeline import read_reports
from dashboard.reading import shared_locator
from tests.browser.driver import OpenPage, Serve, Shoot
from tests.browser.test_map import DESTINATION, LETTERS, ORIGIN, count_near, wait_until


def read_seeds() -> list[tuple[Report, Extraction, tuple[Resolution, ...]]]:
    settings = Settings.from_env()
    return [
        (
            reading.report,
            reading.extraction,
            shared_locator(settings).locate([one.name for one in reading.extraction.mentions]),
        )
        for _, reading in read_reports([str(settings.seeds_folder)], settings)
        if isinstance(reading, Reading)
    ]


def test_the_sample_reports_fill_counters_map_and_chart(
    serve: Serve, open_page: OpenPage, shoot: Shoot
) -> None:
    page = open_page(serve(read_seeds()))
    for label, number in (
        ("People evacuated", "35,750"),
        ("People wounded", "100"),
        ("Buses", "21"),
        ("Ambulances", "19"),
    ):
        expect(page.get_by_test_id("stMetric").filter(has_text=label)).to_contain_text(number)
    chart = page.get_by_test_id("stDeckGlJsonChart")
    wait_until(chart, lambda: count_near(chart, LETTERS, 40) > 200)
    wait_until(chart, lambda: min(count_near(chart, ORIGIN), count_near(chart, DESTINATION)) > 20)
    trend = page.get_by_test_id("stVegaLiteChart").first
    expect(trend.locator("canvas, svg").first).to_be_visible()
    shoot(page, "overview-of-the-sample-reports")
