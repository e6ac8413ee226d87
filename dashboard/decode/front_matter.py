"""Front matter: the lines of YAML between two lines of three dashes, above a text."""

import re

import yaml

from dashboard.base.errors import DecodeError
from dashboard.decode.drafts import FACTS, fact_name

MAX_FRONT_MATTER = 64 * 1024
"""Characters; facts on a report take a few hundred, and YAML is slow to read."""

_FENCE = re.compile(r"---[^\S\n]*\r?(?:\n|\Z)")
_CLOSE = re.compile(r"^---[^\S\n]*\r?(?:\n|\Z)", re.MULTILINE)
_NO_YAML = (yaml.YAMLError, RecursionError, ValueError)
_LINE = re.compile(r"^(\w[\w -]*:)[^\S\n]+(\S[^\n]*)$", re.MULTILINE)


def _scalar(key: str, node: yaml.Node) -> str:
    if not isinstance(node, yaml.ScalarNode):
        raise DecodeError(f"{key} in the front matter is a list or a mapping: write it as one text")
    if node.tag == "tag:yaml.org,2002:null":
        return ""
    # JSON, which is YAML too, writes rare characters as two halves.
    return str(node.value).encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _compose(source: str) -> yaml.Node | None:
    # Composed, not constructed: values stay the text that was written. A date that is none would
    # stop the constructor without its name, and a language "no" would become False.
    try:
        return yaml.compose(source, Loader=yaml.SafeLoader)
    except _NO_YAML:
        return yaml.compose(_LINE.sub(_quote, source), Loader=yaml.SafeLoader)


def _quote(found: re.Match[str]) -> str:
    """Quote a value that is no YAML: headlines have colons, and who types one thinks of none."""
    try:
        yaml.compose(found[0], Loader=yaml.SafeLoader)
    except _NO_YAML:
        return "{} '{}'".format(found[1], found[2].rstrip().replace("'", "''"))
    return found[0]


def _facts(source: str) -> dict[str, str]:
    try:
        root = _compose(source)
    except _NO_YAML as error:
        where = getattr(error, "problem_mark", None)
        line = f" in line {where.line + 2}" if where else ""
        raise DecodeError(
            f"the front matter is no YAML{line}: write 'name: value' lines, values with a colon "
            "in double quotes"
        ) from error
    if root is None:
        return {}
    if not isinstance(root, yaml.MappingNode):
        raise DecodeError("the front matter is no list of facts: write 'name: value' lines")
    facts: dict[str, str] = {}
    for key_node, value_node in root.value:
        key = fact_name(str(key_node.value))
        if key in facts:
            raise DecodeError(f"{key} stands twice in the front matter: leave one out")
        if key in FACTS:
            facts[key] = _scalar(key, value_node)
    return facts


def part_front_matter(text: str) -> tuple[dict[str, str], str]:
    """Part a text from the front matter above it.

    Parameters
    ----------
    text : str
        A whole file.

    Returns
    -------
    facts : dict of str to str
        By the names of `FACTS`, as written; empty without front matter. Other names are left out.
    body : str
        All that follows the closing line, unchanged, so that offsets into it stand.

    Raises
    ------
    DecodeError
        If the front matter is not closed, too long, or no YAML mapping of single values.
    """
    opening = _FENCE.match(text)
    if opening is None:
        return {}, text
    closing = _CLOSE.search(text, opening.end(), opening.end() + MAX_FRONT_MATTER)
    if closing is None:
        raise DecodeError(
            "the front matter is not closed: end it with a line of three dashes (---), or take "
            "the first line of dashes out"
        )
    return _facts(text[opening.end() : closing.start()]), text[closing.end() :]
