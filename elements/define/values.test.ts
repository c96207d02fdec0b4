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

    it('reads an empty template variable as "not given", without a warning', async () => {
      const warnings = await warningsOf(async () => {
        expect(await values('<sq-probe count="" mode-name="" entries=""></sq-probe>')).to.include({
          count: 3,
          modeName: 'Grid',
        });
      });
      expect(warnings).to.deep.equal([]);
    });

    it('uses the default again when the attribute is removed or the property is cleared', async () => {
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

  describe('without a default', () => {
    it('are undefined until a valid value is given', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      expect([element.limit, element.side]).to.deep.equal([undefined, undefined]);
      element.setAttribute('limit', '4');
      element.setAttribute('side', 'LEFT');
      await settled(element);
      expect(shown(element)).to.include({ limit: 4, side: 'left' });
      element.removeAttribute('limit');
      element.side = undefined;
      await settled(element);
      expect([element.limit, element.side]).to.deep.equal([undefined, undefined]);
    });
    it('fall back to undefined with one warning, which names no default', async () => {
      const warnings = await warningsOf(async () => {
        const element = await place<ProbeElement>('<sq-probe limit="-2"></sq-probe>');
        expect(element.limit).to.equal(undefined);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('expected an integer from 1. Using the default.');
    });
    it('read a number that means "not given" without a warning', async () => {
      const warnings = await warningsOf(async () => {
        const element = await place<ProbeElement>(`<sq-probe limit="0" data-block-json='{"limit": 7}'></sq-probe>`);
        expect(element.limit).to.equal(7);
        element.limit = 0;
        element.config = {};
        expect(element.limit).to.equal(undefined);
      });
      expect(warnings).to.deep.equal([]);
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
    it('returns the same object from a property and never writes it to an attribute', async () => {
      const element = await place<ProbeElement>('<sq-probe></sq-probe>');
      const list = ['a', 'b'];
      element.entries = list;
      await settled(element);
      expect(element.entries).to.equal(list);
      expect(element.hasAttribute('entries')).to.equal(false);
      expect(shown(element).entries).to.deep.equal(list);
    });

    for (const given of ['{bad', '{"a":1}', '[1]', '[object Object]'])
      it(`does not throw and shows the author's content for entries='${given}'`, async () => {
        const warnings = await warningsOf(async () => {
          const element = await place(`<sq-probe entries='${given}'><p>Mine</p></sq-probe>`);
          expect(shown(element).entries).to.deep.equal([]);
          expect(element.querySelector('p')!.offsetHeight).to.be.above(0);
        });
        expect(warnings).to.have.length(1);
      });

    it('warns about a value that cannot be written as JSON', async () => {
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
    it('is overridden by single attributes, until they are removed', async () => {
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
    it("warns once, naming tag, id and the parser's message, and uses the attributes", async () => {
      const warnings = await warningsOf(async () => {
        expect(await values(`<sq-probe id="j" count="4" data-block-json='{oops'></sq-probe>`)).to.include({ count: 4 });
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/<sq-probe id="j"> data-block-json cannot be read: \S+/);
    });
  });
});
