"""The names of one report are settled together, and what cannot be known stays unresolved."""

from math import cos, hypot, radians

import pytest

from dashboard.base.place import Place
from dashboard.base.settings import Settings
from dashboard.base.vocabulary import MatchMethod, PlaceKind
from dashboard.locate.geocoder import Locator, open_locator


def one(locator: Locator, name: str, *beside: str) -> Place | None:
    return locator.locate([name, *beside])[0].place


def off_km(place: Place, lat: float, lon: float) -> float:
    return 111.2 * hypot(place.lat - lat, (place.lon - lon) * cos(radians(lat)))


SAMPLE = [
    ("eastern Aleppo", 36.205, 37.185),
    ("ar-Ramuseh", 36.155, 37.135),
    ("Idlib", 35.931, 36.634),
    ("Foua", 35.982, 36.705),
    ("Kefraya", 35.992, 36.681),
    ("Aleppo", 36.201, 37.161),
    ("western Aleppo countryside", 36.170, 36.900),
    ("rural Aleppo", 36.250, 37.200),
]


@pytest.mark.parametrize(("name", "lat", "lon"), SAMPLE, ids=[row[0] for row in SAMPLE])
def test_places_of_the_sample_reports_lie_where_they_lie(
    locator: Locator, name: str, lat: float, lon: float
) -> None:
    place = one(locator, name)
    assert place is not None
    assert off_km(place, lat, lon) < 10


def test_the_turkish_border_is_wide_and_no_guess_at_a_point(locator: Locator) -> None:
    place = one(locator, "Turkish border", "eastern Aleppo")
    assert place is not None
    assert place.kind is PlaceKind.BORDER
    assert place.precision_km >= 100


