import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { navigation } from './form.js';
import { formMessages } from '../../shared/platform/i18n/en/form.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { skipTimers } from '../../shared/testing/held-timers.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { FORM_CALLS, pretendFormBackend } from './testing/form-backend.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;
const { key: KEY } = FORM_CALLS;
const CONTACT = `<form action="/api/form/submit/contact" method="post">
  <label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message" data-max-length="10"></textarea></label>
  <button>Send</button></form>`;

describe('sq-form', () => {
  const { network, keys, saves, answer, values } = pretendFormBackend();

  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);
  let restoreTimers = () => {};
  // The pause before a call is sent again: shared/platform/requests proves its length.
  beforeEach(() => (restoreTimers = skipTimers(200)));
  afterEach(() => restoreTimers());

  const open = (attributes = '', inside = CONTACT) =>
    place<Form>(`<sq-form form-id="contact" ${attributes}>${inside}</sq-form>`);
  const control = <E extends HTMLElement = HTMLInputElement>(element: Element, name: string) =>
    element.querySelector<E>(`[name="${name}"]`)!;
  const button = (element: Element) => element.querySelector('button')!;
  const banner = (element: Element, which: 'above' | 'below') => {
    const found = inShadow(element, `[part=banner-${which}]`)!;
    return found.hidden ? '' : (found.querySelector('#problem') ?? found).textContent;
  };
  const errors = (element: Element) =>
    [...element.querySelectorAll('.sq-form-error')].map(({ textContent }) => textContent);
  async function type(element: Element, email = 'ada@example.com') {
    control(element, 'email').select();
    await sendKeys({ type: email });
  }
  /** As `type`, without the keys: for tests of what comes after them. */
  function fill(element: Element, email = 'ada@example.com') {
    control(element, 'email').select();
    control(element, 'email').value = email;
    control(element, 'email').dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  describe('sending', () => {
    it('any visitor can type and send [FRM-001]', async () => {
      answer();
      const element = await open();
      await type(element);
      const done = nextEvent(document, 'sq-submit-success');
      button(element).click();
      await done;
      expect(values()).to.deep.equal({ email: 'ada@example.com', message: '' });
    });
    it('Enter sends, as in any form', async () => {
      answer();
      const element = await open();
      await type(element);
      const done = nextEvent(element, 'sq-submit-success');
      await sendKeys({ press: 'Enter' });
      await done;
    });
    it('asks for a key with an empty body and credentials [FRM-041]', async () => {
      answer();
      const element = await open();
      fill(element);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      expect(keys).to.have.length(1);
      expect(await keys[0]!.text()).to.equal('');
      expect(keys[0]!.credentials).to.equal('include');
      expect(saves[0]!.body['key']).to.equal('key-1');
    });
    it('saves the payload as specified [FRM-042, FRM-023, FRM-024, FRM-026]', async () => {
      answer();
      const element = await open('collection-id="c1" object-name="page-section-1"');
      fill(element);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      const { request, body } = saves[0]!;
      expect(request.credentials).to.equal('include');
      expect(body).to.include({
        formId: 'contact',
        collectionId: 'c1',
        objectName: 'page-section-1',
        isOverlayForm: false,
        submitButtonText: 'Send',
        contentSource: 'c',
        pageTitle: document.title,
        pagePath: location.pathname,
      });
      expect(body).to.include.keys('pageId', 'pagePermissionTypeValue');
      expect(body.form).to.be.a('string');
    });
    it('is locked while it is sent, with "Submitting…" on the button [FRM-002, FRM-045]', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      const element = await open();
      fill(element);
      button(element).click();
      await until(() => button(element).textContent === 'Submitting…');
      control(element, 'email').focus();
      await sendKeys({ type: 'x' });
      expect(control(element, 'email').value).to.equal('ada@example.com');
      expect(control(element, 'email').form!.getAttribute('aria-busy')).to.equal('true');
      const failed = nextEvent(element, 'sq-submit-error');
      resolve(new HttpResponse(null, { status: 500 }));
      await failed;
      await settled(element);
      expect(button(element).textContent).to.equal('Send');
      await sendKeys({ type: 'x' });
      expect(control(element, 'email').value, 'unlocked').to.equal('ada@example.comx');
    });
    it('is unlocked after the answer [FRM-003]', async () => {
      answer(() => new HttpResponse(null, { status: 429 }));
      const element = await open();
      fill(element);
      const failed = nextEvent(element, 'sq-submit-error');
      button(element).click();
      await failed;
      await until(() => !element.querySelector('form')!.hasAttribute('aria-busy'));
      expect(button(element).hasAttribute('aria-disabled')).to.equal(false);
    });
    it('ignores a second submit [FRM-004]', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      const element = await open();
      fill(element);
      element.querySelector('form')!.requestSubmit();
      element.querySelector('form')!.requestSubmit();
      await until(() => saves.length === 1);
      await element.submit();
      const done = nextEvent(element, 'sq-submit-success');
      resolve(new HttpResponse(null, { status: 204 }));
      await done;
      expect([keys.length, saves.length]).to.deep.equal([1, 1]);
    });
    it('sends nothing when sq-submit, which has the form data, is cancelled', async () => {
      answer();
      const element = await open();
      fill(element);
      let given: FormData | undefined;
      element.addEventListener('sq-submit', (event) => {
        given = event.detail.formData;
        event.preventDefault();
      });
      const submitted = nextEvent(element, 'sq-submit');
      await element.submit();
      await submitted;
      expect(given!.get('email')).to.equal('ada@example.com');
      expect(keys).to.have.length(0);
    });
    it('repeats a call once with the new crumb [REQ-008, REQ-009, REQ-002]', async () => {
      document.cookie = 'crumb=old; path=/';
      let first = true;
      answer(() => {
        if (!first) return new HttpResponse(null, { status: 204 });
        first = false;
        return HttpResponse.json({ error: 'Crumb', crumbFail: true, crumb: 'new' }, { status: 400 });
      });
      const element = await open();
      fill(element);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      const crumbs = saves.map(({ request }) => [
        new URL(request.url).searchParams.get('crumb'),
        request.headers.get('x-csrf-token'),
      ]);
      expect(crumbs).to.deep.equal([
        ['old', 'old'],
        ['new', 'new'],
      ]);
      document.cookie = 'crumb=; max-age=0; path=/';
    });
    it('repeats a call without an answer', async () => {
      answer();
      network.use(http.post(KEY, () => HttpResponse.error(), { once: true }));
      const element = await open();
      fill(element);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      expect(saves).to.have.length(1);
    });
    it('stops without an error when the block is removed', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      const element = await open();
      fill(element);
      element.querySelector('form')!.requestSubmit();
      await until(() => saves.length === 1);
      element.remove();
      await settled(element);
      expect(button(element).textContent).to.equal('Send');
      expect(element.querySelector('form')!.noValidate).to.equal(false);
      resolve(new HttpResponse(null, { status: 500 }));
    });
  });

  describe('success', () => {
    const succeed = async (attributes: string) => {
      answer();
      const element = await open(attributes);
      fill(element);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      await settled(element);
      return element;
    };
    it('hides the form and shows the message, which takes the focus [FRM-005]', async () => {
      const element = await succeed('post-submit-message="Got it."');
      await until(() => !element.querySelector('form')!.checkVisibility());
      const message = element.querySelector('.sq-form-success')!;
      expect(message.textContent).to.equal('Got it.');
      expect(document.activeElement === message).to.equal(true);
      expect(message.getAttribute('role')).to.equal('group');
      expect(document.getElementById(message.getAttribute('aria-labelledby')!)?.textContent).to.equal('Got it.');
      await expect(element).to.be.accessible();
    });
    it('shows HTML and runs its scripts, unless post-submit-scripts is false [FRM-006]', async () => {
      const page = window as unknown as { ran?: number };
      const html = `post-submit-html="<b>Done</b><script>window.ran = (window.ran || 0) + 1</script>"`;
      const element = await succeed(html);
      expect(element.querySelector('.sq-form-success b')!.textContent).to.equal('Done');
      expect(page.ran).to.equal(1);
      const withNonce = await succeed(`nonce="own" ${html}`);
      expect(withNonce.querySelector<HTMLElement>('.sq-form-success script')!.nonce).to.equal('own');
      page.ran = 1;
      await succeed(`${html} post-submit-scripts="false"`);
      expect(page.ran).to.equal(1);
      delete page.ran;
    });
    it('follows a redirect, but never a script [FRM-007]', async () => {
      const real = navigation.go;
      const addresses: string[] = [];
      navigation.go = (address) => addresses.push(address);
      await succeed('success-redirect="/thanks"');
      const warnings = await warningsOf(() => succeed('success-redirect="javascript:alert(1)"'));
      navigation.go = real;
      expect(addresses).to.deep.equal([new URL('/thanks', document.baseURI).href]);
      expect(warnings.join()).to.contain('no address that can be followed');
    });
    it('reset() shows the form again, empty', async () => {
      const element = await succeed('');
      await element.reset();
      expect(element.querySelector('form')!.checkVisibility()).to.equal(true);
      expect(control(element, 'email').value).to.equal('');
      expect(element.querySelector('.sq-form-success') === null).to.equal(true);
    });
  });

  describe('failure', () => {
    async function submitInto(respond: () => Response, network_ = true) {
      if (network_) answer(respond);
      const element = await open();
      fill(element);
      const failed = nextEvent<CustomEvent<{ status: number; message: string; errors: Record<string, string> }>>(
        document,
        'sq-submit-error',
      );
      await element.submit();
      const { detail } = await failed;
      await settled(element);
      return { element, detail };
    }
    for (const [status, text, title] of [
      [
        401,
        'Unable to submit form. Please try again later.',
        'status 401 has its text, in a banner above the form [FRM-054]',
      ],
      [404, 'This form has not been configured yet.', 'status 404 has its text, in a banner above the form [FRM-055]'],
      [
        429,
        'Unable to submit form. Submission rate limit exceeded. Please try again later.',
        'status 429 has its text, in a banner above the form [FRM-056]',
      ],
      [
        500,
        'Unable to send form. Please try again later.',
        'status 500 has its text, in a banner above the form [FRM-057]',
      ],
    ] as const)
      it(title, async () => {
        const { element, detail } = await submitInto(() => HttpResponse.json({ error: 'other words' }, { status }));
        expect(banner(element, 'above')).to.equal(text);
        expect(detail).to.deep.equal({ status, message: text, errors: {} });
        expect(control(element, 'email').value, 'nothing typed is lost').to.equal('ada@example.com');
      });
    it('has the text of status 500 for any failure of a server or its proxy, whatever it sends', async () => {
      for (const status of [501, 502, 503, 504, 507, 511, 520, 523, 526, 599])
        for (const body of ['', '<h1>Service Unavailable</h1>', '{"error":"upstream"}']) {
          const headers = {
            'Retry-After': '120',
            'Content-Type': body.startsWith('{') ? 'application/json' : 'text/html',
          };
          const { element, detail } = await submitInto(() => new HttpResponse(body, { status, headers }));
          const text = 'Unable to send form. Please try again later.';
          expect([detail.status, banner(element, 'above')], body).to.deep.equal([status, text]);
          expect(control(element, 'email').value).to.equal('ada@example.com');
          element.remove();
        }
    });
    it('shows errors, those of no field in a banner above the form [FRM-008, FRM-040]', async () => {
      const { element } = await submitInto(() => HttpResponse.json({ error: 'We are closed.' }, { status: 400 }));
      expect([banner(element, 'above'), banner(element, 'below')]).to.deep.equal(['We are closed.', '']);
    });
    it('shows field errors above their fields, with both banners [FRM-038, FRM-052, FRM-053]', async () => {
      const { element, detail } = await submitInto(() =>
        HttpResponse.json({ errors: { email: 'We know you.' } }, { status: 400 }),
      );
      const message = element.querySelector('.sq-form-error')!;
      expect(message.textContent).to.equal('We know you.');
      const email = control(element, 'email');
      expect(message.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
      expect(email.getAttribute('aria-describedby')).to.equal(message.id);
      expect(email.closest('label')!.classList.contains('sq-error')).to.equal(true);
      expect(banner(element, 'above')).to.equal('Your form has encountered a problem. Please scroll down to review.');
      expect(banner(element, 'below')).to.equal('Your form has encountered a problem. Please scroll up to review.');
      expect(detail.errors).to.deep.equal({ email: 'We know you.' });
    });
    it('lists the errors in a summary that takes the focus and links to each field', async () => {
      const { element } = await submitInto(() =>
        HttpResponse.json({ errors: { email: 'We know you.', message: 'Too curt.', other: 'Gone.' } }, { status: 400 }),
      );
      const summary = inShadow(element, '[part=banner-above]')!;
      expect(element.shadowRoot!.activeElement === summary).to.equal(true);
      expect([summary.role, summary.tabIndex, summary.ariaLive]).to.deep.equal(['group', -1, null]);
      const lines = [...summary.querySelectorAll('li')];
      expect(lines.map(({ textContent }) => textContent)).to.deep.equal([
        'Email: We know you.',
        'Message: Too curt.',
        'other: Gone.',
      ]);
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Enter' });
      expect(document.activeElement === control(element, 'message')).to.equal(true);
    });
    it('shows an error of no field as an alert, without moving the focus', async () => {
      const { element } = await submitInto(() => new HttpResponse(null, { status: 500 }));
      const alert = inShadow(element, '[part=banner-above]')!;
      expect([alert.role, alert.hasAttribute('tabindex')]).to.deep.equal(['alert', false]);
      expect(document.activeElement === control(element, 'email')).to.equal(true);
    });
    it('reads data.errors and data.error of a server that wraps its answers [FRM-039]', async () => {
      const wrapped = await submitInto(() =>
        HttpResponse.json({ data: { errors: { email: 'Wrapped.' } } }, { status: 400 }),
      );
      expect(errors(wrapped.element)).to.deep.equal(['Wrapped.']);
      const words = await submitInto(() => HttpResponse.json({ data: { error: 'Wrapped words.' } }, { status: 400 }));
      expect(banner(words.element, 'above')).to.equal('Wrapped words.');
    });
    describe('does not take a status of success for more than it is', () => {
      const isKept = (element: Element) => {
        expect(element.querySelector('form')!.checkVisibility()).to.equal(true);
        expect(control(element, 'email').value).to.equal('ada@example.com');
      };
      for (const [what, body] of [
        ['a page, such as a login after a redirect', ' <!doctype html><title>Sign in</title><form></form>'],
        ['an error page of a proxy', '<html><h1>Bad gateway</h1></html>'],
      ] as const)
        it(what, async () => {
          const { element } = await submitInto(() => HttpResponse.html(body));
          expect(banner(element, 'above')).to.equal('Error processing form submission. Please reload and try again.');
          isKept(element);
        });
      it('an error in JSON, which is shown as with status 400', async () => {
        for (const [answered, text] of [
          [{ error: 'We are closed.' }, 'We are closed.'],
          [{ success: false, error: 'Full.' }, 'Full.'],
          [{ data: { error: 'Wrapped.' } }, 'Wrapped.'],
          [{ ok: false }, 'Unknown error, please try again later.'],
          [{ error: { code: 7 } }, 'Unknown error, please try again later.'],
        ] as const) {
          const { element, detail } = await submitInto(() => HttpResponse.json(answered));
          expect([banner(element, 'above'), detail.status], JSON.stringify(answered)).to.deep.equal([text, 400]);
          isKept(element);
        }
        const { element } = await submitInto(() => HttpResponse.json({ errors: { email: 'We know you.' } }));
        expect(errors(element)).to.deep.equal(['We know you.']);
      });
      it('anything else is a success, since the specification does not show its body [FRM-043]', async () => {
        for (const body of [
          '',
          'OK',
          '{}',
          '{"error": null, "errors": {}, "success": true}',
          '[]',
          'null',
          '"saved"',
        ]) {
          answer(() => new HttpResponse(body));
          const element = await open();
          fill(element);
          const done = nextEvent(element, 'sq-submit-success');
          await element.submit();
          await done;
        }
      });
    });
    it('shows "Unknown error" for any other status [FRM-047]', async () => {
      const { element } = await submitInto(() => new HttpResponse('<html>', { status: 418 }));
      expect(banner(element, 'above')).to.equal('Unknown error, please try again later.');
    });
    for (const status of [400, 200])
      it(`asks to reload when the crumb is refused twice, with status ${status} [FRM-046]`, async () => {
        const { element } = await submitInto(() => HttpResponse.json({ crumbFail: true, crumb: 'again' }, { status }));
        expect(banner(element, 'above')).to.equal('Error processing form submission. Please reload and try again.');
        expect(saves).to.have.length(2);
        document.cookie = 'crumb=; max-age=0; path=/';
      });
    it('shows an error when there is no key [FRM-049]', async () => {
      network.use(http.post(KEY, () => new HttpResponse(null, { status: 503 })));
      const { element, detail } = await submitInto(() => new HttpResponse(), false);
      expect(banner(element, 'above')).to.equal('Could not get a form submission key, please try again later.');
      expect(detail.status).to.equal(503);
    });
    it('shows an error when the network fails, keeps the entries, and can be sent again', async () => {
      let broken = true;
      answer(() => (broken ? HttpResponse.error() : new HttpResponse(null, { status: 204 })));
      const { element, detail } = await submitInto(() => new HttpResponse(), false);
      expect(banner(element, 'above')).to.match(/^Unable to connect/);
      expect(detail.status).to.equal(0);
      broken = false;
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      expect([banner(element, 'above'), element.querySelector('form')!.checkVisibility()]).to.deep.equal(['', false]);
    });
    it('shows an error when the fields cannot be read [FRM-050]', async () => {
      answer();
      const element = await open();
      fill(element);
      Object.defineProperty(control(element, 'message'), 'value', {
        get: () => {
          throw new Error('no');
        },
      });
      const failed = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-submit-error');
      await element.submit();
      expect((await failed).detail.message).to.equal('Could not parse the form fields, please check your entries.');
    });
    it('shows an error with markup as plain text', async () => {
      const words = '<img src=x onerror="window.hurt = true">';
      const { element } = await submitInto(() => HttpResponse.json({ errors: { email: words } }, { status: 400 }));
      expect(errors(element)).to.deep.equal([words]);
      expect(element.querySelectorAll('img')).to.have.length(0);
    });
  });

  describe('validation', () => {
    const refuse = async (element: Form) => {
      const failed = nextEvent<CustomEvent<{ errors: Record<string, string>; message: string }>>(
        element,
        'sq-submit-error',
      );
      await element.submit();
      const { detail } = await failed;
      await settled(element);
      return detail;
    };
    it('shows the specified error for an invalid email, and sends nothing [FRM-029, FRM-051]', async () => {
      answer();
      const element = await open();
      fill(element, 'ada@example');
      const detail = await refuse(element);
      expect(detail.errors).to.deep.equal({
        email: 'Email is not valid. Email addresses should follow the format name@example.com.',
      });
      expect(banner(element, 'above')).to.contain('One or more fields is invalid, please check your entries.');
      expect(keys).to.have.length(0);
    });
    it('passes an empty email that is not required [FRM-030]', async () => {
      answer();
      const element = await open('', '<form><input type="email" name="email"><button>Go</button></form>');
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
    });
    it('shows an error for an empty required field', async () => {
      const element = await open();
      expect((await refuse(element)).errors).to.deep.equal({ email: formMessages.required });
    });
    it('shows an error for a text over its maximum [FRM-033]', async () => {
      const element = await open();
      fill(element);
      control(element, 'message').focus();
      await sendKeys({ type: 'eleven long' });
      expect((await refuse(element)).errors).to.deep.equal({ message: 'You have exceeded the character limit.' });
    });
    it('removes an error as soon as the visitor has fixed it', async () => {
      const element = await open();
      fill(element, 'ada@');
      await refuse(element);
      expect(errors(element)).to.have.length(1);
      control(element, 'email').focus();
      await sendKeys({ press: 'End' });
      await sendKeys({ type: 'example.com' });
      await until(() => errors(element).length === 0);
      expect(control(element, 'email').hasAttribute('aria-invalid')).to.equal(false);
      expect(banner(element, 'above')).to.equal('');
    });
  });

  describe('counter', () => {
    const counter = (element: Element) => element.querySelector('.sq-form-counter');
    it('counts "count / max" while typing, flagged when over [FRM-035, FRM-036]', async () => {
      const element = await open();
      await until(() => counter(element)?.textContent === '0 / 10');
      control(element, 'message').focus();
      await sendKeys({ type: 'eleven long' });
      expect(counter(element)!.textContent).to.equal('11 / 10');
      expect(counter(element)!.classList.contains('sq-error')).to.equal(true);
      await sendKeys({ press: 'Backspace' });
      expect(counter(element)!.classList.contains('sq-error')).to.equal(false);
    });
    for (const name of ['maxlength', 'max-length', 'data-max-length'])
      it(`${name} shows it, also at a text area outside of its form [FRM-035]`, async () => {
        const element = await open(
          '',
          `<form id="counted-${name}"><textarea name="a" ${name}="10"></textarea></form><textarea form="counted-${name}" name="b" ${name}="7"></textarea>`,
        );
        const texts = () => [...element.querySelectorAll('.sq-form-counter')].map(({ textContent }) => textContent);
        await until(() => texts().join() === '0 / 10,0 / 7');
        control(element, 'a').focus();
        await sendKeys({ type: 'eleven long' });
        expect(counter(element)!.textContent).to.equal(name === 'maxlength' ? '10 / 10' : '11 / 10');
        const failed = nextEvent<CustomEvent<{ errors: object }>>(element, 'sq-submit-error');
        if (name === 'maxlength') return;
        await element.submit();
        expect((await failed).detail.errors).to.deep.equal({ a: 'You have exceeded the character limit.' });
      });
    it('is absent for a maximum that is not a number or below 1 [FRM-037]', async () => {
      const areas = ['ten', '0', '-4', '9'].map(
        (max) => `<textarea name="m${max}" data-max-length="${max}"></textarea>`,
      );
      const element = await open('', `<form>${areas.join('')}</form>`);
      await until(() => counter(element));
      expect(element.querySelectorAll('.sq-form-counter')).to.have.length(1);
      expect(counter(element)!.previousElementSibling).to.equal(control(element, 'm9'));
    });
  });

  describe('values', () => {
    const sendForm = async (inside: string, attributes = '') => {
      answer();
      const element = await open(attributes, inside);
      const done = nextEvent(element, 'sq-submit-success');
      await element.submit();
      await done;
      return values();
    };
    it('a name has First and Last [FRM-010]', async () => {
      expect(
        await sendForm('<form><input name="n.First" value="Ada"><input name="n.Last" value="L"></form>'),
      ).to.deep.equal({ n: ['Ada', 'L'] });
    });
    it('a checkbox gives the list of what is checked [FRM-016]', async () => {
      const boxes = ['a', 'b', 'c'].map(
        (value) => `<input type="checkbox" name="x" value="${value}" ${value === 'b' ? '' : 'checked'}>`,
      );
      expect(await sendForm(`<form>${boxes.join('')}</form>`)).to.deep.equal({ x: ['a', 'c'] });
    });
    it('a radio gives the value that is checked [FRM-017]', async () => {
      expect(
        await sendForm(
          '<form><input type="radio" name="r" value="1"><input type="radio" name="r" value="2" checked></form>',
        ),
      ).to.deep.equal({ r: '2' });
    });
    it('a select gives what is selected [FRM-018]', async () => {
      expect(await sendForm('<form><select name="s"><option>one<option selected>two</select></form>')).to.deep.equal({
        s: 'two',
      });
    });
    it('a hidden field takes the query parameter of its name [FRM-021]', async () => {
      const before = location.href;
      history.replaceState(
        null,
        '',
        `${location.pathname}${location.search}${location.search ? '&' : '?'}campaign=spring`,
      );
      const hidden =
        '<form><input type="hidden" name="campaign" value="none"><input type="hidden" name="other" value="own"></form>';
      expect(await sendForm(hidden)).to.deep.equal({ campaign: 'spring', other: 'own' });
      history.replaceState(null, '', before);
    });
    it('every other kind has a single value [FRM-022]', async () => {
      const inputs = ['text', 'email', 'url', 'number', 'color'].map((type) => `<input type="${type}" name="${type}">`);
      expect(await sendForm(`<form>${inputs.join('')}<textarea name="area">t</textarea></form>`)).to.deep.equal({
        text: '',
        email: '',
        url: '',
        number: '',
        color: '#000000',
        area: 't',
      });
    });
  });

  describe('fields', () => {
    const FIELDS = [
      { id: 'who', type: 'name', title: 'Your name', required: true },
      { id: 'mail', type: 'email', title: 'Email', description: 'We answer there.', required: true },
      { id: 'tel', type: 'phone', title: 'Phone', showCountryCode: true },
      { id: 'text', type: 'textarea', title: 'Message', maxLength: 20 },
      { id: 'kind', type: 'select', title: 'Kind', options: ['Bowl', 'Jug'] },
      { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Gift wrap', 'Card'] },
      { id: 'pay', type: 'radio', title: 'Payment', options: ['Now', 'Later'] },
      { id: 'source', type: 'hidden', value: 'demo' },
    ];
    const openEmpty = async (attributes: string) => {
      const element = await open(attributes, '');
      await until(() => element.querySelector('form')?.noValidate);
      return element;
    };
    const rendered = () => openEmpty(`submit-button-text="Order" fields='${JSON.stringify(FIELDS)}'`);

    it('renders a real form in the light DOM, with names, hints and autofill', async () => {
      const element = await rendered();
      const built = element.querySelector('form')!;
      expect(built.method).to.equal('post');
      expect(new URL(built.action).pathname).to.equal('/api/form/submit/contact');
      expect(control(element, 'mail').labels![0]!.textContent).to.contain('Email');
      expect(control(element, 'mail').autocomplete).to.equal('email');
      expect(control(element, 'who.First').autocomplete).to.equal('given-name');
      expect(document.getElementById(control(element, 'mail').getAttribute('aria-describedby')!)!.textContent).to.equal(
        'We answer there.',
      );
      expect(button(element).textContent).to.equal('Order');
      await expect(element).to.be.accessible();
    });
    it('a phone has Country, Areacode, Prefix and Line [FRM-011]', async () => {
      const element = await rendered();
      const parts = [...element.querySelectorAll<HTMLInputElement>('[name^="tel."]')].map(({ name }) => name.slice(4));
      expect(parts).to.deep.equal(['Country', 'Areacode', 'Prefix', 'Line']);
    });
    it('sends its entries', async () => {
      answer();
      const element = await rendered();
      for (const [name, words] of [
        ['who.First', 'Ada'],
        ['who.Last', 'Lovelace'],
        ['mail', 'ada@example.com'],
        ['tel.Areacode', '212'],
      ] as const) {
        control(element, name).focus();
        await sendKeys({ type: words });
      }
      element.querySelector<HTMLElement>('[value="Card"]')!.click();
      element.querySelector<HTMLElement>('[value="Later"]')!.click();
      control<HTMLSelectElement>(element, 'kind').value = 'Jug';
      const done = nextEvent(element, 'sq-submit-success');
      button(element).click();
      await done;
      expect(values()).to.deep.equal({
        who: ['Ada', 'Lovelace'],
        mail: 'ada@example.com',
        tel: ['', '212', '', ''],
        text: '',
        kind: 'Jug',
        extras: ['Card'],
        pay: 'Later',
        source: 'demo',
      });
      expect(saves[0]!.body['submitButtonText']).to.equal('Order');
    });
    it('shows errors of a group after its legend', async () => {
      const element = await rendered();
      const failed = nextEvent(element, 'sq-submit-error');
      await element.submit();
      await failed;
      await settled(element);
      expect(control(element, 'who.First').closest('fieldset')!.querySelector('legend + .sq-form-error')).not.to.equal(
        null,
      );
      await expect(element).to.be.accessible();
    });
    it('is removed when the author inserts a form', async () => {
      const element = await rendered();
      element.insertAdjacentHTML('afterbegin', '<form id="own"><button>Own</button></form>');
      await until(() => element.querySelectorAll('form').length === 1);
      expect(element.querySelector('form')!.id).to.equal('own');
    });
    it('invalid fields are left out, with a warning', async () => {
      const warnings = await warningsOf(async () => {
        const element = await openEmpty(`fields='[{"type":"text"},{"id":"a","type":"text"}]'`);
        expect(element.querySelectorAll('input')).to.have.length(1);
      });
      expect(warnings.join()).to.contain('field 1 has no id');
    });
  });

  it('uses a form that is inserted later', async () => {
    answer();
    const element = await open('', '<p>Loading…</p>');
    element.insertAdjacentHTML('beforeend', CONTACT);
    await settled(element);
    await until(() => element.querySelector('form')!.noValidate);
    fill(element);
    const done = nextEvent(element, 'sq-submit-success');
    button(element).click();
    await done;
  });

  for (const width of [375, 800])
    it(`nothing moves on upgrade at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(`<sq-form form-id="x">${CONTACT}</sq-form>`, 'sq-form', width);
      // The counter may be there by now, in the line that was reserved for it.
      const boxes = after.filter((box) => before.some((was) => was.join() === box.join()));
      expect(boxes).to.deep.equal(before);
      expect(after.length - before.length).to.be.within(0, 1);
    });

  it('is accessible while it is sent, and when it has been', async () => {
    let end = () => {};
    const gate = new Promise<void>((resolve) => (end = resolve));
    answer(async () => {
      await gate;
      return new HttpResponse(null, { status: 204 });
    });
    const element = await open();
    fill(element);
    button(element).click();
    await until(() => button(element).textContent === 'Submitting…');
    await expect(element).to.be.accessible();
    const done = nextEvent(element, 'sq-submit-success');
    end();
    await done;
    await expect(element).to.be.accessible();
  });

  it('is accessible, idle and with errors', async () => {
    const element = await open();
    await expect(element).to.be.accessible();
    const failed = nextEvent(element, 'sq-submit-error');
    await element.submit();
    await failed;
    await expect(element).to.be.accessible();
  });
});
