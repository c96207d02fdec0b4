import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minifyPageSheet } from './minify-css.mjs';

const selectorOf = (selector) => minifyPageSheet('x.css', `${selector} { top: 0 }`).replace(/\{.*$/s, '');

describe('the selectors of the page sheet', () => {
  for (const [name, written, built] of [
    ['a list', ':where(sq-a, .sq-b)', ':where(sq-a),:where(.sq-b)'],
    ['a list within what is further on', 'sq-a > :where(a, img):hover', 'sq-a>:where(a):hover,sq-a>:where(img):hover'],
    ['a combinator', ':where(sq-a > ul li)', ':where(sq-a)>:where(ul) :where(li)'],
    ['a combinator, and a pseudo-element', ':where(sq-a + p)::before', ':where(sq-a)+:where(p):before'],
    ['a combinator, and what follows', ':where(sq-a > ul):focus > li', ':where(sq-a)>:where(ul):focus>li'],
    ['both', ':where(sq-a > ul, sq-b)', ':where(sq-a)>:where(ul),:where(sq-b)'],
    [
      'one within another',
      ':where(:where(sq-a > ul, sq-b) > a)',
      ':where(sq-a)>:where(ul)>:where(a),:where(sq-b)>:where(a)',
    ],
    ['a strong part of it, which still counts 0', ':where(sq-a :is(#a, b))', ':where(sq-a) :where(:is(#a,b))'],
  ])
    it(`are written out: ${name}`, () => assert.equal(selectorOf(written), built));

  for (const [name, selector] of [
    ['nothing to write out', ':where(sq-a) :where(a)'],
    ['a combinator further on, whose first part may be anywhere', 'sq-a :where(ul>li)'],
    ['within :has(), whose selectors are relative', 'sq-a:has(:where(ul>li) a)'],
    ['within :not()', 'sq-a:not(:where(ul>li,p))'],
    ['of :is(), which counts as its strongest', ':is(sq-a>ul,.b) :where(li)'],
    ['that would become too many', ':where(a,b,c)>:where(d,e,f)'],
  ])
    it(`stay: ${name}`, () => assert.equal(selectorOf(selector), selector));

  it('stay where rules are within, whose & would be several selectors; those are written out', () =>
    assert.equal(
      minifyPageSheet('x.css', ':where(sq-a, sq-b) { top: 0; & > :where(a, img) { top: 1px } }'),
      ':where(sq-a,sq-b){top:0;&>:where(a),&>:where(img){top:1px}}',
    ));

  it('are written out in conditions, too', () =>
    assert.equal(
      minifyPageSheet('x.css', '@media print { :where(sq-a > ul) { top: 0 } }'),
      '@media print{:where(sq-a)>:where(ul){top:0}}',
    ));
});
