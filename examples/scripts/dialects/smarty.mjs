import { headLines } from '../texts.mjs';
import { comment, contextScript, layOut, printArguments, snakeCase } from './support.mjs';

const path = (text) => `$${snakeCase(text.replace('@', ''))}`;

export const smarty = {
  folder: 'smarty',
  partialFile: (tag) => `partials/${tag}.tpl`,
  layoutFile: 'layout.tpl',
  pageFile: (name) => `${name}.tpl`,
  markup: {
    text: (at) => `{${path(at)}|escape}`,
    html: (at) => `{${path(at)}}`,
    flag: (at) => `{if ${path(at)}}true{else}false{/if}`,
    json: (at) => `{${path(at)}|json_encode|escape}`,
    given: (at, inner) => `{if isset(${path(at)})}${inner}{/if}`,
    present: (at, inner) => `{if !empty(${path(at)})}${inner}{/if}`,
    when: (at) => [`{if !empty(${path(at)})}`, '{/if}'],
    each: (name, at) => [`{foreach ${path(at)} as $${name}}`, '{/foreach}'],
    // 1 is JSON_HEX_TAG: "<" as \u003C, so that no text can end the script element.
    context: (at) => contextScript(`{${path(at)}|json_encode:1}`),
    call: (tag, args) => {
      const printed = printArguments(args, { name: snakeCase, path, join: (name, value) => `${name}=${value}` });
      return layOut(`{include file='partials/${tag}.tpl' `, printed, '}', { separator: '', last: '' });
    },
    slot: '{block name=main}{/block}',
  },
  partial: ({ head, lines }) => [...comment('{*', '*}', headLines(head, snakeCase)), ...lines],
  layout: (lines) => ['<!doctype html>', ...lines],
  page: (lines) => [`{extends file='layout.tpl'}`, '{block name=main}', ...lines, '{/block}'],
};
