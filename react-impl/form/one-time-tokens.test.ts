import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, settled, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;

const RELOAD = 'Error processing form submission. Please reload and try again.';
const FIELDS = `<label>Email <input type="email" name="email" required></label><button>Send</button>`;
const html = (text: string, status = 200) =>
  new HttpResponse(text, { status, headers: { 'content-type': 'text/html' } });

describe('a hidden token of a form that can be used once', () => {
  const network = pretendNetwork();
  let posts: URLSearchParams[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
  });

  const open = (hidden: string) =>
    place<Form>(`<sq-form remember="false"><form method="post" action="/contact">${hidden}${FIELDS}</form></sq-form>`);
  const token = (name: string, value = 'old') => `<input type="hidden" name="${name}" value="${value}">`;
  const answer = (respond: () => Response) =>
    network.use(
      http.post('/contact', async ({ request }) => {
        posts.push(new URLSearchParams(await request.text()));
        return respond();
      }),
    );
  async function send(element: Form) {
    const over = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-submit-error');
    const email = element.querySelector<HTMLInputElement>('[name=email]')!;
    if (email.value === '') {
      email.focus();
      await sendKeys({ type: 'ada@example.com' });
    }
    element.querySelector<HTMLElement>('button')!.click();
    const { message } = (await over).detail;
    await settled(element);
    return message;
  }
  const sent = (name: string) => posts.map((post) => post.get(name));

  for (const [what, name, respond] of [
    ['the page of the form, again (Rails)', 'authenticity_token', () => again('authenticity_token')],
    ['the page of the form, with 200 (Django)', 'csrfmiddlewaretoken', () => again('csrfmiddlewaretoken', 200)],
    ['the page of the form, by what it looks like', 'x7', () => again('x7', 422, 'kJ81hs02mNx7Yq1zPw')],
    [
      'JSON, under its name',
      '_token',
      () => HttpResponse.json({ errors: { email: 'No' }, _token: 'new' }, { status: 422 }),
    ],
    [
      'JSON, as CodeIgniter writes it',
      'csrf_test_name',
      () => HttpResponse.json({ success: false, message: 'No way', csrf: { name: 'csrf_test_name', hash: 'new' } }),
    ],
    [
      'JSON, inside of data',
      'contact[_csrf_token]',
      () => HttpResponse.json({ ok: false, message: 'No way', data: { csrfToken: 'new' } }, { status: 400 }),
    ],
    [
      'a header',
      '__RequestVerificationToken',
      () => HttpResponse.json({ error: 'No way' }, { status: 400, headers: { 'X-CSRF-Token': 'new' } }),
    ],
  ] as const)
    it(`is replaced by that of ${what}`, async () => {
      const old = name === 'x7' ? 'aQ72ks93mVb5Tt0oLe' : 'old';
      answer(respond);
      const element = await open(`${token(name, old)}${token('product', '12')}`);
      await send(element);
      await send(element);
      expect(sent(name)).to.deep.equal([old, name === 'x7' ? 'kJ81hs02mNx7Yq1zPw' : 'new']);
      expect(sent('product'), 'what is no token stays').to.deep.equal(['12', '12']);
    });
  function again(name: string, status = 422, value = 'new') {
    return html(
      `<main><form action="/contact">${token('product', '99')}${token(name, value)}
      <input name="email" aria-invalid="true" value="ada@example.com"></form></main>`,
      status,
    );
  }
  it('stays, where the answer only sends back what it got', async () => {
    answer(() => HttpResponse.json({ error: 'No', token: '', _token: 'old' }, { status: 422 }));
    const element = await open(token('_token'));
    await send(element);
    await send(element);
    expect(sent('_token')).to.deep.equal(['old', 'old']);
  });
  for (const [what, respond] of [
    ['Laravel, in JSON', () => HttpResponse.json({ message: 'CSRF token mismatch.' }, { status: 419 })],
    ['Laravel, as a page', () => html('<title>Page Expired</title><h1>419</h1>', 419)],
    [
      'Django',
      () =>
        html(
          '<title>403 Forbidden</title><main><h1>Forbidden</h1><p>CSRF verification failed. Request aborted.</p></main>',
          403,
        ),
    ],
    [
      'WordPress',
      () => html('<body><div class="wp-die-message"><p>The link you followed has expired.</p></div></body>', 403),
    ],
    ['a server of its own', () => HttpResponse.json({ error: 'invalid_csrf_token' }, { status: 403 })],
  ] as const)
    it(`is too old, and there is no new one: the page asks to be loaded again (${what})`, async () => {
      answer(respond);
      expect(await send(await open(token('_token')))).to.equal(RELOAD);
    });
  for (const [what, hidden, text] of [
    ['without a token in the form', '', 'Your card has expired.'],
    ['with one', token('_token'), 'Your card has expired.'],
  ])
    it(`an error of other words is said as it is, ${what}`, async () => {
      answer(() => HttpResponse.json({ message: text }, { status: 422 }));
      expect(await send(await open(hidden!))).to.equal(text);
    });
});
