import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { pretendFormBackend } from '../form/testing/form-backend.js';
import type { popup } from './declaration.js';
import '../../elements/sq-form/index.js';
import '../../elements/sq-popup/index.js';
import sheet from '../../elements/sq-popup/sq-popup.css' with { type: 'css' };

type Popup = ElementOf<typeof popup>;
/** Held until the test lets it run out. */
const DELAY_MS = 3000;
const POPUP = `<sq-popup timer-delay="${DELAY_MS / 1000}"><h2>A letter</h2><p>Each season.</p></sq-popup>`;
const FORM = `<form action="/sent"><label>Email <input name="email"></label>
  <label>Note <textarea name="note"></textarea></label> <button type="button">Send</button></form>`;

const isOpen = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')!.open;
/** Timers and frames have had their turn. Chromium is not idle while a button of the mouse is down. */
async function staysClosed(element: Element): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(isOpen(element)).to.equal(false);
}
const opens = (element: Element) => until(() => isOpen(element), 'it opens');
function centreOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
const leave = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));

describe('sq-popup, while its visitor is in the middle of something', () => {
  before(() => withPageSheet(sheet));
  const { answer } = pretendFormBackend();
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(async () => {
    await emptyDatabase();
    timers = holdTimers(DELAY_MS);
  });
  afterEach(async () => {
    timers.restore();
    await resetMouse();
    localStorage.clear();
    sessionStorage.clear();
  });

  /** A popup whose time has not come, beside a part of a page. */
  async function beside(html: string, attributes?: string) {
    const page = await place(`<div>${html}</div>`);
    const element = await place<Popup>(attributes ? POPUP.replace(/timer-delay="\d+"/, attributes) : POPUP);
    if (!attributes) await until(() => timers.waiting().includes(DELAY_MS), 'its time runs');
    else await staysClosed(element);
    return {
      page,
      element,
      find: <E extends HTMLElement = HTMLElement>(selector: string) => page.querySelector<E>(selector)!,
    };
  }
  const isDue = () => timers.runOut(DELAY_MS);

  for (const html of [FORM, '<p><button>Buy</button></p>', '<p><a href="#here">Here</a></p>'])
    it(`a press becomes a click: ${html.slice(0, 12)}`, async () => {
      const { element, find } = await beside(html);
      const target = find('button, a');
      let clicks = 0;
      target.addEventListener('click', () => clicks++);
      await sendMouse({ type: 'move', position: centreOf(target) });
      await sendMouse({ type: 'down' });
      isDue();
      await staysClosed(element);
      await sendMouse({ type: 'up' });
      expect(clicks).to.equal(1);
      (document.activeElement as HTMLElement).blur();
      await opens(element);
    });
  it('a press of the space bar becomes a click', async () => {
    const { element, find } = await beside('<p><button>Buy</button></p>');
    const button = find('button');
    const heard: string[] = [];
    for (const type of ['keydown', 'keyup', 'click']) button.addEventListener(type, () => heard.push(type));
    // While the key is down, which a test can hold in Chromium alone.
    button.addEventListener('keydown', () => {
      isDue();
      expect(isOpen(element)).to.equal(false);
    });
    button.focus();
    await sendKeys({ press: ' ' });
    await opens(element);
    expect(heard).to.deep.equal(['keydown', 'keyup', 'click']);
  });
  it('a press that was made before its code was there counts', async () => {
    const page = await place('<p><button>Buy</button></p>');
    const button = page.querySelector('button')!;
    await sendMouse({ type: 'move', position: centreOf(button) });
    await sendMouse({ type: 'down' });
    const element = await place<Popup>('<sq-popup timer-delay="0"><h2>A letter</h2></sq-popup>');
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    await opens(element);
  });
  it('a press that ends elsewhere, without a click, keeps nothing waiting', async () => {
    const { element, find } = await beside('<p><button>Buy</button></p><p>Text</p>');
    await sendMouse({ type: 'move', position: centreOf(find('button')) });
    await sendMouse({ type: 'down' });
    isDue();
    await sendMouse({ type: 'move', position: [400, 500] });
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    await opens(element);
  });

  it('it waits for a form with unsent input, wherever the focus is, until it is sent', async () => {
    const { element, find } = await beside(FORM.replace('type="button"', ''));
    const form = find<HTMLFormElement>('form');
    find('input').focus();
    await sendKeys({ type: 'ada@example.com' });
    isDue();
    await staysClosed(element);
    find('input').blur();
    await staysClosed(element);
    // By a script of the page.
    form.addEventListener('submit', (event) => event.preventDefault());
    form.requestSubmit();
    await opens(element);
  });
  for (const [title, end] of [
    ['is reset', (form) => form.reset()],
    ['is gone', (form) => form.remove()],
    ['is hidden', (form) => (form.hidden = true)],
    [
      'is emptied',
      async (form) => {
        form.querySelector('input')!.focus();
        await sendKeys({ press: 'Backspace' });
        form.querySelector('input')!.blur();
      },
    ],
  ] as [string, (form: HTMLFormElement) => unknown][])
    it(`it waits for a form with unsent input until that ${title}`, async () => {
      const { element, find } = await beside(FORM);
      find('input').focus();
      await sendKeys({ type: 'a' });
      find('input').blur();
      isDue();
      await staysClosed(element);
      await end(find('form'));
      find('p, div, form')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      document.dispatchEvent(new Event('visibilitychange'));
      await opens(element);
    });
  it('it waits for what was typed before its code was there', async () => {
    const page = await place(FORM);
    page.querySelector('textarea')!.focus();
    await sendKeys({ type: 'No nuts' });
    page.querySelector('textarea')!.blur();
    const element = await place<Popup>('<sq-popup timer-delay="0"><h2>A letter</h2></sq-popup>');
    await staysClosed(element);
  });
  it('it waits for choices as well', async () => {
    const { element, find } = await beside('<form><label><input type="checkbox"> Gift</label></form>');
    find('input').click();
    isDue();
    await staysClosed(element);
  });
  it('it waits while something in a form has the focus', async () => {
    const { element, find } = await beside(FORM);
    find('button').focus();
    isDue();
    await staysClosed(element);
    find('button').blur();
    await opens(element);
  });
  it("it waits until the kit's own form has been sent, and not while that has failed", async () => {
    const { element, find } = await beside(
      '<sq-form form-id="f1"><form><label>Email <input type="email" name="email"></label><button>Send</button></form></sq-form>',
    );
    await settled(find('sq-form'));
    answer(() => new Response('', { status: 500 }));
    find('input').focus();
    await sendKeys({ type: 'ada@example.com' });
    const failed = nextEvent(find('sq-form'), 'sq-submit-error');
    find('button').click();
    await failed;
    isDue();
    (document.activeElement as HTMLElement).blur();
    await staysClosed(element);
    answer();
    find('button').click();
    await nextEvent(find('sq-form'), 'sq-submit-success');
    (document.activeElement as HTMLElement).blur();
    await opens(element);
  });
  it('scrolling far enough waits as well', async () => {
    const { element, find } = await beside(FORM, 'scroll-percentage="50"');
    const tall = await place('<div style="block-size: 5000px"></div>');
    find('input').focus();
    await sendKeys({ type: 'a' });
    find('input').blur();
    scrollTo(0, 4000);
    await staysClosed(element);
    find<HTMLFormElement>('form').reset();
    await opens(element);
    scrollTo(0, 0);
    tall.remove();
  });

  it('an exit in the middle of typing lapses; a later one counts', async () => {
    const { element, find } = await beside(FORM, 'exit-intent');
    find('input').focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Tab' });
    leave();
    await staysClosed(element);
    find<HTMLFormElement>('form').reset();
    (document.activeElement as HTMLElement).blur();
    await staysClosed(element);
    leave();
    await opens(element);
  });
  it('what the visitor asks for opens at once', async () => {
    const { element, find } = await beside(
      `${FORM}<button id="ask" commandfor="letter" command="--open">Letter</button>`,
    );
    element.id = 'letter';
    find('input').focus();
    await sendKeys({ type: 'a' });
    find('#ask').click();
    await opens(element);
  });
});
