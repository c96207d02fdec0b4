import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { gallery } from '../gallery/declaration.js';
import '../../elements/sq-gallery/index.js';
import '../../elements/sq-menu/index.js';
import '../../elements/sq-tooltip/index.js';
import {
  captionBox,
  closeAtOnce,
  endAnimations,
  part,
  placeLightbox,
  scaleOf,
  shown,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

/** What uses keys itself, as authors write it. Each of them is in a caption or in a slide. */
const USERS: Record<string, string> = {
  'a range input': '<input type="range" data-user aria-label="A">',
  'a choice': '<select data-user aria-label="A"><option>1</option></select>',
  'a text area': '<textarea data-user aria-label="A"></textarea>',
  'text that can be edited': '<p contenteditable data-user><b>Words</b></p>',
  'a player': '<video controls data-user></video>',
  'a sound': '<audio controls data-user></audio>',
  'a slider of the page’s': '<div role="slider" tabindex="0" aria-valuenow="1" data-user></div>',
  'a part of a slider': '<div role="slider" tabindex="0" aria-valuenow="1"><i data-user></i></div>',
  'a list': '<ul role="listbox" tabindex="0"><li role="option" data-user>One</li></ul>',
  'tabs of the page’s': '<div role="tablist"><button role="tab" data-user>One</button></div>',
  'a menu': '<div role="menu"><button role="menuitem" data-user>One</button></div>',
  'a control that the page defines': '<page-range tabindex="0" data-user></page-range>',
  'choices of the page’s': '<div role="radiogroup"><span role="radio" tabindex="0" data-user>One</span></div>',
};
customElements.define(
  'page-range',
  class extends HTMLElement {
    static readonly formAssociated = true;
  },
);
/** What makes a key not ours. */
const PRESSES: Record<string, KeyboardEventInit> = {
  'with Control': { ctrlKey: true },
  'with Alt': { altKey: true },
  'with Meta': { metaKey: true },
  'while a text is composed': { isComposing: true },
};

/** Dispatched, as not every engine's driver can hold a modifier down. Returns whether nobody has answered it. */
const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }));
const select = (node: Node) => getSelection()!.setBaseAndExtent(node, 0, node, node.childNodes.length);

