import { expect } from '@open-wc/testing';
import { startAddToCart } from './shop-hooks/start-add-to-cart.js';
import { place } from '../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../shared/testing/network.js';
import { emptyDatabase } from '../shared/testing/storage.js';
import './sq-form/index.js';
import './sq-product/index.js';

const CART = { items: [{ id: 'e1', itemId: 'bowl', quantity: 1 }], totalQuantity: 1, subtotalCents: 1500 };
const PRODUCT = `<sq-product item-id="bowl"><form action="/add" method="post"><input name="itemId" value="bowl">
  <button>Add</button></form></sq-product>`;

describe('a form that an agent of the browser sends', () => {
  const network = pretendNetwork();
  let stopHooks = () => {};
  beforeEach(async () => {
    await emptyDatabase();
    stopHooks = startAddToCart();
  });
  afterEach(() => stopHooks());

  /** Sends the form as Chromium does for an agent (https://github.com/webmachinelearning/webmcp), and gives the result. */
  async function sendByAgent(element: Element): Promise<unknown> {
    const results: Promise<unknown>[] = [];
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: element.querySelector<HTMLElement>('button'),
    });
    Object.assign(event, {
      agentInvoked: true,
      respondWith(result: Promise<unknown>) {
        if (!event.defaultPrevented) throw new DOMException('not prevented', 'InvalidStateError');
        results.push(result);
      },
    });
    (element.querySelector('form') ?? element).dispatchEvent(event);
    expect(event.defaultPrevented, 'whether the page sends it').to.equal(true);
    expect(results.length, 'how often it was responded').to.equal(1);
    return results[0];
  }
  const answer = (address: string, respond: () => Response) =>
    network.use(
      http.head('*', () => new HttpResponse()),
      http.post(address, respond),
    );
  const form = (fields: string, attributes = '', ofForm = 'action="/mailer"') =>
    place(`<sq-form ${attributes}><form method="post" ${ofForm}>${fields}<button>Send</button></form></sq-form>`);
  const EMAIL = '<input aria-label="Email" name="email" value="ada@example.com">';

  it('is told that it was sent, in the words of the page', async () => {
    answer('/mailer', () => HttpResponse.json({ ok: true }));
    expect(await sendByAgent(await form(EMAIL, 'post-submit-message="We answer within a day."'))).to.equal(
      'We answer within a day.',
    );
  });
  it('is told so by a form of the platform', async () => {
    answer('/api/form/FormSubmissionKey', () => HttpResponse.json({ key: 'k' }));
    network.use(http.post('/api/form/SaveFormSubmission', () => new HttpResponse(null, { status: 204 })));
    expect(await sendByAgent(await form(EMAIL, 'form-id="f1"', ''))).to.equal('Thank you!');
  });
  it('is told what the server says, and what it refuses', async () => {
    answer(
      '/mailer',
      () => new HttpResponse('<main><p>Perhaps.</p></main>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await sendByAgent(await form(EMAIL))).to.contain('Perhaps.');
    answer('/mailer', () => HttpResponse.json({ error: 'We are closed.' }, { status: 422 }));
    expect(await sendByAgent(await form(EMAIL))).to.contain('We are closed.');
  });
  it('is told which fields are wrong', async () => {
    const result = await sendByAgent(await form('<label>Email <input name="email" required></label>'));
    expect(result).to.contain('Email');
  });
  it('is told what is wrong with a search, which the browser sends', async () => {
    const element = await form('<input aria-label="Words" name="q" required>', '', 'method="get" action="/search"');
    element.querySelector('form')!.method = 'get';
    expect(await sendByAgent(element)).to.contain('q: ');
  });
  it('hears of the next step of a form', async () => {
    const element = await form(
      '<fieldset data-sq-step><legend>One</legend><input aria-label="Name" name="name" required></fieldset><fieldset data-sq-step><legend>Two</legend></fieldset>',
    );
    expect(await sendByAgent(element)).to.contain('Name');
  });
  it('hears of the cart', async () => {
    answer('*/commerce/shopping-cart/entries', () => HttpResponse.json(CART));
    expect(await sendByAgent(await place(PRODUCT))).to.equal('Added to the cart.');
    const marked = await place('<form data-sq-add-to-cart="jug" action="/add"><button>Add</button></form>');
    expect(await sendByAgent(marked)).to.be.a('string').that.is.not.empty;
  });
  it('is answered by others on the page first', async () => {
    answer('/mailer', () => HttpResponse.json({ ok: true }));
    const element = await form(EMAIL);
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
