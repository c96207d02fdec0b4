import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, printArguments, snakeCase } from './support.mjs';

const path = (text) => snakeCase(text.replace('@', 'include.'));

export const jekyll = {
  folder: 'jekyll',
  partialFile: (tag) => `_includes/${tag}.html`,
  layoutFile: '_layouts/default.html',
  pageFile: (name) => `_layouts/${name}.html`,
  markup: {
    text: (at) => `{{ ${path(at)} | escape }}`,
    html: (at) => `{{ ${path(at)} }}`,
    flag: (at) => `{{ ${path(at)} | escape }}`,
    json: (at) => `{{ ${path(at)} | jsonify | escape }}`,
    given: (at, inner) => `{% if ${path(at)} != nil %}${inner}{% endif %}`,
    present: (at, inner) => `{% if ${path(at)} %}${inner}{% endif %}`,
    when: (at) => [`{% if ${path(at)} %}`, '{% endif %}'],
    each: (name, at) => [`{% for ${name} in ${path(at)} %}`, '{% endfor %}'],
    context: (at) => contextScript(`{{ ${path(at)} | jsonify | replace: '<', '\\u003c' }}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: snakeCase, path, join: (name, value) => `${name}=${value}` });
      return layOut(`{% include ${tag}.html `, printed, ' %}', { separator: '', last: '' });
    },
    slot: '{{ content }}',
    ownLine: (inner) => inner.replace('{%', '{%-'),
  },
  partial: ({ head, lines }) => [...comment('{% comment %}', '{% endcomment %}', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['---', 'layout: default', '---', ...lines],
};
