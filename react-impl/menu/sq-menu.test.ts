import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { menu } from './declaration.js';
import '../../elements/sq-menu/index.js';
import sheet from '../../elements/sq-menu/sq-menu.css' with { type: 'css' };

type Menu = ElementOf<typeof menu>;

const NAMES = ['Breakfast', 'Lunch', 'Supper'];
const HEADINGS = NAMES.map((name) => `<h3>${name}</h3><section><p>All of ${name}</p></section>`).join('');
const LINKS = `<ul>${NAMES.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>
  ${NAMES.map((name) => `<section id="${name}"><p>All of ${name}</p></section>`).join('')}`;

const buttons = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=tab]')];
const panels = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=panel]')];
const isTabs = (element: Element) => inShadow(element, '[role=tablist]') !== null;
const focused = (element: Element) => element.shadowRoot!.activeElement?.textContent;
/** The tab that says that it is shown. */
const said = (element: Element) =>
  buttons(element)
    .filter((each) => [each.ariaSelected, each.ariaExpanded].includes('true'))
    .map((each) => each.textContent)
    .join();
/** The sections that a visitor sees, by the last word of their paragraph. */
const seen = (element: Element) =>
  [...element.querySelectorAll('p')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .map((each) => each.textContent.split(' ').at(-1))
    .join();
const heard = (element: Element) => {
  const list: unknown[] = [];
  element.addEventListener('sq-tab-show', (event) => list.push((event as CustomEvent).detail));
  return list;
};

describe('sq-menu', () => {
  before(() => withPageSheet(sheet));
  const start = location.href;
  afterEach(async () => {
    history.replaceState(null, '', start);
    await resetMouse();
  });
  const open = (attributes = '', inside = HEADINGS) => place<Menu>(`<sq-menu ${attributes}>${inside}</sq-menu>`);
  const back = async () => {
    const done = nextEvent(window, 'popstate');
    history.back();
    await done;
  };

  for (const [form, inside] of Object.entries({ headings: HEADINGS, links: LINKS }))
    describe(`with ${form}`, () => {
      it('shows its menus as tabs, of which one is selected [MNU-001]', async () => {
        const element = await open('label="Menus"', inside);
        const list = inShadow(element, '[part=nav]')!;
        expect([list.getAttribute('role'), list.ariaLabel]).to.deep.equal(['tablist', 'Menus']);
        expect(
          buttons(element).map((each) => [each.getAttribute('role'), each.textContent, each.ariaSelected]),
        ).to.deep.equal([
          ['tab', 'Breakfast', 'true'],
          ['tab', 'Lunch', 'false'],
          ['tab', 'Supper', 'false'],
        ]);
        expect(seen(element)).to.equal('Breakfast');
        const [panel] = panels(element);
        expect(panel!.getAttribute('role')).to.equal('tabpanel');
        expect(inShadow(element, `#${panel!.getAttribute('aria-labelledby')}`)).to.equal(buttons(element)[0]);
        expect(inShadow(element, `#${buttons(element)[0]!.getAttribute('aria-controls')}`)).to.equal(panel);
        const { x, y, width, height } = buttons(element)[1]!.getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
        await settled(element);
        expect([said(element), seen(element)]).to.deep.equal(['Lunch', 'Lunch']);
      });
      it('selects the focused tab by Enter or by Space [MNU-002]', async () => {
        const element = await open('', inside);
        const all = heard(element);
        buttons(element)[0]!.focus();
        await sendKeys({ press: 'ArrowRight' });
        expect([focused(element), said(element), seen(element)]).to.deep.equal(['Lunch', 'Breakfast', 'Breakfast']);
        await sendKeys({ press: 'Enter' });
        expect([said(element), seen(element)]).to.deep.equal(['Lunch', 'Lunch']);
        await sendKeys({ press: 'ArrowRight' });
        await sendKeys({ press: ' ' });
        expect([said(element), seen(element)]).to.deep.equal(['Supper', 'Supper']);
        await sendKeys({ press: 'Enter' });
        expect(all).to.deep.equal([
          { index: 1, previousIndex: 0, label: 'Lunch' },
          { index: 2, previousIndex: 1, label: 'Supper' },
        ]);
      });
      it('moves between tabs by arrows, around both ends [MNU-003]', async () => {
        const element = await open('', inside);
        buttons(element)[0]!.focus();
        const after = async (key: string) => {
          await sendKeys({ press: key });
          return focused(element);
        };
        expect(await after('ArrowLeft')).to.equal('Supper');
        expect(await after('ArrowRight')).to.equal('Breakfast');
        expect(await after('ArrowRight')).to.equal('Lunch');
        expect(await after('End')).to.equal('Supper');
        expect(await after('Home')).to.equal('Breakfast');
        expect(said(element)).to.equal('Breakfast');
      });
      it('moves on from the tab that has the focus, also when that was given back by another window', async () => {
        const element = await open('active="2"', inside);
        buttons(element)[0]!.focus();
        await sendKeys({ press: 'ArrowLeft' });
        expect(focused(element)).to.equal('Supper');
      });
      it('moves the other way in right-to-left text', async () => {
        const element = await open('dir="rtl"', inside);
        buttons(element)[0]!.focus();
        await sendKeys({ press: 'ArrowLeft' });
        expect(focused(element)).to.equal('Lunch');
        expect(buttons(element)[1]!.getBoundingClientRect().right).to.be.at.most(
          buttons(element)[0]!.getBoundingClientRect().left + 1,
        );
      });
      it('is one stop of the Tab key, and its section the next', async () => {
        const element = await open('', inside);
        buttons(element)[0]!.focus();
        await sendKeys({ press: 'End' });
        await sendKeys({ press: 'Tab' });
        expect(inShadow(element, ':focus')).to.equal(panels(element)[0]);
        buttons(element)[0]!.focus();
        expect(buttons(element).map((each) => each.tabIndex)).to.deep.equal([0, -1, -1]);
      });
      it('is one section below the other in a narrow place, with the same one shown', async () => {
        const element = await open('', inside);
        buttons(element)[1]!.click();
        await settled(element);
        element.parentElement!.style.width = '400px';
        await until(() => !isTabs(element));
        expect([said(element), seen(element)]).to.deep.equal(['Lunch', 'Lunch']);
        const tops = [...buttons(element), element.querySelectorAll('p')[1]!].map(
          (each) => each.getBoundingClientRect().top,
        );
        expect(tops[0]! < tops[1]! && tops[1]! < tops[3]! && tops[3]! < tops[2]!).to.equal(true);
        const line = buttons(element)[2]!;
        expect([line.parentElement!.role, line.parentElement!.ariaLevel]).to.deep.equal(['heading', '3']);
        line.focus();
        await sendKeys({ press: 'Enter' });
        expect([said(element), seen(element)]).to.deep.equal(['Supper', 'Supper']);
        expect(line.getAttribute('aria-disabled'), 'one is always shown').to.equal('true');
        await expect(element).to.be.accessible();
        element.parentElement!.style.width = '480px';
        await until(() => isTabs(element));
        expect([said(element), seen(element)]).to.deep.equal(['Supper', 'Supper']);
        element.parentElement!.style.width = '';
      });
      it('selects the tab in which a search in the page finds words', async () => {
        const element = await open('', inside);
        expect(panels(element).map((each) => each.getAttribute('hidden'))).to.deep.equal([
          null,
          'until-found',
          'until-found',
        ]);
        const found = panels(element)[2]!;
        found.dispatchEvent(new Event('beforematch', { bubbles: true }));
        expect(seen(element), 'before the browser scrolls').to.equal('Supper');
        await until(() => said(element) === 'Supper');
        expect(seen(element)).to.equal('Supper');
      });
      it('shows the tab of its attribute, and of its method, without an event', async () => {
        const element = await open('active="2"', inside);
        const all = heard(element);
        expect(seen(element)).to.equal('Supper');
        element.active = 1;
        await settled(element);
        expect(seen(element)).to.equal('Lunch');
        await element.show(0);
        await element.show(9);
        await settled(element);
        expect([seen(element), all]).to.deep.equal(['Breakfast', []]);
        element.active = 99;
        await settled(element);
        expect(seen(element)).to.equal('Supper');
      });
      it('is accessible', async () => {
        const element = await open('label="Menus"', inside);
        await expect(element).to.be.accessible();
      });
      it('keeps its place when it is upgraded', async () => {
        for (const width of [320, 800])
          for (const active of [0, 1, 2]) {
            const { before: first, after: second } = await aroundUpgrade(
              `<sq-menu active="${active}">${inside}</sq-menu>`,
              'sq-menu',
              width,
            );
            // The block, the section that is shown, its paragraph, and what comes after the block.
            const at = form === 'headings' ? [0, 2 + 3 * active, 3 + 3 * active] : [0, 8 + 2 * active, 9 + 2 * active];
            expect([...at.map((index) => second[index]), second.at(-1)], `${width} px, ${active}`).to.deep.equal([
              ...at.map((index) => first[index]),
              first.at(-1),
            ]);
          }
      });
    });

  it('selects at once by arrows, if it shall', async () => {
    const element = await open('activation="auto"');
    buttons(element)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect([focused(element), seen(element)]).to.deep.equal(['Lunch', 'Lunch']);
  });

  describe('the address', () => {
    const click = async (element: Element, index: number) => {
      buttons(element)[index]!.click();
      await settled(element);
    };
    it('names the selected tab, and Back and Forward lead to what was shown', async () => {
      const element = await open('id="courses"', LINKS);
      await click(element, 1);
      expect(location.hash).to.equal('#Lunch');
      await click(element, 2);
      expect(location.hash).to.equal('#Supper');
      await back();
      await settled(element);
      expect([location.hash, seen(element)]).to.deep.equal(['#Lunch', 'Lunch']);
      await back();
      await settled(element);
      expect([location.hash, seen(element)]).to.deep.equal(['', 'Breakfast']);
      const done = nextEvent(window, 'popstate');
      history.forward();
      await done;
      await settled(element);
      expect(seen(element)).to.equal('Lunch');
    });
    it('leads each of two menus back to its own tab', async () => {
      const one = await open('id="one"', LINKS);
      const two = await open('id="two"', LINKS.replaceAll(/(id="|#)/g, '$1other-'));
      await click(one, 1);
      await click(two, 1);
      await click(two, 2);
      await back();
      expect([await settled(two), seen(one), seen(two)]).to.deep.equal([undefined, 'Lunch', 'Lunch']);
      await back();
      await settled(two);
      expect([seen(one), seen(two)]).to.deep.equal(['Lunch', 'Breakfast']);
    });
    it('selects the tab at the start, and when a link leads to something in it', async () => {
      location.hash = 'Lunch';
      const element = await open('', LINKS);
      expect(seen(element)).to.equal('Lunch');
      const inner = element.querySelectorAll('p')[2]!;
      inner.id = 'mussels';
      inner.style.marginBlockStart = '3000px';
      const show = nextEvent<CustomEvent<{ index: number }>>(element, 'sq-tab-show');
      location.hash = 'mussels';
      expect((await show).detail.index).to.equal(2);
      expect(location.hash).to.equal('#mussels');
      await until(() => inner.getBoundingClientRect().top < innerHeight, 'not in view');
      await until(() => said(element) === 'Supper');
      expect(seen(element)).to.equal('Supper');
    });
    it('is left alone where it shall be, and for sections without a name', async () => {
      const element = await open('address="false"', LINKS);
      const nameless = await open();
      const length = history.length;
      await click(element, 1);
      await click(nameless, 1);
      expect([location.hash, history.length, seen(element), seen(nameless)]).to.deep.equal([
        '',
        length,
        'Lunch',
        'Lunch',
      ]);
    });
  });

  it('scrolls a row that is too long, to the selected tab', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `<h3>A long name ${index}</h3><p>${index}</p>`).join('');
    const element = await open('active="11"', many);
    const row = inShadow(element, '[part=nav]')!;
    const isInView = (index: number) => {
      const [tab, view] = [buttons(element)[index]!, row].map((each) => each.getBoundingClientRect());
      return tab!.left >= view!.left - 1 && tab!.right <= view!.right + 1;
    };
    expect([element.scrollWidth <= element.clientWidth, isInView(11), isInView(0)]).to.deep.equal([true, true, false]);
    buttons(element)[11]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => isInView(0));
  });

  it('in a section of another is a menu of its own', async () => {
    const inner = `<sq-menu id="inner">${HEADINGS}</sq-menu>`;
    const element = await open('', `<h2>Food</h2><section>${inner}</section><h2>Drinks</h2><p>Cider</p>`);
    const within = element.querySelector<Menu>('#inner')!;
    await settled(within);
    expect([buttons(element).length, buttons(within).length]).to.deep.equal([2, 3]);
    buttons(within)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Enter' });
    expect([said(element), said(within), focused(within)]).to.deep.equal(['Food', 'Lunch', 'Lunch']);
  });

  it('takes menus that are added or removed later', async () => {
    const element = await open('active="2"');
    element.querySelectorAll('h3, section').forEach((each, index) => index > 3 && each.remove());
    await until(() => buttons(element).length === 2);
    expect(seen(element)).to.equal('Lunch');
    element.insertAdjacentHTML('beforeend', '<h3>Cake</h3><p>All of Cake</p>');
    await until(() => buttons(element).length === 3);
    expect(seen(element)).to.equal('Cake');
  });

  it('shows everything where the script never comes', async () => {
    // A tag that nothing defines, with the same rules.
    const other = new CSSStyleSheet();
    other.replaceSync(
      [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/sq-menu(?!-)/g, 'sq-never')).join('\n'),
    );
    document.adoptedStyleSheets.push(other);
    const holder = document.createElement('div');
    holder.innerHTML = `<sq-never>${HEADINGS}</sq-never><sq-never>${LINKS}</sq-never>`;
    document.body.append(holder);
    const hidden = () =>
      [...holder.querySelectorAll('p')].filter((each) => !each.checkVisibility({ visibilityProperty: true }));
    expect(hidden().length).to.be.above(0);
    for (const animation of document.getAnimations()) animation.finish();
    await until(() => hidden().length === 0);
    holder.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== other);
  });

  it('shows what it cannot make tabs of, and leaves no trace when it goes', async () => {
    const plain = await open('', '<p>No heading</p><ul><li><a href="/other">Other</a></li></ul>');
    expect(seen(plain)).to.equal('heading');
    expect(plain.querySelector('a')!.checkVisibility()).to.equal(true);
    const element = await open();
    element.remove();
    await settled(element);
    expect(element.innerHTML).to.equal(HEADINGS);
  });
});
