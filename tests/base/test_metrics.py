from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.base.vocabulary import Counted, Event, Unit

VEHICLES = {
    Counted.BUS,
    Counted.AMBULANCE,
    Counted.VEHICLE,
    Counted.FLIGHT,
    Counted.SHIP,
    Counted.TRAIN,
}


def test_ids_and_meanings_are_each_their_own() -> None:
    assert len(METRIC_BY_ID) == len(METRICS)
    assert len({(metric.counted, metric.event) for metric in METRICS}) == len(METRICS)
    assert len({metric.label for metric in METRICS}) == len(METRICS)


def test_a_metric_that_no_language_can_know_brings_its_words() -> None:
    for metric in METRICS:
        assert metric.counted in set(Counted) or metric.words
        assert metric.event in set(Event)


def test_units_fit_what_is_counted() -> None:
    for metric in METRICS:
        expected = {Counted.PERSON: Unit.PERSON, Counted.HOUSEHOLD: Unit.HOUSEHOLD}
        assert metric.unit == expected.get(Counted(metric.counted), Unit.VEHICLE)
        assert (Counted(metric.counted) in VEHICLES) == (metric.event == Event.CARRY)


def test_the_first_screen_counts_people_buses_ambulances_and_wounded() -> None:
    headlines = {metric.id for metric in METRICS if metric.is_headline}
    assert headlines == {"people_evacuated", "buses", "ambulances", "people_wounded"}
