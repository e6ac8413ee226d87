from io import BytesIO

import docx
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from lxml import etree

from tests.decode.conftest import reason_of, report_of


def save(word: docx.document.Document) -> bytes:
    target = BytesIO()
    word.save(target)
    return target.getvalue()


def test_paragraphs_and_tables_come_in_the_order_of_the_document() -> None:
    word = docx.Document()
    word.add_heading("Convoy leaves", 1)
    table = word.add_table(2, 2)
    for cell, text in zip(table._cells, ["Day", "People", "15 Dec", "3,000"], strict=True):
        cell.text = text
    word.add_paragraph("")
    word.add_paragraph("Three were hurt.\nOne\tdied.")
    word.core_properties.title = "Situation report"
    found = report_of("a.docx", save(word))
    assert found.text == (
        "Convoy leaves\n\n| Day | People |\n| 15 Dec | 3,000 |\n\nThree were hurt.\nOne\tdied."
    )
    assert found.title == "Situation report"


def test_the_day_a_file_was_made_is_not_its_publication() -> None:
    word = docx.Document()
    word.add_paragraph("x")
    assert report_of("a.docx", save(word)).published_date is None


def test_inserted_text_is_read_and_deleted_text_is_not() -> None:
    word = docx.Document()
    paragraph = word.add_paragraph("3,000 ")
    for name, tag, text in (("w:ins", "w:t", "civilians"), ("w:del", "w:delText", "rebels")):
        change, run, words = OxmlElement(name), OxmlElement("w:r"), OxmlElement(tag)
        words.text = text
        run.append(words)
        change.append(run)
        paragraph._p.append(change)
    assert report_of("a.docx", save(word)).text == "3,000 civilians"


def test_a_content_control_is_read() -> None:
    word = docx.Document()
    inside = word.add_paragraph("40 wounded")._p
    control, content = OxmlElement("w:sdt"), OxmlElement("w:sdtContent")
    inside.addprevious(control)
    content.append(inside)
    control.append(content)
    assert report_of("a.docx", save(word)).text == "40 wounded"


def test_a_table_within_a_table_is_read() -> None:
    word = docx.Document()
    cell = word.add_table(1, 1).cell(0, 0)
    cell.text = "Aleppo"
    cell.add_table(1, 1).cell(0, 0).text = "40"
    assert report_of("a.docx", save(word)).text.replace(" ", "") == "|Aleppo|40||"


def test_a_cell_that_claims_to_span_a_million_columns_is_one_cell() -> None:
    word = docx.Document()
    cell = word.add_table(1, 1).cell(0, 0)
    cell.text = "40"
    span = OxmlElement("w:gridSpan")
    span.set(qn("w:val"), "2000000000")
    cell._tc.get_or_add_tcPr().append(span)
    assert report_of("a.docx", save(word)).text == "| 40 |"


def test_tables_nested_beyond_reason_are_a_failure() -> None:
    word = docx.Document()
    body = word.add_paragraph("x")._p.getparent()
    inner = etree.SubElement(body, qn("w:tbl"))
    for _ in range(250):
        for tag in ("w:tr", "w:tc", "w:tbl"):
            inner = etree.SubElement(inner, qn(tag))
    assert ":" in reason_of("a.docx", save(word))


def test_a_document_without_text_is_told() -> None:
    assert reason_of("a.docx", save(docx.Document())).startswith("it holds no text")


def test_an_old_document_is_told_what_to_do() -> None:
    reason = reason_of("a.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
    assert reason == "it has a password or an old format: save it as .docx without one"
