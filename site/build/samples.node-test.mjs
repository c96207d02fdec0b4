import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { checkHtml } from '../../cli/check-html.js';
import { ATTRIBUTES } from '../../shared/generated/attributes.js';
import { SERVED_ELEMENTS } from '../../shared/platform/page/served-elements.js';
import { fencedCode, samplesOf } from './samples.mjs';

const samples = samplesOf('html');
const WRAPPER = /<div class="sq-block (sq-[\w-]+)"([^>]*)>/g;

/** A sample is a part of a page: what its ids name is elsewhere, and "…" stands for content. */
const isOfPart = (message, code) => /no element of the page has this id\.$/.test(message) || code.includes('…');

/** What `<div class="sq-block …">` names that is no block, or no attribute of it. */
const wrapperMistakes = (code) =>
  [...code.matchAll(WRAPPER)].flatMap(([, tag, attributes]) => {
    const known = [...(ATTRIBUTES[tag]?.split(' ') ?? []), 'load', 'block-json'];
    if (known.length === 2) return [`${tag} is no block`];
    return [...attributes.matchAll(/ data-([\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !known.includes(name))
      .map((name) => `${tag} has no attribute ${name}`);
  });

describe('the samples of the guides', () => {
  it('are read from their fences', () => {
    const text = 'A\n\n```html\n<p>\n  <b>\n```\n\n```js\nx\n```\n';
    assert.deepEqual(fencedCode(text, 'html'), [{ code: '<p>\n  <b>\n', line: 4 }]);
    assert.deepEqual(fencedCode('1. A\n\n   ```html\n   <p>\n     <b>\n   ```\n', 'html'), [
      { code: '<p>\n  <b>\n', line: 4 },
    ]);
    assert.ok(samples.length > 30, String(samples.length));
  });

  it('have no mistake that `npx sq-blocks check` finds', () => {
    const problems = samples.flatMap(({ file, line, code }) =>
      checkHtml(code)
        .filter(({ message }) => !isOfPart(message, code))
        .map((each) => `${file}:${line + each.line - 1} ${each.message}`),
    );
    assert.deepEqual(problems, []);
  });

  it('write wrappers of blocks that exist, with attributes that they have', () => {
    assert.deepEqual(wrapperMistakes('<div class="sq-block sq-galery">'), ['sq-galery is no block']);
    assert.deepEqual(wrapperMistakes('<div class="sq-block sq-gallery" data-desing="grid" data-loop>'), [
      'sq-gallery has no attribute desing',
    ]);
    const found = samples.filter(({ code }) => code.includes('class="sq-block'));
    assert.ok(found.length > 0);
    assert.deepEqual(
      found.flatMap(({ file, code }) => wrapperMistakes(code).map((each) => `${file}: ${each}`)),
      [],
    );
  });

  it('have JSON in their script elements', () => {
    for (const { file, line, code } of samples)
      for (const [, json] of code.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g))
        if (!json.includes('…')) assert.doesNotThrow(() => JSON.parse(json), `${file}:${line}`);
  });

  it('name every attribute for plain elements that the kit looks for', () => {
    const guide = readFileSync('docs/any-element.md', 'utf8');
    const names = SERVED_ELEMENTS.match(/data-sq-[\w-]+|sq-block\b/g);
    assert.ok(names.length > 8);
    assert.deepEqual(
      names.filter((name) => !guide.includes(name)),
      [],
    );
  });
});
