import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;
type Errors = Record<string, string>;

describe('sq-form with unusual forms', () => {
  const { keys, saves, answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  const open = (inside: string, attributes = 'form-id="odd" remember="false"') =>
    place<Form>(`<sq-form ${attributes}><form>${inside}</form></sq-form>`);
  const formOf = (element: Element) => element.querySelector('form')!;
  const named = (element: Element, name: string) =>
    element.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)!;
  const submitWith = (element: Element, selector: string) => element.querySelector<HTMLElement>(selector)!.click();
  async function sent(element: Form, submit: () => unknown = () => element.submit()) {
    answer();
    const done = nextEvent(element, 'sq-submit-success');
    submit();
    await done;
    return values();
  }
  async function refused(element: Form, submit: () => unknown = () => element.submit()) {
    const failed = nextEvent<CustomEvent<{ errors: Errors; message: string }>>(element, 'sq-submit-error');
    submit();
    const { detail } = await failed;
    await settled(element);
    return detail.errors;
  }
  const valuesOf = async (inside: string) => sent(await open(inside));
  const errorsOf = async (inside: string) => refused(await open(inside));
  const summary = (element: Element) =>
    [...inShadow(element, '[part=banner-above]')!.querySelectorAll('li')].map(({ textContent }) => textContent);
  /** The target of native posts. */
  function frame(name: string) {
    const target = document.createElement('iframe');
    target.name = name;
    document.body.append(target);
    return target;
  }

  describe('names', () => {
    /** All names under which code may read a member of the form. */
    const memberNames = () => {
      const chain: object[] = [];
      for (let at = HTMLFormElement.prototype as object | null; at; at = Object.getPrototypeOf(at) as object | null)
        chain.push(at);
      return [...new Set(chain.flatMap((one) => Object.getOwnPropertyNames(one)))];
    };
    const clickOn = async (target: Element) => {
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    };
    const inputs = (names: readonly string[]) =>
      names.map((name) => `<label>${name} <input name="${name}"></label>`).join('');

    it('controls named like any member of their form do not break it', async () => {
      const all = memberNames();
      expect(all).to.include.members(['parentNode', 'nodeType', 'addEventListener', 'onclick', 'submit', 'toString']);
      const element = await open(
        `${inputs(all)}<textarea aria-label="t" name="textarea" data-max-length="5"></textarea><button name="button">Send</button>`,
        'form-id="clobbered"',
      );
      for (const name of all) named(element, name).value = `my ${name}`;
      await clickOn(named(element, 'parentNode'));
      await clickOn(inShadow(element, '[part=status]')!);
      await clickOn(named(element, 'parentNode'));
      await sendKeys({ press: 'End' });
      await sendKeys({ type: '!' });
      const done = nextEvent(element, 'sq-submit-success');
      answer();
      element.querySelector('button')!.focus();
      await sendKeys({ press: 'Enter' });
      await done;
      expect(values()).to.deep.equal({
        ...Object.fromEntries(all.map((name) => [name, `my ${name}`])),
        parentNode: 'my parentNode!',
        textarea: '',
      });
      await element.reset();
      expect(named(element, 'submit').value).to.equal('');
      element.remove();
      await settled(element);
    });
    it('the errors of controls named like members of their form are shown, and are removed when they are corrected', async () => {
      const all = memberNames();
      const element = await open(`${inputs(all).replaceAll('<input', '<input required')}<button>Send</button>`);
      const errors = await refused(element, () => submitWith(element, 'button'));
      expect(Object.keys(errors).sort()).to.deep.equal([...all].sort());
      const link = inShadow(element, '[part=banner-above] a, [part=banner-above] button');
      link?.click();
      for (const name of all) {
        named(element, name).value = 'x';
        named(element, name).dispatchEvent(new Event('input', { bubbles: true }));
      }
      await until(() => element.querySelectorAll('.sq-form-error').length === 0);
      expect(Object.keys(await sent(element)).sort()).to.deep.equal([...all].sort());
    });
    it('a form with drafts bears them too', async () => {
      const all = memberNames();
      const element = await open(inputs(all), 'form-id="kept"');
      named(element, 'children').focus();
      await sendKeys({ type: 'draft' });
      await settled(element);
      expect(await sent(element)).to.include({ children: 'draft' });
    });
    it('names may contain any characters', async () => {
      const names = ['__proto__', 'a"b\'c', ']', '.', 'a.', '.b', '.Line', ' ', '<b>', 'é✓', 'toString', 'a\\b'];
      const element = await open('<button>Send</button>');
      for (const name of names) {
        const input = document.createElement('input');
        input.name = name;
        input.required = true;
        input.setAttribute('aria-label', name);
        formOf(element).prepend(input);
      }
      expect(Object.keys(await refused(element)).sort()).to.deep.equal([...names].sort());
      for (const input of element.querySelectorAll('input')) {
        input.value = 'x';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await until(() => element.querySelectorAll('.sq-form-error').length === 0);
      expect(Object.entries(await sent(element)).sort()).to.deep.equal(names.map((name) => [name, 'x']).sort());
    });
    it('a control without a name is not sent', async () => {
      expect(await valuesOf('<input value="x"><input name="" value="y"><input name="a" value="z">')).to.deep.equal({
        a: 'z',
      });
    });
  });

  describe('values', () => {
    it('controls in a disabled fieldset are neither validated nor sent', async () => {
      expect(
        await valuesOf(
          '<fieldset disabled><input name="a" required><input type="email" name="b" value="wrong"></fieldset><input name="c" value="1">',
        ),
      ).to.deep.equal({ c: '1' });
    });
    it('a checkbox with a hidden control of the same name is a checkbox', async () => {
      const twins = (checked: string) =>
        `<input type="hidden" name="news" value="0"><input type="checkbox" name="news" value="1" ${checked}>`;
      expect(await valuesOf(twins('checked'))).to.deep.equal({ news: ['1'] });
      expect(await valuesOf(twins(''))).to.deep.equal({ news: [] });
    });
    it('several controls of one name are sent as a list', async () => {
      expect(
        await valuesOf('<input name="guest" value="Ada"><input name="guest" value="Grace"><input name="x" value="1">'),
      ).to.deep.equal({ guest: ['Ada', 'Grace'], x: '1' });
    });
    it('a select may be multiple; a disabled option is not sent', async () => {
      expect(
        await valuesOf(
          `<select multiple name="m"><option selected>1<option>2<option selected>3</select>
           <select name="none"><option disabled selected>Choose a topic<option>One</select>`,
        ),
      ).to.deep.equal({ m: ['1', '3'], none: '' });
    });
    it('choices whose name ends like a part are not parts', async () => {
      expect(
        await valuesOf(
          `<input type="radio" name="visit.Day" value="Mon"><input type="radio" name="visit.Day" value="Tue" checked>
           <input type="radio" name="visit.Day" value="Wed">
           <input type="checkbox" name="open.State" value="a" checked><input type="checkbox" name="open.State" value="b">`,
        ),
      ).to.deep.equal({ 'visit.Day': 'Tue', 'open.State': ['a'] });
    });
    it('a time may have radio buttons for AM and PM', async () => {
      expect(
        await valuesOf(
          `<input name="at.Hour" value="2"><input name="at.Minute" value="30">
           <input type="radio" name="at.Ampm" value="AM"><input type="radio" name="at.Ampm" value="PM" checked>`,
        ),
      ).to.deep.equal({ at: ['2', '30', '', 'PM'] });
    });
    it('a name with parts and a field of the same name are both sent', async () => {
      expect(
        await valuesOf(
          '<input name="who" value="x"><input name="who.First" value="Ada"><input name="who.Last" value="L">',
        ),
      ).to.deep.equal({ who: 'x', 'who.First': 'Ada', 'who.Last': 'L' });
    });
    it('a field of a list whose id ends like a part has no parts', async () => {
      const fields = JSON.stringify([
        { id: 'user.First', type: 'text' },
        { id: 'b.Day', type: 'radio', options: ['Mon'] },
      ]);
      const element = await place<Form>(`<sq-form remember="false" fields='${fields}'></sq-form>`);
      await until(() => element.querySelector('form')?.noValidate);
      expect(await sent(element)).to.deep.equal({ 'user.First': '', 'b.Day': '' });
    });
    it('controls outside with a form attribute belong to the form', async () => {
      const element = await place<Form>(
        '<sq-form remember="false"><form id="far"><button>Send</button></form><input form="far" name="in" value="1"></sq-form>',
      );
      const outside = document.createElement('input');
      outside.setAttribute('form', 'far');
      outside.name = 'out';
      outside.required = true;
      element.after(outside);
      expect(await refused(element)).to.deep.equal({ out: 'This field is required.' });
      outside.value = '2';
      outside.dispatchEvent(new Event('input', { bubbles: true }));
      await until(() => !outside.hasAttribute('aria-invalid'));
      expect(await sent(element)).to.deep.equal({ in: '1', out: '2' });
      outside.remove();
    });
    it('the counter counts as maxlength does: UTF-16 units, a line break as one', async () => {
      const element = await open('<textarea name="t" data-max-length="4">a\nb</textarea>');
      const counter = () => element.querySelector('.sq-form-counter')?.textContent;
      await until(() => counter() === '3 / 4');
      named(element, 't').value = '😀\r\nx';
      named(element, 't').dispatchEvent(new Event('input', { bubbles: true }));
      expect(counter()).to.equal('4 / 4');
      expect(await sent(element)).to.deep.equal({ t: '😀\nx' });
    });
    it('the counter is not part of the accessible name of its text area', async () => {
      const element = await open('<label>Message <textarea name="t" maxlength="9"></textarea></label>');
      await until(() => element.querySelector('.sq-form-counter'));
      expect(element.querySelector('.sq-form-counter')!.getAttribute('aria-hidden')).to.equal('true');
    });
  });

  describe('buttons', () => {
    it('the text of the pressed one is sent at every attempt', async () => {
      let status = 500;
      answer(() => new HttpResponse(null, { status }));
      const element = await open(
        '<input name="a"><button>First</button><button id="two" name="do" value="2">Two</button>',
      );
      await refused(element, () => submitWith(element, '#two'));
      status = 204;
      const done = nextEvent(element, 'sq-submit-success');
      submitWith(element, '#two');
      await done;
      expect(saves.map(({ body }) => body['submitButtonText'])).to.deep.equal(['Two', 'Two']);
      expect(values()).to.deep.equal({ a: '', do: '2' });
    });
    it('an input without a value gets its own text back after the lock', async () => {
      answer(() => new HttpResponse(null, { status: 500 }));
      const element = await open('<input name="a"><input type="submit" aria-disabled="false">');
      await refused(element, () => submitWith(element, '[type=submit]'));
      const button = element.querySelector<HTMLInputElement>('[type=submit]')!;
      expect([button.hasAttribute('value'), button.getAttribute('aria-disabled')]).to.deep.equal([false, 'false']);
    });
    it('an image button submits', async () => {
      const element = await open('<input name="a" value="1"><input type="image" alt="Go" src="data:,">');
      const place = { x: '0', y: '0' };
      expect(await sent(element, () => submitWith(element, '[type=image]'))).to.deep.equal({ a: '1', ...place });
      expect(saves[0]!.body['submitButtonText']).to.equal('Go');
    });
    it('formnovalidate and the author’s novalidate skip validation', async () => {
      const element = await open('<input name="a" required><button formnovalidate>Save</button>');
      expect(await sent(element, () => submitWith(element, 'button'))).to.deep.equal({ a: '' });
      const free = await place<Form>(
        '<sq-form remember="false"><form novalidate><input name="a" required></form></sq-form>',
      );
      expect(await sent(free)).to.deep.equal({ a: '' });
      free.remove();
      await settled(free);
      expect(formOf(free).noValidate).to.equal(true);
    });
    it('one with formaction posts natively, once the form is valid', async () => {
      const target = frame('elsewhere');
      const element = await open(
        '<input name="a" required><button formaction="about:blank?there" formtarget="elsewhere">There</button>',
      );
      let posts = 0;
      element.addEventListener('submit', (event) => {
        if (!event.defaultPrevented) posts++;
      });
      submitWith(element, 'button');
      expect(posts).to.equal(0);
      named(element, 'a').value = 'x';
      submitWith(element, 'button');
      expect(posts).to.equal(1);
      expect(keys).to.have.length(0);
      target.remove();
    });
    it('one with formmethod="dialog" closes the dialog, and sends nothing', async () => {
      const holder = await place<HTMLDialogElement>(
        '<dialog><sq-form remember="false"><form><input name="a" required><button formmethod="dialog" formnovalidate>Cancel</button></form></sq-form></dialog>',
      );
      await settled(holder.querySelector<Form>('sq-form')!);
      holder.showModal();
      submitWith(holder, 'button');
      expect(holder.open).to.equal(false);
      expect(keys).to.have.length(0);
    });
    it('reset removes the errors too', async () => {
      const element = await open('<input name="a" required><button type="reset">Clear</button>');
      await refused(element);
      submitWith(element, '[type=reset]');
      await until(() => element.querySelector('.sq-form-error') === null);
      expect(inShadow(element, '[part=banner-above]')!.hidden).to.equal(true);
    });
  });

  describe('errors', () => {
    it('are shown at their field, not at a fieldset around several fields', async () => {
      const element = await open(
        `<fieldset><legend>All about you</legend><label>Email <input name="mail" required></label>
          <label>Area <input name="tel.Areacode" required></label><label>Line <input name="tel.Line"></label></fieldset>`,
      );
      expect(await refused(element)).to.have.keys('mail', 'tel');
      expect(named(element, 'tel.Areacode').closest('label')!.previousElementSibling!.className).to.equal(
        'sq-form-error',
      );
      expect(summary(element)).to.deep.equal(['Email: This field is required.', 'Area: This field is required.']);
    });
    it('of choices are listed with the name of the group', async () => {
      const radios = (name: string) =>
        `<label><input type="radio" name="${name}" value="1" required> One</label><label><input type="radio" name="${name}" value="2"> Two</label>`;
      const element = await open(
        `<fieldset><legend>Size *</legend>${radios('size')}<input name="other" aria-label="Other"></fieldset>
         <div role="radiogroup" aria-labelledby="colour"><b id="colour">Colour:</b>${radios('hue')}</div>
         <div role="radiogroup" aria-label="Pace">${radios('pace')}</div>${radios('loose')}`,
      );
      await refused(element);
      expect(summary(element)).to.deep.equal(
        ['Size', 'Colour', 'Pace', 'loose'].map((name) => `${name}: This field is required.`),
      );
      expect(element.querySelector('legend')!.nextElementSibling!.className).to.equal('sq-form-error');
    });
    it("of an author's setCustomValidity are shown; readonly controls are not validated", async () => {
      const element = await open('<input name="a" value="x"><input name="b" pattern="\\d" value="x" readonly>');
      named(element, 'a').setCustomValidity('Taken.');
      expect(await refused(element)).to.deep.equal({ a: 'Taken.' });
      named(element, 'a').setCustomValidity('');
      expect(await sent(element)).to.deep.equal({ a: 'x', b: 'x' });
    });
    it('of an email field with multiple: every address is validated', async () => {
      const many = (value: string) => `<input type="email" multiple name="m" value="${value}">`;
      expect(await valuesOf(many('a@example.com, b@example.org'))).to.have.keys('m');
      expect(await errorsOf(many('a@example.com, b@'))).to.have.keys('m');
    });
    it('of an email field include its pattern', async () => {
      expect(
        await errorsOf('<input type="email" name="m" value="a@example.com" pattern=".*@example\\.org">'),
      ).to.have.keys('m');
    });
    it('stay when a field named like a member of Object is changed', async () => {
      answer(() => new HttpResponse(null, { status: 500 }));
      const element = await open('<input name="constructor">');
      await refused(element);
      named(element, 'constructor').dispatchEvent(new Event('input', { bubbles: true }));
      await settled(element);
      expect(inShadow(element, '[part=banner-above]')!.hidden).to.equal(false);
    });
  });

  describe('while it is sent', () => {
    async function sending(inside: string) {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      const element = await open(inside);
      void element.submit();
      await until(() => saves.length === 1);
      return { element, finish: (status: number) => resolve(new HttpResponse(null, { status })) };
    }
    it('the form may be replaced: the answer is shown at the new one', async () => {
      const { element, finish } = await sending('<input name="a" value="1"><button>Old</button>');
      const old = formOf(element);
      const wrapped = document.createElement('div');
      wrapped.innerHTML = '<form><input name="a" value="2"><button>New</button></form>';
      old.replaceWith(wrapped);
      await until(() => element.querySelector('button')!.textContent === 'Submitting…');
      expect(old.querySelector('button')!.textContent).to.equal('Old');
      const end = nextEvent(element, 'sq-submit-error');
      finish(500);
      await end;
      expect(element.querySelector('button')!.textContent).to.equal('New');
      wrapped.innerHTML = '<form><input name="a" value="3"></form>';
      await until(() => formOf(element).noValidate);
      expect(await sent(element)).to.deep.equal({ a: '3' });
    });
    it('reset() ends the submission: its answer is ignored', async () => {
      const { element, finish } = await sending('<input name="a" value="1"><button>Send</button>');
      const events: string[] = [];
      for (const name of ['sq-submit-success', 'sq-submit-error'])
        element.addEventListener(name, () => events.push(name));
      await element.reset();
      expect(element.querySelector('button')!.textContent).to.equal('Send');
      finish(204);
      expect(await sent(element)).to.deep.equal({ a: '1' });
      expect(events).to.deep.equal(['sq-submit-success']);
    });
    it('form.reset() does not end the submission', async () => {
      const { element, finish } = await sending('<input name="a" value="1"><button>Send</button>');
      formOf(element).reset();
      const done = nextEvent(element, 'sq-submit-success');
      finish(204);
      await done;
    });
    it('keys that only move the focus work, keys that change values do not', async () => {
      const { element, finish } = await sending('<select name="a"><option>1<option>2</select><button>Send</button>');
      const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, bubbles: true, cancelable: true }));
      const button = element.querySelector('button')!;
      const select = element.querySelector('select')!;
      expect([press(select, 'ArrowDown'), press(select, 'Tab'), press(button, 'PageDown')]).to.deep.equal([
        false,
        true,
        true,
      ]);
      for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
        expect(press(select, 'c', { [modifier]: true }), modifier).to.equal(true);
      const end = nextEvent(element, 'sq-submit-error');
      finish(500);
      await end;
      expect(press(select, 'ArrowDown')).to.equal(true);
    });
    it('a call without an answer ends with an error', async () => {
      const clocks: AbortController[] = [];
      const restore = pretend(AbortSignal, 'timeout', () => {
        clocks.push(new AbortController());
        return clocks.at(-1)!.signal;
      });
      const { promise, resolve } = Promise.withResolvers<Response>();
      // The time limit ends during the second call.
      answer(() => {
        for (const clock of clocks) clock.abort(new DOMException('', 'TimeoutError'));
        return promise;
      });
      const element = await open('<input name="a" value="1">');
      const failed = nextEvent<CustomEvent<{ status: number; message: string }>>(element, 'sq-submit-error');
      void element.submit();
      const { detail } = await failed;
      restore();
      resolve(new HttpResponse());
      expect(detail.status).to.equal(0);
      expect(detail.message).to.match(/^Unable to connect/);
    });
  });

  describe('files', () => {
    function withFile(element: Element) {
      const list = new DataTransfer();
      list.items.add(new File(['x'], 'x.txt'));
      element.querySelector<HTMLInputElement>('[type=file]')!.files = list.files;
    }
    it('are posted natively by a form with multipart/form-data', async () => {
      const target = frame('uploads');
      const element = await place<Form>(
        `<sq-form remember="false"><form action="/api/form/submit/cv" method="post" enctype="multipart/form-data" target="uploads">
          <input name="a" required><input type="file" name="cv"><button>Send</button></form></sq-form>`,
      );
      withFile(element);
      expect(await refused(element)).to.have.keys('a');
      named(element, 'a').value = 'x';
      const warnings = await warningsOf(async () => {
        const posted = new Promise((resolve) =>
          element.addEventListener('submit', (event) => !event.defaultPrevented && resolve(true)),
        );
        submitWith(element, 'button');
        await posted;
      });
      expect(warnings.join()).to.contain('file');
      expect(keys).to.have.length(0);
      target.remove();
    });
    it('of a disabled control are ignored', async () => {
      const element = await place<Form>(
        '<sq-form remember="false"><form method="post" enctype="multipart/form-data"><input name="a" value="1"><input type="file" name="cv" disabled></form></sq-form>',
      );
      withFile(element);
      expect(await sent(element)).to.deep.equal({ a: '1' });
    });
    it('are not sent by any other form, with a warning', async () => {
      const element = await open('<input name="a" value="1"><input type="file" name="cv">');
      withFile(element);
      const warnings = await warningsOf(async () => expect(await sent(element)).to.deep.equal({ a: '1' }));
      expect(warnings.join()).to.contain('file');
    });
  });

  describe('focus', () => {
    it('moves to the message in the shadow root of another component, too', async () => {
      answer();
      const holder = await place('<div></div>');
      const root = holder.attachShadow({ mode: 'open' });
      root.innerHTML = '<sq-form remember="false"><form><input name="a"><button>Send</button></form></sq-form>';
      const element = root.querySelector<Form>('sq-form')!;
      await until(() => formOf(element).noValidate);
      element.querySelector('input')!.focus();
      const done = nextEvent(element, 'sq-submit-success');
      await sendKeys({ press: 'Enter' });
      await done;
      await settled(element);
      expect(root.activeElement === element.querySelector('.sq-form-success')).to.equal(true);
    });
    it('stays on the button while its text is replaced', async () => {
      answer(() => new HttpResponse(null, { status: 500 }));
      const element = await open('<input name="a"><button><b>Send</b></button>');
      const button = element.querySelector('button')!;
      button.focus();
      await refused(element, () => button.click());
      expect(document.activeElement === button).to.equal(true);
      expect(button.innerHTML).to.equal('<b>Send</b>');
    });
    it('a message with the focus is not a live region: it is read once', async () => {
      const element = await open('<input name="a">');
      named(element, 'a').focus();
      await sent(element);
      await settled(element);
      const message = element.querySelector('.sq-form-success')!;
      expect([document.activeElement === message, message.role]).to.deep.equal([true, 'group']);
    });
  });

  it('a block without a form does nothing', async () => {
    const element = await place<Form>('<sq-form remember="false"><p>Soon.</p></sq-form>');
    await element.submit();
    await element.reset();
    expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
  });
  it('a hundred fields are validated, listed and fixed, each alone: twice the fields are twice the checks', async () => {
    const { prototype } = HTMLInputElement;
    const real = Object.getOwnPropertyDescriptor(prototype, 'validity')!;
    let checks = 0;
    Object.defineProperty(prototype, 'validity', {
      ...real,
      get: function (this: HTMLInputElement) {
        checks++;
        return real.get!.call(this) as unknown;
      },
    });
    const checksOf = async (count: number) => {
      const all = Array.from({ length: count }, (_, n) => `<label>F${n} <input name="f${n}" required></label>`);
      const element = await open(all.join(''));
      checks = 0;
      expect(Object.keys(await refused(element))).to.have.length(count);
      expect(summary(element)).to.have.length(count);
      for (const input of element.querySelectorAll('input')) {
        input.value = 'x';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await settled(element);
      expect(element.querySelectorAll('.sq-form-error')).to.have.length(0);
      return checks;
    };
    try {
      const fifty = await checksOf(50);
      expect(fifty, 'they are counted').to.be.at.least(100);
      expect(await checksOf(100)).to.be.at.most(2 * fifty);
    } finally {
      Object.defineProperty(prototype, 'validity', real);
    }
  });
});
