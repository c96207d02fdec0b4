import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, printArguments, snakeCase } from './support.mjs';

const path = (text) => snakeCase(text.replace('@', ''));

/** liquidjs; Shopify's themes have the same tags, with `content_for_layout` in place of blocks. */
export const liquid = {
  folder: 'liquid',
  partialFile: (tag) => `partials/${tag}.liquid`,
  layoutFile: 'layout.liquid',
  pageFile: (name) => `${name}.liquid`,
  markup: {
    text: (at) => `{{ ${path(at)} | escape }}`,
    html: (at) => `{{ ${path(at)} }}`,
    flag: (at) => `{{ ${path(at)} | escape }}`,
    json: (at) => `{{ ${path(at)} | json | escape }}`,
    given: (at, inner) => `{% if ${path(at)} != nil %}${inner}{% endif %}`,
    present: (at, inner) => `{% if ${path(at)} %}${inner}{% endif %}`,
    when: (at) => [`{% if ${path(at)} %}`, '{% endif %}'],
    each: (name, at) => [`{% for ${name} in ${path(at)} %}`, '{% endfor %}'],
    context: (at) => contextScript(`{{ ${path(at)} | json | replace: '<', '\\\\u003c' }}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: snakeCase, path, join: (name, value) => `${name}: ${value}` });
      return layOut(`{% render 'partials/${tag}', `, printed, ' %}', { last: '' });
    },
    slot: '{% block main %}{% endblock %}',
    ownLine: (inner) => inner.replace('{%', '{%-'),
  },
  partial: ({ head, lines }) => [...comment('{% comment %}', '{% endcomment %}', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => [`{% layout 'layout' %}`, '{% block main %}', ...lines, '{% endblock %}'],
};
