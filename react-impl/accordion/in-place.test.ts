import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import '../../elements/sq-accordion/index.js';
import sheet from '../../elements/sq-accordion/sq-accordion.css' with { type: 'css' };

const ANSWER = '<p>An answer of some words.</p>'.repeat(120);
const SHORT = '<p>An answer.</p>';
const questions = (write: (title: string, text: string) => string) =>
  [ANSWER, SHORT, `${SHORT}${ANSWER}`, SHORT].map((text, index) => write(`Question ${index + 1}`, text)).join('');
const FORMS = {
  details: questions((title, text) => `<details><summary>${title}</summary>${text}</details>`),
  headings: questions((title, text) => `<h3>${title}</h3>${text}`),
};
const space = (px: number) => `<div style="block-size: ${px}px"></div>`;
/** Where the accordion stands, and what scrolls there. */
const PLACES: Record<string, (accordion: string) => string> = {
  'the page': (accordion) => `${space(700)}${accordion}${space(3000)}`,
  'a box': (accordion) =>
    `<div class="box" style="block-size: 400px; overflow: auto">${space(700)}${accordion}${space(3000)}</div>`,
};

describe('the item that the visitor opens', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(async () => {
    media.restore();
    scrollTo(0, 0);
    await resetMouse();
  });

  const itemsOf = (element: Element) => {
    const own = [...element.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    return own.length > 0 ? own : [...element.shadowRoot!.querySelectorAll('details')];
  };
  const states = (element: Element) => itemsOf(element).map(({ open }) => open);
  const moves = (element: Element) => itemsOf(element).flatMap((item) => item.getAnimations());
  const topOf = (element: Element, index: number) => Math.round(itemsOf(element)[index]!.getBoundingClientRect().top);
  const scroller = () => document.querySelector('.box') ?? document.scrollingElement!;
  const frames = async (count: number) => {
    for (let index = 0; index < count; index++) await new Promise(requestAnimationFrame);
  };

  /** An accordion of which the first item is open, and another one 150 px below the top of what scrolls. */
  async function withFirstOpen(around: (accordion: string) => string, inside: string, next: number) {
    const html = around(`<sq-accordion open-first>${inside}</sq-accordion>`);
    const element = (await place(`<div>${html}</div>`)).querySelector('sq-accordion')!;
    await settled(element);
    const edge = document.querySelector('.box')?.getBoundingClientRect().top ?? 0;
    scroller().scrollBy({ top: topOf(element, next) - edge - 150, behavior: 'instant' });
    await frames(2);
    return element;
  }
  /** A real press, where the item is. */
  async function press(element: Element, index: number) {
    const { left, top } = itemsOf(element)[index]!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + 20)] });
  }
  /** Brings all motions to a time in ms, and lets the page follow. */
  async function moveTo(element: Element, time: number) {
    for (const animation of moves(element)) {
      animation.pause();
      animation.currentTime = time;
    }
    await frames(3);
  }
  async function end(element: Element) {
    for (const animation of moves(element)) animation.finish();
    await until(() => moves(element).length === 0, 'the items do not come to rest');
    await frames(3);
  }

  for (const [form, inside] of Object.entries(FORMS))
    for (const [where, around] of Object.entries(PLACES)) {
      it(`stays under the pointer while a long one above it closes: ${form} in ${where}`, async () => {
        const element = await withFirstOpen(around, inside, 1);
        const before = topOf(element, 1);
        await press(element, 1);
        await until(() => moves(element).length === 2, 'they do not move');
        for (const time of [0, 60, 180]) {
          await moveTo(element, time);
          expect(topOf(element, 1), `after ${time} ms`).to.be.closeTo(before, 1);
        }
        await end(element);
        expect(states(element)).to.deep.equal([false, true, false, false]);
        expect(topOf(element, 1), 'at the end').to.be.closeTo(before, 1);
      });

      it(`stays under the pointer without motion, and when it is long itself: ${form} in ${where}`, async () => {
        media.change(true);
        const element = await withFirstOpen(around, inside, 2);
        const before = topOf(element, 2);
        await press(element, 2);
        expect(states(element)).to.deep.equal([false, false, true, false]);
        expect(topOf(element, 2)).to.be.closeTo(before, 1);
        await frames(3);
        expect(topOf(element, 2)).to.be.closeTo(before, 1);
      });
    }

  it('stays where a search in the page has scrolled to, when a long one above it closes', async () => {
    const element = await withFirstOpen(PLACES['the page']!, FORMS.details, 1);
    const before = topOf(element, 1);
    // As the browser does.
    itemsOf(element)[1]!.open = true;
    await until(() => !states(element)[0]);
    await frames(3);
    expect(topOf(element, 1)).to.be.closeTo(before, 1);
  });

  it('goes where a page brings it that scrolls when it hears of it', async () => {
    const element = await withFirstOpen(PLACES['the page']!, FORMS.details, 2);
    element.addEventListener('sq-toggle', (event) => {
      const { item, open } = (event as CustomEvent<{ item: Element; open: boolean }>).detail;
      if (open) scrollBy(0, item.getBoundingClientRect().top - 40);
    });
    media.change(true);
    await press(element, 2);
    await frames(3);
    expect(topOf(element, 2)).to.be.closeTo(40, 1);
  });

  it('is let go as soon as the visitor scrolls', async () => {
    const element = await withFirstOpen(PLACES['the page']!, FORMS.details, 1);
    const before = topOf(element, 1);
    await press(element, 1);
    await until(() => moves(element).length === 2, 'they do not move');
    await moveTo(element, 60);
    scrollBy({ top: -100, behavior: 'instant' });
    await frames(3);
    expect(topOf(element, 1)).to.be.closeTo(before + 100, 1);
    await end(element);
  });

  it('stays under the pointer near the end of a page, which the browser scrolls as it becomes shorter', async () => {
    const element = await withFirstOpen(
      (accordion) => space(700) + accordion + space(innerHeight - 200),
      FORMS.details,
      1,
    );
    const before = topOf(element, 1);
    await press(element, 1);
    await until(() => moves(element).length === 2, 'they do not move');
    for (const time of [60, 180]) await moveTo(element, time);
    await end(element);
    expect(topOf(element, 1)).to.be.closeTo(before, 1);
  });

  it('does not jump when it closes at the end of the page', async () => {
    const element = await withFirstOpen((accordion) => space(700) + accordion, FORMS.details, 3);
    scrollTo(0, document.documentElement.scrollHeight);
    await press(element, 2);
    await end(element);
    scrollTo(0, topOf(element, 2) + scrollY - 10);
    await frames(2);
    const before = topOf(element, 2);
    await press(element, 2);
    await until(() => moves(element).length === 1, 'it does not move');
    await moveTo(element, 0);
    expect(topOf(element, 2)).to.be.closeTo(before, 1);
    await end(element);
  });

  for (const position of ['fixed', 'sticky'])
    it(`does not scroll the page where it is in something ${position}`, async () => {
      const side = `position: ${position}; inset: 0 0 auto; background: white`;
      const around = (accordion: string) => `<div><div style="${side}">${accordion}</div>${space(3000)}</div>`;
      const short = '<details><summary>One</summary>Short</details><details><summary>Two</summary>Short</details>';
      const element = await withFirstOpen(around, short, 1);
      scrollTo(0, 500);
      await frames(2);
      await press(element, 1);
      await until(() => moves(element).length === 2, 'they do not move');
      await moveTo(element, 100);
      const whileItMoves = scrollY;
      await end(element);
      expect([states(element), whileItMoves, scrollY]).to.deep.equal([[false, true], 500, 500]);
    });
});
