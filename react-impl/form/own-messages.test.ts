import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import '../../elements/sq-form/index.js';

const NAME = '<label>Name <input name="name" required></label>';
const SEND = '<button>Send</button>';

describe('what sq-form says in place of the browser', () => {
  const network = pretendNetwork();
  beforeEach(async () => {
    await emptyDatabase();
    network.use(http.post('/ask', () => HttpResponse.json({ ok: true })));
  });
  async function open(inside: string, attributes = '') {
    const element = await place(
      `<sq-form remember="false"><form method="post" action="/ask" ${attributes}>${inside}</form></sq-form>`,
    );
    await settled(element);
    const form = element.querySelector('form')!;
    /** Of the form, when the browser has refused it, and when it was submitted. */
    const heard: string[] = [];
    for (const type of ['invalid', 'submit'])
      form.addEventListener(
        type,
        (event) => {
          heard.push(type);
          // The page of the tests stays.
          if (form.closest('sq-form') === null) event.preventDefault();
        },
        true,
      );
    return { element, form, heard, press: () => form.querySelector('button')!.click() };
  }

  it('is said after a press of Enter, in a form without a button', async () => {
    const { element, form } = await open(NAME);
    form.querySelector('input')!.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => element.querySelector('.sq-form-error'));
  });
  it('is the browser’s again in a form that has left the block', async () => {
    const { element, form, heard, press } = await open(NAME + SEND);
    expect(form.noValidate).to.equal(true);
    element.after(form);
    await until(() => !form.noValidate);
    press();
    form.requestSubmit();
    expect(heard).to.deep.equal(['invalid', 'invalid']);
    expect(Object.keys(Object.getOwnPropertyDescriptors(form))).to.not.include.members(['requestSubmit', 'noValidate']);
    form.remove();
  });
  it('leaves no mark on a form whose press the page has stopped', async () => {
    const { form, heard, press } = await open(NAME + SEND);
    let wasMarked = false;
    form.addEventListener('click', (event) => {
      wasMarked = form.hasAttribute('novalidate');
      event.preventDefault();
    });
    press();
    expect(wasMarked).to.equal(true);
    await until(() => !form.hasAttribute('novalidate'));
    expect(heard).to.deep.equal([]);
  });
  it('leaves no mark on a form that a script submits and another one stops', async () => {
    const { form } = await open(NAME + SEND);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('submit', stop, { capture: true, once: true });
    form.requestSubmit();
    expect(form.hasAttribute('novalidate')).to.equal(false);
  });
  it('leaves no mark on a form while listeners hear of the submit', async () => {
    const { element, form, press } = await open(NAME + SEND);
    let wasMarked: boolean | undefined;
    form.addEventListener('submit', () => (wasMarked = form.hasAttribute('novalidate')));
    press();
    await until(() => element.querySelector('.sq-form-error'));
    expect(wasMarked).to.equal(false);
  });
  it('is nothing, with novalidate of the author, which stays', async () => {
    const { element, form, press } = await open(NAME + SEND, 'novalidate');
    const sent = nextEvent(element, 'sq-submit-success');
    press();
    await sent;
    expect(form.hasAttribute('novalidate')).to.equal(true);
  });
  it('leaves novalidate where it is that a script has set since', async () => {
    const { element, form, press } = await open(NAME + SEND);
    form.setAttribute('novalidate', '');
    press();
    await until(() => element.querySelector('.sq-form-error'));
    expect(form.hasAttribute('novalidate')).to.equal(true);
  });
});
