import { expect } from '@open-wc/testing';
import { startAddToCart } from './shop-hooks/start-add-to-cart.js';
import { cart } from '../shared/commerce/cart/cart.js';
import { inShadow, nextEvent, place, until, warningsOf } from '../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../shared/testing/network.js';
import { emptyDatabase, pretend } from '../shared/testing/storage.js';
import './sq-checkout-button/index.js';
import './sq-dialog/index.js';
import './sq-form/index.js';
import './sq-newsletter/index.js';
import './sq-product/index.js';
import './sq-reviews/index.js';
import './sq-sign-in/index.js';
import './sq-table-booking/index.js';

const CART = { items: [{ id: 'e1', itemId: 'bowl', quantity: 1 }], totalQuantity: 1, subtotalCents: 1500 };
const PRODUCT = `<sq-product item-id="bowl"><form action="/add" method="post"><input name="itemId" value="bowl">
  <button>Add</button></form></sq-product>`;
const MARKED = '<form data-sq-add-to-cart="jug" action="/add"><button>Add</button></form>';
const CHECKOUT =
  '<sq-checkout-button href="/checkout"><form action="/checkout"><button>Pay</button></form></sq-checkout-button>';
const EMAIL = '<input aria-label="Email" name="email" value="ada@example.com">';
const EMPTY = '<label>Email <input name="email" required></label>';
const form = (fields: string, attributes = '', ofForm = 'method="post" action="/mailer"', tag = 'sq-form') =>
  `<${tag} remember="false" ${attributes}><form ${ofForm}>${fields}<button>Send</button></form></${tag}>`;
const steps = (first: string, second = '') =>
  `<fieldset data-sq-step><legend>One</legend>${first}</fieldset><fieldset data-sq-step><legend>Two</legend>${second}</fieldset>`;
const signIn = (email: string, password: string) =>
  `<sq-sign-in><form method="post"><input type="email" aria-label="Email" name="email" value="${email}">
    <input type="password" aria-label="Password" name="password" value="${password}"><button>Sign in</button></form></sq-sign-in>`;
const dialog = (inside: string) => `<sq-dialog><dialog open>${inside}</dialog></sq-dialog>`;
const DELETE = '<form method="dialog"><p>Delete it?</p><button value="delete">Delete</button></form>';

interface End {
  readonly html: string;
  readonly result: string | RegExp;
  /** What the server answers at any address; without it the network is away. */
  readonly respond?: () => Response | Promise<Response>;
  /** Before the form is sent. Returns what to do after it. */
  readonly before?: (element: Element) => unknown;
  /** How often the form is sent before the first answer: every agent that asks is answered. */
  readonly presses?: number;
}
const ok = () => HttpResponse.json({ ok: true });
const page = (words: string) => () =>
  new HttpResponse(`<main><p>${words}</p></main>`, { headers: { 'content-type': 'text/html' } });
const refused = () => HttpResponse.json({ error: 'We are closed.' }, { status: 422 });
const cartAnswer = () => HttpResponse.json(CART);
const signedIn = () => HttpResponse.json({ xsrfToken: 'x' });
const isStepped = (element: Element) => until(() => element.querySelector('.sq-step-buttons'));
const cancel = (type: string) => (element: Element) =>
  element.addEventListener(type, (event) => event.preventDefault());
const offline = () => pretend(navigator, 'onLine', false);
const breakCart = () => pretend(cart(), 'add', () => Promise.reject(new Error('broken')));

