import { extending, macroDialect } from './jinja-family.mjs';
import { camelCase } from './support.mjs';

const language = {
  parameterName: camelCase,
  isGiven: (path) => `${path} != none`,
  flag: (path) => path,
  json: (path) => `${path} | dump`,
  contextJson: (path) => `${path} | dump | replace('<', '\\\\u003c') | safe`,
};

export const nunjucks = macroDialect({
  ...language,
  folder: 'nunjucks',
  files: {
    partial: (tag) => `partials/${tag}.njk`,
    template: (tag) => `partials/${tag}.njk`,
    layout: 'layout.njk',
    page: (name) => `${name}.njk`,
  },
  frame: extending('layout.njk'),
});

/** Eleventy with Nunjucks. The front matter of a page are its variables, without a name before them. */
export const eleventy = macroDialect({
  ...language,
  folder: 'eleventy',
  contentPath: (path) => path.replace(/^page\./, ''),
  files: {
    partial: (tag) => `_includes/${tag}.njk`,
    template: (tag) => `${tag}.njk`,
    layout: '_includes/default.njk',
    page: (name) => `_includes/${name}.njk`,
  },
  frame: {
    slot: '{{ content | safe }}',
    page: (lines, imports) => ['---', 'layout: default.njk', '---', ...imports, ...lines],
  },
});
