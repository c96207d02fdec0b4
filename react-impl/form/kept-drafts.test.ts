import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;

const BOOKING = `<form method="post">
  <p><label>Name <input name="name" value="Guest"></label></p>
  <p><label>Passport number <input name="doc"></label></p>
  <p><label>Message <textarea name="message"></textarea></label></p>
  <button>Send</button></form>`;

describe('what a form keeps on a computer that others may use', () => {
  const { answer } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  let formCount = 0;
  const id = () => `kept-${++formCount}`;
  const open = (formId: string, attributes = '') =>
    place<Form>(`<sq-form form-id="${formId}" ${attributes}>${BOOKING}</sq-form>`);
  const control = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  async function type(element: Element, name: string, text: string) {
    control(element, name).focus();
    await sendKeys({ press: 'End' });
    await typeText(text);
  }
  const stored = (formId: string) => loadDraft(placeOfForm(formId));
  const note = (element: Element) => inShadow(element, '[part=kept]');
  const status = (element: Element) => inShadow(element, '[part=status]')!.textContent;
  const forget = (element: Element) => note(element)!.querySelector('button')!;

  it('is said when something is kept, and deleted at one press', async () => {
    const formId = id();
    const element = await open(formId);
    await type(element, 'message', 'We would like a room with a cot.');
    await until(() => note(element)?.checkVisibility());
    expect(note(element)!.textContent.trim()).to.equal(
      'What you type is kept on this device until it is sent. Forget it',
    );
    await until(async () => (await stored(formId))?.['message']);
    await expect(element).to.be.accessible();
    forget(element).focus();
    await sendKeys({ press: 'Enter' });
    await until(async () => (await stored(formId)) === undefined);
    expect([control(element, 'message').value, control(element, 'name').value]).to.deep.equal(['', 'Guest']);
    expect(note(element)).to.equal(null);
    expect(status(element)).to.equal('What you typed is deleted from this device.');
    expect(document.activeElement).to.equal(control(element, 'name'));
    element.remove();
    const next = await open(formId);
    await type(next, 'message', 'x');
    await until(() => note(next));
    expect(control(next, 'message').value).to.equal('x');
  });
  it('is said to the next visitor, who can delete it too', async () => {
    const formId = id();
    const first = await open(formId);
    await type(first, 'message', 'For my wife, a surprise.');
    await until(async () => (await stored(formId))?.['message']?.[0] === 'For my wife, a surprise.');
    first.remove();
    const next = await open(formId);
    await until(() => note(next)?.textContent.includes('What you typed before has been put back.'));
    expect(control(next, 'message').value).to.equal('For my wife, a surprise.');
    forget(next).click();
    await until(async () => (await stored(formId)) === undefined);
    expect(control(next, 'message').value).to.equal('');
  });
  it('is never what looks secret, and then nothing is said', async () => {
    const formId = id();
    const element = await open(formId);
    await type(element, 'doc', 'C01X00T47');
    await type(element, 'message', 'Please book it on 4111 1111 1111 1111.');
    await type(element, 'name', 's of honour');
    await until(async () => (await stored(formId))?.['name']?.[0] === 'Guests of honour');
    expect(await stored(formId)).to.deep.equal({ name: ['Guests of honour'] });
    element.remove();

    const other = id();
    const secret = await open(other);
    await type(secret, 'doc', 'C01X00T47');
    await type(secret, 'message', '4111 1111 1111 1111');
    // Half a number is not known to be one.
    await until(async () => note(secret) === null && (await stored(other)) === undefined);
    // The code has loaded: what is not secret is kept.
    await type(secret, 'name', 's');
    await until(() => note(secret));
  });
  it('is said no more when the form was sent, or when the visitor has emptied it', async () => {
    answer();
    const element = await open(id());
    await type(element, 'message', 'x');
    await until(() => note(element));
    await sendKeys({ press: 'Backspace' });
    await until(() => note(element) === null);
    await type(element, 'message', 'y');
    await until(() => note(element));
    const done = nextEvent(element, 'sq-submit-success');
    await element.submit();
    await done;
    expect(note(element)).to.equal(null);
    await element.reset();
    expect(note(element)).to.equal(null);
  });
  it('is nothing where the author wants it so', async () => {
    const element = await open(id(), 'remember="false"');
    await type(element, 'message', 'We would like a room.');
    answer();
    const done = nextEvent(element, 'sq-submit-success');
    await element.submit();
    await done;
    await element.reset();
    expect(note(element)).to.equal(null);
  });
});