AMBIGUOUS = [
    ("Tripoli", "Misrata|Benghazi", "LY", ""),
    ("Tripoli", "Beirut|Sidon", "LB", ""),
    ("Tripoli", "Lebanon", "LB", ""),
    ("Georgia", "Tbilisi", "GE", ""),
    ("Georgia", "Russia", "GE", ""),
    ("Georgia", "", "GE", ""),
    ("Georgia", "Atlanta|Savannah", "US", ""),
    ("Georgia", "Florida", "US", ""),
    ("Congo", "", "CD", ""),
    ("Congo", "Rwanda|Burundi", "CD", ""),
    ("Congo", "Brazzaville", "CG", ""),
    ("eastern Congo", "Goma|Masisi", "CD", ""),
    ("eastern Congo", "", "CD", ""),
    ("Republic of Congo", "", "CG", ""),
    ("Democratic Republic of Congo", "Brazzaville", "CD", ""),
    ("Homs", "Hama|Idlib", "SY", ""),
    ("Homs", "Misrata|Tripoli", "LY", ""),
    ("Rafah", "Gaza|Khan Younis", "PS", ""),
    ("Rafah", "El Arish|Sinai", "EG", ""),
    ("Hama", "Homs", "SY", ""),
    ("Hama", "Tokyo", "JP", ""),
    ("Alexandria", "Cairo", "EG", ""),
    ("Alexandria", "Virginia", "US", "Virginia"),
    ("Alexandria", "Louisiana", "US", "Louisiana"),
    ("Madaya", "Zabadani", "SY", ""),
    ("Madaya", "Mandalay", "MM", ""),
    ("Foua", "Kefraya", "SY", ""),
    ("Fua", "Idlib", "SY", ""),
    ("Foix", "Toulouse", "FR", ""),
    ("Valencia", "Paiporta", "ES", ""),
    ("Valencia", "Caracas", "VE", ""),
    ("Córdoba", "Spain", "ES", ""),
    ("Cordoba", "Argentina", "AR", ""),
    ("Hyderabad", "Karachi", "PK", ""),
    ("Hyderabad", "Mumbai", "IN", ""),
    ("Birmingham", "London", "GB", ""),
    ("Birmingham", "Alabama", "US", "Alabama"),
    ("Paris", "France", "FR", ""),
    ("Paris", "Texas", "US", "Texas"),
    ("Paradise", "California", "US", "California"),
    ("Paradise", "Las Vegas", "US", "Nevada"),
    ("Santa Rosa", "California", "US", "California"),
    ("Santa Rosa", "Laguna|Philippines", "PH", ""),
    ("Granada", "Spain", "ES", ""),
    ("Granada", "Managua", "NI", ""),
    ("San Jose", "Costa Rica", "CR", ""),
    ("San Jose", "California", "US", "California"),
    ("Punjab", "Lahore", "PK", ""),
    ("Punjab", "Delhi", "IN", ""),
    ("Victoria", "British Columbia", "CA", "British Columbia"),
    ("Victoria", "Melbourne", "AU", ""),
    ("Palma", "Pemba", "MZ", ""),
    ("Palma", "Barcelona", "ES", ""),
    ("Rhodes", "Lindos", "GR", ""),
    ("Rhodes", "Sydney", "AU", ""),
    ("Moscow", "Kursk", "RU", ""),
    ("Moscow", "Idaho", "US", "Idaho"),
    ("Jasper", "Alberta", "CA", "Alberta"),
    ("Jasper", "Alabama", "US", "Alabama"),
    ("London", "Paris", "GB", ""),
    ("London", "Ontario", "CA", "Ontario"),
    ("Naples", "Pozzuoli", "IT", ""),
    ("Naples", "Florida", "US", "Florida"),
    ("Noto", "Wajima", "JP", ""),
    ("Noto", "Sicily", "IT", ""),
    ("Halle", "Leipzig", "DE", ""),
    ("Halle", "Brussels", "BE", ""),
    ("Jordan", "Syria", "JO", ""),
    ("Enterprise", "Yellowknife|Hay River", "CA", ""),
    ("Alexandria", "Aswan", "EG", ""),
    ("Hama", "Aleppo|Damascus", "SY", ""),
    ("Santa Rosa", "Porto Alegre|Canoas", "BR", ""),
    ("Santa Rosa", "Sonoma|Napa", "US", "California"),
    ("Sloviansk", "Kramatorsk", "UA", "Donetsk"),
    ("Nikopol", "Zaporizhzhia", "UA", "Dnipropetrovsk"),
    ("Nikopol", "Pleven|Sofia", "BG", ""),
    ("Georgetown", "Kingstown", "VC", ""),
    ("Georgetown", "Kuala Lumpur", "MY", ""),
    ("Wellington", "Auckland", "NZ", ""),
    ("Wellington", "Cape Town", "ZA", ""),
    ("Newcastle", "Sydney", "AU", ""),
    ("Newcastle", "Sunderland|Gateshead", "GB", ""),
    ("Merida", "Caracas", "VE", ""),
    ("Merida", "Cancún", "MX", ""),
    ("León", "Managua", "NI", ""),
    ("León", "Spain|Burgos", "ES", ""),
    ("Guadalajara", "Mexico City", "MX", ""),
    ("Guadalajara", "Spain|Toledo", "ES", ""),
    ("Barcelona", "Madrid", "ES", ""),
    ("Barcelona", "Cumaná|Caracas", "VE", ""),
    ("Susa", "Derna", "LY", ""),
    ("Susa", "Turin", "IT", ""),
    ("Nova Kakhovka", "Kherson", "UA", "Kherson"),
    ("Jalalabad", "Kabul|Kunar", "AF", ""),
    ("Jalal-Abad", "Bishkek", "KG", ""),
    ("Baghlan", "Kabul", "AF", ""),
    ("Trinidad", "La Paz", "BO", ""),
    ("Trinidad", "Havana", "CU", ""),
    ("Florence", "Myrtle Beach|South Carolina", "US", "South Carolina"),
    ("Florence", "Rome|Pisa", "IT", ""),
    ("Manchester", "Leeds", "GB", ""),
    ("Manchester", "Boston|New Hampshire", "US", "New Hampshire"),
    ("Perth", "Fremantle", "AU", ""),
    ("Perth", "Edinburgh|Dundee", "GB", ""),
    ("Batangas", "Manila", "PH", ""),
]


@pytest.mark.parametrize(
    ("name", "beside", "country", "admin1"),
    AMBIGUOUS,
    ids=[f"{row[0]} with {row[1] or 'nothing'}" for row in AMBIGUOUS],
)
def test_a_name_of_several_places_goes_where_the_others_are(
    locator: Locator, name: str, beside: str, country: str, admin1: str
) -> None:
    place = one(locator, name, *filter(None, beside.split("|")))
    assert place is not None
    assert (place.country, place.admin1 if admin1 else "") == (country, admin1)


