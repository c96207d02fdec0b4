import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, printArguments, snakeCase } from './support.mjs';

const path = (text) => snakeCase(text.replace('@', ''));

export const twig = {
  folder: 'twig',
  partialFile: (tag) => `partials/${tag}.html.twig`,
  layoutFile: 'layout.html.twig',
  pageFile: (name) => `${name}.html.twig`,
  markup: {
    text: (at) => `{{ ${path(at)} }}`,
    html: (at) => `{{ ${path(at)}|raw }}`,
    flag: (at) => `{{ ${path(at)} ? 'true' : 'false' }}`,
    json: (at) => `{{ ${path(at)}|json_encode }}`,
    given: (at, inner) => `{% if (${path(at)} ?? null) is not null %}${inner}{% endif %}`,
    present: (at, inner) => `{% if ${path(at)} ?? false %}${inner}{% endif %}`,
    when: (at) => [`{% if ${path(at)} ?? false %}`, '{% endif %}'],
    each: (name, at) => [`{% for ${name} in ${path(at)} %}`, '{% endfor %}'],
    context: (at) => contextScript(`{{ ${path(at)}|json_encode(constant('JSON_HEX_TAG'))|raw }}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: snakeCase, path, join: (name, value) => `${name}: ${value}` });
      return layOut(`{{ include('partials/${tag}.html.twig', {`, printed, '}, with_context = false) }}');
    },
    slot: '{% block main %}{% endblock %}',
    ownLine: (inner) => inner.replace('{%', '{%-'),
  },
  partial: ({ head, lines }) => [...comment('{#', '#}', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => [`{% extends 'layout.html.twig' %}`, '{% block main %}', ...lines, '{% endblock %}'],
};
