import { expect } from '@open-wc/testing';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { place, settled, warningsOf } from '../../shared/testing/fixture.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { translatePage } from '../../shared/testing/translate-page.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { price } from './declaration.js';
import '../../elements/sq-price/index.js';

type Price = ElementOf<typeof price>;
const textOf = (element: Element, part: string) => element.shadowRoot!.querySelector(`[part=${part}]`)?.textContent;
/** What a screen reader reads in turn. */
const heard = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('span, s')].map((each) => each.textContent.trim()).join(' ');

describe('sq-price', () => {
  afterEach(removeContext);

  it('formats an amount in its currency and language', async () => {
    const element = await place('<sq-price lang="de" amount="123456" currency="EUR">1234 €</sq-price>');
    expect(textOf(element, 'price')!.replace(/\s/g, ' ')).to.equal('1.234,56 €');
    setContext({ websiteSettings: { storeCurrency: 'JPY' } });
    expect(textOf(await place('<sq-price amount="1250">x</sq-price>'), 'price')).to.equal('¥1,250');
  });

  it('is written as in the language of the page, however the server writes its name', async () => {
    const priceIn = async (lang: string) =>
      textOf(await place(`<sq-price lang="${lang}" amount="123456" currency="EUR">x</sq-price>`), 'price')!.replace(
        /\s/g,
        ' ',
      );
    for (const lang of ['de_DE', 'de_DE.UTF-8', 'DE_de']) expect(await priceIn(lang), lang).to.equal('1.234,56 €');
    expect(await priceIn('fa')).to.include('۱٬۲۳۴٫۵۶');
    expect(await priceIn('hi-u-nu-deva')).to.include('१,२३४.५६');
  });

  it('names both prices of a sale [PRD-011]', async () => {
    const element = await place<Price>('<sq-price amount="990" original="1250" currency="USD">$9.90</sq-price>');
    expect([textOf(element, 'sale-price'), textOf(element, 'original-price')]).to.deep.equal(['$9.90', '$12.50']);
    expect(heard(element)).to.equal('Sale price $9.90 Original price $12.50');
    element.original = 990;
    await settled(element);
    expect(heard(element), 'no sale').to.equal('$9.90');
  });

  it('changes on a page that is translated', async () => {
    const element = await place<Price>('<sq-price amount="990" original="1250" currency="USD">$9.90</sq-price>');
    const end = translatePage();
    element.original = 990;
    await settled(element);
    const without = heard(element);
    element.amount = 1500;
    await settled(element);
    const dearer = heard(element);
    element.amount = 500;
    await settled(element);
    end();
    expect([without, dearer, heard(element)]).to.deep.equal([
      '$9.90',
      '$15.00',
      'Sale price $5.00 Original price $9.90',
    ]);
  });

  it('says from which price on', async () => {
    const element = await place<Price>('<sq-price amount="990" from currency="USD">x</sq-price>');
    expect(textOf(element, 'price')).to.equal('from $9.90');
    element.setAttribute('amount', '500');
    await settled(element);
    expect(textOf(element, 'price')).to.equal('from $5.00');
  });

  it("shows the author's text without an amount, or with a wrong one", async () => {
    const assigned = (element: Element) => element.shadowRoot!.querySelector('slot')!.assignedNodes()[0]?.textContent;
    expect(assigned(await place('<sq-price>$1</sq-price>'))).to.equal('$1');
    const warnings = await warningsOf(async () => {
      for (const amount of ['12.50', '-1', '100000001', 'x'])
        expect(assigned(await place(`<sq-price amount="${amount}">$1</sq-price>`)), amount).to.equal('$1');
    });
    expect(warnings).to.have.length(4);
    expect(textOf(await place('<sq-price amount="0" currency="USD">free</sq-price>'), 'price')).to.equal('$0.00');
  });

  it('is accessible', async () => {
    await expect(await place('<p><sq-price amount="990" original="1250">$9.90</sq-price></p>')).to.be.accessible();
  });

  it('moves nothing when it is upgraded', async () => {
    const html = '<sq-price amount="990" original="1250" currency="USD">$9.90 <s>$12.50</s></sq-price>';
    const { before, after } = await aroundUpgrade(html, 'sq-price');
    expect([after[0], after.at(-1)]).to.deep.equal([before[0], before.at(-1)]);
  });
});
