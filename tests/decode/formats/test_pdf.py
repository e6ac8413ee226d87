from io import BytesIO

import pytest
from pypdf import PdfReader, PdfWriter
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate

from dashboard.decode.formats import pdf
from tests.decode.conftest import reason_of, report_of

HEADLINE = "Convoy leaves eastern Aleppo"
BODY = (
    "About 3,000 civilians were evacuated on Thursday on buses and ambulances from eastern Aleppo, "
    "officials and human rights groups said, a first step of the deal that Turkey and Russia made. "
    "Of the 3,000 people evacuated as of Thursday, 40 were wounded, according to the Red Cross."
)
LAST = "Vehicles crossed from government-held areas shortly after noon local time (5 a.m. ET)."
PARAGRAPHS = [HEADLINE, BODY, LAST]


def typeset(*paragraphs: str) -> bytes:
    target, style = BytesIO(), getSampleStyleSheet()["Normal"]
    template = SimpleDocTemplate(target, title="Situation report")
    template.build([Paragraph(text, style) for text in paragraphs])
    return target.getvalue()


def pages(*lines: list[str]) -> bytes:
    target = BytesIO()
    canvas = Canvas(target, pagesize=A4)
    for page in lines:
        for number, line in enumerate(page):
            canvas.drawString(60, 780 - 14 * number, line)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


def test_sentences_survive_the_breaks_of_lines() -> None:
    found = report_of("a.pdf", typeset(*PARAGRAPHS))
    assert found.text == "\n\n".join(PARAGRAPHS)
    assert found.title == "Situation report"
    assert found.published_date is None


def test_a_word_that_was_broken_is_whole_again() -> None:
    lines = ["About three thousand civilians have been evacu-", "ated from eastern Aleppo."]
    text = "About three thousand civilians have been evacuated from eastern Aleppo."
    assert report_of("a.pdf", pages(lines)).text == text


def test_a_sentence_survives_the_end_of_a_page_with_its_running_lines() -> None:
    body = "More than 1,000 people were on their way to the Turkish"
    text = report_of(
        "a.pdf",
        pages(
            ["Situation report 7", body, "Page 1"],
            ["Situation report 7", "border on Thursday.", "Page 2"],
            ["Situation report 7", "Three were hurt.", "Page 3"],
        ),
    ).text
    assert text == f"{body} border on Thursday.\n\nThree were hurt."


def test_pages_that_are_all_alike_are_not_taken_for_running_lines_alone() -> None:
    assert report_of("a.pdf", pages(["40 people left"], ["40 people left"], ["40 people left"]))


def test_lists_stay_lists() -> None:
    lines = ["Moved so far", "- 21 buses", "- 19 ambulances", "Total: 40"]
    assert report_of("a.pdf", pages(lines)).text.split("\n\n") == lines


def test_a_pdf_is_told_by_its_first_bytes() -> None:
    assert report_of("download", typeset(*PARAGRAPHS)).text.startswith("Convoy leaves")


def locked(password: str) -> bytes:
    writer, target = PdfWriter(clone_from=PdfReader(BytesIO(typeset(*PARAGRAPHS)))), BytesIO()
    writer.encrypt(password, owner_password="owner", algorithm="RC4-128")
    writer.write(target)
    return target.getvalue()


def test_a_password_is_told() -> None:
    assert reason_of("a.pdf", locked("secret")).startswith("it has a password: save it without")


def test_a_lock_against_changes_alone_does_not_matter() -> None:
    assert report_of("a.pdf", locked("")).text == "\n\n".join(PARAGRAPHS)


def test_a_scan_is_told() -> None:
    reason = reason_of("a.pdf", pages([], []))
    assert reason.startswith("it holds pictures and no text: run text recognition (OCR)")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_cut_off_file_is_read_or_told(share: float) -> None:
    content = typeset(*PARAGRAPHS)
    reason_or_text = pdf_result(content[: int(len(content) * share)])
    assert reason_or_text


def pdf_result(content: bytes) -> str:
    try:
        return reason_of("a.pdf", content)
    except AssertionError:
        return report_of("a.pdf", content).text


@pytest.mark.parametrize(
    ("limit", "value", "words"),
    [("MAX_PAGES", 1, "it has more than 1 pages"), ("MAX_DRAWN", 100, "it is too intricate")],
)
def test_size_is_bounded(
    monkeypatch: pytest.MonkeyPatch, limit: str, value: int, words: str
) -> None:
    monkeypatch.setattr(pdf, limit, value)
    assert reason_of("a.pdf", pages(["one"] * 9, ["two"] * 9)).startswith(words)
