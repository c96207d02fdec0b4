"""The filter that the partials use: {% load blocks %}"""

import json as encoder

from django import template

register = template.Library()


@register.filter
def json(value):
    """JSON text, which the template then escapes for an attribute in double quotes. Django's json_script is for scripts."""
    return encoder.dumps(value, ensure_ascii=False)
