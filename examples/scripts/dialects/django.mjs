import { headLines } from '../texts.mjs';
import { comment, printArguments, snakeCase } from './support.mjs';

const path = (text) => snakeCase(text.replace('@', ''));
const literal = (constant) =>
  typeof constant === 'boolean' ? (constant ? 'True' : 'False') : JSON.stringify(constant);
const call = (tag, args) => {
  const printed = printArguments(args, { name: snakeCase, path, literal, join: (name, value) => `${name}=${value}` });
  // Django's tags end with their line.
  return [`{% include "partials/${tag}.html" with ${printed.join(' ')} only %}`];
};

export const django = {
  folder: 'django',
  partialFile: (tag) => `partials/${tag}.html`,
  layoutFile: 'layout.html',
  pageFile: (name) => `${name}.html`,
  markup: {
    text: (at) => `{{ ${path(at)} }}`,
    html: (at) => `{{ ${path(at)}|safe }}`,
    flag: (at) => `{{ ${path(at)}|yesno:"true,false" }}`,
    number: (at) => `{{ ${path(at)}|unlocalize }}`,
    json: (at) => `{{ ${path(at)}|json }}`,
    given: (at, inner) => `{% if ${path(at)} is not None %}${inner}{% endif %}`,
    present: (at, inner) => `{% if ${path(at)} %}${inner}{% endif %}`,
    when: (at) => [`{% if ${path(at)} %}`, '{% endif %}'],
    each: (name, at) => [`{% for ${name} in ${path(at)} %}`, '{% endfor %}'],
    context: (at) => [`{{ ${path(at)}|json_script:"sq-context" }}`],
    call,
    slot: '{% block main %}{% endblock %}',
  },
  partial: ({ head, lines }) => [
    ...comment('{% comment %}', '{% endcomment %}', [
      ...headLines(head, snakeCase),
      '',
      'json is the filter of templatetags/blocks.py.',
    ]),
    ...(lines.some((line) => line.includes('|unlocalize')) ? ['{% load blocks l10n %}'] : ['{% load blocks %}']),
    ...lines,
  ],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => ['{% extends "layout.html" %}', '{% block main %}', ...lines, '{% endblock %}'],
};
