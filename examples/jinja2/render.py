"""Renders the pages of the content: python3 render.py content.json folder"""

import json
import sys
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

content = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
templates = Environment(loader=FileSystemLoader(Path(__file__).parent), autoescape=True)

for name, page in content["pages"].items():
    html = templates.get_template(f"{name}.html").render(site=content["site"], page=page)
    Path(sys.argv[2], f"{name}.html").write_text(html, encoding="utf-8")
