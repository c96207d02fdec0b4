import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, until } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';

type Form = ElementOf<typeof form>;

const GUEST = `<sq-form form-id="stay"><form method="post">
  <p><label>Name <input name="name" required></label></p>
  <p><label>Email <input name="email" type="email" required></label></p>
  <p><label>Phone <input name="phone" type="tel"></label></p>
  <p><label>Room <select name="room" required><option value="">Choose</option><option>Loft</option></select></label></p>
  <p><label>House rules <input type="checkbox" name="rules" required></label></p>
  <p><label>Code <input name="code" required aria-invalid="true"></label></p>
  <button>Ask</button></form></sq-form>`;

describe('a required field of a form before anybody has typed', () => {
  beforeEach(emptyDatabase);
  const control = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const said = (element: Element, name: string) => control(element, name).getAttribute('aria-invalid');
  async function open(html = GUEST) {
    const element = await place<Form>(html);
    await until(() => said(element, 'name') === 'false');
    return element;
  }
  async function typed(element: Element, name: string, ...keys: string[]) {
    control(element, name).focus();
    for (const key of keys) await sendKeys(key.length > 1 ? { press: key } : { type: key });
  }

  it('is not said to be invalid, and is still required for the page and its styles', async () => {
    const element = await open();
    const names = ['name', 'email', 'phone', 'room', 'rules', 'code'];
    expect(names.map((name) => said(element, name))).to.deep.equal(['false', 'false', null, 'false', 'false', 'true']);
    expect(control(element, 'name').matches(':required:invalid')).to.equal(true);
    expect(element.querySelector('form')!.checkValidity()).to.equal(false);
    expect(element.querySelectorAll('[style]')).to.have.length(0);
    expect(control(element, 'name').checkVisibility()).to.equal(true);
  });
  it('does not make the form and the fieldsets around it invalid, neither before nor after it was sent', async () => {
    const element = await open(
      GUEST.replace('<p>', '<fieldset><legend>You</legend><p>')
        .replace('<p><label>Phone', '</fieldset><fieldset id="more"><legend>More</legend><p><label>Phone')
        .replace('<p><label>Room', '</fieldset><input name="setAttribute"><input name="style"><p><label>Room'),
    );
    const form = element.querySelector('form')!;
    const groups = () =>
      [form, ...form.querySelectorAll('fieldset')].map((each) =>
        Element.prototype.getAttribute.call(each, 'aria-invalid'),
      );
    expect(groups()).to.deep.equal(['false', 'false', null]);
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    await failed;
    expect(groups()).to.deep.equal(['false', 'false', null]);
    // It is said nothing of the page's own.
    element.before(form);
    await until(() => groups().every((each) => each === null));
    expect(form.querySelectorAll('[style]')).to.have.length(0);
    Element.prototype.remove.call(form);
  });
  it('is what the browser says once something was typed in it, and only in it', async () => {
    const element = await open();
    await typed(element, 'name', 'A', 'Backspace');
    expect([said(element, 'name'), said(element, 'email')]).to.deep.equal([null, 'false']);
  });
  it('is invalid when it was sent empty, until it is mended', async () => {
    const element = await open();
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    await failed;
    await until(() => said(element, 'name') === 'true');
    await typed(element, 'name', 'A');
    await until(() => said(element, 'name') !== 'true');
    expect(said(element, 'email')).to.equal('true');
  });
  it('is not said to be invalid again after the form was emptied', async () => {
    const element = await open();
    await typed(element, 'name', 'A');
    const failed = nextEvent(element, 'sq-submit-error');
    await element.submit();
    await failed;
    await element.reset();
    await until(() => said(element, 'name') === 'false' && said(element, 'email') === 'false');
  });
  for (const right of [
    'border-color: green; transition: border-color 1s',
    'border-inline-start: 3px solid green',
    'background: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) right 8px center / 16px no-repeat',
    'box-shadow: 0 0 0 2px green',
    'outline: 2px solid rgb(0 128 0 / 30%)',
    'color: darkgreen',
    'padding-right: 40px',
    'opacity: 0.8',
  ])
    it(`is left alone on a page that shows the attribute as "right": ${right}`, async () => {
      // With a border of the page's: Safari draws no shadow around a control that has its own look.
      const own = '.pico input { border: 1px solid gray }';
      const page = await place(
        `<div class="pico"><style>${own} .pico input[aria-invalid=false] { ${right} }</style>${GUEST}</div>`,
      );
      // The second form is ready later than the first one, which is before it.
      const plain = await open();
      expect([said(page, 'name'), said(page, 'email'), said(plain, 'name')]).to.deep.equal([null, null, 'false']);
    });
  it('is as its author wrote it when the block is gone', async () => {
    const element = await open();
    const form = element.querySelector('form')!;
    element.before(form);
    await until(() => form.querySelectorAll('[aria-invalid]').length === 1);
    expect(said(form, 'code')).to.equal('true');
    form.remove();
  });
});
