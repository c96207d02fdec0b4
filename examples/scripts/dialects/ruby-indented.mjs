import { headLines } from '../texts.mjs';
import { rubyArguments, rubyPath as path } from './erb.mjs';
import { layOut, quoted, snakeCase } from './support.mjs';

const call = (tag, args, mark) => layOut(`${mark} render 'partials/${tag}', `, rubyArguments(args), '', { last: '' });
const rubyName = (name) => (/^\w+$/.test(name) ? `${name}:` : `'${name}':`);
/** An attribute of a block in Ruby: nil leaves it out, false is written as "false". */
const ownValue = ({ kind, path: at }) => {
  if (kind === 'flag') return `${path(at)}&.to_s`;
  return kind === 'json' ? `${path(at)}&.to_json` : path(at);
};
const common = {
  classOf: (name) => `.${name}`,
  constant: (text) => quoted(text),
  value: path,
  interpolation: (at) => `#{${path(at)}}`,
  output: (at) => `= ${path(at)}`,
  when: (at) => `- if ${path(at)}`,
  each: (name, at) => `- ${path(at)}.each do |${name}|`,
};
const escaped = (at) => `${path(at)}.to_json.gsub('<', '\\u003c')`;
const commented = (sign, head) => [sign, ...headLines(head, snakeCase).map((line) => (line ? `  ${line}` : ''))];

export const haml = {
  folder: 'haml',
  partialFile: (tag) => `partials/_${tag}.html.haml`,
  layoutFile: 'layout.html.haml',
  pageFile: (name) => `${name}.html.haml`,
  indented: {
    ...common,
    tag: (tag) => `%${tag}`,
    attributes: (entries) =>
      entries.length > 0 ? `{ ${entries.map(([name, value]) => `${rubyName(name)} ${value}`).join(', ')} }` : '',
    inlineOutput: (at) => `= ${path(at)}`,
    html: (at) => `!= ${path(at)}`,
    text: (text) => text,
    context: (at) => `%script#sq-context{ type: 'application/json' }!= ${escaped(at)}`,
    slot: '!= yield',
    call: (tag, args) => call(tag, args, '!='),
  },
  example: (tag, args) => call(tag, args, '!='),
  openingTag: (tag, attributes) => [
    `%${tag}{ {`,
    ...Object.entries(attributes).map(([name, source]) => `  ${rubyName(name)} ${ownValue(source)},`),
    '}.compact }',
  ],
  partial: ({ head, lines }) => [...commented('-#', head), ...lines],
  layout: (lines) => ['!!!', ...lines],
  page: (lines) => lines,
};

export const slim = {
  folder: 'slim',
  partialFile: (tag) => `partials/_${tag}.html.slim`,
  layoutFile: 'layout.html.slim',
  pageFile: (name) => `${name}.html.slim`,
  indented: {
    ...common,
    tag: (tag) => tag,
    attributes: (entries) => entries.map(([name, value]) => ` ${name}=${value}`).join(''),
    inlineOutput: (at) => ` = ${path(at)}`,
    html: (at) => `== ${path(at)}`,
    text: (text) => `| ${text}`,
    context: (at) => `script#sq-context type='application/json' == ${escaped(at)}`,
    slot: '== yield',
    call: (tag, args) => call(tag, args, '=='),
  },
  example: (tag, args) => call(tag, args, '=='),
  openingTag: (tag, attributes) => [
    `${tag}(`,
    ...Object.entries(attributes).map(([name, source]) => `  ${name}=${ownValue(source)}`),
    ')',
  ],
  partial: ({ head, lines }) => [...commented('/', head), ...lines],
  layout: (lines) => ['doctype html', ...lines],
  page: (lines) => lines,
};
