"""Renders the pages of the content: python3 render.py content.json folder"""

import json
import sys
from pathlib import Path

import django
from django.conf import settings
from django.template import engines

here = Path(__file__).parent
settings.configure(
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": [here],
            "OPTIONS": {"libraries": {"blocks": "templatetags.blocks"}},
        }
    ],
    USE_L10N=True,
    USE_THOUSAND_SEPARATOR=True,
    # Numbers of attributes must not be written as this language writes them: 50,1526.
    LANGUAGE_CODE="de",
)
django.setup()

content = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
for name, page in content["pages"].items():
    html = engines["django"].get_template(f"{name}.html").render({"site": content["site"], "page": page})
    Path(sys.argv[2], f"{name}.html").write_text(html, encoding="utf-8")
