import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';

type Form = ElementOf<typeof form>;

const PLACES = [
  ['a', '1 Quay Street, Falmouth, Cornwall TR11 3HH, United Kingdom'],
  ['b', '12 Quay Street, Falmouth, Cornwall TR11 3HH, United Kingdom'],
  ['c', '8 Quay Street, St Ives, Cornwall TR26 1PT, United Kingdom'],
] as const;
const part = (name: string, type: string, short = name) => ({ long_name: name, short_name: short, types: [type] });
const RESULT = {
  address_components: [
    ...[part('12', 'street_number'), part('Quay Street', 'route'), part('Falmouth', 'postal_town')],
    ...[part('Cornwall', 'administrative_area_level_1'), part('TR11 3HH', 'postal_code')],
    part('United Kingdom', 'country', 'GB'),
  ],
};
const FIELDS = `fields='[{"id": "home", "type": "address", "title": "Address", "required": true}]'`;

describe('address fields with address-suggestions', () => {
  const network = pretendNetwork();
  let requests: URL[];
  beforeEach(() => {
    requests = [];
    const answer = (path: string, body: (query: URLSearchParams) => object) =>
      http.get(`*/google-maps/places/${path}`, ({ request }) => {
        requests.push(new URL(request.url));
        return HttpResponse.json(body(new URL(request.url).searchParams));
      });
    network.use(
      answer('autocomplete', (query) => ({
        predictions: PLACES.filter(([, text]) => text.toLowerCase().includes(query.get('input')!.toLowerCase())).map(
          ([place_id, description]) => ({ place_id, description }),
        ),
      })),
      answer('details', () => ({ result: RESULT })),
    );
  });
  async function open(attributes: string, inside = ''): Promise<{ element: Form; field: HTMLInputElement }> {
    const element = await place<Form>(`<sq-form form-id="contact" remember="false" ${attributes}>${inside}</sq-form>`);
    await until(() => element.querySelector('[autocomplete$=address-line1]'));
    return { element, field: element.querySelector<HTMLInputElement>('[autocomplete$=address-line1]')! };
  }
  async function openSuggesting(attributes = FIELDS, inside = '') {
    const opened = await open(`address-suggestions ${attributes}`, inside);
    await until(() => opened.field.getAttribute('role') === 'combobox');
    return opened;
  }
  const list = (element: Element, field: Element) =>
    element.querySelector<HTMLElement>(`#${field.getAttribute('aria-controls')!}`)!;
  const options = (element: Element, field: Element) =>
    [...list(element, field).children].map(({ textContent }) => textContent);
  async function type(element: Element, field: HTMLInputElement | HTMLTextAreaElement, text: string) {
    field.focus();
    await sendKeys({ type: text });
    const isAsked = () => requests.at(-1)?.searchParams.get('input') === field.value.trim();
    await until(isAsked, 'all of it is asked for');
    await until(() => field.getAttribute('aria-expanded') === 'true');
    return list(element, field);
  }
  const values = (element: Element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[autocomplete]')].map((each) => [
        each.name,
        each.value,
      ]),
    );

  it('stay as they are, and ask nobody, where the author does not ask for it', async () => {
    const { element, field } = await open(FIELDS);
    await settled(element);
    field.focus();
    await sendKeys({ type: 'quay street' });
    expect(field.hasAttribute('role')).to.equal(false);
    expect(requests).to.deep.equal([]);
  });
  it('suggest addresses from the site itself, with the tracking context [MAP-024]', async () => {
    const { element, field } = await openSuggesting();
    field.focus();
    await sendKeys({ type: 'qu' });
    expect(requests, 'two letters begin too many addresses').to.deep.equal([]);
    const shown = await type(element, field, 'ay');
    expect(options(element, field)).to.deep.equal(PLACES.map(([, text]) => text));
    expect(shown.getAttribute('role')).to.equal('listbox');
    const [last] = requests.slice(-1);
    expect(last!.origin).to.equal(location.origin);
    expect(Object.fromEntries(last!.searchParams)).to.include({
      input: 'quay',
      productPage: location.pathname,
      productSection: 'form',
    });
    expect(element.querySelector('[role=status]')!.textContent).to.equal(
      'Suggested addresses: 3. Choose one by the arrow keys and Enter.',
    );
    await expect(element).to.be.accessible();
  });
  it('are filled in by arrow keys and Enter, which does not send the form [MAP-025]', async () => {
    const { element, field } = await openSuggesting();
    let submits = 0;
    element.addEventListener('sq-submit', () => submits++);
    await type(element, field, 'quay');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    const second = list(element, field).children[1]!;
    expect(field.getAttribute('aria-activedescendant')).to.equal(second.id);
    expect(second.getAttribute('aria-selected')).to.equal('true');
    const changed = nextEvent<Event>(element.querySelector('[name="home.Country"]')!, 'change');
    await sendKeys({ press: 'Enter' });
    await changed;
    expect(values(element)).to.deep.equal({
      ...{ 'home.Line1': '12 Quay Street', 'home.Line2': '', 'home.City': 'Falmouth', 'home.State': 'Cornwall' },
      ...{ 'home.Zip': 'TR11 3HH', 'home.Country': 'United Kingdom' },
    });
    const details = requests.find(({ pathname }) => pathname.endsWith('/details'))!;
    expect(Object.fromEntries(details.searchParams)).to.include({ placeId: 'b', productSection: 'form' });
    expect(field.getAttribute('aria-expanded')).to.equal('false');
    expect(document.activeElement).to.equal(field);
    await until(() => element.querySelector('[role=status]')!.textContent === 'The address is filled in.');
    expect(submits).to.equal(0);
  });
  it('close their list by Escape, by leaving and by too few letters', async () => {
    const { element, field } = await openSuggesting();
    const isOpen = () => list(element, field).checkVisibility();
    await type(element, field, 'quay');
    expect(isOpen()).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect([isOpen(), field.value]).to.deep.equal([false, 'quay']);
    await type(element, field, ' ');
    await sendKeys({ press: 'Tab' });
    expect([isOpen(), field.getAttribute('aria-expanded')]).to.deep.equal([false, 'false']);
    field.select();
    await type(element, field, 'quay');
    for (let left = 3; left > 0; left--) await sendKeys({ press: 'Backspace' });
    await until(() => !isOpen());
  });
  it('go past the last option back to the field', async () => {
    const { element, field } = await openSuggesting();
    await type(element, field, 'quay');
    const active = () => field.getAttribute('aria-activedescendant');
    await sendKeys({ press: 'ArrowUp' });
    expect(active()).to.equal(list(element, field).lastElementChild!.id);
    await sendKeys({ press: 'ArrowDown' });
    expect(active()).to.equal(null);
  });
  /** Answers for what begins so wait until the returned function is called. */
  function holdAnswers(beginning: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    network.use(
      http.get('*/google-maps/places/autocomplete', async ({ request }) => {
        const input = new URL(request.url).searchParams.get('input')!;
        requests.push(new URL(request.url));
        if (input.startsWith(beginning)) await promise;
        const predictions = PLACES.slice(input === beginning ? 1 : 0).map(([place_id, description]) => ({
          place_id,
          description,
        }));
        return HttpResponse.json({ predictions });
      }),
    );
    return resolve;
  }
  it('keep the option that the visitor has reached when the answer to a later letter comes', async () => {
    const answer = holdAnswers('quay');
    const { element, field } = await openSuggesting();
    await type(element, field, 'qua');
    await sendKeys({ type: 'y' });
    await until(() => requests.at(-1)!.searchParams.get('input') === 'quay');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    answer();
    await until(() => options(element, field).length === 2, 'the later answer is shown');
    const active = element.querySelector(`#${field.getAttribute('aria-activedescendant')!}`)!;
    expect([active.textContent, active.getAttribute('aria-selected')]).to.deep.equal([PLACES[1][1], 'true']);
    expect(element.querySelectorAll('[aria-selected=true]').length).to.equal(1);
  });
  it('do not open after Escape, or after leaving, when the answer comes late', async () => {
    const { fetch } = window;
    for (const key of ['Escape', 'Tab']) {
      const answer = holdAnswers('quay');
      const calls: Promise<unknown>[] = [];
      window.fetch = (...call) => {
        const response = fetch(...call);
        calls.push(response.then((each) => each.clone().text()));
        return response;
      };
      const { element, field } = await openSuggesting();
      field.focus();
      await sendKeys({ type: 'quay' });
      await until(() => requests.at(-1)?.searchParams.get('input') === 'quay');
      await sendKeys({ press: key });
      answer();
      await Promise.allSettled(calls);
      await settled(element);
      expect(calls.length, key).to.be.above(0);
      expect(field.getAttribute('aria-expanded'), key).to.equal('false');
      element.remove();
      requests = [];
    }
    window.fetch = fetch;
  });
  it('are chosen by a click, and the field keeps the focus', async () => {
    const { element, field } = await openSuggesting();
    const shown = await type(element, field, 'quay');
    const { left, top, height } = shown.children[1]!.getBoundingClientRect();
    expect(top).to.be.above(field.getBoundingClientRect().bottom);
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + height / 2)] });
    await until(() => values(element)['home.City'] === 'Falmouth');
    expect(document.activeElement).to.equal(field);
    await resetMouse();
  });
  it('work in an author’s own form, for each of its addresses alone', async () => {
    const fields = (group: string) =>
      `<fieldset><legend>${group}</legend>` +
      `<label>Street <input name="${group}-street" autocomplete="${group} address-line1"></label>` +
      `<label>Town <input name="${group}-town" autocomplete="${group} address-level2"></label>` +
      `<label>Country <select name="${group}-country" autocomplete="${group} country"><option value=""></option>` +
      `<option value="US">USA</option><option value="GB">Great Britain</option></select></label></fieldset>`;
    const { element } = await openSuggesting(
      '',
      `<form>${fields('shipping')}${fields('billing')}<button>Send</button></form>`,
    );
    const field = element.querySelector<HTMLInputElement>('[name=billing-street]')!;
    await type(element, field, 'quay');
    expect(field.labels![0]!.textContent.trim(), 'the list is not in the label').to.equal('Street');
    // Firefox gives a combobox inside its label no name of its own.
    expect(field.getAttribute('aria-label')).to.equal('Street');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => values(element)['billing-country'] === 'GB');
    expect(values(element)).to.deep.equal({
      ...{ 'shipping-street': '', 'shipping-town': '', 'shipping-country': '' },
      ...{ 'billing-street': '12 Quay Street', 'billing-town': 'Falmouth', 'billing-country': 'GB' },
    });
  });
  it('leave fields of other names as they are', async () => {
    const { element, field } = await openSuggesting(
      '',
      '<form><label>Street <input autocomplete="address-line1"></label><input name="own" autocomplete="constructor" value="mine">' +
        '<input name="other" autocomplete="__proto__" value="mine"><input name="town" autocomplete="address-level2"></form>',
    );
    await type(element, field, 'quay');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await until(() => values(element)['town'] === 'Falmouth');
    expect(values(element)).to.include({ own: 'mine', other: 'mine' });
  });
  it('are no obstacle where nobody answers', async () => {
    network.use(http.get('*/google-maps/places/*', () => HttpResponse.json({ error: 'no' }, { status: 500 })));
    const { element, field } = await openSuggesting();
    const asked = nextEvent<Event>(field, 'input');
    field.focus();
    await sendKeys({ type: 'quay' });
    await asked;
    await until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('input=quay')));
    expect([field.value, field.getAttribute('aria-expanded')]).to.deep.equal(['quay', 'false']);
    expect(list(element, field).checkVisibility()).to.equal(false);
  });
  it('are as before when the author no longer asks for it', async () => {
    const { element, field } = await openSuggesting();
    element.addressSuggestions = false;
    await until(() => !field.hasAttribute('role'));
    expect(element.querySelector('.sq-suggestions, [aria-controls], [aria-expanded], [aria-label]')).to.equal(null);
  });
});
