"""The word tables of a language: what each one means to the grammar."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dashboard.extract.source_tables import SourceTables
from dashboard.extract.time_tables import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Language(SourceTables):
    """The word tables of one language.

    Phrases of a table are parted by commas; ``a(b|c|)`` stands for the phrases ab, ac and a.
    A table that a language leaves out is empty: what it would find is not found.

    Attributes
    ----------
    code : str
        ISO 639-1.
    decimal_mark, group_marks : str
        How digits are written: "." and "," in English.
    numbers : Mapping of str to Mapping of str to int
        By class (unit, ten, scale, glued, plural, article, single, half, part, pair, and): word to
        number; of a half or a part, what divides.
    vague : Mapping of str to tuple of int
        Vague phrase to the least and the most it stands for.
    hedges_before, hedges_after : Mapping of str to str
        By qualifier: phrases before and after a number.
    ranges : Mapping of str to str
        Words that open ("between") and join ("and", "to") a range, or a step ("by").
    units : Mapping of str to str
        By reason for a leftover: words after a number that make it no count of people or vehicles.
    hours_before, dimensions : str
        Words before an hour ("shut at eleven"), and at the end of a measure ("72 cars long").
    labels : Mapping of str to str
        By reason for a leftover: words before a number that do the same ("Interstate").
    ratios : Mapping of str to str
        Words between the numbers of a ratio: "sure" ones ("in every"), "in" ("one in ten"), and
        "out" ("nine out of ten"), which more often part some from a whole.
    money_marks, ordinals, ordinal_endings, enumerators : str
        Signs before an amount; words of ordinals; what makes digits one; list marks.
    counted : Mapping of str to str
        By counted concept: nouns.
    person_endings, not_persons : str
        Endings of nouns of people that no table lists, and the words they must not take in.
    each : str
        Words that make "one" no number: "every one".
    groups : str
        Words before a number that make it one of people: "a family of five".
    carriers : str
        Words that make an arrival a part of an evacuation.
    agents : str
        Nouns of people who more often help than are counted ("staff").
    states, loose_states : Mapping of str to str, str
        By event: nouns and adjectives that say by themselves what happened ("40 wounded"); those
        among them that only describe when another verb governs ("sick people were evacuated").
    living : str
        Nouns that count the dead, except where a rescue governs them ("saved 20 lives").
    claiming : str
        Verbs that tell of deaths where a hazard is their subject ("the fire took ten").
    inpatients : str
        Nouns of those who are in a hospital before they are moved to another.
    degrees : str
        Words before a state that only say how much ("seriously wounded").
    modifiers : str
        Words that stand between a number and its noun.
    events : Mapping of str to str
        By event: verbs and nouns. "move" is a move that may be an evacuation or a flight, "treat"
        a stay in hospital for wounds or an illness, "hold" a shelter where evacuees are held, and
        "lose" a death where the lost are people.
    transfers, particles : Mapping of str to str
        Verbs that are an evacuation only with a particle ("took 20 people out"), and those; the
        particles under "carry" go with the verbs under "carry" alone.
    adjoined : Mapping of str to str
        By event: words that tell it only right after a number or its noun ("3,000 people out").
    themes : Mapping of str to str
        By event: stems whose frequency tells what a report's moves are.
    links : Mapping of str to str
        Words that part clauses, strong and weak.
    voids : str
        Fixed phrases in which no word means what it means alone.
    parts, beside : Mapping of str to str, str
        "of" and "including": what makes a number a part of another; "whole": what opens a clause
        that names the whole ("of the 3,000"). What joins others who only go along: "along with".
    more, auxiliaries, passives, stops : str
        "another"; auxiliary verbs; those of the passive; words that end a noun phrase.
    finites, preterites, past_endings : str
        Auxiliary verbs that have a subject; other verbs in the past without a regular ending; and
        regular endings.
    articles, of, conjunctions, negations, possessive : str
        Articles and their like; what joins two nouns to one; "and"; "not"; the ending "'s".
    cumulative, cumulative_nouns, planned, not_planned, abilities : str
        What tells the timing; what could be done on a day that is past ("abilities") was done.
    done, perfect : str
        Auxiliaries before a verb: of what has happened; of what has so far, up to the present.
    pluperfect : str
        Auxiliaries of what had happened before.
    already : str
        Words of totals that a date beside the number outweighs.
    counting, bodies : str
        Verbs of those who keep a count ("gives 300 dead"); nouns of the dead that are found.
    idle, orders : str
        Words after vehicles that wait to leave; words of an order, whose date is that of the order:
        "were told on Tuesday to leave".
    infinitive, causatives : str
        The particle before a verb that is still to come true ("to leave"); verbs in the past that
        bring it about ("enabled").
    shares, vague_shares, excepted : str
        Words before "of" and a whole of which a part is told ("half of the 40,000"); that narrow
        what follows ("47 children, some of them hurt"); before those who are left: "all but 200".
    totalling : str
        Verbs between a total and its number ("come to").
    denied : Mapping of str to str
        "word" denies what follows in its sentence, "clause" what comes before in it, "claim" what
        the sentence before says.
    hypothetical, revised, formerly : str
        What makes a number no figure: only supposed; given up for another; told in the past ("had
        earlier put the number at").
    revising, changing : str
        Verbs that give one number up for another ("corrected the toll from 400 to 350"); those
        between two that both hold, each in its time ("rose from 350 to 400").
    populations, inhabitants, having, owners : str, str, Mapping of str to str, str
        What tells how many live in a place: "population"; nouns of them; verbs before their number
        ("verb") and prepositions between it and the place ("with"). Whose kin are counted ("her").
    wrecking : str
        What is done to vehicles that carry nobody ("burned").
    goods : str
        What is brought to people, who then do not move ("food for 40,000 people").
    roles : Mapping of str to str
        By place role: prepositions and verbs before a place.
    buildings, demonym_endings : str
        Sites that an article points out by themselves ("the hospital"); endings of adjectives that
        are no place's name.
    stays, stay_openers : Mapping of str to str
        By event: nouns of where the displaced stay (shelter), the wounded and sick (treat), and
        those who lend them a home (displace); prepositions before a "place" or a "host".
    hazards, running, own_ways : str
        What drives people out ("blaze"); verbs of who provides transport ("laid on"); words that
        tell a flight without help ("on foot").
    happenings, storms, hosting, landings, lodgings, those_moved, dwellers : str
        What is called by the place it struck ("the Sichuan earthquake"), and what has a name of its
        own ("cyclone Dana"); verbs of a place that
        people are brought to; verbs after which "at" is whither ("set down"); sites of the
        displaced ("shelters"); words for those moved; who lives in a place ("residents").
    place_pronouns, desk_pronouns : str
        Words that stand for a place named before ("there"); for where the report was written.
    sent_off, aboard, everywhere : str
        Words that tell those who wait to go ("ordered out"), the wounded to be moved ("on board"),
        and a count to be of no one place ("nationwide").
    audiences, roads, routes : str
        Nouns of those who are told ("reporters"); those that a number makes a name, as a road's;
        words that make a sentence worth reading for the places on the way.
    weak_roles, static_roles, prefixes, name_particles : str
        Prepositions that more often stand before other things; those of rest, which after an
        arrival tell whither; articles that begin a name, as in "al-Bab"; small words within one,
        as in "Rio Grande do Sul".
    sites, site_modifiers, not_places : str
        Nouns of unnamed places; words before them; words that are never a place.
    openers : str
        Words that open what was said.
    """

    code: str
    decimal_mark: str = "."
    group_marks: str = ","
    numbers: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    vague: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    hedges_before: Words = field(default_factory=dict)
    hedges_after: Words = field(default_factory=dict)
    ranges: Words = field(default_factory=dict)
    units: Words = field(default_factory=dict)
    hours_before: str = ""
    dimensions: str = ""
    labels: Words = field(default_factory=dict)
    ratios: Words = field(default_factory=dict)
    money_marks: str = ""
    ordinals: str = ""
    ordinal_endings: str = ""
    enumerators: str = ""
    counted: Words = field(default_factory=dict)
    person_endings: str = ""
    not_persons: str = ""
    each: str = ""
    groups: str = ""
    carriers: str = ""
    agents: str = ""
    states: Words = field(default_factory=dict)
    loose_states: str = ""
    living: str = ""
    claiming: str = ""
    inpatients: str = ""
    degrees: str = ""
    modifiers: str = ""
    events: Words = field(default_factory=dict)
    transfers: Words = field(default_factory=dict)
    particles: Words = field(default_factory=dict)
    adjoined: Words = field(default_factory=dict)
    themes: Words = field(default_factory=dict)
    links: Words = field(default_factory=dict)
    voids: str = ""
    parts: Words = field(default_factory=dict)
    beside: str = ""
    more: str = ""
    passives: str = ""
    articles: str = ""
    of: str = ""
    conjunctions: str = ""
    negations: str = ""
    possessive: str = ""
    auxiliaries: str = ""
    finites: str = ""
    preterites: str = ""
    past_endings: str = ""
    stops: str = ""
    cumulative: str = ""
    cumulative_nouns: str = ""
    planned: str = ""
    abilities: str = ""
    not_planned: str = ""
    done: str = ""
    perfect: str = ""
    pluperfect: str = ""
    already: str = ""
    counting: str = ""
    bodies: str = ""
    idle: str = ""
    orders: str = ""
    infinitive: str = ""
    causatives: str = ""
    shares: str = ""
    excepted: str = ""
    vague_shares: str = ""
    totalling: str = ""
    denied: Words = field(default_factory=dict)
    hypothetical: str = ""
    revised: str = ""
    formerly: str = ""
    revising: str = ""
    changing: str = ""
    populations: str = ""
    inhabitants: str = ""
    having: Words = field(default_factory=dict)
    owners: str = ""
    wrecking: str = ""
    goods: str = ""
    roles: Words = field(default_factory=dict)
    buildings: str = ""
    stays: Words = field(default_factory=dict)
    stay_openers: Words = field(default_factory=dict)
    hazards: str = ""
    running: str = ""
    own_ways: str = ""
    happenings: str = ""
    storms: str = ""
    hosting: str = ""
    landings: str = ""
    lodgings: str = ""
    those_moved: str = ""
    dwellers: str = ""
    demonym_endings: str = ""
    place_pronouns: str = ""
    desk_pronouns: str = ""
    sent_off: str = ""
    aboard: str = ""
    everywhere: str = ""
    roads: str = ""
    audiences: str = ""
    routes: str = ""
    weak_roles: str = ""
    static_roles: str = ""
    prefixes: str = ""
    name_particles: str = ""
    sites: str = ""
    site_modifiers: str = ""
    not_places: str = ""
    openers: str = ""
