"""Who is credited."""

import pytest

from dashboard.extract.attribution import find_credits
from tests.extract.conftest import MakeSentence

CASES = [
    ("Forty were wounded, according to the Red Crescent (SARC).", "Red Crescent"),
    ("Robert Mardini said that five buses left.", "Robert Mardini"),
    ("Homs governor Talal al-Barazi told AFP that 200 left.", "Talal al-Barazi"),
    ("Elizabeth Hoff, its representative in Syria, assumed so.", "Elizabeth Hoff"),
    ("Ten planes took off, said Jennifer Young, a director.", "Jennifer Young"),
    ("Injured were two, said the operator, TPC.", "TPC"),
    ("By Turkey's count 37,500 are out.", "Turkey"),
    ("Ten are dead, officials said.", "officials"),
    ("Medical sources told AFP of 350 people.", "Medical sources"),
    ("The police have at least 20 deaths on record.", "police"),
    ("Its head in Syria, Marianne Gasser, told the press so.", "Marianne Gasser"),
    ("He said that 30 left.", "He"),
    ("Forty arrived, latest UNHCR figures show.", "UNHCR"),
    ("Turkey's latest official count was 300.", "Turkey"),
    ("Officials in northern Mali reported 30 dead.", "Officials"),
    ("Forty crossed on foot, say UNHCR and SARC.", "UNHCR and SARC"),
    ("The agency quoted Jane Doe as saying 30 left.", "Jane Doe"),
    ("Jane Doe, who speaks for the ministry, placed the toll at 30.", "Jane Doe"),
    ("Some 530 left by air (foreign ministry)", "foreign ministry"),
    ("Some 530 left by air (Jane Doe, head of the region).", "Jane Doe"),
    ("@ICRC: 300 people have left.", "ICRC"),
    ("Source: OCHA", "OCHA"),
    ("OCHA and its partners report 30 dead.", "OCHA and its partners"),
    ("DTM had 30 individuals on its list.", "DTM"),
    ("Some 50 went, said Lt. Col. Heri Wibowo.", "Lt. Col. Heri Wibowo"),
    ("Ten ambulances went, per @syriahr.", "syriahr"),
    ("Jane Doe was quoted as saying 30 left.", "Jane Doe"),
    ("London has got 300 out by its own count.", "London"),
    ("A nurse said 30 were hurt.", "nurse"),
    ("White House: 6,800 people are out.", "White House"),
    ("18:15 State TV: 12 buses are out.", "State TV"),
    ("Maj. Gen. Jane Doe: 12 buses are out.", "Maj. Gen. Jane Doe"),
    ("Some 50 went, said the agency's deputy head, J. Abel Doe.", "J. Abel Doe"),
    ("Some 50 were flown out, said Jane Doe, the ministry's spokeswoman.", "Jane Doe"),
    ("WHO for its part reckons that 50 wait.", "WHO"),
    ("Some 50 left, as the Observatory has it.", "Observatory"),
    ("By the tally of the United Nations 82,000 have fled.", "United Nations"),
    ("As TASS learned from the emergencies ministry, 30 boats went.", "emergencies ministry"),
    ("Thirty were shot, Ukrainian intelligence said.", "Ukrainian intelligence"),
    ("A spokesman for Ahrar al-Sham, Jane Doe, had told of 30.", "Jane Doe"),
    ("The Red Cross put Libya's toll at 5,300.", "Red Cross"),
    ("The mayor, Omar al-Rifai, said that 30 left.", "Omar al-Rifai"),
    ("Sixty buses went through, ICRC delegates who stood there told us.", "ICRC delegates"),
    ("Residents who fled to Gao reported 15 dead.", "Residents"),
    ("A shipping agent said that 900 wait.", "shipping agent"),
    ("Some 40 left by boat, a fisherman said.", "fisherman"),
    ("Two hundred were led out, the city said.", "city"),
    ("Some 530 left by air (Interior Ministry, 16 March).", "Interior Ministry"),
]


@pytest.mark.parametrize(("text", "name"), CASES, ids=[c[1] for c in CASES])
def test_the_source_is_found(text: str, name: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(text)
    credit = find_credits(sentence)[0]
    assert sentence.phrase(credit.first, credit.last) == name
    assert credit.is_pronoun == (name == "He")


@pytest.mark.parametrize(
    "text",
    [
        "All of Miamisburg was told to leave.",
        "The authorities have moved 94,000 people.",
        "The United States has brought out 111,900 persons.",
        "The Red Crescent (SARC) took 30 people out.",
        "Iraq has recorded 1,025 cases.",
        "Some 85 people put on a plane left.",
        "Health: 161 cases have been seen.",
        "Deaths confirmed: 78",
        "Two soldiers were killed at their post.",
        "Twelve citizens of partner states left.",
        "The Red Crescent had 52 buses on the road.",
        "At the school 40 teachers feared dead.",
        "Rescuers found 26 bodies in a field.",
        "Thousands told to leave as the fire nears the town",
    ],
    ids=[
        *("passive", "perfect", "states", "abbreviation", "record", "put", "heading"),
        *("deaths", "post", "partner", "fleet", "feared", "found", "many"),
    ],
)
def test_who_says_nothing_is_not_credited(text: str, make_sentence: MakeSentence) -> None:
    assert find_credits(make_sentence(text)) == []
