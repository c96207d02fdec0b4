import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { tooltip } from './declaration.js';
import '../../elements/sq-tooltip/index.js';
import sheet from '../../elements/sq-tooltip/sq-tooltip.css' with { type: 'css' };

type Tooltip = ElementOf<typeof tooltip>;
const TEXT = 'A pale green glaze with iron.';
const HTML = `<div><button id="celadon" style="margin: 60px 100px">celadon</button>
  <sq-tooltip for="celadon">${TEXT}</sq-tooltip></div>`;

describe('sq-tooltip', () => {
  before(() => withPageSheet(sheet));

  it('is text in parentheses where the script never comes', async () => {
    // A tag that nothing defines, with the same rules.
    const other = new CSSStyleSheet();
    const rules = [...sheet.cssRules].map(({ cssText }) => cssText);
    other.replaceSync(rules.join('\n').replaceAll(/sq-tooltip(?!-)/g, 'sq-never'));
    document.adoptedStyleSheets.push(other);
    const holder = document.createElement('p');
    holder.innerHTML = 'Glazed in celadon<sq-never>A pale green glaze</sq-never>.';
    document.body.append(holder);
    const element = holder.querySelector('sq-never')!;
    const isShown = () =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 50;
    expect(isShown()).to.equal(false);
    for (const animation of document.getAnimations()) animation.finish();
    await until(isShown);
    expect(getComputedStyle(element).display).to.equal('inline');
    expect(getComputedStyle(element, '::before').content).to.equal('" ("');
    holder.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== other);
  });
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(async () => {
    timers = holdTimers(1200, 300, 500);
    await resetMouse();
  });
  afterEach(() => {
    timers.restore();
    document.documentElement.removeAttribute('dir');
  });

  const placed = async (html = HTML) => {
    const holder = await place(html);
    const element = holder.querySelector<Tooltip>('sq-tooltip')!;
    await settled(element);
    return { holder, element, target: holder.querySelector<HTMLElement>('[aria-describedby]')! };
  };
  const box = (element: Element) => inShadow(element, '[part=tooltip]')!;
  const isShown = (element: Element) => box(element).checkVisibility();
  const hidden = (element: Element) => until(() => !isShown(element), 'it stays', { interval: 20 });
  const middle = (element: Element): [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };
  const point = (position: [number, number]) => sendMouse({ type: 'move', position });
  /** The finger of a visitor: the drivers have none. */
  const touch = (target: Element, type: string) =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true, cancelable: true }),
    );

  it('is shown after the pointer has rested for 1200 ms [TIP-001]', async () => {
    const { element, target } = await placed();
    await point(middle(target));
    await until(() => timers.waiting().includes(1200));
    expect(isShown(element)).to.equal(false);
    timers.runOut(1200);
    expect(isShown(element)).to.equal(true);
    expect(element.showDelay).to.equal(1200);
  });

  it('is not shown when the pointer has left before, and takes another delay', async () => {
    const { element, target } = await placed(HTML.replace('for=', 'show-delay="300" for='));
    await point(middle(target));
    await until(() => timers.waiting().join() === '300');
    await point([5, 5]);
    await until(() => timers.waiting().length === 0);
    expect(isShown(element)).to.equal(false);
  });

  it('is 250 px wide, and fits a narrow window [TIP-002]', async () => {
    const { element } = await placed();
    await element.show();
    const { inlineSize, maxInlineSize } = getComputedStyle(box(element));
    expect(inlineSize).to.equal('250px');
    expect(maxInlineSize).to.equal(`${innerWidth - 40}px`);
  });

  it('is 15 px from the mouse [TIP-003]', async () => {
    const { element, target } = await placed();
    const [x, y] = middle(target);
    await point([x, y]);
    await until(() => timers.runOut(1200) > 0);
    const { left, top } = box(element).getBoundingClientRect();
    expect([left - x, top - y].map(Math.round)).to.deep.equal([15, 15]);
  });

  it('fades in and out in 0.3 s [TIP-004]', async () => {
    const { element } = await placed();
    const durations = () =>
      box(element)
        .getAnimations()
        .map((animation) => animation.effect!.getTiming().duration);
    await element.show();
    expect(durations()).to.deep.equal([300]);
    box(element).getAnimations()[0]!.finish();
    await element.hide();
    expect(durations()).to.deep.equal([300]);
    expect(isShown(element)).to.equal(true);
    box(element).getAnimations()[0]!.finish();
    await hidden(element);
  });

  it('keeps 20 px from every edge, and goes above where there is no room below [TIP-005]', async () => {
    const corners = ['top: 0; left: 0', 'top: 0; right: 0', 'bottom: 0; left: 0', 'bottom: 0; right: 0'];
    for (const dir of ['ltr', 'rtl'])
      for (const corner of corners) {
        document.documentElement.dir = dir;
        const { holder, element, target } = await placed(
          `<div><button id="c" style="position: fixed; ${corner}">c</button><sq-tooltip for="c">${TEXT}</sq-tooltip></div>`,
        );
        await element.show();
        const { left, right, top, bottom } = box(element).getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        const room = [left, top, clientWidth - right, clientHeight - bottom].map(Math.round);
        expect(Math.min(...room), `${dir} ${corner}`).to.be.at.least(20);
        const its = target.getBoundingClientRect();
        expect(Math.round(corner.startsWith('bottom') ? its.top - bottom : top - its.bottom)).to.equal(15);
        holder.remove();
      }
  });

  it('is shown at once by the focus of the keyboard, and hidden when it leaves', async () => {
    const { element, target } = await placed(`<div><input aria-label="before">${HTML}<input aria-label="after"></div>`);
    target.parentElement!.parentElement!.querySelector('input')!.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(target);
    expect([isShown(element), timers.waiting().length]).to.deep.equal([true, 0]);
    await sendKeys({ press: 'Tab' });
    await hidden(element);
  });

  it('is hidden by Escape, which does nothing else', async () => {
    const { element, target } = await placed();
    const keys: string[] = [];
    target.addEventListener('keydown', ({ key }) => keys.push(key));
    await element.show();
    target.focus();
    await sendKeys({ press: 'Escape' });
    await hidden(element);
    await sendKeys({ press: 'Escape' });
    expect(keys).to.deep.equal(['Escape']);
    expect(document.activeElement).to.equal(target);
  });

  it('stays while the pointer is on it, and goes a while after the pointer has left both', async () => {
    const { element, target } = await placed();
    await point(middle(target));
    await until(() => timers.runOut(1200) > 0);
    await point(middle(box(element)));
    // The time to cross the gap is over when the pointer has arrived.
    await until(() => timers.waiting().length === 0);
    expect(isShown(element)).to.equal(true);
    await point([5, 400]);
    await until(() => timers.runOut(300) > 0);
    await hidden(element);
  });

  it('is there for a finger: a tap where nothing else happens, a long press on a button', async () => {
    const word = await placed(`<p><dfn id="word">slip</dfn> <sq-tooltip for="word">Liquid clay.</sq-tooltip></p>`);
    touch(word.target, 'pointerdown');
    touch(word.target, 'pointerup');
    expect(isShown(word.element)).to.equal(true);
    touch(document.body, 'pointerdown');
    await hidden(word.element);

    const { element, target } = await placed();
    let clicks = 0;
    target.addEventListener('click', () => clicks++);
    touch(target, 'pointerdown');
    touch(target, 'pointerup');
    target.click();
    expect([isShown(element), clicks]).to.deep.equal([false, 1]);
    touch(target, 'pointerdown');
    timers.runOut(500);
    expect(isShown(element)).to.equal(true);
    touch(target, 'pointerup');
    target.click();
    expect([isShown(element), clicks]).to.deep.equal([true, 1]);
    target.click();
    expect(clicks).to.equal(2);
  });

  it('describes its element, which the keyboard can reach', async () => {
    const { element, target } = await placed(
      `<p><span id="hint">Errors</span><dfn aria-describedby="hint">slip</dfn><sq-tooltip>Liquid clay.</sq-tooltip></p>`,
    );
    expect(target.getAttribute('aria-describedby')).to.equal(`hint ${element.id}`);
    expect(document.getElementById(element.id)).to.equal(element);
    target.focus();
    expect(document.activeElement).to.equal(target);
    const holder = target.parentElement!;
    element.remove();
    await until(() => target.getAttribute('aria-describedby') === 'hint');
    expect(target.hasAttribute('tabindex')).to.equal(false);
    holder.append(element);
  });

  it('takes the title of its element when it is empty, so that it is not shown twice', async () => {
    const { element, target } = await placed(
      `<p><button title="Keeps it on this device.">★</button><sq-tooltip></sq-tooltip></p>`,
    );
    await element.show();
    expect(box(element).checkVisibility()).to.equal(true);
    expect([element.textContent, target.title, target.ariaLabel]).to.deep.equal(['Keeps it on this device.', '', null]);
    target.title = 'Kept.';
    await until(() => element.textContent === 'Kept.');
    const holder = target.parentElement!;
    element.remove();
    await until(() => target.title === 'Kept.');
    expect(element.textContent).to.equal('');
    holder.append(element);
  });

  it('keeps the name of an element that has no other than its title', async () => {
    const { target } = await placed(`<p><button title="Close"><svg></svg></button><sq-tooltip></sq-tooltip></p>`);
    expect([target.title, target.ariaLabel]).to.deep.equal(['', 'Close']);
    await expect(target).to.be.accessible();
  });

  it('is one on a page at a time, and tells when', async () => {
    const { holder } = await placed(`<div>${HTML}<i id="b">b</i><sq-tooltip for="b">Other</sq-tooltip></div>`);
    const [first, second] = [...holder.querySelectorAll<Tooltip>('sq-tooltip')] as [Tooltip, Tooltip];
    await settled(second);
    const events: string[] = [];
    for (const type of ['sq-tooltip-show', 'sq-tooltip-hide'])
      holder.addEventListener(type, ({ target }) =>
        events.push(`${type.slice(11)} ${(target as Element).textContent}`),
      );
    await first.show();
    await second.show();
    await hidden(first);
    expect(isShown(second)).to.equal(true);
    expect(events).to.deep.equal([`show ${TEXT}`, `hide ${TEXT}`, 'show Other']);
  });

  it('follows its element when the page scrolls, and goes with the pointer', async () => {
    const { element, target } = await placed(`<div style="block-size: 3000px">${HTML}</div>`);
    await element.show();
    const gap = () => Math.round(box(element).getBoundingClientRect().top - target.getBoundingClientRect().bottom);
    scrollTo(0, 30);
    await until(() => target.getBoundingClientRect().top < 60 && gap() === 15);
    await element.hide();
    await hidden(element);
    await point(middle(target));
    await until(() => timers.runOut(1200) > 0);
    scrollTo(0, 0);
    await hidden(element);
  });

  it('goes with its element, and is there for the next one with its id', async () => {
    const { element, target } = await placed();
    await element.show();
    const next = target.cloneNode(true) as HTMLElement;
    target.replaceWith(next);
    await until(() => !isShown(element));
    expect(next.getAttribute('aria-describedby')).to.equal(element.id);
    await element.show();
    expect(isShown(element)).to.equal(true);
  });

  it('is a text of the page, with one warning, where it has no element', async () => {
    const warnings = await warningsOf(async () => {
      const element = await place<Tooltip>('<sq-tooltip for="nothing">Text</sq-tooltip>');
      expect(isShown(element)).to.equal(true);
      await element.show();
      expect(getComputedStyle(box(element)).position).to.equal('static');
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('no element to describe');
  });

  it('moves nothing when it is upgraded', async () => {
    const { before, after } = await aroundUpgrade(HTML.replaceAll('\n', ' '), 'sq-tooltip');
    expect(after.at(-1)).to.deep.equal(before.at(-1));
  });

  it('is accessible', async () => {
    const { holder, element } = await placed();
    await element.show();
    for (const animation of box(element).getAnimations()) animation.finish();
    await expect(holder).to.be.accessible();
  });
});
