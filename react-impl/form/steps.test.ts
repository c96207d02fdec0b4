import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { HttpResponse } from '../../shared/testing/network.js';
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
  <fieldset data-sq-step><legend>You</legend>
    <p><label>Name <input name="name" required></label></p>
    <p><label>Email <input name="email" type="email" required></label></p></fieldset>
  <fieldset data-sq-step><legend>Your stay</legend>
    <p><label>Guests <input name="guests" type="number" min="1" required></label></p>
    <p><label><input type="checkbox" name="car" value="yes"> We come by car</label></p></fieldset>
  <fieldset data-sq-step data-sq-show-if="car=yes"><legend>Your car</legend>
    <p><label>Number plate <input name="plate" required></label></p></fieldset>
  <fieldset data-sq-step><legend>Anything else</legend>
    <p><label>Message <textarea name="message"></textarea></label></p></fieldset>
  <button class="send">Ask for a room</button></form>`;

describe('a form in steps', () => {
  const { answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  let formCount = 0;
  const control = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const shown = (element: Element) =>
    [...element.querySelectorAll('legend')].filter((each) => each.checkVisibility()).map((each) => each.textContent);
  const buttons = (element: Element) =>
    [...element.querySelectorAll('form button')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.textContent);
  const press = (element: Element, text: string) =>
    [...element.querySelectorAll<HTMLElement>('form button')].find((each) => each.textContent === text)!.click();
  const progress = (element: Element) => element.querySelector('.sq-step-count')?.textContent;
  async function open(formId = `steps-${++formCount}`, inside = BOOKING, attributes = '') {
    const element = await place<Form>(`<sq-form form-id="${formId}" ${attributes}>${inside}</sq-form>`);
    await until(() => buttons(element).includes('Next'));
    return element;
  }
  async function type(element: Element, entries: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(entries)) {
      control(element, name).focus();
      await typeText(text);
    }
  }
  const isAt = (element: Element, title: string) => until(() => shown(element).join() === title, title);
  async function next(element: Element, title: string) {
    press(element, 'Next');
    await isAt(element, title);
  }

  it('shows one step at a time, says which, and moves the focus to its heading', async () => {
    const element = await open();
    expect([shown(element), buttons(element), progress(element)]).to.deep.equal([['You'], ['Next'], 'Step 1 of 3']);
    await type(element, { name: 'Ada', email: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    await isAt(element, 'Your stay');
    expect([buttons(element), progress(element)]).to.deep.equal([['Back', 'Next'], 'Step 2 of 3']);
    await until(() => document.activeElement!.textContent === 'Your stay', 'its heading has the focus');
    expect(element.querySelector('.sq-step-count')!.getAttribute('role')).to.equal('status');
    await expect(element).to.be.accessible();
    press(element, 'Back');
    await isAt(element, 'You');
    expect(control(element, 'name').value).to.equal('Ada');
    await until(() => document.activeElement!.textContent === 'You', 'its heading has the focus again');
  });
  it('checks a step before the next one, and the steps of conditions are among them', async () => {
    const element = await open();
    await type(element, { name: 'Ada' });
    press(element, 'Next');
    await until(() => !inShadow(element, '[part=banner-above]')!.hidden);
    expect([...inShadow(element, '[part=summary]')!.children].map((each) => each.textContent)).to.deep.equal([
      'Email: This field is required.',
    ]);
    expect(shown(element)).to.deep.equal(['You']);
    await type(element, { email: 'ada@example.com' });
    await next(element, 'Your stay');
    expect(inShadow(element, '[part=banner-above]')!.hidden).to.equal(true);
    await type(element, { guests: '2' });
    control(element, 'car').click();
    await until(() => progress(element) === 'Step 2 of 4');
    await next(element, 'Your car');
    press(element, 'Next');
    await until(() => element.querySelector('.sq-form-error'));
    press(element, 'Back');
    await isAt(element, 'Your stay');
    control(element, 'car').click();
    await until(() => progress(element) === 'Step 2 of 3');
    await next(element, 'Anything else');
    expect(buttons(element)).to.deep.equal(['Back', 'Ask for a room']);
  });
  it('is sent at once at the end', async () => {
    answer();
    const element = await open();
    await type(element, { name: 'Ada', email: 'ada@example.com' });
    await next(element, 'Your stay');
    await type(element, { guests: '2' });
    await next(element, 'Anything else');
    await type(element, { message: 'A cot, please.' });
    const done = nextEvent(element, 'sq-submit-success');
    press(element, 'Ask for a room');
    await done;
    expect(values()).to.deep.equal({
      name: 'Ada',
      email: 'ada@example.com',
      guests: '2',
      car: [],
      message: 'A cot, please.',
    });
    await element.reset();
    await isAt(element, 'You');
  });
  it('shows the step of the first error that the server has found, and the list leads to the others', async () => {
    answer(() =>
      HttpResponse.json({ errors: { email: 'We cannot reach you there.', guests: 'Too many.' } }, { status: 400 }),
    );
    const element = await open();
    await type(element, { name: 'Ada', email: 'ada@example.com' });
    await next(element, 'Your stay');
    await type(element, { guests: '9' });
    await next(element, 'Anything else');
    press(element, 'Ask for a room');
    await isAt(element, 'You');
    const [, guests] = inShadow(element, '[part=summary]')!.querySelectorAll('button');
    guests!.click();
    await isAt(element, 'Your stay');
    expect(document.activeElement).to.equal(control(element, 'guests'));
  });
  it('is at the same step when the visitor comes back', async () => {
    const formId = `steps-${++formCount}`;
    const element = await open(formId);
    await type(element, { name: 'Ada', email: 'ada@example.com' });
    await next(element, 'Your stay');
    await until(async () => (await loadDraft(placeOfForm(formId)))?.['data-sq-at']?.[0] === '1');
    element.remove();
    const again = await open(formId);
    await isAt(again, 'Your stay');
    expect(control(again, 'name').value).to.equal('Ada');
  });
  it('may be a field list, in which sections begin the steps', async () => {
    const list = [
      { type: 'section', title: 'You', step: true, description: 'So that we know whom to expect.' },
      { id: 'who', type: 'name', title: 'Name', required: true },
      { type: 'section', title: 'Your stay', step: true },
      { id: 'day', type: 'date', title: 'Day' },
    ];
    const element = await open(undefined, '', `fields='${JSON.stringify(list)}'`);
    expect(element.querySelector('[data-sq-step] .sq-hint')!.textContent).to.equal('So that we know whom to expect.');
    expect([shown(element).slice(0, 1), progress(element)]).to.deep.equal([['You'], 'Step 1 of 2']);
    await type(element, { 'who.First': 'Ada', 'who.Last': 'Lovelace' });
    await next(element, 'Your stay');
  });
  it('is whole again when the block is gone', async () => {
    const element = await open();
    const own = element.querySelector('form')!;
    element.before(own);
    await until(() => own.querySelector('.sq-step-buttons') === null);
    expect([shown(own).length, buttons(own.parentElement!)]).to.deep.equal([4, ['Ask for a room']]);
    own.remove();
  });
});
