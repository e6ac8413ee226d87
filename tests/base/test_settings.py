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


@pytest.mark.parametrize("workers", ["0", "-1", "two", "1.5"])
def test_workers_that_are_no_number_are_told(workers: str) -> None:
    with pytest.raises(SettingsError, match="EVAC_WORKERS"):
        Settings.from_env({"EVAC_WORKERS": workers})


def test_a_missing_data_folder_says_what_to_set(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="set EVAC_DATA"):
        Settings.from_env({"EVAC_DATA": str(tmp_path / "nowhere")})


def test_a_relative_database_address_holds_wherever_the_app_runs() -> None:
    settings = Settings.from_env({"DATABASE_URL": "sqlite:///own.db"})
    assert settings.database_url == f"sqlite:///{Path.cwd() / 'own.db'}"
    elsewhere = "postgresql://host/evacuations"
    assert Settings.from_env({"DATABASE_URL": elsewhere}).database_url == elsewhere
