import { expect } from '@open-wc/testing';
import { inShadow, place, settled, until } from '../shared/testing/fixture.js';
import { picture } from '../shared/testing/pictures.js';
import { aroundUpgrade } from '../shared/testing/upgrade.js';
import './sq-cart-indicator/index.js';
import './sq-cookie-banner/index.js';
import './sq-gallery/index.js';
import './sq-lightbox/index.js';

const image = (colour = 'teal') => `<img src="${picture(colour)}" alt="${colour}" width="300" height="200">`;
const link = (colour: string) => `<a href="${picture(colour)}">${image(colour)}</a>`;

/** What is inside each tag: as an author writes it, and what editors make of it. */
const WRITTEN: Readonly<Record<string, readonly [plain: string, ...edited: string[]]>> = {
  'sq-lightbox': [
    `${link('teal')}${link('tomato')}`,
    `<p>${link('teal')}<br>${link('tomato')}</p>`,
    `<br>${link('teal')}<br>${link('tomato')}<br><p></p><p>&nbsp;</p>`,
  ],
  'sq-image': [image(), `<p>${image()}</p>`, `<br>${image()}<br>`, `<p>${image()}<br></p><p></p>`],
  'sq-video src="https://youtu.be/abcdefghijk"': [
    link('teal'),
    `<p>${link('teal')}</p>`,
    `<br>${link('teal')}<br><p></p><p>&nbsp;</p>`,
  ],
  'sq-marquee': ['Round and round', '<p>Round and round</p>', 'Round and<br> round<br>'],
  'sq-cart-indicator': [
    '<a href="/cart">Cart</a>',
    '<p><a href="/cart">Cart</a></p>',
    '<br><a href="/cart">Cart</a><br>',
  ],
};

describe('blocks in HTML that an editor has changed', () => {
  for (const [tag, [plain, ...edited]] of Object.entries(WRITTEN)) {
    const name = tag.split(' ')[0]!;
    it(`${name} has the same place, before the upgrade and after it`, async () => {
      /** The block, the paragraph after it, and its images. */
      const boxes = async (inside: string) => {
        const around = await aroundUpgrade(`<${tag}>${inside}</${name}>`, name);
        return [around.before, around.after].map((all) => [all[0], all.at(-1)]);
      };
      const expected = await boxes(plain);
      for (const inside of edited)
        expect(await boxes(inside), inside.replaceAll(/data:[^"]*/g, '…')).to.deep.equal(expected);
    });
  }

  it('the link of a cart in a paragraph stays the only link', async () => {
    const element = await place('<sq-cart-indicator><p><a href="/basket">Basket</a></p></sq-cart-indicator>');
    expect(inShadow(element, 'a')).to.equal(null);
    expect(element.querySelector('a')!.getAttribute('aria-label')).to.match(/^Basket/);
  });

  it('a banner with nothing but empty lines has the text of the kit', async () => {
    const element = await place('<sq-cookie-banner><br><p></p><p>&nbsp;</p></sq-cookie-banner>');
    expect(inShadow(element, '[part=text] slot')).to.equal(null);
    expect(inShadow(element, '[part=text]')!.textContent.length).to.be.above(20);
    element.innerHTML = `<p>${image()}</p>`;
    await until(() => inShadow(element, '[part=text] slot') !== null);
  });

  it('a copy of a page in use starts as it was written', async () => {
    const element = await place<HTMLElement & { next(): Promise<void> }>(
      `<sq-gallery design="slideshow" transition="fade">${link('teal')}${link('tomato')}${link('plum')}</sq-gallery>`,
    );
    await element.next();
    await settled(element);
    expect([...element.children].map(({ className }) => className)).to.deep.equal(['', 'sq-active', '']);
    const copy = await place(element.outerHTML);
    expect([...copy.children].map(({ className }) => className)).to.deep.equal(['sq-active', '', '']);
  });
});
