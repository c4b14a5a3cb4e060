"""What MkDocs is told beside mkdocs.yml: pages from outside docs/, the rules in a minute, and anchors for rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from markdown import Extension, Markdown
from mkdocs.structure.files import File

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "web/node_modules/@fontsource/grenze/files"  # the page's own
TEXTS = ROOT / "src/folktable/locale/en.ftl"
OUTSIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
SIGN = "web/public/lantern.svg"
# Pages give these to who has no checkout: a link to one of them leads to a copy on the site.
GIVEN = ("deploy/*", "src/folktable/games/*/edition.toml", "src/folktable/locale/en.ftl")
PICTURES = {
    "violet": "violet-card-1440-night.webp",
    "nisse": "nisse-draft-1440-night.webp",
    "grumpf": "grumpf-hunt-1440-day.webp",
    "naughty": "naughty-turn-1440-night.webp",
    "gnome": "gnome-turn-1440-day.webp",
}
HEADING = r'<h\1 id="\2">\3<a class="headerlink" href="#\2" aria-label="A link to this heading"></a></h\1>'


class ShortIndents(Extension):
    """Two spaces indent a list, as everywhere but in Python-Markdown."""

    def extendMarkdown(self, md: Markdown) -> None:
        md.tab_length = 2


def on_config(config: Any) -> Any:
    config.markdown_extensions.append(ShortIndents())
    return config


def on_files(files: Any, config: Any) -> Any:
    """Adds what lies elsewhere; leaves out pictures that no page shows."""
    for name in OUTSIDE:
        text = re.sub(r"\]\(docs/", "](", (ROOT / name).read_text())
        files.append(File.generated(config, name, content=text))
    for weight in (500, 600):
        name = f"grenze-latin-{weight}-normal.woff2"
        files.append(File.generated(config, f"fonts/{name}", abs_src_path=str(FONTS / name)))
    for name in given():
        files.append(File.generated(config, f"files/{name}", abs_src_path=str(ROOT / name)))
    files.append(File.generated(config, "lantern.svg", abs_src_path=str(ROOT / SIGN)))
    shown = "".join(page.content_string for page in files.documentation_pages()) + "".join(PICTURES.values())
    for file in [file for file in files if file.src_uri.endswith(".webp") and file.name not in shown]:
        files.remove(file)
    return files


def given() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for pattern in GIVEN for path in ROOT.glob(pattern))


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    markdown = re.sub(r"\]\(\.\./(SECURITY|CONTRIBUTING|CHANGELOG)\.md", r"](\1.md", markdown)
    for name in given():
        markdown = markdown.replace(f"](../{name})", f"](files/{name})")
    markdown = re.sub(r"\[([^\]]+)\]\(\.\./(?:src|web|examples)/[^)]*\)", r"`\1`", markdown)  # the repository has it
    markdown = markdown.replace("```python\n>>>", "```pycon\n>>>")
    folder, _, name = page.file.src_uri.rpartition("/")
    if folder == "rules":
        markdown = with_the_rules_in_a_minute(markdown, name.removesuffix(".md"))
    return markdown


def with_the_rules_in_a_minute(reference: str, slug: str) -> str:
    """What the page tells players, before the reference: both are for people, the first for those in a hurry."""
    title, _, rest = reference.partition("\n")
    return (
        f"{title}\n\n![{title.removeprefix('# ')} in the browser](../images/page/{PICTURES[slug]})\n\n"
        f"## The rules in a minute\n\n{about(slug)}\n\n## The reference\n\n"
        "Every rule with its id, every gap of the rulebook with our ruling; the code, the scenarios and the page name "
        f"rules by these ids.\n{rest}"
    )


def about(slug: str) -> str:
    """The text `<slug>-about`: the lines that are indented under its id."""
    found = re.search(rf"^{slug}-about =\n((?:    .*\n|\n)+)", TEXTS.read_text(), re.MULTILINE)
    assert found, f"{TEXTS.name} has no {slug}-about"
    return re.sub(r"^    ", "", found[1], flags=re.MULTILINE).strip()


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Headings and rules can be linked to: an id that begins a list item is its anchor, elsewhere a link to it."""
    html = re.sub(r'<h([234]) id="(.+?)">(.+?)</h\1>', HEADING, html)
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = html.replace("<pre>", '<pre tabindex="0">')  # what can be scrolled can be reached by keys
    if not page.file.src_uri.startswith("rules/"):
        return html
    slug = page.file.name
    html, _ = re.subn(
        rf"<li>(\s*(?:<p>)?)<(code|strong)>({slug}-[a-z0-9-]+)</\2>",
        r'<li id="\3">\1<a class="rule" href="#\3">\3</a>',
        html,
    )
    defined = set(re.findall(rf'<li id="({slug}-[a-z0-9-]+)">', html))

    def link(found: re.Match[str]) -> str:
        return f'<a class="rule" href="#{found[1]}">{found[1]}</a>' if found[1] in defined else found[0]

    return re.sub(rf"<code>({slug}-[a-z0-9-]+)</code>", link, html)
