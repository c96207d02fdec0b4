import { headLines } from '../texts.mjs';
import { camelCase, comment, contextScript, layOut, printArguments } from './support.mjs';

const path = (text) => camelCase(text.replace('@', ''));

export const handlebars = {
  folder: 'handlebars',
  partialFile: (tag) => `partials/${tag}.hbs`,
  layoutFile: 'partials/layout.hbs',
  pageFile: (name) => `${name}.hbs`,
  markup: {
    text: (at) => `{{${path(at)}}}`,
    html: (at) => `{{{${path(at)}}}}`,
    flag: (at) => `{{${path(at)}}}`,
    json: (at) => `{{json ${path(at)}}}`,
    given: (at, inner) => `{{#if (given ${path(at)})}}${inner}{{/if}}`,
    present: (at, inner) => `{{#if ${path(at)}}}${inner}{{/if}}`,
    when: (at) => [`{{#if ${path(at)}}}`, '{{/if}}'],
    each: (name, at) => [`{{#each ${path(at)} as |${name}|}}`, '{{/each}}'],
    context: (at) => contextScript(`{{{json ${path(at)}}}}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: camelCase, path, join: (name, value) => `${name}=${value}` });
      return layOut(`{{> ${tag} `, printed, '}}', { separator: '', last: '' });
    },
    slot: '{{> @partial-block this}}',
    ownLine: (inner) => inner.replace('{{#', '{{~#'),
  },
  partial: ({ head, lines }) => [
    ...comment('{{!--', '--}}', [...headLines(head, camelCase), '', 'given and json are helpers of helpers.mjs.']),
    ...lines,
  ],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{{#> layout this}}', ...lines, '{{/layout}}'],
};
