"""The shipped glossary: what it shows of each term, what it refuses, and what it lets pass."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml

from engine import GAMES
from generator.checking import examine
from generator.read import Tree, read

ROOT = Path(__file__).parents[2]
DATA = yaml.load((ROOT / "content/glossary/page.yaml").read_bytes(), yaml.BaseLoader)  # noqa: S506 - texts only
PAGES = {"id": "id/istilah.html", "en": "en/glossary.html"}
OTHERS = {"id": "en", "en": "id"}

# Each refused form of the project's list of terms, where a machine would put it.
REFUSED = (
    """
Hasil putaran itu dasi.
Putaran berakhir dengan dasi, dasinya dicatat di papan.
Jumlahnya melewati batas sehingga payudara.
Tangan itu dinyatakan hangus.
Dealer membuka kartu lubang.
Tepi rumah pada taruhan itu kecil.
Kartunya as klub.
Kartunya raja berlian.
Tangan Player alami.
Pembagian berakhir setelah kartu alami.
Kartu diambil dari sepatu kartu.
Kartu bakar disisihkan.
Kartu
  bakar disisihkan.
Kartu pemain dibuka lebih dahulu.
Setelah itu, bandar menarik kartu.
Taruhan bankir dipotong komisi.
Kartu joker dan ratu tidak memberi poin.
Setiap joker, ratu, dan raja tidak memberi poin.
""".strip()
    .replace("\n  ", "\0")
    .splitlines()
)
ORDINARY = """
Kerugian seperti itu sering dialami orang.
Perubahan yang Anda alami wajar.
Susunan itu terjadi secara alami.
Uang muka yang sudah dibayar tidak kembali dan taruhan hangus.
Pengunjung itu berdasi dan anggota klub malam.
Cincin berlian bukan barang taruhan.
Rumah di tepi jalan itu bukan kasino.
Sepatu pengunjung harus bersih.
Kartu itu terbakar habis.
Dek baccarat tidak memakai joker.
Permainan memakai dek tanpa joker.
Setiap pemain berhak beristirahat.
Pemain blackjack memilih sendiri, sedangkan dealer mengikuti aturan.
Bandar judi dapat dipidana.
Bankir itu bekerja di sebuah bank.
Lubang di meja ditutup kain.
Alat rumah tangga tidak dipertaruhkan.
Player dan Banker bukan nama orang.
""".strip().splitlines()
REFUSED_IN_ENGLISH = ["The round ends in a draw.", "Then the result is a draw."]
ORDINARY_IN_ENGLISH = ["Neither hand may draw again.", "A club keeps its own records.", "Draw a line below it."]


@pytest.fixture(scope="module")
def tree() -> Tree:
    """The project's own files."""
    files, _ = read(ROOT)
    return files


def refused(tree: Tree, code: str, sentences: Iterable[str]) -> dict[int, str]:
    """What is refused in sentences that follow each other on a page of baccarat, by the sentence."""
    file = f"content/punto-banco/{code}.md"
    before = tree[file].decode()
    lines = [sentence.replace("\0", "\n") for sentence in sentences]
    added = "\n\n".join(lines)
    source = f"{before}\n{added}\n"
    found = examine({**tree, file: source.encode()}, GAMES).found
    starts = [source.index(line, len(before)) for line in lines]
    offsets = [
        sum(map(len, source.splitlines(keepends=True)[: one.place.line - 1])) + one.place.column - 1
        for one in found
        if one.code == "refused-term" and one.place.file == file
    ]
    return {max(index for index, start in enumerate(starts) if start <= offset): code for offset in offsets}


def test_every_refused_form_is_found_where_a_machine_would_put_it(tree: Tree) -> None:
    found = refused(tree, "id", REFUSED)
    assert [sentence for index, sentence in enumerate(REFUSED) if index not in found] == []
    assert len(refused(tree, "en", REFUSED_IN_ENGLISH)) == len(REFUSED_IN_ENGLISH)


def test_ordinary_sentences_are_refused_nothing(tree: Tree) -> None:
    found = refused(tree, "id", ORDINARY)
    assert [ORDINARY[index] for index in found] == []
    assert refused(tree, "en", [*ORDINARY_IN_ENGLISH, *REFUSED]) == {}


@pytest.mark.parametrize("code", PAGES)
def test_each_term_stands_under_its_anchor_with_its_form_in_the_other_language(code: str, published: Path) -> None:
    html = (published / "site" / PAGES[code]).read_text(encoding="utf-8")
    shown = re.findall(
        r'<dt id="([\w-]+)">.*? <span class="also" lang="(\w\w)"><span [^>]+>\w\w</span> (.+?)</span>', html
    )
    assert shown == [(name, OTHERS[code], term[OTHERS[code]]["term"]) for name, term in DATA["terms"].items()]