@pytest.mark.parametrize("name", ["Georgia", "Lebanon", "Jordan", "Chad", "Mexico", "Guatemala"])
def test_a_country_alone_is_the_country(locator: Locator, name: str) -> None:
    place = one(locator, name)
    assert place is not None
    assert place.kind is PlaceKind.COUNTRY


@pytest.mark.parametrize(
    ("name", "beside", "place_id"),
    [
        ("Dnipro", "Kharkiv", "geonames:709930"),
        ("Dnipro", "Kherson", "geonames:709930"),
        ("the Dnipro", "Kherson", "dnipro-river"),
        ("Dnipro river", "Kherson", "dnipro-river"),
        ("the Dnieper River", "Kherson", "dnipro-river"),
        ("left bank of the Dnipro", "Kherson", "kherson-left-bank"),
        ("the Euphrates", "Raqqa", "euphrates-sy"),
        ("the Euphrates", "Ramadi", "euphrates-iq"),
        ("the Nile", "Cairo", "nile-eg"),
        ("River Nile", "Atbara|Shendi", "geonames:408664"),
        ("Hay River", "Yellowknife", "geonames:5972762"),
    ],
)
def test_a_river_is_no_town_and_a_town_no_river(
    locator: Locator, name: str, beside: str, place_id: str
) -> None:
    place = one(locator, name, *beside.split("|"))
    assert place is not None
    assert place.place_id == place_id


@pytest.mark.parametrize("name", ["Kherson river", "the river Kharkiv", "Lake Idlib"])
def test_an_unknown_river_is_not_the_town_of_its_name(locator: Locator, name: str) -> None:
    assert locator.locate([name, "Kherson", "Aleppo"])[0].place is None


@pytest.mark.parametrize(
    ("name", "kind", "country"),
    [
        ("Rio Grande do Sul", PlaceKind.ADMIN1, "BR"),
        ("Eldorado do Sul", PlaceKind.TOWN, "BR"),
        ("Taquari Valley", PlaceKind.REGION, "BR"),
        ("Mato Grosso do Sul", PlaceKind.ADMIN1, "BR"),
    ],
)
def test_a_name_is_not_cut_at_its_do(
    locator: Locator, name: str, kind: PlaceKind, country: str
) -> None:
    place = one(locator, name, "Porto Alegre")
    assert place is not None
    assert (place.kind, place.country) == (kind, country)


def test_a_town_goes_before_a_province_that_is_kept_by_hand_under_another_name(
    locator: Locator,
) -> None:
    city, region = (one(locator, name, "Kharkiv") for name in ("Kyiv", "Kyiv region"))
    assert city is not None
    assert region is not None
    assert (city.kind, region.place_id) == (PlaceKind.TOWN, "kyiv-oblast")


def test_a_word_is_no_town_abroad(locator: Locator) -> None:
    assert one(locator, "ships of the 7th Fleet", "Saigon") is None
    near = one(locator, "Fleet", "London", "Farnborough")
    assert near is not None
    assert near.country == "GB"


def test_borders_follow_the_united_nations(locator: Locator) -> None:
    found = locator.locate(["Crimea", "Sevastopol", "Gaza", "Hebron", "East Jerusalem"])
    assert [one.place.country for one in found if one.place] == ["UA", "UA", "PS", "PS", "PS"]


