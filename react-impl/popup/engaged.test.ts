import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { pretendFormBackend } from '../form/testing/form-backend.js';
import type { popup } from './declaration.js';
import '../../elements/sq-form/index.js';
import '../../elements/sq-popup/index.js';
import '../../elements/sq-product/index.js';
import '../../elements/sq-sign-in/index.js';
import sheet from '../../elements/sq-popup/sq-popup.css' with { type: 'css' };

type Popup = ElementOf<typeof popup>;
/** Held until the test lets them run out: the popup's own time, and what a click may take after the finger is up. */
const DELAY_MS = 3000;
const CLICK_MS = 350;
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
  const { answer, network } = pretendFormBackend();
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(async () => {
    await emptyDatabase();
    timers = holdTimers(DELAY_MS, CLICK_MS);
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
  const isDue = () => expect(timers.runOut(DELAY_MS)).to.be.greaterThan(0);

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
  it('a press that ends elsewhere keeps nothing waiting', async () => {
    const { element, find } = await beside('<p><button>Buy</button></p><p>Text</p>');
    await sendMouse({ type: 'move', position: centreOf(find('button')) });
    await sendMouse({ type: 'down' });
    isDue();
    await sendMouse({ type: 'move', position: [400, 500] });
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    // Some browsers click on what both are in.
    await until(() => timers.runOut(CLICK_MS) > 0 || isOpen(element));
    await opens(element);
  });
  it('a press on what goes away, which is never a click, keeps nothing waiting', async () => {
    const { element, find } = await beside('<p><button>Buy</button></p>');
    find('button').addEventListener('pointerdown', () => find('p').remove());
    await sendMouse({ type: 'move', position: centreOf(find('button')) });
    await sendMouse({ type: 'down' });
    isDue();
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    await until(() => timers.runOut(CLICK_MS) > 0 || isOpen(element));
    await opens(element);
  });
  it('a press that takes the focus from something else becomes a click', async () => {
    const { element, find } = await beside('<p><a href="#here">Here</a> <button>Buy</button></p>');
    let [blurs, clicks] = [0, 0];
    find('a').addEventListener('blur', () => blurs++);
    find('button').addEventListener('click', () => clicks++);
    find('a').focus();
    await sendMouse({ type: 'move', position: centreOf(find('button')) });
    await sendMouse({ type: 'down' });
    isDue();
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    expect([blurs, clicks]).to.deep.equal([1, 1]);
    await opens(element);
  });
  it('a press becomes a click, though a script clicks on something else meanwhile', async () => {
    const { element, find } = await beside('<p><button>Buy</button> <i>Other</i></p>');
    await sendMouse({ type: 'move', position: centreOf(find('button')) });
    await sendMouse({ type: 'down' });
    isDue();
    find('i').click();
    await staysClosed(element);
    await sendMouse({ type: 'up' });
    await opens(element);
  });
  it('a press of another button of the mouse keeps nothing waiting', async () => {
    const { element, find } = await beside('<p>Text</p>');
    await sendMouse({ type: 'move', position: centreOf(find('p')) });
    await sendMouse({ type: 'down', button: 'middle' });
    isDue();
    await opens(element);
  });

  describe('a finger', () => {
    const touch = (target: Element, ...types: string[]) => {
      for (const type of types) target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    };
    it('is up before its press becomes a click', async () => {
      const { element, find } = await beside('<p><button>Buy</button></p>');
      touch(find('button'), 'pointerdown', 'pointerup', 'touchend');
      isDue();
      await staysClosed(element);
      // There was none.
      timers.runOut(CLICK_MS);
      await opens(element);
    });
    it('that is down again presses again', async () => {
      const { element, find } = await beside('<p><button>Buy</button></p>');
      touch(find('button'), 'pointerdown', 'pointerup', 'touchend', 'pointerdown');
      isDue();
      timers.runOut(CLICK_MS);
      await staysClosed(element);
      touch(find('button'), 'pointerup', 'touchend');
      timers.runOut(CLICK_MS);
      await opens(element);
    });
    // The browser takes its pointer away, and tells of the finger by other events.
    for (const end of ['touchend', 'touchcancel'])
      it(`that scrolls presses until it is up (${end})`, async () => {
        const { element, find } = await beside('<p><button>Buy</button></p>');
        touch(find('button'), 'pointerdown', 'pointercancel');
        isDue();
        timers.runOut(CLICK_MS);
        await staysClosed(element);
        touch(find('button'), end);
        timers.runOut(CLICK_MS);
        await opens(element);
      });
  });
  it('a mouse that drags presses until it has dropped', async () => {
    const { element, find } = await beside('<p><a href="#here">Here</a></p>');
    const drag = (type: string) => find('a').dispatchEvent(new DragEvent(type, { bubbles: true }));
    find('a').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    drag('dragstart');
    find('a').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    isDue();
    timers.runOut(CLICK_MS);
    await staysClosed(element);
    drag('dragend');
    timers.runOut(CLICK_MS);
    await opens(element);
  });
  it('the space bar that scrolls the page keeps nothing waiting after it is up', async () => {
    const { element } = await beside('<p>Text</p>');
    let isHeld = false;
    const hold = () => {
      isDue();
      isHeld = !isOpen(element);
    };
    addEventListener('keydown', hold, { once: true });
    await sendKeys({ press: ' ' });
    await opens(element);
    expect(isHeld).to.equal(true);
  });
  it('the space bar keeps nothing waiting in a window that was left meanwhile', async () => {
    const { element } = await beside('<p>Text</p>');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    isDue();
    await staysClosed(element);
    dispatchEvent(new FocusEvent('blur'));
    await opens(element);
  });
  it('a letter whose end is told to nobody keeps nothing waiting', async () => {
    const { element } = await beside('<p>Text</p>');
    // On a Mac, while the command key is down.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', metaKey: true, bubbles: true }));
    isDue();
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
  for (const [what, html] of [
    ['a field of no form', '<label>Search <input type="search"></label>'],
    ['a list of no form', '<label>Sort by <select><option>Price</option></select></label>'],
    ['a text that can be edited', '<p contenteditable="true" role="textbox" aria-label="Note">Text</p>'],
    ['a frame', '<iframe title="A film" srcdoc="<input>"></iframe>'],
  ] as const)
    it(`it waits while ${what} has the focus`, async () => {
      const { element, find } = await beside(html);
      const target = find('input, select, [contenteditable], iframe');
      target.focus();
      expect(document.activeElement).to.equal(target);
      isDue();
      await staysClosed(element);
      target.blur();
      await opens(element);
    });
  /** A component of the page, with this inside. */
  function component(holder: Element, html: string) {
    const root = holder.attachShadow({ mode: 'open' });
    root.innerHTML = html;
    return root.querySelector<HTMLElement>('input, [tabindex]')!;
  }
  for (const [what, holder, html] of [
    ['a field in a component', '<div class="component"></div>', '<input aria-label="Name">'],
    ['a component in a form', '<form><div class="component"></div></form>', '<i tabindex="0">3 stars</i>'],
  ] as const)
    it(`it waits while ${what} has the focus`, async () => {
      const { element, find } = await beside(holder);
      const inside = component(find('.component'), html);
      inside.focus();
      isDue();
      await staysClosed(element);
      inside.blur();
      await opens(element);
    });

  async function type(input: HTMLElement) {
    input.focus();
    await sendKeys({ type: 'a' });
    input.blur();
  }
  it('it waits for what was typed into a form in a component', async () => {
    const { element, find } = await beside('<div class="component"></div>');
    await type(component(find('.component'), '<form><input aria-label="Name"></form>'));
    isDue();
    await staysClosed(element);
  });
  for (const [what, form] of [
    ['has no box of its own', '<form style="display: contents"><input aria-label="Name"></form>'],
    ['goes on to its next step', '<form><p><input aria-label="Name"></p><p>Next</p></form>'],
  ] as const)
    it(`it waits for a form with unsent input that ${what}`, async () => {
      const { element, find } = await beside(form);
      await type(find('input'));
      find('p')?.setAttribute('hidden', '');
      isDue();
      await staysClosed(element);
    });
  it('it waits for unsent input while other forms are sent and reset', async () => {
    const { element, find } = await beside(
      `${FORM}<form id="other"><input name="q" value="x" aria-label="Search"></form>
       <sq-form form-id="f2"><form><input type="hidden" name="a" value="b"><button>Send</button></form></sq-form>`,
    );
    await settled(find('sq-form'));
    answer();
    await type(find('input'));
    const other = find<HTMLFormElement>('#other');
    other.addEventListener('submit', (event) => event.preventDefault());
    other.requestSubmit();
    other.reset();
    const sent = nextEvent(find('sq-form'), 'sq-submit-success');
    find('sq-form button').click();
    await sent;
    (document.activeElement as HTMLElement).blur();
    isDue();
    await staysClosed(element);
    find<HTMLFormElement>('form').reset();
    await opens(element);
  });
  for (const [what, form, end] of [
    ['that a script of the page has refused', '<form novalidate>', (form) => form.requestSubmit()],
    ['that the page has kept from being reset', '<form>', (form) => form.reset()],
  ] as [string, string, (form: HTMLFormElement) => void][])
    it(`it waits for a form ${what}`, async () => {
      const { element, find } = await beside(
        `${form}<input aria-label="Name"><input required aria-label="Email"></form>`,
      );
      for (const each of ['submit', 'reset']) find('form').addEventListener(each, (event) => event.preventDefault());
      await type(find('input'));
      end(find('form'));
      isDue();
      await staysClosed(element);
    });
  it('it does not wait for a form that the browser has sent, though it has a field that is not valid', async () => {
    const { element, find } = await beside(
      `<form novalidate action="about:blank" target="sent"><input aria-label="Name"><input required aria-label="Email"></form>
       <iframe name="sent" title="Sent"></iframe>`,
    );
    await type(find('input'));
    find<HTMLFormElement>('form').requestSubmit();
    isDue();
    await opens(element);
  });
  it('it waits for a sign-in that was refused', async () => {
    network.use(http.post('/api/site-users/account/session', () => new HttpResponse(null, { status: 401 })));
    const { element, find } = await beside(
      `<sq-sign-in><form><input type="email" name="email" value="ada@example.com" required aria-label="Email">
       <input type="password" name="password" required aria-label="Password"><button>In</button></form></sq-sign-in>`,
    );
    await settled(find('sq-sign-in'));
    await type(find('[type=password]'));
    const refused = nextEvent(find('sq-sign-in'), 'sq-sign-in-error');
    find('button').click();
    await refused;
    (document.activeElement as HTMLElement).blur();
    isDue();
    await staysClosed(element);
  });
  it('it waits for a product with an engraving until that is in the cart', async () => {
    const { element, find } = await beside(
      `<sq-product><form action="/cart/add" method="post"><input type="hidden" name="itemId" value="bowl">
       <input name="engraving" aria-label="Engraving"><button>Add</button></form></sq-product>`,
    );
    const block = find('sq-product');
    await settled(block);
    async function add(end: string, reply: () => Response) {
      network.use(http.post('/api/commerce/shopping-cart/entries', reply));
      const ended = nextEvent(block, end);
      find('button').click();
      await ended;
      (document.activeElement as HTMLElement).blur();
    }
    await type(find('[name=engraving]'));
    await add('sq-cart-error', () => new HttpResponse(null, { status: 500 }));
    isDue();
    await staysClosed(element);
    await add('sq-cart-added', () => HttpResponse.json({ totalQuantity: 1 }));
    await opens(element);
  });
  it('it knows what is typed after another popup has gone', async () => {
    const { element, find } = await beside(FORM);
    const running = () => timers.waiting().filter((ms) => ms === DELAY_MS).length;
    const other = await place<Popup>(POPUP);
    await until(() => running() === 2);
    other.remove();
    await until(() => running() === 1);
    await type(find('input'));
    isDue();
    await staysClosed(element);
  });
  it('it does not wait for what was reset while no popup was there', async () => {
    const { element, find } = await beside('<form><input value="Ada" aria-label="Name"></form>');
    await type(find('input'));
    element.remove();
    await until(() => !timers.waiting().includes(DELAY_MS));
    find<HTMLFormElement>('form').reset();
    const next = await place<Popup>(POPUP);
    await until(() => timers.waiting().includes(DELAY_MS));
    isDue();
    await opens(next);
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
