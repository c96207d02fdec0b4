import { extending, macroDialect } from './jinja-family.mjs';
import { snakeCase } from './support.mjs';

export const jinja2 = macroDialect({
  folder: 'jinja2',
  parameterName: snakeCase,
  // A parameter is `none` where it is not given; a member that is not there is undefined, which is not `none`.
  isGiven: (path) => (path.includes('.') ? `${path} is defined and ${path} is not none` : `${path} is not none`),
  flag: (path) => `'true' if ${path} else 'false'`,
  json: (path) => `${path} | tojson | forceescape`,
  contextJson: (path) => `${path} | tojson`,
  files: {
    partial: (tag) => `partials/${tag}.html`,
    template: (tag) => `partials/${tag}.html`,
    layout: 'layout.html',
    page: (name) => `${name}.html`,
  },
  frame: extending('layout.html'),
});
