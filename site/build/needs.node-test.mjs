import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inTag, unmetNeed } from '../assets/playground/needs.js';
import { checkNeeds, needsInWords, readNeeds } from './needs.mjs';

const SECTION = '- design=grid, Carousel: columns\n- autoplay: pace, order\n- columns: order';
const DECLARED = {
  design: { isOn: false, value: 'stacked' },
  columns: { isOn: false, needs: [{ name: 'design', values: ['grid', 'Carousel'] }] },
  autoplay: { isOn: true },
  pace: { isOn: false, needs: [{ name: 'autoplay', values: null }] },
  order: {
    isOn: false,
    needs: [
      { name: 'autoplay', values: null },
      { name: 'columns', values: null },
    ],
  },
  'data-block-json': { isOn: false },
};
const unmet = (name, values) => {
  const need = unmetNeed(name, DECLARED, new Map(Object.entries(values)));
  return need && inTag(need);
};

describe('what an attribute needs', () => {
  it('is read from the section "Only with"', () => {
    const needs = readNeeds(SECTION);
    assert.deepEqual([...needs.keys()], ['columns', 'pace', 'order']);
    assert.deepEqual(needs.get('columns'), DECLARED.columns.needs);
    assert.deepEqual(needs.get('order'), DECLARED.order.needs);
    assert.deepEqual([...readNeeds(undefined)], []);
    assert.throws(() => readNeeds('- a grid: columns'), /"a grid"/);
  });

  it('is declared: names and values', () => {
    const attributes = new Map([
      ['design', { choices: ['grid', 'list'] }],
      ['columns', {}],
    ]);
    const check = (text) => () => checkNeeds('sq-x', readNeeds(text), attributes);
    assert.doesNotThrow(check('- design=grid: columns'));
    assert.throws(check('- design=grid: column'), /sq-x\.md.*"column"/);
    assert.throws(check('- layout=grid: columns'), /"layout"/);
    assert.throws(check('- design=row: columns'), /"design=row"/);
  });

  it('is a sentence', () => {
    assert.equal(
      needsInWords(DECLARED.columns.needs),
      'Only with <code>design="grid"</code> or <code>design="Carousel"</code>.',
    );
    assert.equal(needsInWords(DECLARED.order.needs), 'Only with <code>autoplay</code>, and <code>columns</code>.');
    assert.equal(needsInWords([]), '');
  });

  it('is met by a value, by a default, and only where that has an effect itself', () => {
    assert.equal(unmet('design', {}), undefined);
    assert.equal(unmet('columns', {}), 'design="grid" or design="Carousel"');
    assert.equal(unmet('columns', { design: 'carousel' }), undefined);
    assert.equal(unmet('pace', {}), undefined);
    assert.equal(unmet('pace', { autoplay: 'false' }), 'autoplay');
    assert.equal(unmet('order', { columns: '2', design: 'list' }), 'design="grid" or design="Carousel"');
    assert.equal(unmet('order', { columns: '2', design: 'list', 'data-block-json': '{}' }), undefined);
  });
});