const FORM: Record<string, End> = {
  'is sent, in the words of the page': {
    html: form(EMAIL, 'post-submit-message="We answer within a day."'),
    respond: ok,
    result: 'We answer within a day.',
  },
  'is sent twice at once': { html: form(EMAIL), respond: ok, presses: 2, result: 'Thank you!' },
  'is answered by a page': {
    html: form(EMAIL),
    respond: page('Perhaps. <b>Or</b>\n    not.'),
    result: /^Perhaps\. Or not\.$/m,
  },
  'is refused by the server': { html: form(EMAIL), respond: refused, result: /We are closed\./ },
  'finds no network': { html: form(EMAIL), result: /./ },
  'finds that the device is offline': { html: form(EMAIL), before: offline, result: /./ },
  'waits for the network': {
    html: form(EMAIL, 'form-id="w"').replace('remember="false"', ''),
    before: offline,
    result: /./,
  },
  'has a field that is empty': { html: form(EMPTY), result: /Email/ },
  'has a field that is empty, in a search': { html: form(EMPTY, '', 'action="/search"'), result: /email: / },
  'has a field that is empty, in a dialog': { html: form(EMPTY, '', 'method="dialog"'), result: /email: / },
  'has an empty field without a name, in a dialog': {
    html: form('<label>Code <input required></label>', '', 'method="dialog"'),
    result: /^[^:\s]/,
  },
  'needs a captcha': { html: form(EMAIL, 'captcha="turnstile" captcha-key="k"'), result: /./ },
  'is cancelled by the page': { html: form(EMAIL), before: cancel('sq-submit'), result: '' },
  'is reset while it is sent': {
    html: form(EMAIL),
    respond: () => {
      document.querySelector<HTMLElement & { reset(): void }>('sq-form')!.reset();
      return ok();
    },
    result: '',
  },
  'is handed over to the browser, for another window': {
    html: form(EMAIL, '', 'method="post" action="about:blank" target="agents"'),
    result: '',
  },
  'is handed over to the browser': {
    html: form(EMAIL, '', 'method="post" action="/mailer"'),
    before: (element) => {
      const restore = pretend(Document.prototype, 'characterSet', 'windows-1252');
      element.querySelector('input')!.value = 'Müller';
      const post = pretend(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement) {
        this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      });
      return () => (restore(), post());
    },
    result: 'Submitting…',
  },
  'goes to the next step': {
    html: form(steps(EMAIL, EMPTY.replaceAll('email', 'city'))),
    before: isStepped,
    result: /^Step 2 of 2\ncity: ./,
  },
  'goes to the next step, pressed twice': {
    html: form(steps(EMAIL)),
    before: isStepped,
    presses: 2,
    result: 'Step 2 of 2',
  },
  'has a step with an empty field': { html: form(steps(EMPTY)), before: isStepped, result: /Email/ },
};
for (const tag of ['sq-newsletter', 'sq-reviews'])
  for (const [what, end] of Object.entries({
    'is sent': { html: form(EMAIL, '', undefined, tag), respond: ok, result: /Thank/ },
    'has a step with an empty field': {
      html: form(steps(EMPTY), '', undefined, tag),
      before: isStepped,
      result: /Email/,
    },
    'goes to the next step': { html: form(steps(EMAIL), '', undefined, tag), before: isStepped, result: 'Step 2 of 2' },
  }))
    FORM[`${what}, in ${tag}`] = end;

const OTHERS: Record<string, End> = {
  'sq-dialog closes': { html: dialog(DELETE), result: 'delete' },
  'sq-dialog closes, with a form of the kit': { html: dialog(form('', '', 'method="dialog"')), result: 'confirm' },
  'sq-dialog is kept open by the page': { html: dialog(DELETE), before: cancel('sq-dialog-answer'), result: '' },
  'sq-sign-in signs in': {
    html: signIn('ada@example.com', 'x'),
    respond: signedIn,
    result: 'Signed in as ada@example.com',
  },
  'sq-sign-in signs in, sent twice': {
    html: signIn('ada@example.com', 'x'),
    respond: signedIn,
    presses: 2,
    result: 'Signed in as ada@example.com',
  },
  'sq-sign-in has no password': { html: signIn('ada@example.com', ''), result: /^password: .+/ },
  'sq-sign-in is refused': {
    html: signIn('ada@example.com', 'x'),
    respond: () => HttpResponse.json({ error: 'Wrong password.' }, { status: 401 }),
    result: /Wrong password/,
  },
  'sq-sign-in finds no network': { html: signIn('ada@example.com', 'x'), result: /./ },
  'sq-product adds': { html: PRODUCT, respond: cartAnswer, result: 'Added to the cart.' },
  'sq-product adds, sent twice': { html: PRODUCT, respond: cartAnswer, presses: 2, result: 'Added to the cart.' },
  'sq-product is refused': {
    html: PRODUCT,
    respond: () => HttpResponse.json({ errors: { note: 'We are closed.' } }, { status: 400 }),
    result: /We are closed/,
  },
  'sq-product meets a cart that throws': { html: PRODUCT, before: breakCart, result: /./ },
  'sq-product is cancelled by the page': { html: PRODUCT, before: cancel('sq-cart-add'), result: '' },
  'a marked form adds': { html: MARKED, respond: cartAnswer, result: /cart/ },
  'a marked form adds, sent twice': { html: MARKED, respond: cartAnswer, presses: 2, result: /cart/ },
  'a marked form finds no network': { html: MARKED, result: /./ },
  'a marked form has what neither a call nor the browser can send': {
    html: MARKED.replace(' action="/add"', '').replace('<button', '<input name="quantity" value="0"><button'),
    result: /cart/,
  },
  'a marked form meets a cart that throws': { html: MARKED, before: breakCart, result: /./ },
  'a marked form is cancelled by the page': { html: `<div>${MARKED}</div>`, before: cancel('sq-cart-add'), result: '' },
  'sq-checkout-button finds no cart': { html: CHECKOUT, result: /session has expired/ },
  'sq-checkout-button is cancelled by the page': {
    html: CHECKOUT,
    before(element) {
      document.cookie = 'hasCart=true; path=/';
      element.addEventListener('sq-checkout', (event) => event.preventDefault());
    },
    result: '',
  },
  'sq-table-booking is cancelled by the page': {
    html: '<sq-table-booking><form action="/tables"><button>Find</button></form></sq-table-booking>',
    before: cancel('sq-table-booking-search'),
    result: '',
  },
};

