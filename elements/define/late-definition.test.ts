import { expect } from '@open-wc/testing';
import { place, settled, warningsOf } from '../../shared/testing/fixture.js';
import { defineProbe, shown, type ProbeElement } from './testing/probe.js';

/**
 * What frameworks write on a tag that is not defined yet: React, Vue, Preact and Svelte write attributes, and HTML lowers
 * the case of their names; Vue with `.prop`, Lit, Solid and Alpine write own properties.
 */
describe('defineBlock: elements that are rendered before their code is there', () => {
  const early = document.createElement('sq-probe');
  early.innerHTML = 'content';
  early.setAttribute('data-block-json', '{"count":5,"label":"from JSON"}');
  (early as HTMLElement & { config?: unknown }).config = { count: 7 };

  before(() => {
    defineProbe();
  });

  it('a property name as an attribute, in lower case, is read as the attribute', async () => {
    const element = await place<ProbeElement>('<sq-probe showall="false" modename="list"></sq-probe>');
    expect(shown(element)).to.include({ showAll: false, modeName: 'list' });
    // CSS sees the attribute by its own name.
    expect(element.getAttribute('mode-name')).to.equal('list');
  });

  it('the property wins when the framework sets it later, and the attribute again when the other is removed', async () => {
    const element = await place<ProbeElement>('<sq-probe modename="list"></sq-probe>');
    element.modeName = 'Grid';
    await settled(element);
    expect(shown(element).modeName).to.equal('Grid');

    const both = await place<ProbeElement>('<sq-probe show-all="false" showall="true"></sq-probe>');
    both.removeAttribute('showall');
    await settled(both);
    expect(shown(both).showAll).to.equal(false);
  });

  it('a list or object that became text is one warning that says what to do', async () => {
    const warnings = await warningsOf(async () => {
      const element = await place<ProbeElement>(
        '<sq-probe id="late" entries="[object Object],[object Object]"></sq-probe>',
      );
      expect(shown(element).entries).to.deep.equal([]);
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('import the block before rendering, or pass JSON text');
  });

  it('an early property `config` wins over data-block-json', async () => {
    document.body.append(early);
    await settled(early);
    expect(shown(early)).to.include({ count: 7, label: 'none' });
    early.remove();
  });
});