@pytest.mark.parametrize(
    ("place_id", "spellings"),
    [
        ("aleppo-eastern", "eastern Aleppo|East Aleppo|East #Aleppo|east Aleppo|Aleppo's east"),
        ("aleppo-eastern", "Alepo oriental|Est d'Alep|Восточный Алеппо|شرق حلب|حلب الشرقية"),
        ("aleppo-ramouseh", "Ramouseh|Ramousah|ar-Ramousa|al-Ramouseh|Ramousseh|الراموسة"),
        ("fuah", "Foua|Fu'ah|Fuaa|al-Foua|al-Fu’ah|الفوعة|Фуа"),
        ("kefraya", "Kefraya|Kafriya|Kafarya|Kafraya|كفريا"),
        ("aleppo-city", "Aleppo|#Aleppo|Aleppo's|Alep|Алеппо|حلب"),
        ("homs-waer", "al-Waer|Waer neighborhood|Al-Wa'er|الوعر"),
        ("eastern-ghouta", "E. Ghouta|Eastern Ghouta|East Ghuta"),
        ("maarat-al-numan", "Maaret al-Nouman|Maarat al-Numan|Ma‘arrat an Nu‘mān"),
        ("zaporizhzhia", "Zaporizhia|Zaporozhye|Запоріжжя|Zaporizhzhya"),
        ("los-angeles", "L.A.|Los Angeles"),
    ],
)
def test_every_spelling_is_the_same_place(locator: Locator, place_id: str, spellings: str) -> None:
    for name in spellings.split("|"):
        place = one(locator, name)
        assert place is not None, name
        assert place.place_id == place_id, name


def test_a_misspelling_is_found_near_the_others_and_says_how_sure_it_is(locator: Locator) -> None:
    found, _ = locator.locate(["Khan Shaykun", "Idlib"])
    assert found.place is not None
    assert found.place.place_id == "khan-sheikhoun"
    assert found.method is MatchMethod.FUZZY
    assert 0.6 < found.score < 0.9


@pytest.mark.parametrize("name", ["Khan Shaykun", "Saraqqeb Town", "Kramatorks"])
def test_a_misspelling_is_never_taken_across_countries(locator: Locator, name: str) -> None:
    found = locator.locate([name, "Manila", "Tacloban"])[0]
    assert found.place is None or found.place.country == "PH"


def test_a_province_of_another_continent_is_not_taken(locator: Locator) -> None:
    assert one(locator, "Southland", "Los Angeles", "Altadena") is None
    assert one(locator, "Southland", "Dunedin") is not None


def test_a_small_place_far_from_all_others_stays_unresolved(locator: Locator) -> None:
    found = locator.locate(["Bad Breisig", "Aleppo", "Idlib"])[0]
    assert (found.place, found.method, found.score) == (None, MatchMethod.UNRESOLVED, 0.0)


@pytest.mark.parametrize(
    "name",
    [
        "temporary shelters",
        "the safe zone",
        "the besieged city",
        "two villages under rebel siege",
        "the opposition's area",
        "besieged Syrian towns",
        "rural areas nearby",
        "hospital",
        "the suburb",
        "",
        "   ",
        "...",
        "'s",
        "12,000",
        "of of of",
        "A" * 5000,
        "<script>alert(1)</script>",
        "=HYPERLINK(1)",
        "'; DROP TABLE place; --",
        "\x00\ud800",
    ],
)
def test_descriptions_and_nonsense_stay_unresolved(locator: Locator, name: str) -> None:
    found, _ = locator.locate([name, "Aleppo"])
    assert found.name == name
    assert found.place is None


