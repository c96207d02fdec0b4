import { headLines } from '../texts.mjs';
import { camelCase, comment, contextScript, doubleQuoted, layOut, partsOf, printArguments } from './support.mjs';

const path = (text) => {
  const [root, ...rest] = partsOf(text);
  if (text.startsWith('@') || ['page', 'site'].includes(root)) return `.${[camelCase(root), ...rest].join('.')}`;
  return `$${[root, ...rest].join('.')}`;
};

/** html/template: it knows where a value stands, and escapes for that place. */
export const go = {
  folder: 'go',
  partialFile: (tag) => `partials/${tag}.gohtml`,
  layoutFile: 'layout.gohtml',
  pageFile: (name) => `${name}.gohtml`,
  markup: {
    text: (at) => `{{${path(at)}}}`,
    html: (at) => `{{safeHTML ${path(at)}}}`,
    flag: (at) => `{{${path(at)}}}`,
    json: (at) => `{{json ${path(at)}}}`,
    given: (at, inner) => `{{if given ${path(at)}}}${inner}{{end}}`,
    present: (at, inner) => `{{if ${path(at)}}}${inner}{{end}}`,
    when: (at) => [`{{if ${path(at)}}}`, '{{end}}'],
    each: (name, at) => [`{{range $${name} := ${path(at)}}}`, '{{end}}'],
    context: (at) => contextScript(`{{${path(at)}}}`),
    call: (tag, args) => {
      const printed = printArguments(args, {
        name: camelCase,
        path,
        literal: doubleQuoted,
        join: (name, value) => `"${name}" ${value}`,
      });
      return layOut(`{{template "${tag}" (dict `, printed, ')}}', { separator: '', last: '' });
    },
    slot: '{{template "main" .}}',
    ownLine: (inner) => inner.replace('{{', '{{- '),
  },
  partial: ({ head, tag, lines }) => [
    ...comment('{{/*', '*/}}', [...headLines(head, camelCase), '', 'dict, given and json are functions of render.go.']),
    `{{define "${tag}"}}`,
    ...lines,
    '{{end}}',
  ],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{{define "main"}}', ...lines, '{{end}}'],
};
