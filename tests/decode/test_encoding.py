import codecs
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dashboard.base.errors import DecodeError
from dashboard.decode.encoding import read_text

ENGLISH = "About 3,000 civilians – “most of them children” – left eastern Aleppo for Idlib. " * 3
FRENCH = "Près de 3 000 civils évacués à l’aube, d’après le CICR : l’opération a été achevée. " * 3
POLISH = "Około 3 000 osób opuściło wschodnie Aleppo; część żołnierzy została. " * 3
ARABIC = "وقالت اللجنة الدولية للصليب الأحمر إن نحو ثلاثة آلاف شخص غادروا شرق حلب يوم الخميس. " * 3
RUSSIAN = (
    "Около трёх тысяч человек покинули восточный Алеппо, сообщил Красный Крест в четверг. " * 3
)


@pytest.mark.parametrize("text", [ENGLISH, FRENCH, ARABIC, RUSSIAN], ids=["en", "fr", "ar", "ru"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_unicode_is_read_whole(text: str, encoding: str) -> None:
    assert read_text(text.encode(encoding)) == text


def test_a_mark_of_big_endian_order_is_read() -> None:
    assert read_text(codecs.BOM_UTF16_BE + ARABIC.encode("utf-16-be")) == ARABIC


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (ARABIC, "cp1256"),
        (RUSSIAN, "cp1251"),
        (RUSSIAN, "koi8-r"),
        (FRENCH, "cp1252"),
        (ENGLISH, "cp1252"),
        (POLISH, "cp1250"),
    ],
    ids=["ar", "ru", "ru-koi8", "fr", "en", "pl"],
)
def test_older_encodings_are_told_from_the_bytes_or_by_the_sender(text: str, encoding: str) -> None:
    assert read_text(text.encode(encoding), encoding) == text
    assert read_text(text.encode(encoding)) == text


@pytest.mark.parametrize("stated", ["no-such-encoding", "a\x00b", "hex", "utf-8", "idna"])
def test_a_wrong_statement_does_no_harm(stated: str) -> None:
    assert read_text(ARABIC.encode("cp1256"), stated) == ARABIC


@pytest.mark.parametrize("cut", [1, 2, 3])
def test_a_download_that_was_cut_off_keeps_its_encoding(cut: int) -> None:
    text = read_text((RUSSIAN + "€").encode()[:-cut])
    assert text.rstrip("\ufffd") == RUSSIAN


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04 more",
        b"\x89PNG\r\n",
        b"\xff\xd8\xff\xe0 JFIF",
        b"\x1f\x8b\x08",
        bytes(range(256)) * 4,
        b"\x00" * 100,
    ],
    ids=["zip", "png", "jpeg", "gzip", "bytes", "nul"],
)
def test_what_is_no_text_is_told_apart(content: bytes) -> None:
    with pytest.raises(DecodeError, match="this is no text: save the report as"):
        read_text(content)


def test_a_stray_control_character_is_no_binary() -> None:
    assert read_text(b"3,000\x00" + b"people " * 20) == "3,000\x00" + "people " * 20


@given(text=st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufeff")))
def test_what_was_saved_as_utf8_is_read_as_it_was(text: str) -> None:
    if not text.startswith(("PK", "GIF8")):
        assert read_text(text.encode()) == text


@given(content=st.binary(), charset=st.text())
def test_bytes_give_a_text_or_a_message(content: bytes, charset: str) -> None:
    with suppress(DecodeError):
        assert isinstance(read_text(content, charset), str)
