import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, partsOf, printArguments, snakeCase } from './support.mjs';

/** A value in Ruby: parameters as Rails gives them to a partial, content with texts as keys. */
export const rubyPath = (text) => {
  const [root, ...rest] = partsOf(text);
  const first = text.startsWith('@') ? `local_assigns[:${snakeCase(root)}]` : root;
  return first + rest.map((part) => `['${part}']`).join('');
};
export const rubyArguments = (args) =>
  printArguments(args, { name: snakeCase, path: rubyPath, join: (name, value) => `${name}: ${value}` });
const path = rubyPath;

/** As Rails reads it: with `h`, so that it is right in plain ERB as well. */
export const erb = {
  folder: 'erb',
  partialFile: (tag) => `partials/_${tag}.html.erb`,
  layoutFile: 'layout.html.erb',
  pageFile: (name) => `${name}.html.erb`,
  markup: {
    text: (at) => `<%= h ${path(at)} %>`,
    html: (at) => `<%= raw ${path(at)} %>`,
    flag: (at) => `<%= h ${path(at)} %>`,
    json: (at) => `<%= h ${path(at)}.to_json %>`,
    given: (at, inner) => `<% unless ${path(at)}.nil? %>${inner}<% end %>`,
    present: (at, inner) => `<% if ${path(at)} %>${inner}<% end %>`,
    when: (at) => [`<% if ${path(at)} -%>`, '<% end -%>'],
    each: (name, at) => [`<% ${path(at)}.each do |${name}| -%>`, '<% end -%>'],
    context: (at) => contextScript(`<%= raw ${path(at)}.to_json.gsub('<', '\\u003c') %>`),
    call: (tag, args) => layOut(`<%= render 'partials/${tag}', `, rubyArguments(args), ' %>', { last: '' }),
    slot: '<%= yield %>',
    ownLine: (inner) => inner.replace(/<% end %>$/, '<% end -%>'),
  },
  example: (tag, args) => layOut(`render 'partials/${tag}', `, rubyArguments(args), '', { last: '' }),
  partial: ({ head, lines }) => [...comment('<%#', '-%>', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => lines,
};
