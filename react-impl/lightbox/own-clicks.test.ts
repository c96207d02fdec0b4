import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import { card, CONTROLS, defineControls, middleOf, PRESSED, usersIn } from '../gallery/testing/gesture-users.js';
import gallerySheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import '../../elements/sq-gallery/index.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };
import { closeAtOnce, closed, isOpen, part, shown, type Lightbox } from './testing/viewer.js';

const IMAGE = `<img src="${picture()}" alt="A bowl" width="120" height="80">`;
const FULL = picture('teal');
const { 'a place on an image': PLACES, ...pressed } = PRESSED;
const USERS: Record<string, string> = {
  ...CONTROLS,
  ...pressed,
  'a choice': '<select data-user aria-label="A"><option>1</option></select>',
  'a link to another page': '<a href="#followed" data-user>Details</a>',
  'a link without an ending': '<a href="/details/1" data-user>Details</a>',
  'a link with an icon': `<a href="/shop" data-user><svg width="10" height="10"></svg> Shop</a>`,
};
/** A tap: a press of a finger and its click. */
function click(target: Element, detail = 1) {
  const init = { bubbles: true, composed: true, cancelable: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'touch' }));
  target.dispatchEvent(new MouseEvent('click', { ...init, detail }));
}
/** Keeps the test page where it is. */
const stay = (event: Event) => event.preventDefault();

