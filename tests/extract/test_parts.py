import pytest

from dashboard.extract.figures import extract
from tests.extract.conftest import MakeReport


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Of the 500 people evacuated on Thursday, 20 were wounded.", {"20": "500"}),
        (
            "Of the 500 people, among them children, who left Aleppo, 20 were wounded.",
            {"20": "500"},
        ),
        ("Among the 500 people evacuated there were 20 wounded.", {"20": "500"}),
        ("Officials said 500 people were evacuated, including 120 children.", {"120": "500"}),
        ("Some 500 people were evacuated, of whom 20 were wounded.", {"20": "500"}),
        ("Some 500 people died (120 children, 90 women).", {"120": "500", "90": "500"}),
        ("Some 500 people died, 120 children among them; 700 were hurt.", {"120": "500"}),
        ("Of some 500 people evacuated, 20 were wounded.", {"20": "500"}),
        ("Some 500 people were evacuated; of these 120 were children.", {"120": "500"}),
        (
            "So far 5,197 people were evacuated: 184 citizens and 5,013 others.",
            {"184": "5197", "5013": "5197"},
        ),
        (
            "The toll stands at eight dead, officials say: three in Warri and two in Asaba.",
            {"3": "8", "2": "8"},
        ),
        ("Some 9,000 people were evacuated. Boats took 350 people out of the water.", {}),
        ("Some 900 people fled. An official spoke of about 500 people evacuated.", {}),
        ("20 people were wounded and 500 were evacuated.", {}),
        (
            "People evacuated by district\nGanjam | 83,500\nPuri | 46,200\nKhordha | 36,300\n",
            {},
        ),
        ("On Monday 300 people fled. On Tuesday 120 fled, on Wednesday 180.", {}),
        (
            "Since Monday 300 people fled. On Tuesday 120 fled, on Wednesday 180.",
            {"120": "300", "180": "300"},
        ),
        (
            "Some 12 patients, including 9 children, were evacuated together with 15 relatives.",
            {"9": "12"},
        ),
        (
            "Some 90 people, including 20 women, were evacuated, accompanied by 30 relatives.",
            {"20": "90"},
        ),
        (
            "Some 90 people were evacuated, of whom 20 were women, along with 30 foreigners.",
            {"20": "90"},
        ),
        (
            "Some 90 people, including 20 women and 30 children, left Aleppo as well as 12 men.",
            {"20": "90", "30": "90"},
        ),
        (
            "Some 90 people were evacuated, including 20 women as well as 30 children.",
            {"20": "90", "30": "90"},
        ),
        (
            "Some 37 patients were evacuated, including 34 children, and 39 relatives left.",
            {"34": "37"},
        ),
        (
            "Some 700 people left. Evacuated were 300 men, of whom 100 had arms, and 400 women.",
            {"300": "700", "100": "300", "400": "700"},
        ),
        ("On Monday 500 people left Aleppo. On Tuesday 200 people left Homs.", {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_part_points_at_its_whole(
    text: str, parts: dict[str, str], make_report: MakeReport
) -> None:
    figures = extract(make_report(text)).figures
    values = {figure.figure_id: str(figure.quantity.value) for figure in figures}
    found = {values[one.figure_id]: values[one.subset_of] for one in figures if one.subset_of}
    assert found == parts


@pytest.mark.parametrize(
    ("text", "metrics"),
    [
        (
            "Some 500 people were evacuated. Among them were 310 wounded and 95 lone children.",
            ["people_evacuated", "people_wounded", "people_evacuated"],
        ),
        (
            "Some 500 people left Aleppo, including 40 wounded people and 200 women.",
            ["people_evacuated", "people_wounded", "people_evacuated"],
        ),
        (
            "Buses evacuated 800 people, among them 40 injured and 200 children.",
            ["people_evacuated", "people_wounded", "people_evacuated"],
        ),
        (
            "Ships evacuated 500 people. Among them were 30 injured men and 60 women.",
            ["people_evacuated", "people_wounded", "people_evacuated"],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_state_is_of_its_own_part(text: str, metrics: list[str], make_report: MakeReport) -> None:
    figures = extract(make_report(text)).figures
    assert [figure.metric for figure in figures] == metrics
    assert [figure.subset_of for figure in figures[1:]] == [figures[0].figure_id] * 2
