"""The word tables of credit: who says it, and how that is told."""

from dataclasses import dataclass, field

from dashboard.extract.time_tables import TimeTables, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTables(TimeTables):
    """The tables of a language that tell by whose word.

    Attributes
    ----------
    said, according, accounts, speakers : str
        Verbs, prepositions and nouns of credit, and nouns of those who are credited.
    telling, subject_pronouns, name_links, adverbs : str
        Verbs of credit that take an object ("told AFP"); pronouns as subjects; small words within
        a source's name; words between a subject and its verb.
    holding : str
        Verbs that credit only those whom `speakers` lists: "the police have 20 deaths on record".
    putting : Mapping of str to str
        Verbs that credit where a number follows "at", and that word: "put the toll at 40".
    verbal_nouns : str
        Nouns among the verbs of credit: the "states" of "citizens of partner states".
    possessive_pronouns, account_roles : str
        "their", before an account, and the prepositions before that: "by their count".
    relatives, seat_roles, speaking_sites : str
        Subjects whose verb credits nobody ("who speaks for it"); prepositions between an office and
        its seat; sites that stand for those who run them ("the city said").
    seats : str
        Words before or after the place where an office sits: "based in", "-based".
    quoting, source_labels : str
        Verbs whose object is the one who says it; words before a colon and the source of all that
        comes before.
    bulletins, logs : str
        What an organization calls its own report, after its name; notes and messages by the hour,
        before the name of who wrote them.
    definites, organizations, stand_ins : str
        Articles that point back, nouns of organizations, and those of them that stand for one named
        before by any other name: "the agency".
    """

    said: str = ""
    according: str = ""
    accounts: str = ""
    speakers: str = ""
    telling: str = ""
    subject_pronouns: str = ""
    name_links: str = ""
    adverbs: str = ""
    holding: str = ""
    putting: Words = field(default_factory=dict)
    verbal_nouns: str = ""
    possessive_pronouns: str = ""
    account_roles: str = ""
    relatives: str = ""
    seat_roles: str = ""
    seats: str = ""
    speaking_sites: str = ""
    quoting: str = ""
    source_labels: str = ""
    bulletins: str = ""
    logs: str = ""
    definites: str = ""
    organizations: str = ""
    stand_ins: str = ""
