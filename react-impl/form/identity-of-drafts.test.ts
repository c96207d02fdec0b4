import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { saveDraft } from '../../shared/forms/drafts.js';
import { createOutbox } from '../../shared/forms/outbox/outbox.js';
import { getAll } from '../../shared/platform/storage/database.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { skipTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

const FIELDS = '<label>Message <textarea name="message"></textarea></label><label>More <input name="more"></label>';
const ADDRESS = location.href;

describe('a draft belongs to one form of one page', () => {
  const network = pretendNetwork();
  before(() => withPageSheet(sheet));
  let restoreTimers = () => {};
  beforeEach(emptyDatabase);
  // The pause after which a draft is saved: drafts.test.ts has it.
  beforeEach(() => (restoreTimers = skipTimers(500)));
  afterEach(() => {
    restoreTimers();
    history.replaceState(null, '', ADDRESS);
  });

  const goTo = (address: string) => history.replaceState(null, '', address);
  const hidden = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
      .join('');
  const formOf = (inside = '', form = 'action="/order"', block = '') =>
    `<sq-form ${block}><form method="post" ${form}>${inside}${FIELDS}<button>Send</button></form></sq-form>`;
  /** The blocks of a page that is loaded. */
  const load = async (...blocks: string[]) => {
    const page = await place(`<div>${blocks.join('')}</div>`);
    const forms = [...page.querySelectorAll<HTMLElement>('sq-form')];
    await Promise.all(forms.map(settled));
    return forms;
  };
  const leave = (forms: readonly HTMLElement[]) => forms[0]!.parentElement!.remove();
  const message = (element: Element) => element.querySelector('textarea')!;
  const keptTexts = async () =>
    (await getAll<{ values?: Record<string, string[]> }>('drafts'))!.flatMap(({ values }) => values?.['message'] ?? []);
  async function type(element: Element, text: string) {
    message(element).focus();
    await sendKeys({ type: text });
    await until(async () => (await keptTexts()).some((kept) => kept.includes(text)));
  }
  /** What is in the form once its code has loaded: it has said that it keeps what is typed now. */
  async function restored(element: HTMLElement) {
    element.querySelector<HTMLInputElement>('[name=more]')!.focus();
    await sendKeys({ type: 'x' });
    await until(() => inShadow(element, '[part=kept]'));
    // What was put back was put back before: the database answers in the order in which it is asked.
    await getAll('drafts');
    await settled(element);
    return message(element).value;
  }
  /** What a visitor finds who types on one page and comes to another one. */
  async function comesBack(from: [address: string, form: string], to: [address: string, form: string]) {
    goTo(from[0]);
    const first = await load(from[1]);
    await type(first[0]!, 'Red, please');
    leave(first);
    goTo(to[0]);
    const [second] = await load(to[1]);
    return restored(second!);
  }

  // First: a page looks once for what is too old.
  it('and is deleted after 30 days, also where nobody comes back to the page', async () => {
    await saveDraft('/closed?#survey', { message: ['Long ago'] }, Date.now() - 31 * 24 * 60 * 60 * 1000);
    const [element] = await load(formOf());
    await type(element!, 'Today');
    await until(async () => !(await keptTexts()).includes('Long ago'));
    expect(await keptTexts()).to.deep.equal(['Today']);
  });

  describe('not to that of', () => {
    for (const [what, from, to] of [
      ['another product in the query', ['/order?product=1', formOf()], ['/order?product=2', formOf()]],
      [
        'another product in the query, with a form-id',
        ['/o?p=1', formOf('', '', 'form-id="o"')],
        ['/o?p=2', formOf('', '', 'form-id="o"')],
      ],
      [
        'another product in a hidden field',
        ['/o', formOf(hidden({ product: '1' }))],
        ['/o', formOf(hidden({ product: '2' }))],
      ],
      [
        'a product whose number is a UUID',
        ['/o', formOf(hidden({ id: '6f1c2a34-58b7-4f0e-9a5d-0c1b2d3e4f50' }))],
        ['/o', formOf(hidden({ id: '0b9d8c7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e' }))],
      ],
      ['another action', ['/o', formOf('', 'action="/a"')], ['/o', formOf('', 'action="/b"')]],
      ['other fields', ['/o', formOf()], ['/o', formOf('<input name="phone">')]],
      ['another id', ['/o', formOf('', 'id="a" action="/o"')], ['/o', formOf('', 'id="b" action="/o"')]],
    ] as [string, [string, string], [string, string]][])
      it(what, async () => {
        expect(await comesBack(from, to)).to.equal('');
      });
  });

  describe('also', () => {
    const now = Date.now();
    for (const [what, from, to] of [
      ['after a click on an advertisement', ['/o?p=1', formOf()], ['/o?utm_source=letter&p=1&gclid=9', formOf()]],
      ['with its parameters in another order', ['/o?a=1&b=2', formOf()], ['/o?b=2&a=1', formOf()]],
      ['with a slash at its end', ['/order', formOf()], ['/order/', formOf()]],
      ['with the name of its file', ['/order/', formOf()], ['/order/index.html', formOf()]],
      ['with a fragment', ['/order', formOf()], ['/order#form', formOf()]],
      [
        'with another token against forged requests',
        ['/o', formOf(hidden({ _token: 'a', product: '1' }))],
        ['/o', formOf(hidden({ _token: 'b', product: '1' }))],
      ],
      [
        'with another token of no known name',
        ['/o', formOf(hidden({ proof: 'kJ81hs02mNx7Yq1zPw' }))],
        ['/o', formOf(hidden({ proof: 'aQ72ks93mVb5Tt0oLe' }))],
      ],
      [
        'with another time at which it was served',
        ['/o', formOf(hidden({ t: String(now - 60_000), at: String(Math.round(now / 1000) - 60) }))],
        ['/o', formOf(hidden({ t: String(now), at: String(Math.round(now / 1000)) }))],
      ],
      [
        'with the address in a hidden field',
        ['/o?p=1', formOf(hidden({ page: '/o?p=1', referer: '/' }))],
        ['/o?p=1&utm_source=x', formOf(hidden({ page: '/o?p=1&utm_source=x', referer: 'https://search.example/' }))],
      ],
      [
        'with the campaign in a hidden field',
        ['/o', formOf(hidden({ utm_source: '' }))],
        ['/o', formOf(hidden({ utm_source: 'letter' }))],
      ],
      [
        'with hidden fields in another order',
        ['/o', formOf(hidden({ a: '1', b: '2' }))],
        ['/o', formOf(hidden({ b: '2', a: '1' }))],
      ],
    ] as [string, [string, string], [string, string]][])
      it(what, async () => {
        expect(await comesBack(from, to)).to.equal('Red, please');
      });
  });

  it('of two that are alike it is the one at the same place, whichever is used first', async () => {
    // As at a first visit: a form loads its code when it is used.
    await new Promise((resolve) => (indexedDB.deleteDatabase('sq-blocks').onsuccess = resolve));
    const first = await load(formOf(), formOf());
    await type(first[1]!, 'Second');
    leave(first);
    const [one, two] = await load(formOf(), formOf());
    await until(() => message(two!).value === 'Second');
    expect(await restored(one!)).to.equal('');
  });
  it('of a list it follows its product to another place of the page', async () => {
    const product = (id: number) => formOf(hidden({ product: String(id) }), '', 'form-id="order"');
    const first = await load(product(1), product(2));
    await type(first[1]!, 'Two');
    leave(first);
    const [two, one] = await load(product(2), product(1));
    await until(() => message(two!).value === 'Two');
    expect(await restored(one!)).to.equal('');
  });
  it('stays with a form that a script moves, and in which it sets a hidden field', async () => {
    const first = await load(formOf(hidden({ product: '1', size: '' })), formOf(hidden({ product: '2', size: '' })));
    const [one, two] = first as [HTMLElement, HTMLElement];
    one.querySelector<HTMLInputElement>('[name=size]')!.value = 'XL';
    await type(one, 'One');
    two.after(one);
    await settled(one);
    await type(one, ' more');
    leave(first);
    const [again, other] = await load(
      formOf(hidden({ product: '1', size: '' })),
      formOf(hidden({ product: '2', size: '' })),
    );
    await until(() => message(again!).value.includes('One'));
    expect(await restored(other!)).to.equal('');
  });
  it('and so does a submission that waits for the network', async () => {
    goTo('/order?product=1');
    const first = await load(formOf());
    await type(first[0]!, 'Blue');
    const online = pretend(navigator, 'onLine', false);
    network.use(
      http.head('*', () => HttpResponse.error()),
      http.post('*', () => HttpResponse.error()),
    );
    const queued = nextEvent(document, 'sq-form-queued');
    first[0]!.querySelector('button')!.click();
    await queued;
    leave(first);
    const isWaiting = (element: Element) => !inShadow(element, '[part=queued]')!.hidden;
    goTo('/order?product=2');
    const second = await load(formOf());
    await restored(second[0]!);
    expect([isWaiting(second[0]!), message(second[0]!).value]).to.deep.equal([false, '']);
    leave(second);
    goTo('/order?product=1&utm_campaign=x');
    const [third] = await load(formOf());
    await until(() => isWaiting(third!));
    expect(await createOutbox().items()).to.have.length(1);
    online();
  });
});
