import { expect } from '@open-wc/testing';
import { warningsOf } from '../../shared/testing/fixture.js';
import { block } from '../../shared/declaration/declaration.js';
import { defineBlock } from './define-block.js';
import { defineProbe } from './testing/probe.js';

describe('defineBlock: twice on a page', () => {
  it('does not warn about the same copy', async () => {
    expect(
      await warningsOf(() => {
        defineProbe();
        defineProbe();
      }),
    ).to.deep.equal([]);
  });

  it('leaves tags to the copy that was loaded first, with one warning that lists them', async () => {
    const tags = ['sq-foreign-a', 'sq-foreign-b'] as const;
    for (const tag of tags) customElements.define(tag, class extends HTMLElement {});
    const warnings = await warningsOf(async () => {
      for (const tag of tags) defineBlock(block({ tag, summary: 'Foreign.', attributes: {} }), () => null);
      await Promise.resolve();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('loaded more than once').and.to.contain('sq-foreign-a, sq-foreign-b');
  });
});
