import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { consent } from '../../shared/services/consent/consent.js';
import { takeTurn } from '../../shared/services/overlays/turns.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { popup } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from '../form/testing/form-backend.js';
import '../../elements/sq-popup/index.js';
import sheet from '../../elements/sq-popup/sq-popup.css' with { type: 'css' };

type Popup = ElementOf<typeof popup>;
const INSIDE = '<h2>A letter</h2><p>Each season. <a href="#more">More</a></p>';
/** Opens as soon as the page is loaded and idle. */
const html = (attributes = 'timer-delay="0"', inside = INSIDE) => `<sq-popup ${attributes}>${inside}</sq-popup>`;
/** Opens when it is asked to. */
const QUIET = 'show-on-timer="false"';
const DAY_MS = 24 * 60 * 60 * 1000;

const boxOf = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')!;
const closeButton = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=close]')!;
const record = (key = 'sq-popup') => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;
const idle = () => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

async function opens(element: Element): Promise<void> {
  await until(() => boxOf(element).open, 'it is not open');
  await settled(element);
}
/** Triggers have had their time: the browser was idle twice, and a timer of the page has run. */
async function staysClosed(element: Element): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await idle();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(boxOf(element).open).to.equal(false);
}
async function opened(attributes?: string, inside?: string) {
  const element = await place<Popup>(html(attributes, inside));
  await opens(element);
  return element;
}
/** What is awaited, without the length of the popup's motion before it. */
async function atOnce<T>(element: Popup, awaited: Promise<T>): Promise<T> {
  let isOver = false;
  void awaited.then(() => (isOver = true));
  await until(() => {
    for (const motion of element.shadowRoot!.getAnimations()) motion.finish();
    return isOver;
  });
  return awaited;
}
async function closed(element: Popup) {
  const event = nextEvent<CustomEvent<{ submitted: boolean }>>(element, 'sq-popup-close');
  closeButton(element).click();
  return (await atOnce(element, event)).detail;
}
/** The popup as the next page of the site has it. */
async function again(element: Element, attributes?: string, inside?: string) {
  element.remove();
  return place<Popup>(html(attributes, inside));
}

