"""Who speaks in each claim: one name for all by which a report, or several, name one speaker.

"President Zelensky" and "President Volodymyr Zelensky" are one, and so are a state and the organs
that the table of sources says speak for it. What one speaker says on several days is one running
count, so nothing that two names hide is added or taken for a second opinion.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import pandas as pd

from dashboard.tidy.sources import Sources, split_name

_TITLES = frozenset(
    {
        *("president", "vice", "deputy", "prime", "minister", "premier", "chancellor", "governor"),
        *("mayor", "secretary", "general", "commissioner", "ambassador", "king", "prince", "emir"),
        *("sheikh", "colonel", "captain", "major", "lieutenant", "commander", "admiral"),
        *("brigadier", "sheriff", "chief", "director", "senator", "professor"),
        *("dr", "mr", "mrs", "ms"),
    }
)
"""Words that stand before a person's name, as `split_name` has them."""

_Credit = tuple[str, str]
"""A report and who is credited in it."""


def name_speakers(claims: pd.DataFrame, reports: pd.DataFrame, sources: Sources) -> pd.DataFrame:
    """Return who stands behind each claim, its name there, and how far it is trusted.

    Parameters
    ----------
    claims : pandas.DataFrame
        The columns report_id, publisher and attributed_to.
    reports : pandas.DataFrame
        The `reports` table.
    sources : Sources
        Who is trusted how far, and who speaks for whom.

    Returns
    -------
    pandas.DataFrame
        The columns source, said_by and reliability of `claims`, in its order.

    Notes
    -----
    A name is another's when the table says so. Else a person is the same under title and first
    name, title and family name, or both names; and what ends as one longer name of the same report
    does is that one. A ministry without a state is that of the only state that its report has an
    adjective of. What may be two stays two.
    """
    columns = (claims[name].tolist() for name in ("report_id", "publisher", "attributed_to"))
    keys = [(report, (paper, credit)) for report, paper, credit in zip(*columns, strict=True)]
    pairs = {pair for _, pair in keys}
    said = {pair: sources.short_name(pair[1].strip() or pair[0]) for pair in pairs}
    trust = {pair: sources.reliability(*pair).value for pair in pairs}
    known = {name: found for name in {*said.values()} if (found := sources.speaker(name))}
    known |= _join_persons({*said.values()} - known.keys())
    there = {(report, said[pair]) for report, pair in keys}
    within = dict(_find_within(there, known, reports, sources))
    rows = [
        (
            within.get((report, said[pair])) or known.get(said[pair], said[pair]),
            said[pair],
            trust[pair],
        )
        for report, pair in keys
    ]
    return pd.DataFrame(rows, index=claims.index, columns=["source", "said_by", "reliability"])


def _join_persons(names: Iterable[str]) -> dict[str, str]:
    """Return the fullest name of each person that several names are of."""
    groups: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    titles: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    by_family: defaultdict[str, set[tuple[str, ...]]] = defaultdict(set)
    short: list[tuple[str, frozenset[str], str]] = []
    for name in names:
        stated, own = _split_title(name)
        if len(own) > 1:
            groups[own].add(name)
            titles[own] |= stated
            by_family[own[-1]].add(own)
        elif own and stated:
            short.append((name, stated, own[0]))
    for name, stated, family in short:
        of_title = [own for own in by_family[family] if stated & titles[own]]
        if len(of_title) == 1:
            groups[of_title[0]].add(name)
    return {
        name: max(same, key=lambda one: (len(one.split()), one))
        for own, same in groups.items()
        if titles[own]
        for name in same
    }


def _split_title(name: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the title of a person and the names after it, nothing of what is no such name."""
    words = split_name(name)
    first = next((i + 1 for i in reversed(range(len(words))) if words[i] in _TITLES), 0)
    is_named = all(word[:1].isupper() for word in name.split()[-1:])
    return frozenset(words[:first]) & _TITLES, words[first:] if is_named else ()


def _find_within(
    there: Iterable[_Credit], known: Mapping[str, str], reports: pd.DataFrame, sources: Sources
) -> Iterator[tuple[_Credit, str]]:
    """Yield who is meant by a name that only its report makes clear."""
    by_report: defaultdict[str, list[str]] = defaultdict(list)
    for report_id, name in there:
        by_report[report_id].append(name)
    unclear = {report_id for report_id, name in there if name not in known}
    mine = reports.loc[reports["report_id"].isin(unclear), ["report_id", "title", "text"]]
    for report_id, title, text in mine.itertuples(index=False, name=None):
        names = by_report[report_id]
        for name in names:
            if name not in known:
                longer = _find_longer(name, names, known)
                yield (report_id, name), longer or _find_state(name, f"{title} {text}", sources)


def _find_longer(name: str, names: Sequence[str], known: Mapping[str, str]) -> str:
    """Return the speaker that the longer names of a report which end alike are of, if it is one."""
    own = split_name(name)
    found = {
        known.get(one, one)
        for one in names
        if own and len(split_name(one)) > len(own) and split_name(one)[-len(own) :] == own
    }
    return found.pop() if len(found) == 1 else ""


def _find_state(name: str, text: str, sources: Sources) -> str:
    """Return the government that a ministry without a state is of, if its report names only one."""
    if not sources.is_ministry(name):
        return ""
    found = {
        speaker
        for adjective, speaker in sources.states.items()
        if re.search(rf"\b{re.escape(adjective)}\b", text)
    }
    return found.pop() if len(found) == 1 else ""