@pytest.mark.parametrize(
    ("name", "beside", "place_id"),
    [
        ("Idlib province", "Aleppo", "geonames:169387"),
        ("محافظة إدلب", "", "geonames:169387"),
        ("Syria's Idlib province", "", "geonames:169387"),
        ("Kursk region", "Sudzha", "geonames:538555"),
        ("the border area of Russia's Kursk region", "", "geonames:538555"),
        ("eight coastal districts of Gujarat", "Kutch", "geonames:1270770"),
        ("Odisha's coast", "Puri", "geonames:1261029"),
        ("24 regions of Russia", "", "geonames:2017370"),
        ("rebel-held Aleppo", "", "aleppo-city"),
        ("Aleppo's last rebel-held district", "", "aleppo-city"),
        ("southern Sindh province", "Kutch", "geonames:1164807/southern"),
        ("north of India", "Jhansi", "geonames:1269750/northern"),
        ("India's north", "Jhansi", "geonames:1269750/northern"),
        ("west of Aleppo", "", "aleppo-city/west-of"),
        ("a transit point west of Aleppo", "", "aleppo-city/west-of"),
        ("southern Idlib", "Aleppo", "geonames:169387/southern"),
        ("neighboring West Bengal", "Odisha", "geonames:1252881"),
        ("outskirts of Khartoum", "", "khartoum/near"),
        ("near Deir ez-Zor", "", "deir-ez-zor/near"),
        ("Pokrovsk community", "", "geonames:704417"),
        ("Kurakhove community", "", "geonames:695357/district"),
        ("Foua and Kefraya", "", "fuah+kefraya"),
        ("Kafraya and Foua", "", "fuah+kefraya"),
        ("Idlib and Aleppo", "", "aleppo-city+idlib-city"),
        ("Sumy and Kharkiv regions", "", "geonames:692196+geonames:706482"),
        ("North and South Kivu", "Goma", "geonames:205413+geonames:206938"),
        ("north and east Syria", "Raqqa", "geonames:163843/eastern+geonames:163843/northern"),
        ("Regions I and II", "Philippines", "ph-region-1+ph-region-2"),
        ("Old City", "Homs", "homs-old-city"),
        ("eastern pockets of Aleppo", "", "aleppo-eastern"),
        ("rebel-held eastern Aleppo", "", "aleppo-eastern"),
        ("the western countryside of Aleppo", "", "aleppo-western-countryside"),
        ("the Damascus suburb of Douma", "", "douma"),
        ("villages of Foua and Kefraya", "", "fuah+kefraya"),
        ("the Old City", "Benghazi", "benghazi/old-city"),
        ("Santa Rosa, California", "", "geonames:5393287"),
        ("Douma, Eastern Ghouta", "", "douma"),
        ("Douma in Eastern Ghouta", "", "douma"),
    ],
)
def test_parts_and_lists_of_places(locator: Locator, name: str, beside: str, place_id: str) -> None:
    place = one(locator, name, *filter(None, [beside]))
    assert place is not None
    assert place.place_id == place_id


@pytest.mark.parametrize(
    ("name", "beside", "place_id"),
    [
        ("the province", "Punjab|Kasur|Okara", "geonames:1167710"),
        ("province", "Kasur|Okara", "geonames:1167710"),
        ("the province", "Punjab|Sindh|Kasur", None),
        ("the province", "Kasur|Dadu", None),
        ("the district", "Multan District|Punjab", "geonames:1169821"),
        ("the country", "Pakistan|Kasur", "geonames:1168579"),
        ("the country", "Pakistan|India", None),
        ("the island", "Pakistan|Kasur", None),
    ],
    ids=str,
)
def test_the_province_is_one_that_the_report_tells(
    locator: Locator, name: str, beside: str, place_id: str | None
) -> None:
    place = one(locator, name, *beside.split("|"))
    assert (place.place_id if place else None) == place_id


def test_the_town_that_a_district_is_called_after_is_meant(locator: Locator) -> None:
    place = one(locator, "Bahawalnagar", "Kasur", "Okara", "Vehari")
    assert place is not None
    assert place.admin2 == "Bahawalnagar District"


def test_a_county_is_that_of_the_state_the_others_lie_in(locator: Locator) -> None:
    names = ["Jackson County", "Josephine County", "Douglas County"]
    assert {one.place.admin1 for one in locator.locate(names) if one.place} == {"Oregon"}


def test_a_word_that_is_a_town_far_off_in_the_country_is_not_taken_for_it(
    locator: Locator,
) -> None:
    assert one(locator, "Murphy", "Josephine County", "Medford") is None
    assert one(locator, "Portland", "Phoenix", "Tucson") is not None


def test_what_is_worked_out_says_so(locator: Locator) -> None:
    plain, side, part, several = locator.locate(
        ["Sindh", "southern Sindh", "districts of Sindh", "Karachi and Dadu"]
    )
    assert plain.method is MatchMethod.EXACT
    assert {side.method, part.method, several.method} == {MatchMethod.DERIVED}
    assert plain.score > side.score


def test_names_come_back_in_the_order_given_with_repeats(locator: Locator) -> None:
    names = ["Idlib", "nowhere at all", "Aleppo", "Idlib"]
    found = locator.locate(names)
    assert [one.name for one in found] == names
    assert found[0].place == found[3].place


def test_the_same_names_give_the_same_places(locator: Locator) -> None:
    names = ["Tripoli", "Homs", "Old City", "Springfield", "Foua and Kefraya"]
    again = open_locator(Settings.from_env({}))
    assert locator.locate(names) == again.locate(names)


def test_no_names_are_no_places(locator: Locator) -> None:
    assert locator.locate([]) == ()