describe('clicks that are not for a lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let opens = 0;
  const count = () => opens++;
  before(() => {
    withPageSheet(sheet);
    withPageSheet(gallerySheet);
    defineControls();
  });
  beforeEach(() => {
    media = pretendMedia(/reduced-motion|432px/, true);
    opens = 0;
    document.addEventListener('sq-lightbox-open', count);
    window.addEventListener('click', stay);
  });
  afterEach(async () => {
    window.removeEventListener('click', stay);
    for (const open of document.querySelectorAll<Lightbox>('sq-lightbox')) await closeAtOnce(open);
    document.removeEventListener('sq-lightbox-open', count);
    getSelection()!.removeAllRanges();
    media.restore();
    await resetMouse();
  });

  for (const [name, html] of [
    ['a lightbox’s own items', (inside: string) => `<sq-lightbox>${inside}</sq-lightbox>`],
    ['a gallery with lightbox', (inside: string) => `<sq-gallery design="grid" lightbox>${inside}</sq-gallery>`],
    [
      'another element’s items',
      (inside: string) =>
        `<div><section id="own-work">${inside}</section><sq-lightbox for="own-work"></sq-lightbox></div>`,
    ],
  ] as const)
    it(`${name}: those on a control, a label or a link in a card`, async () => {
      const holder = await place(html(`${card(USERS).replace(/<\/div>$/, `${IMAGE}</div>`)}`));
      await settled(holder.querySelector('sq-lightbox') ?? holder);
      const slide = holder.querySelector('.card')!;
      if (holder.localName === 'sq-gallery')
        await until(() => getComputedStyle(holder).getPropertyValue('--sq-gallery-cursor'), 'handles clicks');
      const opened: string[] = [];
      for (const [user, target] of usersIn(slide, USERS)) {
        let isTaken = false;
        const read = (event: Event) => (isTaken = event.defaultPrevented);
        window.removeEventListener('click', stay);
        window.addEventListener('click', read, { once: true });
        window.addEventListener('click', stay);
        click(target);
        if (isTaken) opened.push(user);
      }
      expect([opened, opens]).to.deep.equal([[], 0]);
      click(slide.querySelector(':scope > img')!);
      await until(() => opens === 1, 'beside them it opens');
    });

  it('on a text that has just been selected', async () => {
    const holder = await place(
      `<sq-lightbox><div style="width:300px">${IMAGE}<p>Words of somebody, to be read and copied</p></div></sq-lightbox>`,
    );
    const [x, y] = middleOf(holder.querySelector('p')!);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    for (const way of [20, 60, 90]) await sendMouse({ type: 'move', position: [x + way, y] });
    await sendMouse({ type: 'up' });
    expect(String(getSelection()).length).to.be.above(3);
    await sendMouse({ type: 'click', position: middleOf(holder.querySelector('img')!) });
    await until(() => opens > 0);
    await until(() => isOpen(holder));
    expect(opens, 'only that on the image').to.equal(1);
  });

  it('on a word: a double click selects it', async () => {
    const holder = await place<Lightbox>(
      `<sq-lightbox><div style="width:300px">${IMAGE}<p>Words to be read</p></div></sq-lightbox>`,
    );
    const text = holder.querySelector('p')!;
    getSelection()!.selectAllChildren(text);
    let isTaken = true;
    window.removeEventListener('click', stay);
    const read = ({ defaultPrevented }: Event) => (isTaken = defaultPrevented);
    window.addEventListener('click', read, { once: true });
    click(text, 2);
    expect(isTaken).to.equal(false);
    getSelection()!.removeAllRanges();
    click(text, 1);
    await until(() => opens === 1, 'without a selection it opens');
  });

  describe('links that stand for their item', () => {
    for (const [name, html, selector] of [
      ['around the image', `<figure><a href="/page.html">${IMAGE}</a></figure>`, 'img'],
      ['the item itself, in words', `<a href="${FULL}">Enlarge</a>`, 'a'],
      ['to an image, beside it', `<div>${IMAGE}<a href="${FULL}">Enlarge</a></div>`, 'a'],
      ['all that the item has', `<p><a href="${FULL}">Enlarge</a></p>`, 'a'],
    ] as const)
      it(`${name}: open it`, async () => {
        const holder = await place(`<sq-lightbox>${html}</sq-lightbox>`);
        click(holder.querySelector(selector)!);
        await until(() => opens === 1);
      });
  });

  describe('links of a group', () => {
    const link = (label: string, inside = '') =>
      `<a href="${FULL}" data-sq-lightbox="own-trip">${inside || `<img src="${picture()}" alt="${label}" width="60" height="40">`}</a>`;
    const inShadowRoot = async (html: string) => {
      const host = await place('<div></div>');
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = html;
      return root;
    };

    it('open in a shadow root, with the links of that root', async () => {
      await place(link('Of the page'));
      const root = await inShadowRoot(link('One') + link('Two'));
      root.querySelectorAll('img')[1]!.click();
      await until(() => opens === 1);
      const lightbox = root.querySelector<Lightbox>('sq-lightbox')!;
      await until(() => isOpen(lightbox));
      expect(shown(lightbox)).to.equal('Two');
      expect(part(lightbox, 'status')!.textContent, 'and no other').to.contain('2 of 2');
      await closed(() => void lightbox.close());
    });
    it('open in the author’s lightbox of that root', async () => {
      const root = await inShadowRoot(`${link('One')}<sq-lightbox group="own-trip" theme="light"></sq-lightbox>`);
      root.querySelector('img')!.click();
      await until(() => opens === 1);
      const all = root.querySelectorAll<Lightbox>('sq-lightbox');
      expect([all.length, isOpen(all[0]!)]).to.deep.equal([1, true]);
      await closed(() => void all[0]!.close());
    });
    it('open where a component is around the image, and where the link is around a slot', async () => {
      const holder = await place(link('One', '<page-frame></page-frame>'));
      const frame = holder.querySelector('page-frame')!.attachShadow({ mode: 'open' });
      frame.innerHTML = IMAGE;
      frame.querySelector('img')!.click();
      await until(() => opens === 1);
      await closed(() => void document.querySelector<Lightbox>('sq-lightbox')!.close());
      const root = await inShadowRoot(link('One', '<slot></slot>'));
      root.host.innerHTML = IMAGE;
      root.host.querySelector('img')!.click();
      await until(() => opens === 2);
      await closed(() => void root.querySelector<Lightbox>('sq-lightbox')!.close());
    });
    it('leave a control inside of the link its click', async () => {
      const holder = await place(link('One', `${IMAGE}<label><input type="checkbox"> Choose</label>`));
      const input = holder.querySelector('input')!;
      window.removeEventListener('click', stay);
      let isTaken = true;
      window.addEventListener(
        'click',
        (event) => {
          isTaken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      click(input);
      expect(isTaken).to.equal(false);
    });
  });

  it('on a place of an image', async () => {
    window.removeEventListener('click', stay);
    history.replaceState(null, '', '#none');
    const holder = await place(`<sq-lightbox><div>${PLACES}</div></sq-lightbox>`);
    await sendMouse({ type: 'click', position: middleOf(holder.querySelector('img')!) });
    await until(() => location.hash === '#followed');
    expect(opens).to.equal(0);
  });
});
