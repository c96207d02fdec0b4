import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSiblingWalks } from './sibling-walks.mjs';

const isFound = (selector) =>
  findSiblingWalks(['elements/a.css'], () => `a { b: c }\n${selector} { top: 0 }`).length > 0;

describe('selectors that walk through siblings', () => {
  it('are found where what follows "~" fits elements anywhere inside', () => {
    for (const selector of [
      'sq-a:not(:defined) > h2 ~ *',
      'sq-a > :is(h1, h2) ~ :not(h1, h2)',
      'sq-a > ul ~ [id]',
      'p, sq-a > h2 ~ h2 ~ :not(h2)',
      'sq-a { & > h2 ~ * { top: 0 } }  b',
    ])
      assert.equal(isFound(selector), true, selector);
    assert.match(findSiblingWalks(['elements/a.css'], () => 'a { b: c }\nh2 ~ * { b: c }')[0], /^elements\/a\.css:2 /);
  });

  it('are not those that name their elements, or that end at the next sibling', () => {
    for (const selector of [
      'sq-a > h2 ~ p',
      'sq-a > .b ~ .c',
      'sq-a [data-sq-step] ~ [data-sq-step]:not(:target)',
      'sq-a > h2 ~ :is(sq-a:not(:defined) > :not(h2))',
      'sq-a > ul ~ [id] ~ [id]:is(sq-a:not(:defined) > *)',
      'sq-a > :not(br) ~ *',
      'sq-a > :where(:not(br, p)) ~ :where(*)',
      'sq-a > h2 + *',
    ])
      assert.equal(isFound(selector), false, selector);
  });
});
