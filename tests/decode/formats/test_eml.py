from datetime import UTC, date, datetime
from email.message import EmailMessage
from io import BytesIO

import docx
import pytest

from dashboard.base.document import Failure
from dashboard.base.report import Report
from tests.decode.conftest import decode_all, reason_of, report_of


def mail(text: str | None = "About 3,000 civilians left.") -> EmailMessage:
    message = EmailMessage()
    message["From"] = '"Field Office" <field@example.org>'
    message["Subject"] = "Convoy léaves"
    message["Date"] = "Thu, 15 Dec 2016 23:30:00 +0300"
    if text is not None:
        message.set_content(text)
    return message


def test_a_mail_is_a_report() -> None:
    found = report_of("a.eml", mail().as_bytes())
    assert found.text.strip() == "About 3,000 civilians left."
    assert (found.title, found.publisher) == ("Convoy léaves", "Field Office")
    assert found.published_date == date(2016, 12, 15)


def test_plain_words_are_taken_before_a_page() -> None:
    message = mail("plain 40")
    message.add_alternative("<p>page 40</p>", subtype="html")
    assert report_of("a.eml", message.as_bytes()).text.strip() == "plain 40"


def test_a_mail_that_is_a_page_is_read() -> None:
    message = mail(None)
    message.set_content("<div>40 left <b>Homs</b>.</div>", subtype="html")
    assert report_of("a.eml", message.as_bytes()).text == "40 left Homs."


def test_attachments_are_decoded_each_by_its_format() -> None:
    word, target = docx.Document(), BytesIO()
    word.add_paragraph("19 ambulances left.")
    word.save(target)
    message = mail()
    message.add_attachment("---\npublished_date: 2016-12-16\n---\n21 buses left.", filename="a.md")
    message.add_attachment(
        target.getvalue(), maintype="application", subtype="octet-stream", filename="b.docx"
    )
    message.add_attachment(b"\x89PNG", maintype="image", subtype="png", filename="c.png")
    message.add_attachment(mail("An inner mail of 50."))
    first, notes, table, picture, inner = decode_all(
        "m.eml",
        message.as_bytes(),
        title="Given",
        is_confidential=True,
        retrieved_at=datetime(2016, 12, 17, tzinfo=UTC),
    )
    reports = [one for one in (first, notes, table, inner) if isinstance(one, Report)]
    assert [one.text.strip() for one in reports] == [
        "About 3,000 civilians left.",
        "21 buses left.",
        "19 ambulances left.",
        "An inner mail of 50.",
    ]
    assert [one.location for one in reports] == [
        "/in/m.eml",
        "/in/m.eml#1-a.md",
        "/in/m.eml#2-b.docx",
        "/in/m.eml#4-mail.eml",
    ]
    assert [one.title for one in reports] == ["Given", "", "", "Convoy léaves"]
    assert all(one.is_confidential and one.retrieved_at for one in reports)
    assert reports[1].published_date == date(2016, 12, 16)
    assert isinstance(picture, Failure)
    assert picture.reason.startswith("no format reads .png: ")


def test_a_picture_within_the_text_is_left_out() -> None:
    message = mail()
    message.add_related(b"\x89PNG", maintype="image", subtype="png", cid="<logo>")
    assert isinstance(report_of("a.eml", message.as_bytes()), Report)


def test_a_mail_that_only_carries_a_file_is_no_report_itself() -> None:
    message = mail("")
    message.add_attachment("21 buses left.", filename="a.txt")
    assert report_of("a.eml", message.as_bytes()).text.strip() == "21 buses left."


def test_mails_in_mails_are_opened_to_a_depth() -> None:
    message = mail("innermost")
    for _ in range(6):
        outer = mail("outer")
        outer.add_attachment(message)
        message = outer
    *reports, last = decode_all("a.eml", message.as_bytes())
    assert len(reports) == 4
    assert isinstance(last, Failure)
    assert last.reason.startswith("nested too deep to be read")


@pytest.mark.parametrize("encoding", ["iso-8859-6", "windows-1256", "utf-8"])
def test_the_mails_encoding_is_used(encoding: str) -> None:
    head = (
        "Subject: x\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: 8bit\r\n"
        f"Content-Type: text/plain; charset={encoding}\r\n\r\n"
    )
    content = head.encode() + "غادر المدنيون حلب".encode(encoding)
    assert report_of("a.eml", content).text == "غادر المدنيون حلب"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"Subject: x\r\n\r\n", "it holds no text"),
        (b"Content-Type: text/plain\r\n\r\n\x89PNG\x00\x00", "this is no text"),
    ],
)
def test_a_broken_mail_is_told(content: bytes, words: str) -> None:
    assert words in reason_of("a.eml", content)


@pytest.mark.parametrize("date", ["some day", "Thu, 99 Dec 2016 25:61:00 +9999"])
def test_a_mail_sent_on_no_day_waits_for_one(date: str) -> None:
    report = report_of("a.eml", f"Date: {date}\r\n\r\n40 people left.".encode())
    assert (report.text, report.published_date) == ("40 people left.", None)


def test_a_mail_of_parts_without_end_is_a_failure_or_a_report() -> None:
    nested = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (n, n)
        for n in range(3000)
    )
    assert decode_all("a.eml", nested)


@pytest.mark.parametrize(("name", "unit"), [("Subject", "=?utf-8?q?a?= "), ("From", "a <b@c>, ")])
def test_a_field_of_no_natural_length_is_left_out(name: str, unit: str) -> None:
    content = f"{name}: {unit * 50_000}\n\nAbout 3,000 civilians left.".encode()
    report = report_of("mail.eml", content)
    assert report.text == "About 3,000 civilians left."
    assert (report.title, report.publisher) == ("", "")