describe('keys that are not ours', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    getSelection()!.removeAllRanges();
    await closeAtOnce(current);
    current = undefined;
    media.restore();
  });
  async function open(caption = '', attributes = '') {
    const figure = (label: string) =>
      `<figure><a href="${picture()}"><img src="${picture()}" alt="${label}"></a><figcaption>${caption || 'Words'}</figcaption></figure>`;
    current = await placeLightbox(attributes, figure('One') + figure('Two'));
    await current.open(0);
    endAnimations(current);
    return current;
  }
  const isUntouched = (element: Lightbox) => {
    expect(shown(element)).to.equal('One');
    expect(captionBox(element).dataset['shown']).to.equal('true');
  };

  describe('in the viewer', () => {
    for (const [what, more] of Object.entries(PRESSES))
      it(`are those ${what}`, async () => {
        const element = await open();
        for (const key of ['c', 'ArrowRight', 'ArrowLeft', 'Home', 'End', '+', '-', '0'])
          expect(press(part(element, 'dialog')!, key, more), key).to.equal(true);
        isUntouched(element);
      });
    it('are arrows with Shift, which select', async () => {
      const element = await open();
      for (const key of ['ArrowRight', 'End'])
        expect(press(part(element, 'dialog')!, key, { shiftKey: true }), key).to.equal(true);
      isUntouched(element);
    });
    it('are not signs that need Shift to be typed', async () => {
      const element = await open();
      await until(() => !press(part(element, 'dialog')!, '+', { shiftKey: true }));
      endAnimations(element);
      await until(() => scaleOf(element) > 1);
    });
    const { 'a player': player, ...inCaptions } = USERS;
    for (const [what, html] of Object.entries(inCaptions))
      it(`are those of ${what} in a caption`, async () => {
        const element = await open(html);
        const target = captionBox(element).querySelector('[data-user]')!;
        for (const key of ['c', 'ArrowRight', 'Home', 'End', '+', '0']) expect(press(target, key), key).to.equal(true);
        isUntouched(element);
      });
    it('are those of a film', async () => {
      current = await placeLightbox('', player + slides(1));
      await current.open(0);
      endAnimations(current);
      const film = part<HTMLVideoElement>(current, 'image')!;
      film.focus();
      await sendKeys({ press: 'ArrowRight' });
      await sendKeys({ press: 'End' });
      expect(film.isConnected).to.equal(true);
      part(current, 'close')!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await until(() => shown(current!) === 'Slide 1');
    });
    it('are those that the page has answered', async () => {
      const element = await open();
      window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
      press(part(element, 'dialog')!, 'ArrowRight');
      isUntouched(element);
    });
    it('are those on a text that is selected', async () => {
      const element = await open();
      select(part(element, 'caption')!);
      expect(press(part(element, 'dialog')!, 'c')).to.equal(true);
      expect(press(part(element, 'dialog')!, 'ArrowRight')).to.equal(true);
      isUntouched(element);
    });
    it('are not those on a text that is selected on the page behind it', async () => {
      const text = await place('<p>Words of the page</p>');
      select(text);
      const element = await open();
      select(text);
      await sendKeys({ press: 'ArrowRight' });
      await until(() => shown(element) === 'Two');
    });
  });

  describe('in a gallery', () => {
    type Gallery = ElementOf<typeof gallery>;
    const placeGallery = async (inside: string) => {
      const element = await place<Gallery>(
        `<sq-gallery design="slideshow" label="A">${slides(2)}${inside}</sq-gallery>`,
      );
      await settled(element);
      return element;
    };
    for (const [what, more] of Object.entries(PRESSES))
      it(`are those ${what}`, async () => {
        const element = await placeGallery('');
        expect(press(element.querySelector('a')!, 'ArrowRight', more)).to.equal(true);
      });
    for (const [what, html] of Object.entries(USERS))
      it(`are those of ${what} in a slide`, async () => {
        const element = await placeGallery(`<div>${html}</div>`);
        expect(press(element.querySelector('[data-user]')!, 'ArrowLeft')).to.equal(true);
        expect(press(element.querySelector('a')!, 'ArrowRight'), 'beside it they are').to.equal(false);
      });
    it('are those on a text that is selected', async () => {
      const element = await placeGallery('<p>Words</p>');
      select(element.querySelector('p')!);
      expect(press(element.querySelector('a')!, 'ArrowRight')).to.equal(true);
    });
    it('are not those of a page whose own control the gallery is in', async () => {
      const holder = await place(
        `<div role="tablist"><sq-gallery design="slideshow" label="A">${slides(2)}</sq-gallery></div>`,
      );
      const element = holder.firstElementChild as Gallery;
      await settled(element);
      expect(press(element.querySelector('a')!, 'ArrowRight')).to.equal(false);
    });
  });

  it('are those with Alt, or of a text that is composed, on a tab of a menu', async () => {
    const element = await place('<sq-menu><h2>One</h2><p>A</p><h2>Two</h2><p>B</p></sq-menu>');
    await settled(element);
    const tab = element.shadowRoot!.querySelector('[role=tab]')!;
    for (const more of Object.values(PRESSES)) expect(press(tab, 'ArrowRight', more)).to.equal(true);
    expect(press(tab, 'ArrowRight')).to.equal(false);
  });
  it('are an Escape that ends a composition, or with Shift, while a tooltip is shown', async () => {
    const holder = await place('<p><button id="tipped">A</button><sq-tooltip for="tipped">Words</sq-tooltip></p>');
    const tooltip = holder.querySelector('sq-tooltip')!;
    await settled(tooltip);
    await sendKeys({ press: 'Tab' });
    holder.querySelector('button')!.focus();
    await until(() => inShadow(tooltip, '[part=tooltip]')!.checkVisibility());
    for (const more of [{ isComposing: true }, { shiftKey: true }])
      expect(press(holder.querySelector('button')!, 'Escape', more)).to.equal(true);
    expect(press(holder.querySelector('button')!, 'Escape')).to.equal(false);
  });
});
