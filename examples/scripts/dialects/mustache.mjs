import { headLines } from '../texts.mjs';
import { camelCase, comment, contentPath, contextScript } from './support.mjs';

const path = (text) => contentPath(text, camelCase);

export const mustache = {
  folder: 'mustache',
  partialFile: (tag) => `partials/${tag}.mustache`,
  layoutFile: 'partials/header.mustache',
  footerFile: 'partials/footer.mustache',
  pageFile: (name) => `${name}.mustache`,
  withoutParameters: true,
  markup: {
    text: (at) => `{{${path(at)}}}`,
    html: (at) => `{{{${path(at)}}}}`,
    flag: (at) => `{{${path(at)}}}`,
    json: (at) => `{{${path(at)}}}`,
    given: (at, inner) => `{{#${path(at)}}}${inner}{{/${path(at)}}}`,
    present: (at, inner) => `{{#${path(at)}}}${inner}{{/${path(at)}}}`,
    when: (at) => [`{{#${path(at)}}}`, `{{/${path(at)}}}`],
    each: (name, at) => [`{{#${path(at)}}}`, `{{/${path(at)}}}`],
    context: () => contextScript('{{{site.contextJson}}}'),
    call: (tag, args, name) => [`{{#blocks.${name}}}`, `  {{> ${tag}}}`, `{{/blocks.${name}}}`],
    slot: '<!-- page -->',
    loopIsCondition: true,
  },
  example: (tag) => [`A page opens a section of an object that has these names, with the partial ${tag} in it.`],
  partial: ({ head, lines }) => [...comment('{{!', '}}', headLines(head, camelCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{{> header}}', ...lines, '{{> footer}}'],
};