describe('sq-popup', () => {
  before(() => withPageSheet(sheet));
  const { saves, answer } = pretendFormBackend();
  beforeEach(emptyDatabase);
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    consent().reset();
    removeContext();
  });

  describe('shown', () => {
    it('is a modal dialog with the name of its heading, and has the focus itself', async () => {
      const element = await opened();
      for (const animation of boxOf(element).getAnimations()) animation.finish();
      await expect(element).to.be.accessible();
      expect(boxOf(element).matches(':modal')).to.equal(true);
      expect(boxOf(element).ariaLabel).to.equal('A letter');
      expect(element.shadowRoot!.activeElement).to.equal(boxOf(element));
      expect(closeButton(element).ariaLabel).to.equal('Close');
      expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
    });
    it('has the name of its label, else "Message" without a heading', async () => {
      const element = await opened('timer-delay="0" label="News"');
      expect(boxOf(element).ariaLabel).to.equal('News');
      await closed(element);
      localStorage.clear();
      expect(boxOf(await opened('timer-delay="0"', '<p>Closed today.</p>')).ariaLabel).to.equal('Message');
    });
    it('gives the focus to what the author has marked', async () => {
      const element = await opened(undefined, `${INSIDE}<button autofocus>Yes</button>`);
      expect(document.activeElement).to.equal(element.querySelector('button'));
    });
    it('is closed by its button, by Escape and by a click beside it, and gives the focus back', async () => {
      const page = await place('<div><button id="before">Before</button></div>');
      const element = await place<Popup>(html(QUIET));
      const before = page.querySelector('button')!;
      for (const close of [
        () => closeButton(element).click(),
        () => sendKeys({ press: 'Escape' }),
        () => sendMouse({ type: 'click', position: [4, 4] }),
        () => element.close(),
      ]) {
        before.focus();
        await element.open();
        if (close.toString().includes('Escape')) element.querySelector('a')!.focus();
        const event = nextEvent(element, 'sq-popup-close');
        const isDone = Promise.resolve(close());
        await atOnce(element, event);
        await isDone;
        expect(document.activeElement).to.equal(before);
        expect(boxOf(element).open).to.equal(false);
      }
    });
    it('keeps the focus inside, in the order of what is seen', async () => {
      const element = await opened();
      await sendKeys({ press: 'Tab' });
      expect(element.shadowRoot!.activeElement).to.equal(closeButton(element));
    });
    it('fits into narrow and low windows, and scrolls inside', async () => {
      const element = await opened(undefined, `<h2>Long</h2>${'<p>Text that goes on.</p>'.repeat(80)}`);
      const box = boxOf(element).getBoundingClientRect();
      expect(box.height).to.be.at.most(innerHeight);
      expect(box.width).to.be.at.most(innerWidth);
      const top = closeButton(element).getBoundingClientRect().top;
      boxOf(element).scrollTop = 1000;
      expect(boxOf(element).scrollTop).to.equal(1000);
      expect(closeButton(element).getBoundingClientRect().top).to.be.within(0, top);
    });
  });

  describe('opened when', () => {
    it('the time has passed after the page has loaded; five seconds without a time', async () => {
      const timers = holdTimers(5000, 2500);
      try {
        const five = await place<Popup>(html('', INSIDE));
        await until(() => timers.waiting().includes(5000));
        expect(boxOf(five).open).to.equal(false);
        const event = nextEvent<CustomEvent<{ trigger: string }>>(five, 'sq-popup-open');
        timers.runOut(5000);
        expect((await event).detail.trigger).to.equal('timer');
        await closed(five);
        five.remove();
        localStorage.clear();
        await place<Popup>(html('timer-delay="2.5"'));
        await until(() => timers.waiting().includes(2500));
      } finally {
        timers.restore();
      }
    });
    it('its time has passed as it is set then, and it was not closed on another page meanwhile', async () => {
      const timers = holdTimers(5000, 2500);
      const waits = (ms: number) => until(() => timers.waiting().join() === String(ms));
      try {
        const early = await place<Popup>(html('timer-delay="5"'));
        early.setAttribute('show-on-timer', 'false');
        await staysClosed(early);
        expect(timers.waiting()).to.deep.equal([]);
        early.remove();
        const element = await place<Popup>(html('timer-delay="5"'));
        await waits(5000);
        element.setAttribute('timer-delay', '2.5');
        await waits(2500);
        localStorage.setItem('sq-popup', JSON.stringify({ version: '', closedDate: Date.now() }));
        timers.runOut(2500);
        await staysClosed(element);
      } finally {
        timers.restore();
      }
    });
    it('the page is scrolled far enough', async () => {
      const tall = await place('<div style="block-size: 5000px"></div>');
      const element = await place<Popup>(html('scroll-percentage="50"'));
      await idle();
      await idle();
      scrollTo(0, 500);
      await staysClosed(element);
      const event = nextEvent<CustomEvent<{ trigger: string }>>(element, 'sq-popup-open');
      scrollTo(0, 4000);
      expect((await event).detail.trigger).to.equal('scroll');
      scrollTo(0, 0);
      tall.remove();
    });
    it('the pointer leaves the window at its upper edge, and not at another', async () => {
      const element = await place<Popup>(html('exit-intent'));
      const leave = (clientY: number) =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
      await staysClosed(element);
      leave(300);
      await staysClosed(element);
      leave(-1);
      await opens(element);
    });
    it('a button or a link asks for it, also after it was closed, and the focus goes back there', async () => {
      const page = await place(
        `<div><button commandfor="letter" command="--open">Open</button><a href="#letter">Letter</a></div>`,
      );
      const element = await place<Popup>(html(`id="letter" ${QUIET} display-frequency="-1"`));
      for (const opener of page.querySelectorAll<HTMLElement>('button, a')) {
        const event = nextEvent<CustomEvent<{ trigger: string }>>(element, 'sq-popup-open');
        opener.click();
        expect((await event).detail.trigger).to.equal('request');
        await closed(element);
        expect(document.activeElement).to.equal(opener);
      }
      await staysClosed(element);
    });
    it('nothing but a request, where the timer is off', async () => {
      await staysClosed(await place(html(QUIET)));
    });
    it('it was not opened before on this page', async () => {
      const element = await place<Popup>(html('exit-intent display-frequency="0"'));
      await element.open();
      await closed(element);
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
      await staysClosed(element);
    });
    it('the page is one of those that are named, and wide enough', async () => {
      await staysClosed(await place(html('timer-delay="0" enabled-pages="/other"')));
      setContext({ collection: { id: 'c1' } });
      await closed(await opened('timer-delay="0" enabled-pages="/other c1"'));
      localStorage.clear();
      const media = pretendMedia(/432px/, true);
      try {
        await staysClosed(await place(html('timer-delay="0" enable-mobile="false"')));
        await closed(await opened());
      } finally {
        media.restore();
      }
    });
    it('the settings of the page context say so; attributes override them [POP-004]', async () => {
      setContext({
        websiteSettings: { popupOverlaySettings: { showOnTimer: false, displayFrequency: -1, version: 4 } },
      });
      let element = await place<Popup>(html(''));
      await staysClosed(element);
      await element.open();
      await closed(element);
      expect(record()).to.include({ version: '4' });
      element = await again(element, 'show-on-timer timer-delay="0"');
      await staysClosed(element);
      element = await again(element, 'show-on-timer timer-delay="0" display-frequency="0"');
      await opens(element);
    });
    it('its box is on the page: where the site hides it, nothing is blocked', async () => {
      await staysClosed(await place(html('timer-delay="0" hidden')));
    });
  });

  describe('waits', () => {
    /** It waits while `hold` holds, and opens afterwards. */
    async function waitsFor(hold: () => unknown, release: (held: unknown) => unknown) {
      const held = await hold();
      const element = await place<Popup>(html());
      await staysClosed(element);
      await release(held);
      await opens(element);
      await closed(element);
      return element;
    }

    it('until the consent notice is answered', async () => {
      const banner = document.createElement('sq-cookie-banner');
      await waitsFor(
        () => document.body.append(banner),
        () => consent().decline(),
      );
      banner.remove();
    });
    it('while an overlay that nobody has asked for is shown', async () => {
      await waitsFor(
        () => takeTurn(),
        (end) => (end as () => void)(),
      );
    });
    it('while a field or a frame has the focus; from field to field as well', async () => {
      const form = await place('<form><input aria-label="A"><textarea aria-label="B"></textarea></form>');
      const [input, text] = [form.querySelector('input')!, form.querySelector('textarea')!];
      await waitsFor(
        () => input.focus(),
        async () => {
          text.focus();
          await idle();
          expect(document.querySelector('sq-popup')!.shadowRoot!.querySelector('dialog')!.open).to.equal(false);
          text.blur();
        },
      );
    });
    it('while a dialog is open', async () => {
      const dialog = await place<HTMLDialogElement>('<dialog><button>Okay</button></dialog>');
      await waitsFor(
        () => dialog.showModal(),
        () => dialog.close(),
      );
    });
    it('while a dialog in a component of the page is open', async () => {
      const holder = await place('<div></div>');
      const root = holder.attachShadow({ mode: 'open' });
      root.innerHTML = '<dialog><button>Okay</button></dialog>';
      await waitsFor(
        () => root.querySelector('dialog')!.showModal(),
        () => root.querySelector('dialog')!.close(),
      );
    });
    it('until somebody sees the page', async () => {
      await waitsFor(
        () => pretend(Document.prototype, 'hidden', true),
        (show) => {
          (show as () => void)();
          document.dispatchEvent(new Event('visibilitychange'));
        },
      );
    });
    it('for another popup: one at a time', async () => {
      const first = await opened('timer-delay="0" id="first"');
      const second = await place<Popup>(html('timer-delay="0" id="second"'));
      await staysClosed(second);
      await closed(first);
      await opens(second);
      await closed(second);
    });
    it('and is not opened late once it is gone', async () => {
      const end = takeTurn();
      const element = await place<Popup>(html());
      await staysClosed(element);
      let opens = 0;
      element.addEventListener('sq-popup-open', () => opens++);
      element.remove();
      await settled(element);
      end();
      await idle();
      await idle();
      expect(opens).to.equal(0);
    });
  });

  describe('remembers', () => {
    it('that it was closed, and stays away on the next page [POP-001]', async () => {
      let element = await opened();
      await closed(element);
      element = await again(element);
      await staysClosed(element);
      localStorage.setItem('sq-popup', JSON.stringify({ ...record(), closedDate: Date.now() - 8 * DAY_MS }));
      await opens(await again(element));
    });
    it('its version, whether its form was sent, and the date, in local storage under its id [POP-003]', async () => {
      const element = await opened('timer-delay="0" id="news" version="2"');
      const earliest = Date.now();
      await closed(element);
      const stored = record('sq-popup-news')!;
      expect(Object.keys(stored)).to.have.members(['version', 'submitted', 'closedDate']);
      expect(stored).to.include({ version: '2', submitted: false });
      expect(stored['closedDate']).to.be.within(earliest, Date.now());
      const next = await again(element, 'timer-delay="0" id="news" version="3"');
      await opens(next);
      await closed(next);
      expect(record('sq-popup-news')).to.include({ version: '3', submitted: false });
      await staysClosed(await again(next, 'timer-delay="0" id="news" version="3"'));
    });
    it('in its tab alone, while the browser refuses local storage', async () => {
      const { setItem } = Storage.prototype;
      const accept = pretend(Storage.prototype, 'setItem', function (this: Storage, key: string, value: string) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      });
      let element = await opened();
      await closed(element);
      expect(record()).to.equal(null);
      element = await again(element);
      await staysClosed(element);
      accept();
      await element.open();
      await closed(element);
      expect([record()!['submitted'], sessionStorage.length]).to.deep.equal([false, 0]);
    });
    it('in every tab, whatever was said to cookies: to stay away was asked for', async () => {
      const banner = document.createElement('sq-cookie-banner');
      document.body.append(banner);
      for (const answer of [() => {}, () => consent().decline(), () => consent().accept()]) {
        answer();
        localStorage.clear();
        let element = await place<Popup>(html(QUIET));
        await element.open();
        await closed(element);
        expect([record()!['submitted'], sessionStorage.length]).to.deep.equal([false, 0]);
        // As a new tab has it, once the notice is answered.
        sessionStorage.clear();
        if (consent().get() === 'undecided') continue;
        element = await again(element);
        await staysClosed(element);
        element.remove();
      }
      banner.remove();
    });
    it('no longer than a year where the visitor has declined, and no identifier', async () => {
      consent().decline();
      let element = await opened('timer-delay="0" display-frequency="-1"');
      await closed(element);
      expect(Object.keys(record()!)).to.have.members(['version', 'submitted', 'closedDate']);
      localStorage.setItem('sq-popup', JSON.stringify({ ...record(), closedDate: Date.now() - 364 * DAY_MS }));
      element = await again(element, 'timer-delay="0" display-frequency="-1"');
      await staysClosed(element);
      localStorage.setItem('sq-popup', JSON.stringify({ ...record(), closedDate: Date.now() - 366 * DAY_MS }));
      const late = record();
      element = await again(element, 'timer-delay="0" display-frequency="-1"');
      await opens(element);
      expect(record()).to.equal(null);
      // Never again means never, where consent to this or a site without a question allows it.
      for (const [purposes, isKept] of [
        [['functional'], true],
        [['analytics', 'media', 'marketing'], false],
        [[], false],
      ] as const) {
        localStorage.setItem('sq-popup', JSON.stringify(late));
        consent().choose(purposes);
        element = await again(element, 'timer-delay="0" display-frequency="-1"');
        if (isKept) await staysClosed(element);
        else await opens(element);
      }
    });
    it('nothing that it cannot read', async () => {
      for (const text of ['{', '[]', '7', 'null', '{"version":{}}']) {
        localStorage.setItem('sq-popup', text);
        const element = await opened();
        element.remove();
        await settled(element);
      }
    });
    it('nothing where it was removed while it was open', async () => {
      const element = await opened();
      element.remove();
      await settled(element);
      expect(record()).to.equal(null);
    });
    it('nothing of owners: they always see it [POP-006]', async () => {
      localStorage.setItem('sq-popup', '{"version":"","submitted":true}');
      await staysClosed(await place(html()));
      setContext({ authenticatedAccount: { id: 'a1' } });
      let element = await opened();
      await closed(element);
      element = await again(element);
      await opens(element);
      expect(record()).to.deep.equal({ version: '', submitted: true });
    });
  });

  describe('with a form', () => {
    const FORM = `<h2>Letter</h2><sq-form form-id="f1" post-submit-message="Thank you."><form>
      <label>Email <input type="email" name="email" value="ada@example.com"></label><button>Send</button></form></sq-form>`;

    it('the form says that it is an overlay, and once it is sent the popup never returns [POP-005]', async () => {
      answer();
      let element = await opened('timer-delay="0" display-frequency="0"', FORM);
      const sent = nextEvent(element, 'sq-submit-success');
      element.querySelector<HTMLElement>('form button')!.click();
      await sent;
      expect(saves[0]!.body['isOverlayForm']).to.equal(true);
      expect(record()).to.include({ submitted: true });
      expect(boxOf(element).open).to.equal(true);
      expect((await closed(element)).submitted).to.equal(true);
      element = await again(element, 'timer-delay="0" display-frequency="0"', FORM);
      await staysClosed(element);
    });
    it('a plain form counts as sent when it is', async () => {
      const element = await opened(undefined, '<h2>Letter</h2><form><button>Send</button></form>');
      const form = element.querySelector('form')!;
      const prevent = (event: Event) => event.preventDefault();
      form.addEventListener('submit', prevent, { once: true });
      form.requestSubmit();
      expect(record()).to.equal(null);
      document.addEventListener('submit', prevent, { once: true });
      form.requestSubmit();
      expect(record()).to.include({ submitted: true });
    });
    it('a form with the method "dialog" closes it, and sends nothing', async () => {
      const element = await opened(undefined, '<h2>Today</h2><form method="dialog"><button>Okay</button></form>');
      const event = nextEvent<CustomEvent<{ submitted: boolean }>>(element, 'sq-popup-close');
      element.querySelector('button')!.click();
      expect((await atOnce(element, event)).detail.submitted).to.equal(false);
    });
  });

  it('counts that it was opened and closed, where visits are measured [POP-012]', async () => {
    const hits: string[] = [];
    const { fetch: realFetch } = window;
    // Not by msw: Firefox does not show it calls that may outlive the page.
    const restore = pretend(window, 'fetch', (address: URL, call: RequestInit) => {
      if (!String(address).includes('/api/census/overlay')) return realFetch(address, call);
      const body = call.body as URLSearchParams;
      hits.push(`${body.get('event')} ${body.get('data')}`);
      return Promise.resolve(new Response());
    });
    setContext({ website: { id: 'w1' }, measuring: { robots: true } });
    consent().accept();
    const element = await opened('timer-delay="0" version="2"');
    await until(() => hits.length === 1);
    await closed(element);
    await until(() => hits.length === 2);
    restore();
    expect(hits).to.deep.equal(['open {"version":"2","trigger":"timer"}', 'close {"version":"2","submitted":false}']);
  });

  describe("with the author's own <dialog>", () => {
    const OWN = '<dialog id="own"><h2>Open studio</h2><form method="dialog"><button>Okay</button></form></dialog>';

    it('opens that one, under the name of its heading, and brings neither box nor button', async () => {
      const element = await place<Popup>(html(undefined, OWN));
      const dialog = element.querySelector('dialog')!;
      await until(() => dialog.open);
      expect(dialog.matches(':modal')).to.equal(true);
      expect(boxOf(element)).to.equal(null);
      expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).to.equal('Open studio');
      const event = nextEvent(element, 'sq-popup-close');
      dialog.querySelector('button')!.click();
      await event;
      expect(record()).to.include({ submitted: false });
    });
    it('warns where nothing closes it', async () => {
      const warnings = await warningsOf(() => place(html(QUIET, OWN.replace(/<form.*form>/, ''))));
      expect(warnings.join()).to.contain('no button that closes it');
    });
  });

  describe('moves nothing when it is upgraded', () => {
    for (const width of [320, 800])
      it(`${width} px`, async () => {
        const { before, after } = await aroundUpgrade(html(QUIET), 'sq-popup', width);
        expect(after.at(-1)).to.deep.equal(before.at(-1));
        expect(after[0]!.slice(2)).to.deep.equal(before[0]!.slice(2));
      });
  });
});
