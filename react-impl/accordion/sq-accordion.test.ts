import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { imagesHaveFailed } from '../../shared/testing/hostile.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { accordion } from './declaration.js';
import '../../elements/sq-accordion/index.js';
import sheet from '../../elements/sq-accordion/sq-accordion.css' with { type: 'css' };

type Accordion = ElementOf<typeof accordion>;
type Toggle = CustomEvent<{ item: Element; index: number; open: boolean }>;

const item = (title: string, more = '') =>
  `<details ${more}><summary>${title}</summary><p>About ${title}</p></details>`;
const ITEMS = `${item('clay')}${item('glaze')}${item('fire')}`;
const HEADINGS = `<h3>clay</h3><section><p>About clay</p></section>
  <h3>glaze</h3><p>About glaze</p><p id="more">More about glaze</p>`;

/** The items of both forms. */
const itemsOf = (element: Element): HTMLDetailsElement[] => {
  const own = [...element.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  return own.length > 0 ? own : [...element.shadowRoot!.querySelectorAll('details')];
};
const states = (element: Element) => itemsOf(element).map(({ open }) => open);
const moves = (element: Element) => itemsOf(element).flatMap((each) => each.getAnimations());
const atRest = async (element: Element) => until(() => moves(element).length === 0, 'the items do not come to rest');
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** A real click on the line of an item. */
async function press(element: Element, index: number) {
  const line = itemsOf(element)[index]!.querySelector('summary')!;
  line.scrollIntoView({ block: 'center' });
  const { left, top, height } = line.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + height / 2)] });
}
/** Ends the motions that have begun: how long they last is tested by itself. */
const end = async (element: Element) => {
  const running = moves(element);
  for (const animation of running) animation.finish();
  await Promise.allSettled(running.map(({ finished }) => finished));
  await atRest(element);
};
const pressAndRest = async (element: Element, index: number) => {
  await press(element, index);
  await end(element);
};
/** Runs with a name in the address, which is taken away at the end. */
async function withHash(hash: string, run: () => Promise<void>) {
  const before = location.href;
  location.hash = hash;
  try {
    await run();
  } finally {
    history.replaceState(null, '', before);
  }
}

