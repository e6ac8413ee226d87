from pathlib import Path

import pytest

from dashboard.base.errors import SettingsError
from dashboard.base.settings import PROJECT, Settings


def test_without_a_setting_all_lies_in_the_project() -> None:
    settings = Settings.from_env({})
    assert settings.data_folder == PROJECT / "data"
    assert settings.database_url == f"sqlite:///{PROJECT / 'data' / 'store' / 'evacuations.db'}"
    assert settings.workers == 1


def test_paths_are_absolute_so_that_the_app_may_run_elsewhere() -> None:
    settings = Settings.from_env({"EVAC_STORE": "somewhere"})
    assert settings.store_folder == Path.cwd() / "somewhere"


@pytest.mark.parametrize(
    ("name", "stated"),
    [
        *(
            ("EVAC_WORKERS", one)
            for one in ("0", "-1", "two", "1.5", "61", "9999999999", "9" * 9999)
        ),
        ("EVAC_MAP_STYLE_URL", "style.json"),
        ("EVAC_MAP_STYLE_URL", "javascript:alert(1)"),
        ("EVAC_CONTACT", "someone@example.org\nX-Else: 1"),
    ],
    ids=lambda value: value[:30],
)
def test_a_value_that_cannot_be_used_is_told_with_its_name(name: str, stated: str) -> None:
    with pytest.raises(SettingsError, match=f"{name} is .*: give"):
        Settings.from_env({name: stated})


@pytest.mark.parametrize("workers", ["1", "60", " 4 ", "007"])
def test_workers_are_a_number(workers: str) -> None:
    assert Settings.from_env({"EVAC_WORKERS": workers}).workers == int(workers)


@pytest.mark.parametrize("folder", ["nowhere", "."], ids=["missing", "empty"])
def test_a_data_folder_that_is_none_says_what_to_set(tmp_path: Path, folder: str) -> None:
    with pytest.raises(SettingsError, match="set EVAC_DATA"):
        Settings.from_env({"EVAC_DATA": str(tmp_path / folder)})


def test_a_relative_database_address_holds_wherever_the_app_runs() -> None:
    settings = Settings.from_env({"DATABASE_URL": "sqlite:///own.db"})
    assert settings.database_url == f"sqlite:///{Path.cwd() / 'own.db'}"
    elsewhere = "postgresql://host/evacuations"
    assert Settings.from_env({"DATABASE_URL": elsewhere}).database_url == elsewhere
