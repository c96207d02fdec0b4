import { expect } from '@open-wc/testing';
import { place } from '../../testing/fixture.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { cartMessages } from './en/cart.js';
import { cartLabel } from '../../commerce/cart/cart-label.js';
import { languageOf, translate } from './translate.js';

const POLISH = {
  items: '{items} produktu',
  itemsOne: '{items} produkt',
  itemsFew: '{items} produkty',
  itemsMany: '{items} produktów',
  itemsOver: 'Ponad 100 produktów',
};
const RUSSIAN = {
  items: '{items} товара',
  itemsOne: '{items} товар',
  itemsFew: '{items} товара',
  itemsMany: '{items} товаров',
};

describe('a text of the kit', () => {
  afterEach(removeContext);
  const itemsIn = async (language: string, items: number) => {
    const element = await place(`<p lang="${language}"></p>`);
    return translate(element, 'cart', cartMessages, cartLabel(items).key, { items });
  };

  it('with a number is that of the plural category in its language', async () => {
    setContext({ messages: { pl: { cart: POLISH }, ru: { cart: RUSSIAN } } });
    for (const [count, text] of [
      [0, '0 produktów'],
      [1, '1 produkt'],
      [2, '2 produkty'],
      [5, '5 produktów'],
      [22, '22 produkty'],
      [101, 'Ponad 100 produktów'],
    ] as const)
      expect(await itemsIn('pl', count)).to.equal(text);
    expect(await itemsIn('ru', 21)).to.equal('21 товар');
    expect(await itemsIn('ru-BY', 11)).to.equal('11 товаров');
  });

  it('falls back to the text without a category, and to English', async () => {
    setContext({
      messages: { de: { cart: { items: '{items} Artikel' } }, 'not a language': { cart: { items: '{items}!' } } },
    });
    expect([await itemsIn('de', 2), await itemsIn('de', 1)]).to.deep.equal(['2 Artikel', '1 item in cart']);
    expect(await itemsIn('fr', 2)).to.equal('2 items in cart');
    expect(await itemsIn('not a language', 2)).to.equal('2!');
  });

  it('is in a language that is written as servers write it', async () => {
    setContext({
      messages: { 'de-AT': { cart: { items: '{items} Sachen' } }, pt_BR: { cart: { items: '{items} itens' } } },
    });
    for (const language of ['de_AT', 'de_AT.UTF-8', 'de_AT@euro', ' de-AT '])
      expect(await itemsIn(language, 2), language).to.equal('2 Sachen');
    expect(await itemsIn('pt_BR', 2)).to.equal('2 itens');
    expect(languageOf(await place('<p lang="nl_NL"></p>'))).to.equal('nl-NL');
  });

  it('is in the language of the nearest lang, also outside of a shadow root', async () => {
    const host = await place('<div lang="de"><div></div></div>');
    const root = host.firstElementChild!.attachShadow({ mode: 'open' });
    root.innerHTML = '<p></p>';
    expect(languageOf(root.firstElementChild!)).to.equal('de');
  });
});
