import { headLines } from '../texts.mjs';
import { camelCase, comment, contextScript, doubleQuoted, layOut, partsOf, printArguments } from './support.mjs';

const path = (text) => {
  const [root, ...rest] = partsOf(text);
  if (root === 'page') return `.Params.${rest.join('.')}`;
  if (root === 'site') return `site.Data.site.${rest.join('.')}`;
  return (text.startsWith('@') ? '.' : '$') + [camelCase(root), ...rest].join('.');
};
export const hugo = {
  folder: 'hugo',
  partialFile: (tag) => `layouts/partials/${tag}.html`,
  layoutFile: 'layouts/_default/baseof.html',
  pageFile: (name) => (name === 'home' ? 'layouts/index.html' : `layouts/${name}/single.html`),
  markup: {
    text: (at) => `{{ ${path(at)} }}`,
    html: (at) => `{{ safeHTML ${path(at)} }}`,
    flag: (at) => `{{ ${path(at)} }}`,
    json: (at) => `{{ ${path(at)} | jsonify }}`,
    given: (at, inner) => `{{ if ne ${path(at)} nil }}${inner}{{ end }}`,
    present: (at, inner) => `{{ if ${path(at)} }}${inner}{{ end }}`,
    when: (at) => [`{{ if ${path(at)} }}`, '{{ end }}'],
    each: (name, at) => [`{{ range $${name} := ${path(at)} }}`, '{{ end }}'],
    context: (at) => contextScript(`{{ ${path(at)} | jsonify | safeJS }}`),
    call: (tag, args) => {
      const printed = printArguments(args, {
        name: camelCase,
        path,
        literal: doubleQuoted,
        join: (name, value) => `"${name}" ${value}`,
      });
      return layOut(`{{ partial "${tag}.html" (dict `, printed, ') }}', { separator: '', last: '' });
    },
    slot: '{{ block "main" . }}{{ end }}',
    ownLine: (inner) => inner.replace('{{', '{{-'),
  },
  partial: ({ head, lines }) => [...comment('{{/*', '*/}}', headLines(head, camelCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{{ define "main" }}', ...lines, '{{ end }}'],
};
