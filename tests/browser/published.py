"""The site as it is published: made once for a run of the tests, and served on this machine below a longer address."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote

from filelock import FileLock

from engine import GAMES
from generator import build
from generator.checked import has_errors

BELOW = "some/path/"
"""Where the site lies on its server, for it must work anywhere on one."""

BASE_URL = f"https://rules.example/{BELOW}"
"""Under which address the pages say that they are published."""

SHARES = 8
"""In how many tests the pages are looked at, so that both cores have something to do."""


@dataclass(frozen=True, slots=True)
class Published:
    """A site in a folder, which a server on this machine shows at an address that ends in a slash."""

    folder: Path
    address: str

    @property
    def pages(self) -> tuple[str, ...]:
        """The names of all pages, such as `en/index.html`, in order."""
        return tuple(sorted(page.relative_to(self.folder).as_posix() for page in self.folder.rglob("*.html")))

    def share(self, number: int) -> tuple[str, ...]:
        """Give the pages that one of `SHARES` tests looks at: all tests together look at every page."""
        return self.pages[number::SHARES]

    def file(self, address: str) -> Path:
        """Give the file that is shown at an address of this site; a query or fragment does not matter."""
        if not address.startswith(self.address):
            raise ValueError(f"{address} is no address of this site")
        return self.folder / unquote(address.removeprefix(self.address).partition("#")[0].partition("?")[0])

    def of_explorers(self, file: Path) -> bool:
        """Tell whether a file comes only with explorers, which have bytes of their own to spend beyond their page."""
        name = file.relative_to(self.folder).as_posix()
        shared = name in {"assets/explorers.js", "assets/explorer.js", "assets/explorers.css"}
        return shared or name.startswith("assets/explorers/") or name.endswith(".tables.js")


def zipped(data: bytes) -> int:
    """How many bytes a server sends of a file, with what is around them left out."""
    return len(gzip.compress(data, 9, mtime=0))


def make(folder: Path) -> Path:
    """Make the project's own site below a folder that all processes of a run share; whichever comes first makes it."""
    site, stamp = folder / BELOW, folder / "made"
    with FileLock(folder / "making.lock"):
        if not stamp.exists():
            checked = build.check(Path(), GAMES, base_url=BASE_URL)
            if has_errors(checked.found):
                raise ValueError("the site has errors: python build.py check")
            write(site, checked.files)
            stamp.touch()
    return site


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files by their names."""
    for name, data in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


@contextmanager
def served(site: Path) -> Iterator[Published]:
    """Serve a site that lies `BELOW` a folder, on this machine only."""
    handler = partial(_Handler, directory=str(site.parents[len(Path(BELOW).parts) - 1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Published(site, f"http://127.0.0.1:{server.server_port}/{BELOW}")
        server.shutdown()


class _Handler(SimpleHTTPRequestHandler):
    """Sends files zipped, as hosts of such sites do, and the site's own page for where nothing is; writes no log."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file; of a folder, its first page."""
        asked = Path(self.translate_path(self.path))
        file = asked / "index.html" if asked.is_dir() else asked
        lost = Path(self.directory) / BELOW / "404.html"
        if file.is_file():
            self._send(HTTPStatus.OK, file)
        elif lost.is_file():
            self._send(HTTPStatus.NOT_FOUND, lost)
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def _send(self, status: HTTPStatus, file: Path) -> None:
        data = gzip.compress(file.read_bytes(), mtime=0)
        self.send_response(status)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - named so by the standard library
        """Stay silent."""
