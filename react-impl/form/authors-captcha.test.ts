import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;
type Post = Record<string, string[]>;

const page = globalThis as unknown as Record<string, unknown>;
const FIELDS = `<label>Email <input type="email" name="email" required></label>`;
const RELOAD = 'Error processing form submission. Please reload and try again.';
const SOLVE = 'Complete CAPTCHA before submitting.';

/** The widget of an author's own page, with the ids that each provider's script writes into it. */
const WIDGETS = {
  recaptcha: (number = 0) =>
    `<div class="g-recaptcha"><textarea id="g-recaptcha-response${number ? `-${number}` : ''}" name="g-recaptcha-response" hidden></textarea></div>`,
  // hCaptcha writes its token into a second field, for servers that expect reCAPTCHA.
  hcaptcha: (number = 0) =>
    `<div class="h-captcha"><iframe data-hcaptcha-widget-id="h${number}" hidden></iframe><textarea id="g-recaptcha-response-h${number}" name="g-recaptcha-response" hidden></textarea><textarea id="h-captcha-response-h${number}" name="h-captcha-response" hidden></textarea></div>`,
  turnstile: (number = 0, name = 'cf-turnstile-response') =>
    `<div class="cf-turnstile"><input type="hidden" id="cf-chl-widget-t${number}_response" name="${name}"></div>`,
} as const;
const GLOBALS = { recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const;
const FIELD = {
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
} as const;
const ID = { recaptcha: [0, 1], hcaptcha: ['h0', 'h1'], turnstile: ['cf-chl-widget-t0', 'cf-chl-widget-t1'] } as const;
type Provider = keyof typeof GLOBALS;

describe('a captcha that the author has put into a form', () => {
  const network = pretendNetwork();
  let posts: Post[] = [];
  let resets: unknown[] = [];
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
    resets = [];
  });
  afterEach(() => Object.values(GLOBALS).forEach((name) => delete page[name]));

  /** The provider's script, which the page has loaded. */
  function load(provider: Provider, library: object = { reset: (id: unknown) => void resets.push(id) }) {
    page[GLOBALS[provider]] = library;
  }
  const open = (fields: string, attributes = '') =>
    place<Form>(
      `<sq-form remember="false" ${attributes}><form method="post" action="/mailer.cgi">${FIELDS}${fields}<button>Send</button></form></sq-form>`,
    );
  const answer = (respond: () => Response | Promise<Response>) =>
    network.use(
      http.post('/mailer.cgi', async ({ request }) => {
        const data = new URLSearchParams(await request.text());
        posts.push(Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name)])));
        return respond();
      }),
    );
  const refuse = () => HttpResponse.json({ errors: { email: 'We know this one.' } }, { status: 422 });
  /** The visitor solves it: the provider's script writes the token into every field of the widget. */
  const solve = (element: Element, token: string) =>
    element
      .querySelectorAll<HTMLInputElement>('[class*=captcha] :is(input, textarea), .cf-turnstile input')
      .forEach((each) => (each.value = token));
  async function send(element: Form, end: 'error' | 'success' | 'unclear' = 'error') {
    const over = nextEvent<CustomEvent<{ message: string }>>(element, `sq-submit-${end}`);
    const email = element.querySelector<HTMLInputElement>('[name=email]')!;
    if (email.value === '') {
      email.focus();
      await sendKeys({ type: 'ada@example.com' });
    }
    element.querySelector<HTMLElement>('button')!.click();
    const { detail } = await over;
    await settled(element);
    return detail?.message;
  }
  const field = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

  for (const provider of ['recaptcha', 'hcaptcha', 'turnstile'] as const)
    describe(provider, () => {
      it('is started anew after a refusal: a used token is not sent again', async () => {
        load(provider);
        answer(refuse);
        const element = await open(WIDGETS[provider]());
        solve(element, 'token-1');
        await send(element);
        expect(resets).to.deep.equal([ID[provider][0]]);
        expect(await send(element), 'not solved').to.equal(SOLVE);
        expect(posts).to.have.length(1);
        solve(element, 'token-2');
        await send(element);
        expect(posts.map((post) => post[FIELD[provider]])).to.deep.equal([['token-1'], ['token-2']]);
      });
      it('of two on a page, that of this form alone', async () => {
        load(provider);
        answer(refuse);
        const first = await open(WIDGETS[provider](0));
        const second = await open(WIDGETS[provider](1));
        solve(first, 'first');
        solve(second, 'second');
        await send(second);
        expect(resets).to.deep.equal([ID[provider][1]]);
        expect(field(first, FIELD[provider]).value).to.equal('first');
      });
      it('whose fields have no ids, by its place on the page', async () => {
        load(provider);
        answer(refuse);
        const widget = WIDGETS[provider]().replace(/ id="[^"]*"/g, '');
        const element = await open(widget);
        solve(element, 'token-1');
        await send(element);
        expect(resets).to.have.length(1);
        expect(field(element, FIELD[provider]).value).to.equal('');
      });
      it('whose script fails or is gone: the page asks to be loaded again, and sends nothing', async () => {
        load(provider, {
          reset() {
            throw new Error('no such widget');
          },
        });
        answer(refuse);
        const element = await open(WIDGETS[provider]());
        solve(element, 'token-1');
        await send(element);
        expect(await send(element)).to.equal(RELOAD);
        delete page[GLOBALS[provider]];
        expect(await send(element)).to.equal(RELOAD);
        expect(posts).to.have.length(1);
        // The script has come after all.
        load(provider);
        expect(await send(element)).to.equal(SOLVE);
        expect(resets).to.have.length(1);
      });
    });

  for (const [what, respond, end] of [
    ['a lost answer', () => HttpResponse.error(), 'error'],
    ['a broken server', () => new HttpResponse(null, { status: 500 }), 'error'],
    ['an answer in doubt', () => new HttpResponse('Look at your inbox'), 'unclear'],
    ['a success', () => HttpResponse.json({ ok: true }), 'success'],
  ] as const)
    it(`is started anew after ${what}`, async () => {
      load('turnstile');
      answer(respond);
      const element = await open(WIDGETS.turnstile());
      solve(element, 'token-1');
      await send(element, end);
      expect(resets).to.deep.equal(['cf-chl-widget-t0']);
      expect(field(element, FIELD.turnstile).value).to.equal('');
    });
  it('is started anew in a form of the platform', async () => {
    load('recaptcha');
    network.use(
      http.post('/api/form/FormSubmissionKey', () => HttpResponse.json({ key: 'k' })),
      http.post('/api/form/SaveFormSubmission', async ({ request }) => {
        posts.push({ key: [((await request.json()) as { captchaKey: string }).captchaKey] });
        return new HttpResponse(null, { status: 400 });
      }),
    );
    const element = await place<Form>(
      `<sq-form form-id="f" remember="false"><form>${FIELDS}${WIDGETS.recaptcha()}<button>Send</button></form></sq-form>`,
    );
    solve(element, 'token-1');
    await send(element);
    solve(element, 'token-2');
    await send(element);
    expect([resets, posts]).to.deep.equal([
      [0, 0],
      [{ key: ['token-1'] }, { key: ['token-2'] }],
    ]);
  });
  it('is emptied before the event of the refusal: a script of the page has the last word', async () => {
    answer(refuse);
    const element = await open('<input type="hidden" name="g-recaptcha-response" value="of-the-page">');
    element.addEventListener('sq-submit-error', () => (field(element, FIELD.recaptcha).value = 'fresh'));
    await send(element);
    await send(element);
    expect(posts.map((post) => post[FIELD.recaptcha])).to.deep.equal([['of-the-page'], ['fresh']]);
  });
  it('that gives a new token at once keeps it: an invisible one', async () => {
    answer(refuse);
    const element = await open(WIDGETS.turnstile());
    load('turnstile', { reset: () => solve(element, 'token-2') });
    solve(element, 'token-1');
    await send(element);
    await send(element);
    expect(posts.map((post) => post[FIELD.turnstile])).to.deep.equal([['token-1'], ['token-2']]);
  });
  it('of reCAPTCHA Enterprise', async () => {
    load('recaptcha', { enterprise: { reset: (id: unknown) => void resets.push(id) } });
    answer(refuse);
    const element = await open(WIDGETS.recaptcha(3));
    solve(element, 'token-1');
    await send(element);
    expect(resets).to.deep.equal([3]);
  });
  it('of Turnstile whose field has another name', async () => {
    load('turnstile');
    answer(refuse);
    const element = await open(WIDGETS.turnstile(0, 'proof'));
    expect(await send(element)).to.equal(SOLVE);
    solve(element, 'token-1');
    await send(element);
    expect([resets, posts[0]!['proof']]).to.deep.equal([['cf-chl-widget-t0'], ['token-1']]);
  });
  it('drawn by a script that came late, after the first refusal', async () => {
    answer(refuse);
    const element = await open('<div class="place"></div>');
    await send(element);
    element.querySelector('.place')!.outerHTML = WIDGETS.hcaptcha();
    load('hcaptcha');
    expect(await send(element)).to.equal(SOLVE);
    solve(element, 'token-1');
    await send(element);
    expect([resets, posts[1]![FIELD.hcaptcha]]).to.deep.equal([['h0'], ['token-1']]);
  });
  it('does not make other content of the same: both fields of hCaptcha are no content', async () => {
    load('hcaptcha');
    const keys: (string | null)[] = [];
    network.use(
      http.post('/mailer.cgi', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const element = await open(WIDGETS.hcaptcha());
    for (const token of ['token-1', 'token-2']) {
      solve(element, token);
      await send(element);
    }
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 1]);
  });
  it('is started anew when the browser has posted the form into another window', async () => {
    load('turnstile');
    const element = await open(WIDGETS.turnstile());
    const frame = document.createElement('iframe');
    frame.name = 'elsewhere';
    document.body.append(frame);
    element.querySelector('form')!.target = 'elsewhere';
    let sent: unknown;
    element.addEventListener('formdata', ({ formData }) => (sent = formData.get(FIELD.turnstile)));
    field(element, 'email').focus();
    await sendKeys({ type: 'ada@example.com' });
    solve(element, 'token-1');
    element.querySelector('button')!.click();
    await until(() => resets.length > 0);
    expect([sent, resets]).to.deep.equal(['token-1', ['cf-chl-widget-t0']]);
    expect(inShadow(element, '#problem')!.textContent).to.equal('');
    frame.remove();
  });
});
