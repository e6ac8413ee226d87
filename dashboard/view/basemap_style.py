"""How the basemap looks: its layers, from the sea up to the names, on a light and a dark page.

Quiet on purpose: gray and pale, so that the colors of the data above it stand out.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

_LIGHT: Mapping[str, str] = MappingProxyType(
    {
        "sea": "#cfdfe8",
        "land": "#f6f4ef",
        "border": "#8d8579",
        "admin1": "#cbc5ba",
        "country": "#7a7266",
        "town": "#5a554d",
        "name": "#17202a",
        "halo": "#fbfaf7",
    }
)
_DARK: Mapping[str, str] = MappingProxyType(
    {
        "sea": "#131a22",
        "land": "#252b33",
        "border": "#77818d",
        "admin1": "#434b56",
        "country": "#8d97a3",
        "town": "#a9b2bd",
        "name": "#f2f4f7",
        "halo": "#1b2027",
    }
)

_FONT = ["basemap"]
_TOWNS = (
    (1_000_000, 2.2, 14),
    (200_000, 3.6, 13),
    (50_000, 4.6, 12),
    (5_000, 6.2, 11),
    (0, 7.5, 11),
)
"""By population from that number up: the zoom from which a town shows, and its letters' size."""


def make_layers(*, is_dark: bool) -> list[dict[str, Any]]:
    """Return the layers of the style, the lowest first; of two names the later one goes first.

    Parameters
    ----------
    is_dark : bool
        Whether the page is dark.

    Notes
    -----
    Sources are called world, region and labels; features tell by `kind` what they are, and names
    by `rank` how important they are, see `view/basemap.py`.
    """
    color = _DARK if is_dark else _LIGHT
    return [
        {"id": "sea", "type": "background", "paint": {"background-color": color["sea"]}},
        *_ground("world", color),
        _fill("region", "sheet", color["sea"]),
        *_ground("region", color),
        *_towns(color),
        _country_names(color),
        _data_names(color),
    ]


def _ground(source: str, color: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        _fill(source, "land", color["land"]),
        _fill(source, "lake", color["sea"]),
        _line(source, "admin1", color["admin1"], (0.4, 1.0), dashes=(3, 2)),
        _line(source, "border", color["border"], (0.6, 1.8)),
        _line(source, "unsettled", color["border"], (0.6, 1.8), dashes=(3, 2)),
    ]


def _fill(source: str, kind: str, color: str) -> dict[str, Any]:
    return {
        "id": f"{source} {kind}",
        "type": "fill",
        "source": source,
        "filter": ["==", ["get", "kind"], kind],
        "paint": {"fill-color": color, "fill-antialias": kind != "sheet"},
    }


def _line(
    source: str, kind: str, color: str, widths: tuple[float, float], dashes: tuple[int, ...] = ()
) -> dict[str, Any]:
    paint: dict[str, Any] = {
        "line-color": color,
        "line-width": ["interpolate", ["linear"], ["zoom"], 2, widths[0], 9, widths[1]],
    }
    if dashes:
        paint["line-dasharray"] = list(dashes)
    return {
        "id": f"{source} {kind}",
        "type": "line",
        "source": source,
        "filter": ["==", ["get", "kind"], kind],
        "layout": {"line-join": "round"},
        "paint": paint,
    }


def _towns(color: Mapping[str, str]) -> list[dict[str, Any]]:
    layers = []
    above: float = 1e12
    for least, zoom, size in _TOWNS:
        shared = {
            "source": "labels",
            "minzoom": zoom,
            "filter": [
                "all",
                ["==", ["get", "kind"], "town"],
                [">=", ["get", "rank"], least],
                ["<", ["get", "rank"], above],
            ],
        }
        dot = {
            "circle-color": color["land"],
            "circle-radius": size / 6,
            "circle-stroke-color": color["town"],
            "circle-stroke-width": 1,
        }
        layers.append({"id": f"dots {least}", "type": "circle", "paint": dot, **shared})
        text = _text(color["town"], color["halo"], size, ["-", 0, ["get", "rank"]])
        layers.append({"id": f"towns {least}", **shared, **text})
        above = least
    return [*layers[::2], *reversed(layers[1::2])]


def _country_names(color: Mapping[str, str]) -> dict[str, Any]:
    text = _text(color["country"], color["halo"], 13, ["get", "rank"])
    text["layout"] |= {
        "text-size": ["interpolate", ["linear"], ["zoom"], 1, 9, 4, 13, 8, 17],
        "text-letter-spacing": 0.15,
        "text-max-width": 8,
        "text-variable-anchor": ["center", "top", "bottom"],
        "text-radial-offset": 0,
    }
    return {
        "id": "countries",
        "source": "labels",
        "filter": ["==", ["get", "kind"], "country"],
        **text,
    }


def _data_names(color: Mapping[str, str]) -> dict[str, Any]:
    text = _text(color["name"], color["halo"], 14, ["get", "rank"])
    text["layout"] |= {"text-radial-offset": 0.8}
    text["paint"] |= {"text-halo-width": 2}
    return {
        "id": "names",
        "source": "labels",
        "filter": ["==", ["get", "kind"], "name"],
        **text,
    }


def _text(color: str, halo: str, size: float, order: list[Any]) -> dict[str, Any]:
    """Return a layer of names in the shipped letters, the lowest in order going first."""
    return {
        "type": "symbol",
        "layout": {
            "text-field": ["get", "text"],
            "text-font": _FONT,
            "text-size": size,
            "text-variable-anchor": ["left", "right", "top", "bottom"],
            "text-radial-offset": 0.5,
            "text-justify": "auto",
            "symbol-sort-key": order,
        },
        "paint": {"text-color": color, "text-halo-color": halo, "text-halo-width": 1.4},
    }
