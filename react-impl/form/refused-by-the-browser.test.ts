import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { OpenStars, SilentStars } from './testing/components.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;
type Failure = CustomEvent<{ message: string; errors: Record<string, string> }>;
const REQUIRED = 'This field is required.';

describe('sq-form and what the browser refuses', () => {
  const { saves, answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    saves.length = 0;
    answer();
  });

  const open = (inside: string, after = '') =>
    place<HTMLElement>(
      `<div><sq-form form-id="f" remember="false"><form id="own" method="post"><input name="a" aria-label="A" value="1">${inside}<button>Send</button></form></sq-form>${after}</div>`,
    ).then(async (holder) => {
      const element = holder.querySelector<Form>('sq-form')!;
      await until(() => element.querySelector('form')!.noValidate);
      return element;
    });
  const named = <E extends Element = HTMLInputElement>(element: Element, selector: string) =>
    element.parentElement!.querySelector<E>(selector)!;
  /** Presses the button: the errors, or `undefined` when it was sent. */
  async function press(element: Form, button = element.querySelector<HTMLElement>('button:not([type=button])')!) {
    const end = Promise.race([nextEvent(element, 'sq-submit-success'), nextEvent(element, 'sq-submit-error')]);
    button.click();
    const { type, detail } = (await end) as Failure;
    await settled(element);
    return type === 'sq-submit-error' ? detail.errors : undefined;
  }
  const lines = (element: Element) => [...(inShadow(element, '[part=summary]')?.querySelectorAll('li') ?? [])];
  const follow = (element: Element, index = 0) => lines(element)[index]!.querySelector('button')!.click();

  describe('of any kind is not sent, as without the block', () => {
    const KINDS: Record<string, string | ((holder: Element) => unknown)> = {
      'a box without a name': '<label><input type="checkbox" required> I agree</label>',
      'a box without a name that is ticked': '<label><input type="checkbox" required checked> I agree</label>',
      'a file': '<input type="file" name="cv" required>',
      'a file without a name': '<input type="file" required>',
      'a radio button without a name': '<label><input type="radio" required> Yes</label>',
      'a select with nothing chosen': '<select required><option value="">Choose<option>A</select>',
      'a text area without a name': '<textarea required></textarea>',
      'a number out of range without a name': '<input type="number" min="3" value="1">',
      'an address without a name': '<input type="url" value="x">',
      'an email address that the kit would take': '<input type="email" name="mail" value="(a)@ex ample.com">',
      'an email address without a name': '<input type="email" value="ada@studio.photography">',
      'two boxes of one name, of which one is ticked':
        '<input type="checkbox" name="ok" value="1" required checked><input type="checkbox" name="ok" value="2" required>',
      'a component': '<open-stars name="stars"></open-stars>',
      'a component without a name': '<open-stars></open-stars>',
      'a component that says nothing': '<silent-stars name="stars"></silent-stars>',
      'a component with a choice': '<silent-stars name="stars" value="3"></silent-stars>',
      'a disabled component': '<silent-stars name="stars" disabled></silent-stars>',
      'a component in a disabled fieldset': '<fieldset disabled><open-stars name="stars"></open-stars></fieldset>',
      'what is in a parent without a box': '<p style="display: none"><input name="gone" required></p>',
      'what is in a closed details': '<details><summary>More</summary><input required></details>',
      'what is hidden until it is found': '<div hidden="until-found"><input required></div>',
      'a box in a data list': '<datalist><input required></datalist>',
      'what is only to be read': '<input required readonly>',
      'an empty token': '<textarea name="h-captcha-response" required></textarea>',
      'a token with an error': (holder) => {
        holder.querySelector('form')!.insertAdjacentHTML('beforeend', '<input name="cf-turnstile-response" value="t">');
        holder.querySelector<HTMLInputElement>('[value=t]')!.setCustomValidity('Expired.');
      },
      'a button with an error': (holder) => holder.querySelector('button')!.setCustomValidity('Closed today.'),
      'an image button with an error': (holder) => {
        holder.querySelector('form')!.insertAdjacentHTML('beforeend', '<input type="image" alt="Go">');
        holder.querySelector<HTMLInputElement>('[type=image]')!.setCustomValidity('Closed today.');
      },
    };
    for (const tag of ['output', 'fieldset', 'object'] as const)
      KINDS[`an error of ${tag}, which bars nothing`] = (holder) => {
        const element = document.createElement(tag);
        holder.querySelector('form')!.prepend(element);
        element.setCustomValidity('No.');
      };
    for (const [name, kind] of Object.entries(KINDS))
      it(name, async () => {
        const inside = typeof kind === 'string' ? kind : '';
        const element = await open(inside);
        const plain = document.createElement('div');
        plain.innerHTML = `<form><input name="a">${inside}<button>Send</button></form>`;
        document.body.append(plain);
        if (typeof kind !== 'string') [element, plain].forEach(kind);
        const isTaken = plain.querySelector('form')!.checkValidity();
        plain.remove();
        const errors = await press(element);
        expect([errors === undefined, saves.length], JSON.stringify(errors)).to.deep.equal([isTaken, isTaken ? 1 : 0]);
        const text = inShadow(element, '[part=banner-above]')!.innerText;
        expect(text !== '', text).to.equal(!isTaken);
      });
  });

  it('a box without a name has its message at its label, and is reached from the list', async () => {
    const element = await open(
      '<p><label><input type="checkbox" required> I agree to the <a href="#terms">terms</a> *</label></p>',
    );
    await press(element);
    const box = named(element, '[type=checkbox]');
    const message = box.closest('label')!.previousElementSibling!;
    expect([message.className, message.textContent]).to.deep.equal(['sq-form-error', REQUIRED]);
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).to.deep.equal([
      'true',
      message.id,
    ]);
    expect(lines(element).map(({ textContent }) => textContent)).to.deep.equal([`I agree to the terms: ${REQUIRED}`]);
    follow(element);
    expect(document.activeElement).to.equal(box);
    await expect(element).to.be.accessible();
    await sendKeys({ press: ' ' });
    await until(() => element.querySelector('.sq-form-error') === null);
    expect(await press(element)).to.equal(undefined);
    expect(values(), 'it has no entry').to.deep.equal({ a: '1' });
  });
  it('each of several without names has a message of its own, and only what is mended loses it', async () => {
    const element = await open(
      '<label>Size <select required><option value="">Choose<option>L</select></label><label>Why <textarea id="why" required></textarea></label>',
      '<label for="far">Outside</label><input id="far" form="own" required>',
    );
    expect(Object.values((await press(element))!)).to.deep.equal([REQUIRED, REQUIRED, REQUIRED]);
    expect(lines(element).map(({ textContent }) => textContent)).to.deep.equal(
      ['Size', 'Why', 'Outside'].map((label) => `${label}: ${REQUIRED}`),
    );
    follow(element, 2);
    expect((document.activeElement as HTMLElement).id).to.equal('far');
    await sendKeys({ type: 'x' });
    await until(() => lines(element).length === 2);
    expect(lines(element).map(({ textContent }) => textContent?.split(':')[0])).to.deep.equal(['Size', 'Why']);
    expect(element.parentElement!.querySelectorAll('.sq-form-error')).to.have.length(2);
  });
  it('before anybody has typed, typing in one control without a name says nothing of another', async () => {
    const element = await open('<input class="one" required><input class="two" required>');
    const said = (selector: string) => named(element, selector).getAttribute('aria-invalid');
    await until(() => said('.one') === 'false');
    named(element, '.one').focus();
    await sendKeys({ type: 'x' });
    expect([said('.one'), said('.two')]).to.deep.equal([null, 'false']);
  });

  describe('a component', () => {
    it('has its own words, and its errors are mended', async () => {
      const element = await open('<label>Stars <open-stars name="stars" tabindex="0"></open-stars></label>');
      expect(await press(element)).to.deep.equal({ stars: 'Choose some stars.' });
      expect(lines(element)[0]!.textContent).to.equal('Stars: Choose some stars.');
      follow(element);
      expect(document.activeElement!.localName).to.equal('open-stars');
      named<OpenStars>(element, 'open-stars').choose('4');
      await until(() => element.querySelector('.sq-form-error') === null);
      expect(named(element, 'open-stars').hasAttribute('aria-invalid')).to.equal(false);
      expect(await press(element)).to.equal(undefined);
      expect(values()).to.deep.equal({ a: '1', stars: '4' });
    });
    it('that says nothing and takes no focus has a message that does', async () => {
      const element = await open('<silent-stars name="stars">Stars</silent-stars>');
      expect(Object.keys((await press(element))!)).to.deep.equal(['stars']);
      expect(lines(element)[0]!.textContent).to.match(/^Stars: ./);
      follow(element);
      expect((document.activeElement as HTMLElement).className).to.equal('sq-form-error');
      named<SilentStars>(element, 'silent-stars').choose('2');
      await until(() => element.querySelector('.sq-form-error') === null);
      expect(await press(element)).to.equal(undefined);
      expect(values()).to.deep.equal({ a: '1', stars: '2' });
    });
    it('is not asked for where its condition is not met', async () => {
      const element = await open(
        '<label><input type="checkbox" name="rate" value="yes"> Rate</label><div data-sq-show-if="rate=yes"><open-stars name="stars"></open-stars></div>',
      );
      await until(() => element.querySelector('[data-sq-off]'));
      named(element, '[name=rate]').click();
      expect(Object.keys((await press(element))!)).to.deep.equal(['stars']);
      named(element, '[name=rate]').click();
      expect(await press(element)).to.equal(undefined);
      expect(values()).to.deep.equal({ a: '1', rate: [] });
    });
  });

  describe('and cannot be seen', () => {
    it('is shown by the link to it: in closed details, in details and in what is hidden until it is found', async () => {
      const element = await open(
        `<details><summary>More</summary><details><summary>Still more</summary><div hidden="until-found"><details>
          <summary>All</summary><label>Deep <input class="deep" required></label></details></div></details></details>
         <details><summary>Other</summary><input name="other" aria-label="Other"></details>`,
      );
      await press(element);
      const deep = named(element, '.deep');
      expect(document.activeElement, 'at once').to.equal(deep);
      for (const each of element.querySelectorAll('details')) each.open = false;
      expect(deep.checkVisibility()).to.equal(false);
      follow(element);
      expect(document.activeElement).to.equal(deep);
      expect(deep.checkVisibility()).to.equal(true);
      expect([...element.querySelectorAll('details')].map((each) => each.open)).to.deep.equal([
        true,
        true,
        true,
        false,
      ]);
    });
    it('is named in the list, and at its label where only that is shown', async () => {
      const element = await open(
        `<input type="checkbox" id="styled" required style="display: none"><label for="styled">I agree</label>
         <p style="display: none"><label>Gone <input name="gone" required></label></p>`,
      );
      await press(element);
      expect(lines(element).map(({ textContent }) => textContent)).to.have.members([
        `I agree: ${REQUIRED}`,
        `Gone: ${REQUIRED}`,
      ]);
      follow(
        element,
        lines(element).findIndex(({ textContent }) => textContent?.startsWith('I agree')),
      );
      expect((document.activeElement as HTMLElement).className).to.equal('sq-form-error');
    });
    it('is shown with its step, by name or without', async () => {
      const step = (inside: string) => `<fieldset data-sq-step><legend>Step</legend>${inside}</fieldset>`;
      const element = await open(
        step('<label><input type="checkbox" class="agree" required> I agree</label>') +
          step('<label>Last <input name="last"></label>'),
      );
      const next = () => element.querySelector<HTMLElement>('.sq-step-buttons button:last-child')!;
      await until(next);
      named(element, '.agree').checked = true;
      next().click();
      await until(() => named(element, '[name=last]').checkVisibility());
      named(element, '.agree').checked = false;
      await press(element);
      expect(named(element, '.agree').checkVisibility(), 'its step').to.equal(true);
      // A step is checked before the next one.
      next().click();
      await until(() => lines(element).length === 1);
      expect(named(element, '.agree').checkVisibility()).to.equal(true);
    });
  });

  it('hears of it by the event "invalid": pages write their own words then', async () => {
    const element = await open(
      `<input name="town" required oninvalid="this.setCustomValidity('Which town?')" oninput="this.setCustomValidity('')">`,
    );
    expect(await press(element)).to.deep.equal({ town: 'Which town?' });
    named(element, '[name=town]').focus();
    await sendKeys({ type: 'Bonn' });
    await until(() => element.querySelector('.sq-form-error') === null);
    expect(await press(element)).to.equal(undefined);
  });
});
