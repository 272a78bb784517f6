"""Our account of the output folder: which files in it are ours, and whether the last build came to its end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.publish.names import refusal


def digest(data: bytes) -> str:
    """Give the SHA-256 of a file's bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


@dataclass(frozen=True, slots=True)
class Manifest:
    """The files that are ours, each with the digests that it may have.

    A settled manifest holds one digest a file. While a build writes, the manifest is unsettled and holds for each
    file what stood there before and what comes: whenever the build is cut off, all that it left is known as ours.
    """

    digests: Mapping[str, frozenset[str]] = field(default_factory=dict)
    settled: bool = True

    @classmethod
    def of(cls, files: Mapping[str, bytes]) -> Manifest:
        """Give the account of finished files."""
        return cls({name: frozenset({digest(data)}) for name, data in files.items()})

    @classmethod
    def from_bytes(cls, data: bytes) -> Manifest:
        """Read what `to_bytes` wrote; raise ValueError for anything else, a name outside the folder included."""
        raw = json.loads(data)
        match raw:
            case {"files": dict(files), "settled": bool(settled)}:
                usable = all(isinstance(digests, list) and not refusal(name) for name, digests in files.items())
                if usable:
                    return cls({name: frozenset(map(str, digests)) for name, digests in files.items()}, settled)
        raise ValueError("not a manifest")

    def to_bytes(self) -> bytes:
        """Write the account: the same bytes for the same files, on every system."""
        files = {name: sorted(digests) for name, digests in self.digests.items()}
        text = json.dumps({"files": files, "settled": self.settled}, indent=1, sort_keys=True)
        return f"{text}\n".encode("ascii")

    def towards(self, coming: Manifest) -> Manifest:
        """Give the unsettled account that covers this one, the coming one, and all between."""
        names = self.digests.keys() | coming.digests.keys()
        none: frozenset[str] = frozenset()
        return Manifest(
            {name: self.digests.get(name, none) | coming.digests.get(name, none) for name in names},
            settled=False,
        )