describe('sq-accordion', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(async () => {
    media.restore();
    sessionStorage.clear();
    await resetMouse();
  });
  const open = (attributes = '', inside = ITEMS) =>
    place<Accordion>(`<sq-accordion ${attributes}>${inside}</sq-accordion>`);
  const heard = (element: Element) => {
    const list: string[] = [];
    element.addEventListener('sq-toggle', (event) => {
      const { index, open: isOpen } = (event as Toggle).detail;
      list.push(`${index} ${isOpen ? 'open' : 'closed'}`);
    });
    return list;
  };

  for (const [form, inside] of Object.entries({ details: ITEMS, headings: HEADINGS }))
    describe(`with ${form}`, () => {
      it('opens an item by a click, and closes it by another [ACC-001]', async () => {
        const element = await open('', inside);
        const all = heard(element);
        const content = [...element.querySelectorAll('p')].find((each) => each.textContent === 'About glaze')!;
        expect([states(element).includes(true), isSeen(content)]).to.deep.equal([false, false]);
        await pressAndRest(element, 1);
        expect([states(element)[1], isSeen(content)]).to.deep.equal([true, true]);
        await pressAndRest(element, 1);
        expect([states(element).includes(true), isSeen(content)]).to.deep.equal([false, false]);
        expect(all).to.deep.equal(['1 open', '1 closed']);
      });
      it('closes the others when one is opened, unless several may be open [ACC-002]', async () => {
        const one = await open('', inside);
        const all = heard(one);
        await pressAndRest(one, 0);
        await pressAndRest(one, 1);
        expect(states(one).slice(0, 2)).to.deep.equal([false, true]);
        expect(all).to.deep.equal(['0 open', '0 closed', '1 open']);
        const several = await open('multiple', inside);
        await pressAndRest(several, 0);
        await pressAndRest(several, 1);
        expect(states(several).slice(0, 2)).to.deep.equal([true, true]);
      });
      it('opens the first item at the start, if it shall, at once and without an event [ACC-003]', async () => {
        const all = heard(document.body);
        const element = await open('open-first', inside);
        expect([states(element).indexOf(true), states(element).lastIndexOf(true)]).to.deep.equal([0, 0]);
        expect(moves(element)).to.deep.equal([]);
        expect(states(await open('', inside))).not.to.include(true);
        expect(all).to.deep.equal([]);
      });
      it('ignores clicks while an item moves [ACC-004]', async () => {
        const element = await open('', inside);
        const all = heard(element);
        await press(element, 0);
        await until(() => moves(element).length > 0);
        for (const animation of moves(element)) animation.pause();
        await press(element, 0);
        await press(element, 1);
        expect([all, states(element)[1]]).to.deep.equal([['0 open'], false]);
        await end(element);
        await pressAndRest(element, 0);
        expect(all).to.deep.equal(['0 open', '0 closed']);
      });
      it('moves for 250 ms, from the height of the line to that of all, and back [ACC-005]', async () => {
        const element = await open('', inside);
        const target = itemsOf(element)[0]!;
        const height = () => target.getBoundingClientRect().height;
        const closed = height();
        await press(element, 0);
        await until(() => moves(element).length > 0);
        const [opening] = moves(element);
        expect(opening!.effect!.getComputedTiming().duration).to.equal(250);
        opening!.pause();
        opening!.currentTime = 0;
        expect(height()).to.equal(closed);
        opening!.currentTime = 249.999;
        const whole = height();
        opening!.finish();
        await atRest(element);
        expect(height())
          .to.be.closeTo(whole, 0.5)
          .and.above(closed + 10);
        await press(element, 0);
        await until(() => moves(element).length > 0);
        expect(moves(element)[0]!.effect!.getComputedTiming().duration).to.equal(250);
        expect(target.open, 'the content stays until the end').to.equal(true);
        await atRest(element);
        expect([target.open, height()]).to.deep.equal([false, closed]);
      });
      it('is used by keys, and does not move under reduced motion', async () => {
        media.change(true);
        const element = await open('', inside);
        itemsOf(element)[0]!.querySelector('summary')!.focus();
        await sendKeys({ press: 'Enter' });
        expect([states(element)[0], moves(element)]).to.deep.equal([true, []]);
        await sendKeys({ press: ' ' });
        expect([states(element)[0], moves(element)]).to.deep.equal([false, []]);
      });
      it('shows everything on paper, and what was shown before afterwards', async () => {
        const element = await open('open-first', inside);
        const all = heard(element);
        window.dispatchEvent(new Event('beforeprint'));
        expect(states(element)).not.to.include(false);
        // The browser tells of the change later.
        await new Promise((done) => setTimeout(done));
        expect(states(element)).not.to.include(false);
        window.dispatchEvent(new Event('afterprint'));
        expect([states(element).indexOf(true), states(element).lastIndexOf(true)]).to.deep.equal([0, 0]);
        expect(all).to.deep.equal([]);
      });
      it('opens and closes by methods, without events, and by commands of buttons', async () => {
        const element = await open('', inside);
        const all = heard(element);
        await element.expandAll();
        await end(element);
        expect(states(element)).not.to.include(false);
        await element.collapseAll();
        await end(element);
        expect(states(element)).not.to.include(true);
        await element.open(0);
        await element.open(1);
        await end(element);
        expect(states(element).slice(0, 2)).to.deep.equal([false, true]);
        await element.close(1);
        await element.open(99);
        await end(element);
        expect(states(element)).not.to.include(true);
        element.dispatchEvent(Object.assign(new Event('command'), { command: '--expand-all' }));
        await until(() => !states(element).includes(false));
        expect(all).to.deep.equal([]);
      });
      it('remembers what is open, if it shall, until the tab is closed', async () => {
        const first = await open('id="kept" remember open-first', inside);
        await pressAndRest(first, 1);
        first.remove();
        const again = await open('id="kept" remember open-first', inside);
        expect(states(again).slice(0, 2)).to.deep.equal([false, true]);
        again.remove();
        expect(states(await open('id="kept"', inside))).not.to.include(true);
      });
      it('is accessible, closed and open', async () => {
        const element = await open('multiple', inside);
        await expect(element).to.be.accessible();
        await element.expandAll();
        await end(element);
        await expect(element).to.be.accessible();
      });
    });

  describe('an item', () => {
    it('that the browser opens, as a search in the page does, closes the others', async () => {
      const element = await open('open-first');
      const toggle = nextEvent<Toggle>(element, 'sq-toggle');
      itemsOf(element)[2]!.open = true;
      expect((await toggle).detail.index).to.equal(0);
      await until(() => !states(element)[0]);
      expect(states(element)).to.deep.equal([false, false, true]);
    });
    it('that the address names is opened and in view: at the start, after a link, and after the same link', async () => {
      const far = `<div style="height: 3000px"></div>${item('kiln', 'id="kiln"')}<p>After</p>`;
      await withHash('kiln', async () => {
        const element = await open('', `${item('clay', 'open')}${far}`);
        const [, kiln] = itemsOf(element);
        expect(kiln!.open).to.equal(true);
        const isInView = () =>
          kiln!.getBoundingClientRect().top < innerHeight && kiln!.getBoundingClientRect().top >= 0;
        await until(isInView, 'not in view');
        const link = document.createElement('a');
        link.href = '#kiln';
        document.body.append(link);
        await pressAndRest(element, 1);
        expect(kiln!.open).to.equal(false);
        link.click();
        expect(kiln!.open).to.equal(true);
        await pressAndRest(element, 1);
        location.hash = 'nothing';
        window.scrollTo(0, 0);
        link.click();
        await until(() => kiln!.open && isInView());
        link.remove();
      });
    });
    it('is opened by a name in its content, under a heading too', () =>
      withHash('more', async () => {
        const element = await open('', HEADINGS);
        expect(states(element)).to.deep.equal([false, true]);
      }));
    it('with a link in its line leaves the link a link', async () => {
      const element = await open('', '<details><summary>Clay <a href="#clay">link</a></summary>About</details>');
      element.querySelector('a')!.click();
      await until(() => location.hash === '#clay');
      expect(states(element)).to.deep.equal([false]);
      history.replaceState(null, '', location.pathname + location.search);
    });
    it('that moves turns round when a method says so', async () => {
      const element = await open();
      await element.open(0);
      await until(() => moves(element).length > 0);
      await element.close(0);
      await atRest(element);
      await until(() => !states(element)[0]);
      expect(itemsOf(element)[0]!.outerHTML).not.to.contain('sq-moving');
    });
    it('of a shared name is one of one as well', async () => {
      const named = ['clay', 'glaze'].map((title) => item(title, 'name="faq"')).join('');
      const element = await open('', named);
      await pressAndRest(element, 0);
      await pressAndRest(element, 1);
      expect(states(element)).to.deep.equal([false, true]);
      window.dispatchEvent(new Event('beforeprint'));
      expect(states(element)).to.deep.equal([true, true]);
      window.dispatchEvent(new Event('afterprint'));
      expect([states(element), itemsOf(element)[0]!.getAttribute('name')]).to.deep.equal([[false, true], 'faq']);
    });
    it('in an item belongs to it, and in an accordion inside to that one', async () => {
      const inner = `<details class="plain"><summary>plain</summary>x</details><sq-accordion>${ITEMS}</sq-accordion>`;
      const element = await open('', `<details open><summary>outer</summary>${inner}</details>${item('other')}`);
      const within = element.querySelector('sq-accordion')!;
      await settled(within);
      const all = heard(element);
      await pressAndRest(within, 1);
      expect([states(element), states(within)]).to.deep.equal([
        [true, false],
        [false, true, false],
      ]);
      element.querySelector<HTMLElement>('.plain summary')!.click();
      expect(element.querySelector<HTMLDetailsElement>('.plain')!.open).to.equal(true);
      expect(all, 'only that of the inner one').to.deep.equal(['1 open']);
    });
    it('added later is one of them', async () => {
      const element = await open('open-first');
      element.insertAdjacentHTML('beforeend', item('shop'));
      await settled(element);
      await pressAndRest(element, 3);
      expect(states(element)).to.deep.equal([false, false, false, true]);
    });
  });

  describe('the JSON of a platform', () => {
    const JSON_ITEMS = [
      {
        title: 'Do you ship?',
        description: '<p>Every <strong>Friday</strong>.<img src=x onerror="window.hurt=1"></p>',
      },
      { title: 'Orders?', description: 'Yes' },
      { title: '', description: 'nobody can open it' },
      null,
    ];
    const withJson = (settings: object, inside = '') =>
      open(
        `data-block-json='${JSON.stringify({ accordionItems: JSON_ITEMS, ...settings }).replaceAll("'", '&#39;')}'`,
        inside,
      );
    const titles = (element: Element) => [...element.querySelectorAll('summary')].map((each) => each.textContent);

    it('makes the items, and nothing in it runs', async () => {
      const element = await withJson({ isExpandedFirstItem: true, shouldAllowMultipleOpenItems: true });
      await until(() => titles(element).length === 2);
      expect(titles(element)).to.deep.equal(['Do you ship?', 'Orders?']);
      await until(() => states(element)[0]);
      expect(element.querySelector('details')!.innerHTML).to.contain('<p>Every <strong>Friday</strong>.</p>');
      await pressAndRest(element, 1);
      expect(states(element)).to.deep.equal([true, true]);
      await imagesHaveFailed();
      expect('hurt' in window).to.equal(false);
      element.items = [{ title: 'Only one', description: '' }];
      await until(() => titles(element).join() === 'Only one');
    });
    it('is only settings where the page has the items', async () => {
      const element = await withJson({ shouldAllowMultipleOpenItems: true }, ITEMS);
      element.items = [{ title: 'Other', description: '' }];
      await settled(element);
      await pressAndRest(element, 0);
      await pressAndRest(element, 1);
      expect([titles(element), states(element)]).to.deep.equal([
        ['clay', 'glaze', 'fire'],
        [true, true, false],
      ]);
    });
    it('says how it looks', async () => {
      const element = await withJson(
        {
          isDividerEnabled: false,
          isFirstDividerVisible: false,
          accordionIcon: 'Arrow',
          accordionIconPlacement: 'left',
        },
        ITEMS,
      );
      expect(
        ['dividers', 'first-divider', 'icon', 'icon-placement'].map((name) => element.getAttribute(name)),
      ).to.deep.equal(['false', 'false', 'arrow', 'left']);
      const [first, second] = itemsOf(element);
      const line = getComputedStyle(first!.querySelector('summary')!);
      expect([line.paddingInlineStart, getComputedStyle(second!).borderBlockStartWidth]).to.deep.equal(['34px', '0px']);
      expect(
        getComputedStyle((await open('style="--sq-color-border: red"')).children[1]!).borderBlockStartWidth,
      ).to.equal('1px');
    });
    it('that is none is one warning, and the content stays', async () => {
      const warnings = await warningsOf(async () => {
        const element = await open('items="{" icon="star" data-block-json="["');
        await pressAndRest(element, 0);
        expect(states(element)[0]).to.equal(true);
      });
      expect(warnings).to.have.length(3);
    });
  });

  describe('structured data', () => {
    const script = () => document.head.querySelector('script[type="application/ld+json"]');
    interface Question {
      name: string;
      acceptedAnswer: { text: string };
    }
    const questions = () => (JSON.parse(script()!.textContent) as { mainEntity: Question[] }).mainEntity;

    it('is written once for all accordions that ask for it, and goes with them', async () => {
      expect(script()).to.equal(null);
      const one = await open('faq', `${item('5 &lt; 6 &lt;/script>')}${item('glaze')}`);
      const two = await open('faq', HEADINGS);
      await until(() => script() && questions().length === 4);
      expect(document.head.querySelectorAll('script[type="application/ld+json"]')).to.have.length(1);
      expect(script()!.textContent).not.to.contain('<');
      expect(questions().map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).to.deep.equal([
        ['5 < 6 </script>', 'About 5 < 6 </script>'],
        ['glaze', 'About glaze'],
        ['clay', 'About clay'],
        ['glaze', 'About glaze More about glaze'],
      ]);
      one.remove();
      await until(() => questions().length === 2);
      two.remove();
      await until(() => script() === null);
    });
    it('leaves that of the page alone', async () => {
      const own = document.createElement('script');
      own.type = 'application/ld+json';
      own.textContent = '{"@type": "FAQPage"}';
      document.body.append(own);
      const element = await open('faq');
      const other = await open('faq', HEADINGS);
      await until(() => element.matches(':state(ready)') && other.matches(':state(ready)'));
      await import('./features/faq.js');
      await settled(other);
      expect(script()).to.equal(null);
      own.remove();
    });
  });

  it('shows everything where the script never comes', async () => {
    // A tag that nothing defines, with the same rules.
    const other = new CSSStyleSheet();
    other.replaceSync(
      [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/sq-accordion(?!-)/g, 'sq-never')).join('\n'),
    );
    document.adoptedStyleSheets.push(other);
    const holder = document.createElement('div');
    holder.innerHTML = `<sq-never>${HEADINGS}</sq-never>`;
    document.body.append(holder);
    const hidden = () =>
      [...holder.querySelectorAll('p')].filter((each) => !each.checkVisibility({ visibilityProperty: true }));
    expect(hidden().length).to.be.above(0);
    for (const animation of document.getAnimations()) animation.finish();
    await until(() => hidden().length === 0);
    holder.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== other);
  });

  it('works where storage throws', async () => {
    const restore = pretend(Storage.prototype, 'setItem', () => {
      throw new DOMException('No', 'QuotaExceededError');
    });
    const element = await open('remember');
    await pressAndRest(element, 0);
    restore();
    expect(states(element)[0]).to.equal(true);
  });

  it('leaves no trace of its own on what it has moved, or grouped', async () => {
    const element = await open('', HEADINGS);
    const parent = element.parentElement!;
    element.remove();
    await settled(element);
    expect(element.innerHTML.trim()).to.equal(HEADINGS.trim());
    parent.append(element);
    const plain = await open();
    await pressAndRest(plain, 0);
    await pressAndRest(plain, 0);
    expect(plain.innerHTML.replaceAll('<details >', '<details>')).to.equal(ITEMS.replaceAll('<details >', '<details>'));
  });

  for (const [form, inside] of Object.entries({ details: `${ITEMS}${item('open', 'open')}`, headings: HEADINGS }))
    it(`keeps its place when it is upgraded: ${form}`, async () => {
      for (const width of [320, 800]) {
        const { before: first, after: second } = await aroundUpgrade(
          `<sq-accordion>${inside}</sq-accordion>`,
          'sq-accordion',
          width,
        );
        const shown = (all: typeof first) => (form === 'details' ? all : [all[0], all[1], all.at(-1)]);
        expect(shown(second)).to.deep.equal(shown(first));
      }
    });
});
