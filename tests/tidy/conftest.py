"""The sample case as frames, and databases of both kinds."""

import io
import os
import shutil
import socket
import subprocess
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pandas as pd
import pytest

from dashboard.tidy.build import Entry, build_tables
from dashboard.tidy.claims import build_claims
from dashboard.tidy.selection import Selection, select
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.sources import Sources
from dashboard.tidy.tables import Tables
from dashboard.tidy.tally import build_tally
from tests.sample import sample_sources, sample_tables

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
NEEDED = "PostgreSQL's programs are not installed: apt-get install postgresql"
OPTIONS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


@pytest.fixture(scope="session")
def tables() -> Tables:
    return sample_tables()


@pytest.fixture(scope="session")
def sources() -> Sources:
    return sample_sources()


@pytest.fixture(scope="session")
def claims(tables: Tables, sources: Sources) -> pd.DataFrame:
    return build_claims(tables, sources)


@pytest.fixture(scope="session")
def tally(claims: pd.DataFrame) -> pd.DataFrame:
    return build_tally(claims)


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL server of the test run's own."""

    programs: Path
    folder: Path
    port: int

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            # The server refuses to run as root; Debian's package brings this user.
            command = ["runuser", "-u", "postgres", "--", *command]
        # The server inherits its output, and a pipe would stay open as long as it runs.
        log = self.folder / f"{program}.log"
        with log.open("wb") as output:
            done = subprocess.run(
                command, stdout=output, stderr=output, cwd=self.folder, timeout=60, check=False
            )
        assert done.returncode == 0, log.read_text()

    def make_database(self, name: str) -> str:
        address = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "evac")
        self.run("createdb", *address, name)
        return f"postgresql://evac@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    if not PROGRAMS:
        if os.environ.get("EVAC_TESTS_COMPLETE") == "1":
            pytest.fail(NEEDED)
        pytest.skip(NEEDED)
    # Not in pytest's own folder, which the server's user could not reach.
    with TemporaryDirectory(prefix="evac-postgres-") as name, socket.socket() as free:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        free.bind(("127.0.0.1", 0))
        server = Server(PROGRAMS[-1], folder, free.getsockname()[1])
        free.close()
        data, log = str(folder / "data"), str(folder / "log")
        server.run("initdb", "-D", data, "-U", "evac", "-A", "trust", "-E", "UTF8", "--no-sync")
        listen = f"-p {server.port} -c listen_addresses=127.0.0.1 -k {folder} {OPTIONS}"
        server.run("pg_ctl", "-D", data, "-w", "-o", listen, "-l", log, "start")
        try:
            yield server
        finally:
            server.run("pg_ctl", "-D", data, "-m", "immediate", "stop")


DATABASES = count()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store' / 'evacuations.db'}"
    server: Server = request.getfixturevalue("postgres")
    return server.make_database(f"evac{next(DATABASES)}")


@pytest.fixture
def make_snapshot(sources: Sources, tables: Tables) -> Callable[..., Snapshot]:
    """Return a function that makes a snapshot: of the sample, or of what it is given."""

    sample = tables

    def make(
        entries: Iterable[Entry] | None = None,
        *,
        tables: Tables | None = None,
        filters: Selection | None = None,
        vague_words: Mapping[str, tuple[int, int]] | None = None,
    ) -> Snapshot:
        held = tables or (sample if entries is None else build_tables(entries))
        chosen = filters or Selection()
        claims = select(build_claims(held, sources), chosen)
        return Snapshot(held, claims, partial(build_tally, claims), chosen, vague_words or {})

    return make


@pytest.fixture
def read_all() -> Callable[[bytes], str]:
    """Return a function that gives all text of a file, of an archive that of all within."""

    def read(content: bytes) -> str:
        if not content.startswith(b"PK"):
            return content.decode()
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return "\n".join(archive.read(name).decode() for name in archive.namelist())

    return read
