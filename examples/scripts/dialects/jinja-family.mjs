import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, printArguments } from './support.mjs';

/**
 * Engines in which a partial is a macro: Jinja2 and Nunjucks.
 * @param {object} engine `parameterName` writes a name, `isGiven`, `flag`, `json` and `contextJson` print expressions,
 *   `contentPath` is the name of a value of the content where it differs, `files` are names of files
 */
export function macroDialect({ folder, parameterName, isGiven, flag, json, contextJson, contentPath, files, frame }) {
  const path = (text) => {
    if (!text.startsWith('@')) return contentPath ? contentPath(text) : text;
    const [root, ...rest] = text.slice(1).split('.');
    return [parameterName(root), ...rest].join('.');
  };
  const importOf = (tag) => `{% from '${files.template(tag)}' import ${parameterName(tag)} %}`;
  const partial = ({ head, tag, lines }) => {
    const names = head.names.map((name) => `${parameterName(name)}=none`);
    return [
      ...comment('{#', '#}', headLines({ ...head, example: [importOf(tag), ...head.example] }, parameterName)),
      `{% macro ${parameterName(tag)}(`,
      ...names.map((name, at) => `  ${name}${at < names.length - 1 ? ',' : ''}`),
      ') %}',
      ...lines,
      '{% endmacro %}',
    ];
  };
  return {
    folder,
    partialFile: files.partial,
    layoutFile: files.layout,
    pageFile: files.page,
    markup: {
      text: (at) => `{{ ${path(at)} }}`,
      html: (at) => `{{ ${path(at)} | safe }}`,
      flag: (at) => `{{ ${flag(path(at))} }}`,
      json: (at) => `{{ ${json(path(at))} }}`,
      given: (at, inner) => `{% if ${isGiven(path(at))} %}${inner}{% endif %}`,
      present: (at, inner) => `{% if ${path(at)} %}${inner}{% endif %}`,
      when: (at) => [`{% if ${path(at)} %}`, '{% endif %}'],
      each: (name, at) => [`{% for ${name} in ${path(at)} %}`, '{% endfor %}'],
      context: (at) => contextScript(`{{ ${contextJson(path(at))} }}`),
      call: (tag, args) => {
        const join = (name, value) => `${name}=${value}`;
        const printed = printArguments(args, { name: parameterName, path, join });
        return layOut(`{{ ${parameterName(tag)}(`, printed, ') }}', { last: '' });
      },
      slot: frame.slot,
      ownLine: (inner) => inner.replace('{%', '{%-'),
    },
    partial,
    layout: (lines, tags) => [...tags.map(importOf), '<!doctype html>', ...lines],
    page: (lines, { tags }) => frame.page(lines, tags.map(importOf)),
  };
}

/** Pages that extend a layout. */
export const extending = (layout) => ({
  slot: '{% block main %}{% endblock %}',
  page: (lines, imports) => [`{% extends '${layout}' %}`, ...imports, '{% block main %}', ...lines, '{% endblock %}'],
});
