import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import './testing/components.js';
import { pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;
type Failure = CustomEvent<{ errors: Record<string, string> }>;

describe('fields that a server names in its own spelling', () => {
  const { network, answer } = pretendFormBackend();
  beforeEach(emptyDatabase);

  async function refusedWith(errors: object, fields: string, action = 'action="/take"') {
    network.use(http.post('/take', () => HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 })));
    answer(() => HttpResponse.json({ errors }, { status: 400 }));
    const element = await place<Form>(
      `<sq-form form-id="f" remember="false"><form method="post" ${action}>${fields}<button>Send</button></form></sq-form>`,
    );
    await until(() => element.querySelector('form')!.noValidate);
    const failed = nextEvent<Failure>(element, 'sq-submit-error');
    element.querySelector<HTMLElement>('button:not([type=button])')!.click();
    const { detail } = await failed;
    await settled(element);
    return { element, errors: detail.errors };
  }
  const EMAIL = '<label>Email <input name="contact[email]"></label><label>Name <input name="contact[name]"></label>';
  const lines = (element: Element) => [...inShadow(element, '[part=summary]')!.querySelectorAll('li')];

  it('have their message, a line with a link, and lose both when they are mended', async () => {
    const { element, errors } = await refusedWith({ 'contact.email': ['It is taken.'] }, EMAIL);
    const input = element.querySelector<HTMLInputElement>('[name="contact[email]"]')!;
    expect(errors).to.deep.equal({ 'contact[email]': 'It is taken.' });
    expect(input.closest('label')!.previousElementSibling!.textContent).to.equal('It is taken.');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(lines(element).map(({ textContent }) => textContent)).to.deep.equal(['Email: It is taken.']);
    lines(element)[0]!.querySelector('button')!.click();
    expect(document.activeElement).to.equal(input);
    await sendKeys({ type: 'x' });
    await until(() => element.querySelector('.sq-form-error') === null);
  });
  it('of the platform too', async () => {
    const { errors } = await refusedWith({ '/contact/email': 'Taken.', contact_name: 'Odd.' }, EMAIL, '');
    expect(errors).to.deep.equal({ 'contact[email]': 'Taken.', 'contact[name]': 'Odd.' });
  });
  it('by a part of a field, and by the name of a component', async () => {
    const { errors, element } = await refusedWith(
      { 'home.Zip': 'No such place.', Stars: 'Too many.' },
      '<input name="home.Line1" aria-label="Street"><input name="home.Zip" aria-label="Code"><open-stars name="stars" value="9">Stars</open-stars>',
    );
    expect(errors).to.deep.equal({ home: 'No such place.', stars: 'Too many.' });
    expect(lines(element).map(({ textContent }) => textContent)).to.include('Stars: Too many.');
  });
  it('lead to their step', async () => {
    const step = (inside: string) => `<fieldset data-sq-step><legend>Step</legend>${inside}</fieldset>`;
    const fields = step(EMAIL) + step('<label>Last <input name="last"></label>');
    network.use(http.post('/take', () => HttpResponse.json({ errors: { contactEmail: 'No.' } }, { status: 422 })));
    const element = await place<Form>(
      `<sq-form remember="false"><form method="post" action="/take">${fields}<button>Send</button></form></sq-form>`,
    );
    const next = () => element.querySelector<HTMLElement>('.sq-step-buttons button:last-child');
    await until(next);
    next()!.click();
    const input = element.querySelector<HTMLInputElement>('[name="contact[email]"]')!;
    await until(() => !input.checkVisibility());
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector<HTMLElement>('button:not([type=button])')!.click();
    await failed;
    expect(input.checkVisibility()).to.equal(true);
  });
  const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
  const texts = Object.fromEntries(NAMES.map((name) => [name, `${name} is odd`]));
  const controls = NAMES.map((name) => `<label>${name} <input name="${name}"></label>`).join('');
  for (const action of ['action="/take"', ''])
    for (const [where, fields] of [
      ['without such fields', EMAIL],
      ['with such fields', controls],
    ] as const)
      it(`that objects have by themselves, ${where}${action && ', at an own action'}`, async () => {
        const { element, errors } = await refusedWith(texts, fields, action);
        expect(Object.entries(errors)).to.have.deep.members(Object.entries(texts));
        expect(lines(element).map(({ textContent }) => textContent)).to.have.members(
          NAMES.map((name) => `${name}: ${name} is odd`),
        );
        expect(element.querySelectorAll('.sq-form-error')).to.have.length(fields === controls ? NAMES.length : 0);
      });
  it('that may be one of two are only named', async () => {
    const { element, errors } = await refusedWith(
      { email: ['Unknown.'] },
      '<input name="from[email]" aria-label="From"><input name="to[email]" aria-label="To">',
    );
    expect(errors).to.deep.equal({ email: 'Unknown.' });
    expect(element.querySelectorAll('.sq-form-error')).to.have.length(0);
    expect(lines(element).map(({ textContent }) => textContent)).to.deep.equal(['email: Unknown.']);
  });
});