describe('an agent of the browser is answered once, in the words of the page, when a form', () => {
  const network = pretendNetwork();
  let stopHooks = () => {};
  let restore: unknown;
  const target = document.createElement('iframe');
  target.name = 'agents';
  beforeEach(async () => {
    document.body.append(target);
    document.cookie = 'hasCart=; max-age=0; path=/';
    await emptyDatabase();
    stopHooks = startAddToCart();
  });
  afterEach(() => {
    stopHooks();
    if (typeof restore === 'function') (restore as () => void)();
    restore = undefined;
    target.remove();
    for (const each of document.querySelectorAll('dialog')) each.remove();
  });

  /** Sends the form as Chromium does for an agent (https://github.com/webmachinelearning/webmcp). Returns what it is given. */
  function sendByAgent(element: Element, agentInvoked = true): Promise<unknown>[] {
    const results: Promise<unknown>[] = [];
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: element.querySelector<HTMLElement>('form button:not([type=button])'),
    });
    Object.assign(event, {
      agentInvoked,
      respondWith(result: Promise<unknown>) {
        if (!event.defaultPrevented) throw new DOMException('not prevented', 'InvalidStateError');
        results.push(result);
      },
    });
    (element.querySelector('form') ?? element).dispatchEvent(event);
    expect(event.defaultPrevented, 'whether the page sends it').to.equal(true);
    return results;
  }

  for (const [what, { html, respond, before: prepare, presses = 1, result }] of Object.entries({ ...FORM, ...OTHERS }))
    it(what, async () => {
      let posts = 0;
      network.use(
        http.head('*', () => new HttpResponse()),
        http.post('*', () => {
          posts++;
          return respond ? respond() : HttpResponse.error();
        }),
      );
      const element = await place<HTMLElement>(html);
      for (const block of element.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>('sq-form'))
        await block.updateComplete;
      restore = await prepare?.(element);
      let all: Promise<unknown>[][] = [];
      const given: unknown[] = [];
      await warningsOf(async () => {
        all = Array.from({ length: presses }, () => sendByAgent(element));
        for (const each of all.flat()) given.push(await each);
      });
      expect(all.map((each) => each.length)).to.deep.equal(all.map(() => 1));
      if (presses > 1) expect(posts, 'how often it is sent').to.be.at.most(1);
      for (const each of given)
        if (typeof result === 'string') expect(each).to.equal(result);
        else expect(each).to.match(result);
    });

  it('is one of the platform', async () => {
    network.use(
      http.post('/api/form/FormSubmissionKey', () => HttpResponse.json({ key: 'k' })),
      http.post('/api/form/SaveFormSubmission', () => new HttpResponse(null, { status: 204 })),
    );
    const element = await place<HTMLElement>(form(EMAIL, 'form-id="f1"', ''));
    expect(await sendByAgent(element)[0]).to.equal('Thank you!');
    expect(inShadow(element, '#content')!.hidden).to.equal(true);
  });
  it('can be sent again after a cart that has thrown', async () => {
    let posts = 0;
    network.use(
      http.post('*', () => {
        posts++;
        return cartAnswer();
      }),
    );
    for (const html of [PRODUCT, MARKED]) {
      const element = await place<HTMLElement>(html);
      const mend = breakCart();
      await warningsOf(async () => void (await sendByAgent(element)[0]));
      mend();
      posts = 0;
      expect(await sendByAgent(element)[0]).to.match(/cart/);
      expect(posts).to.equal(1);
    }
  });
  it('is told nothing of what a person has sent', async () => {
    network.use(http.post('/mailer', ok));
    const element = await place<HTMLElement>(form(EMAIL));
    const sent = nextEvent(element, 'sq-submit-success');
    expect(sendByAgent(element, false)).to.deep.equal([]);
    await sent;
  });
  it('is answered by others on the page first', async () => {
    network.use(http.post('/mailer', ok));
    const element = await place<HTMLElement>(form(EMAIL));
    const event = Object.assign(new SubmitEvent('submit', { bubbles: true, cancelable: true }), {
      agentInvoked: true,
      respondWith() {
        throw new DOMException('responded', 'InvalidStateError');
      },
    });
    element.querySelector('form')!.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
  });
});
