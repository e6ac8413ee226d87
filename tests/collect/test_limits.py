import pytest

from dashboard.collect.limits import mebibytes


@pytest.mark.parametrize(("size", "words"), [(0, "0 MiB"), (2**20, "1 MiB"), (2**30, "1024 MiB")])
def test_sizes_are_written_whole(size: int, words: str) -> None:
    assert mebibytes(size) == words
