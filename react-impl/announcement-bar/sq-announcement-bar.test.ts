import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { consent } from '../../shared/services/consent/consent.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { announcementBar } from './declaration.js';
import '../../elements/sq-announcement-bar/index.js';
import sheet from '../../elements/sq-announcement-bar/sq-announcement-bar.css' with { type: 'css' };

type Bar = ElementOf<typeof announcementBar>;
const ONE = `<sq-announcement-bar dismiss-key="studio" dismissible><p>Open studio. <a href="#visit">Where</a></p></sq-announcement-bar>`;
const TWO = `<sq-announcement-bar rotate-interval="6"><p>One <a href="#a">link</a></p><p>Two</p><br><p></p></sq-announcement-bar>`;
const STORED = 'sq-announcement-bars';

describe('sq-announcement-bar', () => {
  before(() => withPageSheet(sheet));
  let motion: ReturnType<typeof pretendMedia>;
  beforeEach(() => {
    motion = pretendMedia(/reduced-motion/, false);
    localStorage.removeItem(STORED);
    sessionStorage.removeItem(STORED);
  });
  afterEach(() => {
    motion.restore();
    consent().reset();
    removeContext();
  });
  const isShown = (bar: Element) => bar.checkVisibility();
  const button = (bar: Element, part: string) => inShadow<HTMLButtonElement>(bar, `[part=${part}]`);
  const messages = (bar: Element) =>
    [...bar.children]
      .filter((child) => child.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  /** The bar as the next page of the site has it. */
  async function again(bar: Element, html = ONE) {
    bar.remove();
    return place<Bar>(html);
  }

  it('is a named region with its message and links', async () => {
    const bar = await place<Bar>(ONE);
    await expect(bar).to.be.accessible();
    expect(isShown(bar)).to.equal(true);
    expect(button(bar, 'close')!.ariaLabel).to.equal('Close');
    expect(inShadow(await place(TWO), '[part=close]')).to.equal(null);
  });

  it('is closed by its button, by keys as well, and says so', async () => {
    const bar = await place<Bar>(ONE);
    const dismissed = nextEvent<CustomEvent<{ key: string }>>(bar, 'sq-announcement-dismiss');
    bar.querySelector('a')!.focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect((await dismissed).detail.key).to.equal('studio');
    await settled(bar);
    expect(isShown(bar)).to.equal(false);
  });

  it('stays closed on the next pages; another bar does not', async () => {
    let bar = await place<Bar>(ONE);
    await bar.dismiss();
    bar = await again(bar);
    expect(isShown(bar)).to.equal(false);
    const other = await place<Bar>(ONE.replace('studio', 'autumn'));
    expect(isShown(other)).to.equal(true);
    await bar.show();
    expect(isShown(bar)).to.equal(true);
    expect(isShown(await again(bar))).to.equal(true);
  });

  it('is known by its text where it has no key: a new text is shown', async () => {
    const html = ONE.replace('dismiss-key="studio"', '');
    let bar = await place<Bar>(html);
    await bar.dismiss();
    bar = await again(bar, html);
    expect(isShown(bar)).to.equal(false);
    expect(isShown(await again(bar, html.replace('Open', 'New')))).to.equal(true);
  });

  it('is known by all of its text, however long: one that begins alike is shown', async () => {
    const long =
      'From Monday to Friday the studio is open from nine to six, and on the first Saturday of a month as well. ';
    const html = (end: string) => ONE.replace('dismiss-key="studio"', '').replace('Open', `${long}${end}`);
    let bar = await place<Bar>(html('Closed on 1 May.'));
    await bar.dismiss();
    bar = await again(bar, html('Closed on 1 May.'));
    expect(isShown(bar)).to.equal(false);
    for (const end of ['Closed on 8 May.', 'Closed on 1 May. And on 2 May', ''])
      expect(isShown(await again(bar, html(end))), end).to.equal(true);
  });

  it('stays closed on the next page, though the browser had translated its text', async () => {
    const html = ONE.replace('dismiss-key="studio"', '');
    let bar = await place<Bar>(html);
    bar.querySelector('p')!.innerHTML = '<font>Offenes Atelier.</font> <a href="#visit">Wo</a>';
    button(bar, 'close')!.click();
    await settled(bar);
    bar = await again(bar, html);
    expect(isShown(bar)).to.equal(false);
    await bar.show();
    expect(isShown(await again(bar, html))).to.equal(true);
  });

  it('is closed on an earlier page, to which the visitor goes back', async () => {
    const [first, second] = [await place<Bar>(ONE), await place<Bar>(ONE)];
    await second.dismiss();
    expect(isShown(first)).to.equal(true);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => !isShown(first));
    const other = await place<Bar>(ONE.replace('studio', 'autumn'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled(other);
    expect(isShown(other)).to.equal(true);
  });

  it('is remembered in every tab for a year, whatever was said to cookies: to stay away was asked for', async () => {
    const stored = () => [localStorage.getItem(STORED), sessionStorage.getItem(STORED)];
    const banner = document.createElement('sq-cookie-banner');
    document.body.append(banner);
    let bar = await place<Bar>(ONE);
    for (const answer of [() => {}, () => consent().decline(), () => consent().accept()]) {
      answer();
      await bar.dismiss();
      expect(stored()).to.deep.equal(['["studio"]', null]);
      // As a new tab has it.
      sessionStorage.clear();
      bar = await again(bar);
      expect(isShown(bar)).to.equal(false);
      await bar.show();
      expect([...stored(), localStorage.getItem(`${STORED}-date`)]).to.deep.equal([null, null, null]);
    }
    banner.remove();
    for (const answer of [() => consent().decline(), () => (consent().reset(), document.body.append(banner))]) {
      answer();
      const earliest = Date.now();
      await bar.dismiss();
      expect(Number(localStorage.getItem(`${STORED}-date`))).to.be.within(earliest, Date.now());
      localStorage.setItem(`${STORED}-date`, String(Date.now() - 366 * 24 * 60 * 60 * 1000));
      bar = await again(bar);
      expect([isShown(bar), localStorage.getItem(STORED)]).to.deep.equal([true, null]);
    }
    banner.remove();
  });

  it('stays closed by what an earlier release has kept, without a date', async () => {
    consent().decline();
    localStorage.removeItem(`${STORED}-date`);
    localStorage.setItem(STORED, '["studio"]');
    expect(isShown(await place<Bar>(ONE))).to.equal(false);
  });
  it('stays closed in its tab where the browser refuses local storage', async () => {
    const { setItem } = Storage.prototype;
    const accept = pretend(Storage.prototype, 'setItem', function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    let bar = await place<Bar>(ONE);
    await bar.dismiss();
    accept();
    bar = await again(bar);
    expect([isShown(bar), localStorage.getItem(STORED)]).to.deep.equal([false, null]);
    await bar.show();
    expect([isShown(await again(bar)), sessionStorage.getItem(STORED)]).to.deep.equal([true, null]);
  });
  it('is one of the last twenty that are kept', async () => {
    for (let count = 0; count <= 20; count++) await (await place<Bar>(ONE.replace('studio', `bar-${count}`))).dismiss();
    const keys = JSON.parse(localStorage.getItem(STORED)!) as string[];
    expect([keys.length, keys[0], keys.at(-1)]).to.deep.equal([20, 'bar-1', 'bar-20']);
  });
  it('survives anything that storage contains', async () => {
    for (const text of ['{', '{"a":1}', '[1,null,"studio"]', 'null']) {
      localStorage.setItem(STORED, text);
      const bar = await place<Bar>(ONE);
      expect(isShown(bar), text).to.equal(!text.includes('studio'));
      bar.remove();
    }
  });

  it('is always shown to owners, whatever they have closed', async () => {
    let bar = await place<Bar>(ONE);
    await bar.dismiss();
    setContext({ authenticatedAccount: { id: 'a1' } });
    bar = await again(bar);
    expect(isShown(bar)).to.equal(true);
    await bar.dismiss();
    expect(isShown(await again(bar))).to.equal(true);
  });

  it('shows several messages in turns, and leaves out what editors add', async () => {
    const timers = holdTimers(6000);
    try {
      const bar = await place<Bar>(TWO);
      const turns: number[] = [];
      bar.addEventListener('sq-announcement-change', ({ detail }) => turns.push(detail.index));
      expect(messages(bar)).to.deep.equal(['One link']);
      timers.runOut(6000);
      await until(() => messages(bar).join() === 'Two');
      await until(() => timers.runOut(6000) === 1);
      await until(() => messages(bar).join() === 'One link');
      expect(turns).to.deep.equal([1, 0]);
    } finally {
      timers.restore();
    }
  });

  it('stops the turns by its button, while it is pointed at, and while a link has the focus', async () => {
    const timers = holdTimers(6000);
    try {
      const bar = await place<Bar>(TWO);
      const toggle = button(bar, 'play-toggle')!;
      expect([toggle.ariaLabel, timers.waiting().length]).to.deep.equal(['Pause', 1]);
      toggle.click();
      await until(() => timers.waiting().length === 0);
      expect(toggle.ariaLabel).to.equal('Play');
      toggle.click();
      await until(() => timers.waiting().length === 1);
      for (const [stop, go] of [
        ['pointerenter', 'pointerleave'],
        ['focusin', 'focusout'],
      ] as const) {
        const to = stop === 'focusin' ? bar.querySelector('a')! : bar;
        to.dispatchEvent(new Event(stop, { bubbles: true, composed: true }));
        await until(() => timers.waiting().length === 0);
        to.dispatchEvent(new Event(go, { bubbles: true, composed: true }));
        await until(() => timers.waiting().length === 1);
      }
      await bar.pause();
      expect(timers.waiting()).to.deep.equal([]);
    } finally {
      timers.restore();
    }
  });

  it('shows all messages at once without an interval, under reduced motion, and when it goes', async () => {
    const still = await place<Bar>(TWO.replace(/ rotate-interval="6"/, ''));
    expect(messages(still)).to.deep.equal(['One link', 'Two']);
    const bar = await place<Bar>(TWO);
    motion.change(true);
    await settled(bar);
    expect(bar.querySelector('.sq-active')).to.equal(null);
    expect(button(bar, 'play-toggle')).to.equal(null);
    motion.change(false);
    await until(() => bar.querySelector('.sq-active'));
    bar.remove();
    await until(() => !bar.querySelector('[class]'));
  });

  for (const html of [ONE, TWO])
    it(`moves nothing when it is upgraded: ${html === ONE ? 'one message' : 'several'}`, async () => {
      const { before, after } = await aroundUpgrade(html, 'sq-announcement-bar');
      expect(after).to.deep.equal(before);
    });
});
