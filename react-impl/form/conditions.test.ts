import { expect } from '@open-wc/testing';
import { nextEvent, place, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const ANSWER = `<form method="post">
  <fieldset><legend>How shall we answer</legend>
    <label><input type="radio" name="how" value="By mail"> By mail</label>
    <label><input type="radio" name="how" value="By phone"> By phone</label></fieldset>
  <p data-sq-show-if="how=By phone"><label>Phone <input name="phone" required></label></p>
  <p data-sq-show-if="phone"><label>When <select name="when"><option>Morning</option><option>Evening</option></select></label></p>
  <fieldset data-sq-show-if="how != By mail"><legend>Or</legend><label>Fax <input name="fax" disabled></label>
    <label>Note <input name="note"></label></fieldset>
  <button>Send</button></form>`;

describe('fields of a form that depend on others', () => {
  const { answer, values } = pretendFormBackend();
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);

  let formCount = 0;
  const control = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const isShown = (element: Element, name: string) => control(element, name).checkVisibility();
  const choose = (element: Element, value: string) =>
    element.querySelector<HTMLInputElement>(`[value="${value}"]`)!.click();
  async function open(inside = ANSWER, attributes = '') {
    const element = await place<Form>(`<sq-form form-id="if-${++formCount}" ${attributes}>${inside}</sq-form>`);
    await until(() => element.querySelector('[data-sq-off]'));
    return element;
  }
  async function sent(element: Form) {
    answer();
    const done = nextEvent(element, 'sq-submit-success');
    element.querySelector('button')!.click();
    await done;
    return values();
  }

  it('are shown when it is answered so, and then checked and sent', async () => {
    const element = await open();
    expect(['phone', 'when', 'note'].map((name) => isShown(element, name))).to.deep.equal([false, false, true]);
    choose(element, 'By phone');
    expect(['phone', 'when', 'note'].map((name) => isShown(element, name))).to.deep.equal([true, false, true]);
    const failed = nextEvent<CustomEvent<{ errors: object }>>(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    expect(Object.keys((await failed).detail.errors)).to.deep.equal(['phone']);
    control(element, 'phone').focus();
    await typeText('555 0100');
    expect(isShown(element, 'when')).to.equal(true);
    await expect(element).to.be.accessible();
    expect(await sent(element)).to.deep.equal({ how: 'By phone', phone: '555 0100', when: 'Morning', note: '' });
  });
  it('are neither checked nor sent while they are not shown, nor what depends on them', async () => {
    const element = await open();
    choose(element, 'By phone');
    control(element, 'phone').focus();
    await typeText('555 0100');
    choose(element, 'By mail');
    expect(['phone', 'when', 'note'].map((name) => isShown(element, name))).to.deep.equal([false, false, false]);
    expect(await sent(element)).to.deep.equal({ how: 'By mail' });
  });
  it('have what was typed in them when they are shown again, and what the author disabled stays so', async () => {
    const element = await open();
    choose(element, 'By phone');
    control(element, 'phone').focus();
    await typeText('555 0100');
    choose(element, 'By mail');
    choose(element, 'By phone');
    expect(control(element, 'phone').value).to.equal('555 0100');
    expect([isShown(element, 'when'), control(element, 'fax').disabled]).to.deep.equal([true, true]);
  });
  it('follow a reset', async () => {
    const element = await open();
    choose(element, 'By mail');
    expect(isShown(element, 'note')).to.equal(false);
    await element.reset();
    await until(() => isShown(element, 'note') && !isShown(element, 'phone'));
  });
  it('are as their author wrote them when the block is gone', async () => {
    const element = await open();
    choose(element, 'By mail');
    const own = element.querySelector('form')!;
    element.before(own);
    await until(() => own.querySelector('[data-sq-off]') === null);
    expect(own.querySelectorAll(':disabled')).to.have.length(1);
    own.remove();
  });
  it('may be in a field list', async () => {
    const list = [
      { id: 'meals', type: 'checkbox', title: 'Meals', options: ['Breakfast', 'Supper'] },
      { id: 'diet', type: 'textarea', title: 'Your diet', showIf: 'meals=Supper|Breakfast' },
      { id: 'extra', type: 'text', title: 'Anything else', required: true, showIf: 'diet=none' },
    ];
    const element = await open('', `fields='${JSON.stringify(list)}'`);
    expect([isShown(element, 'diet'), isShown(element, 'extra')]).to.deep.equal([false, false]);
    choose(element, 'Breakfast');
    expect(isShown(element, 'diet')).to.equal(true);
    expect(await sent(element)).to.deep.equal({ meals: ['Breakfast'], diet: '' });
  });
  it('are always shown, with a warning, where the author names no field', async () => {
    const warnings = await warningsOf(async () => {
      const element = await open(`${ANSWER.replace('if="phone"', 'if="=yes"')}`);
      expect(isShown(element, 'when')).to.equal(true);
    });
    expect(warnings.join()).to.contain('data-sq-show-if="=yes" names no field');
  });
  it('are seen after a while on a page whose code does not come', async () => {
    // No code for this tag is on the page.
    const page = await place('<div></div>');
    page.attachShadow({ mode: 'open' }).innerHTML =
      '<style>@import url(/elements/sq-form/sq-form.css)</style><sq-newsletter><form><p data-sq-show-if="a">Yes</p></form></sq-newsletter>';
    const late = page.shadowRoot!.querySelector('p')!;
    await until(() => getComputedStyle(late).animationName === 'sq-late');
    const [animation] = late.getAnimations();
    expect(getComputedStyle(late).visibility).to.equal('hidden');
    animation!.finish();
    expect([getComputedStyle(late).visibility, getComputedStyle(late).position]).to.deep.equal(['visible', 'static']);
  });
});
