import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, partsOf, printArguments, snakeCase } from './support.mjs';

const path = (text) => {
  const [root, ...rest] = partsOf(text);
  return `$${snakeCase(root)}${rest.map((part) => `['${part}']`).join('')}`;
};

export const blade = {
  folder: 'blade',
  partialFile: (tag) => `partials/${tag}.blade.php`,
  layoutFile: 'layout.blade.php',
  pageFile: (name) => `${name}.blade.php`,
  markup: {
    text: (at) => `{{ ${path(at)} }}`,
    html: (at) => `{!! ${path(at)} !!}`,
    flag: (at) => `{{ ${path(at)} ? 'true' : 'false' }}`,
    json: (at) => `{{ json_encode(${path(at)}) }}`,
    // Blade reads no directive that follows a letter.
    given: (at, inner) => ` @isset(${path(at)})${inner} @endisset`,
    present: (at, inner) => ` @if (!empty(${path(at)}))${inner} @endif`,
    when: (at) => [`@if (!empty(${path(at)}))`, '@endif'],
    each: (name, at) => [`@foreach (${path(at)} as $${name})`, '@endforeach'],
    context: (at) => contextScript(`{!! json_encode(${path(at)}, JSON_HEX_TAG) !!}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: snakeCase, path, join: (name, value) => `'${name}' => ${value}` });
      return layOut(`@include('partials.${tag}', [`, printed, '])');
    },
    slot: `@yield('main')`,
    ownLine: (inner) => inner.trimStart(),
  },
  partial: ({ head, lines }) => [...comment('{{--', '--}}', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => [`@extends('layout')`, '', `@section('main')`, ...lines, '@endsection'],
};
