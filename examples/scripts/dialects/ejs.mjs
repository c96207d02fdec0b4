import { headLines } from '../texts.mjs';
import { camelCase, comment, contextScript, layOut, printArguments } from './support.mjs';

const path = (text) => camelCase(text.replace('@', 'locals.'));
const printedArguments = (args) =>
  printArguments(args, { name: camelCase, path, join: (name, value) => `${name}: ${value}` });

export const ejs = {
  folder: 'ejs',
  partialFile: (tag) => `partials/${tag}.ejs`,
  layoutFile: 'partials/header.ejs',
  footerFile: 'partials/footer.ejs',
  pageFile: (name) => `${name}.ejs`,
  markup: {
    text: (at) => `<%= ${path(at)} %>`,
    html: (at) => `<%- ${path(at)} %>`,
    flag: (at) => `<%= ${path(at)} %>`,
    json: (at) => `<%= JSON.stringify(${path(at)}) %>`,
    given: (at, inner) => `<% if (${path(at)} != null) { %>${inner}<% } %>`,
    present: (at, inner) => `<% if (${path(at)}) { %>${inner}<% } %>`,
    when: (at) => [`<% if (${path(at)}) { -%>`, '<% } -%>'],
    each: (name, at) => [`<% for (const ${name} of ${path(at)}) { -%>`, '<% } -%>'],
    context: (at) => contextScript(`<%- JSON.stringify(${path(at)}).replaceAll('<', '\\\\u003c') %>`),
    call: (tag, args) => layOut(`<%- include('partials/${tag}', { `, printedArguments(args), ' }) %>'),
    slot: '<!-- page -->',
    ownLine: (inner) => (inner.endsWith('<% } %>') ? inner.replace(/<% } %>$/, '<% } -%>') : inner),
  },
  example: (tag, args) => layOut(`include('partials/${tag}', { `, printedArguments(args), ' })'),
  partial: ({ head, lines }) => [...comment('<%#', '-%>', headLines(head, camelCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => [`<%- include('partials/header') -%>`, ...lines, `<%- include('partials/footer') -%>`],
};
