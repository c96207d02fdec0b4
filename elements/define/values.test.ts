import { expect } from '@open-wc/testing';
import { place, settled, warningsOf } from '../../shared/testing/fixture.js';
import { defineProbe, shown, type ProbeElement } from './testing/probe.js';

const values = async (html: string) => shown(await place(html));

describe('defineBlock: values', () => {
  before(() => {
    defineProbe();
  });

  describe('booleans', () => {
    for (const [given, open] of [
      ['', false],
      ['open', true],
      ['open=""', true],
      ['open="open"', true],
      ['open="true"', true],
      ['open="TRUE"', true],
      ['open="false"', false],
    ] as const)
      it(`reads <sq-probe ${given}> as ${open}`, async () => {
        expect((await values(`<sq-probe ${given}></sq-probe>`)).open).to.equal(open);
      });

    it('switches off an option that is on by default with "false" only', async () => {
      expect((await values('<sq-probe></sq-probe>')).showAll).to.equal(true);
      expect((await values('<sq-probe show-all="false"></sq-probe>')).showAll).to.equal(false);
    });

    it('follows removal, toggling and property writes', async () => {
      const element = await place<ProbeElement>('<sq-probe open></sq-probe>');
      element.removeAttribute('open');
      await settled(element);
      expect(shown(element).open).to.equal(false);
      element.toggleAttribute('open');
      await settled(element);
      expect(shown(element).open).to.equal(true);
      element.open = false;
      await settled(element);
      expect([shown(element).open, element.open]).to.deep.equal([false, false]);
    });

    it('warns once about anything else and uses the default', async () => {
      const warnings = await warningsOf(async () => {
        expect((await values('<sq-probe id="b" open="perhaps"></sq-probe>')).open).to.equal(false);
        await values('<sq-probe id="b" open="perhaps"></sq-probe>');
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(
        '<sq-probe id="b"> open="perhaps" is not valid: expected no value, "true" or "false"',
      );
    });
  });

  describe('numbers', () => {
    for (const given of ['abc', '12px', '0x10', '1,5', '99', '0', '2.5', 'NaN', 'Infinity'])
      it(`falls back for count="${given}" with one warning`, async () => {
        const warnings = await warningsOf(async () => {
          expect((await values(`<sq-probe count="${given}"></sq-probe>`)).count).to.equal(3);
        });
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain('expected an integer from 1 to 12');
      });

    it('takes an empty template variable for "not given", in silence', async () => {
      const warnings = await warningsOf(async () => {
        expect(await values('<sq-probe count="" mode-name="" entries=""></sq-probe>')).to.include({
          count: 3,
          modeName: 'Grid',
        });
      });
      expect(warnings).to.deep.equal([]);
    });

    it('goes back to the default when the attribute is removed or the property is cleared', async () => {
      const element = await place<ProbeElement>('<sq-probe count="5"></sq-probe>');
      element.removeAttribute('count');
      await settled(element);
      expect(shown(element).count).to.equal(3);
      element.count = 9;
      await settled(element);
      expect(shown(element).count).to.equal(9);
      (element as { count: unknown }).count = undefined;
      await settled(element);
      expect(shown(element).count).to.equal(3);
      expect(element.getAttribute('count')).to.equal(null);
    });
  });

  describe('choices', () => {
    it('are read without regard to case', async () => {
      expect((await values('<sq-probe mode-name="LIST"></sq-probe>')).modeName).to.equal('list');
      expect((await values('<sq-probe mode-name="grid"></sq-probe>')).modeName).to.equal('Grid');
    });
    it('fall back with one warning', async () => {
      const warnings = await warningsOf(async () => {
        expect((await values('<sq-probe mode-name="circle"></sq-probe>')).modeName).to.equal('Grid');
      });
      expect(warnings.join()).to.contain('expected one of "Grid", "list"');
    });
    it('write their attribute where declared so, and remove it for the default', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      element.modeName = 'list';
      await settled(element);
      expect(element.getAttribute('mode-name')).to.equal('list');
      element.modeName = 'Grid';
      await settled(element);
      expect(element.hasAttribute('mode-name')).to.equal(false);
    });
  });

  describe('text', () => {
    it('shows an empty text as empty, not as the old value', async () => {
      const element = await place<ProbeElement>('<sq-probe label="before"></sq-probe>');
      element.setAttribute('label', '');
      await settled(element);
      expect(shown(element).label).to.equal('');
    });
  });

  describe('JSON', () => {
    it('keeps the identity of a property and never writes it to an attribute', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      const list = ['a', 'b'];
      element.entries = list;
      await settled(element);
      expect(element.entries).to.equal(list);
      expect(element.hasAttribute('entries')).to.equal(false);
      expect(shown(element).entries).to.deep.equal(list);
    });

    for (const given of ['{bad', '{"a":1}', '[1]', '[object Object]'])
      it(`never throws and keeps the content for entries='${given}'`, async () => {
        const warnings = await warningsOf(async () => {
          const element = await place(`<sq-probe entries='${given}'><p>Mine</p></sq-probe>`);
          expect(shown(element).entries).to.deep.equal([]);
          expect(element.querySelector('p')!.offsetHeight).to.be.above(0);
        });
        expect(warnings).to.have.length(1);
      });

    it('survives a value that cannot be shown in a warning', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      const round: Record<string, unknown> = {};
      round['self'] = round;
      const warnings = await warningsOf(async () => {
        (element as { entries: unknown }).entries = round;
        await settled(element);
      });
      expect(shown(element).entries).to.deep.equal([]);
      expect(warnings).to.have.length(1);
    });
  });

  describe('data-block-json', () => {
    it('sets several values under the names of the attributes and of the specification [CTX-007]', async () => {
      const json = '{"probeLabel":"from JSON","count":"5","modeName":"list","show-all":false,"other":1}';
      expect(await values(`<sq-probe data-block-json='${json}'></sq-probe>`)).to.include({
        label: 'from JSON',
        count: 5,
        modeName: 'list',
        showAll: false,
      });
    });
    it('yields to single attributes, and returns when they go', async () => {
      const element = await place(`<sq-probe count="7" data-block-json='{"count":5}'></sq-probe>`);
      expect(shown(element).count).to.equal(7);
      element.removeAttribute('count');
      await settled(element);
      expect(shown(element).count).to.equal(5);
    });
    it('is also a property', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      element.config = { label: 'set at once' };
      await settled(element);
      expect(shown(element).label).to.equal('set at once');
    });
    it("warns once, naming tag, id and the parser's message, and runs on the attributes", async () => {
      const warnings = await warningsOf(async () => {
        expect(await values(`<sq-probe id="j" count="4" data-block-json='{oops'></sq-probe>`)).to.include({ count: 4 });
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/<sq-probe id="j"> data-block-json cannot be read: \S+/);
    });
  });
});
