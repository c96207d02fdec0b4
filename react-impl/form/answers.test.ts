import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { SAVE_DELAY_MS } from './drafts/draft.js';
import { navigation } from './form.js';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { skipTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;
type Outcome = 'sq-submit-success' | 'sq-submit-error' | 'sq-submit-unclear';

const FIELDS = `<label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message"></textarea></label>
  <label>Phone <input name="input_3"></label><button>Send</button>`;
const MAILER_ERROR = 'Message could not be sent. Mailer Error: SMTP connect() failed.';

describe('what the answer to a form means', () => {
  const network = pretendNetwork();
  let wentTo: string[] = [];
  const realGo = navigation.go;
  let endSkipping: () => void;
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    wentTo = [];
    navigation.go = (address) => wentTo.push(address);
    endSkipping = skipTimers(SAVE_DELAY_MS);
  });
  afterEach(() => {
    navigation.go = realGo;
    endSkipping();
  });

  let count = 0;
  async function open(attributes = '', action = '/mailer.cgi') {
    const id = `answer-${++count}`;
    const element = await place<Form>(
      `<sq-form form-id="${id}" ${attributes}><form method="post" action="${action}">${FIELDS}</form></sq-form>`,
    );
    return { element, draft: () => loadDraft(placeOfForm(id)) };
  }
  const answer = (respond: () => Response, address = '/mailer.cgi') => network.use(http.post(address, respond));
  /** The visitor writes, and presses the button. */
  async function send({ element, draft }: Awaited<ReturnType<typeof open>>) {
    const types: Outcome[] = ['sq-submit-success', 'sq-submit-error', 'sq-submit-unclear'];
    element.querySelector('textarea')!.focus();
    await typeText('Hi');
    await until(() => inShadow(element, '[part=kept]'));
    element.querySelector<HTMLInputElement>('[name=email]')!.focus();
    await typeText('ada@example.com');
    await until(async () => (await draft())?.['email']?.[0] === 'ada@example.com');
    const end = Promise.race(types.map((type) => nextEvent(element, type)));
    await sendKeys({ press: 'Enter' });
    const { type } = await end;
    await settled(element);
    return type;
  }
  const shown = (element: Element) => element.querySelector('.sq-form-answer > div')?.textContent;
  const thanks = (element: Element) => element.querySelector('.sq-form-success')?.textContent;
  const banner = (element: Element) => inShadow(element, '#problem')!.textContent;
  const errors = (element: Element) =>
    [...element.querySelectorAll('.sq-form-error')].map(({ textContent }) => textContent);
  const isSeen = (element: Element) => element.querySelector('form')!.checkVisibility();

  describe('in doubt the words of the server are shown, and the draft stays', () => {
    const page = (body: string) => () => HttpResponse.html(`<title>x</title><body>${body}</body>`);
    for (const [what, respond, words] of [
      ['a text', () => new HttpResponse(MAILER_ERROR), MAILER_ERROR],
      ['JSON that says neither', () => HttpResponse.json({ message: MAILER_ERROR }), MAILER_ERROR],
      ['a text in JSON', () => HttpResponse.json(MAILER_ERROR), MAILER_ERROR],
      ['a page', page(`<p>${MAILER_ERROR}</p>`), MAILER_ERROR],
      [
        'a page with a warning in it',
        page('<p role="status">Sent.</p><p class="error">Not all of it.</p>'),
        'Sent.\nNot all of it.',
      ],
      [
        'the words of a script',
        page('<script>alert("The mailbox is full.");history.back()</script>'),
        'The mailbox is full.',
      ],
      [
        'the form again, empty, with a note',
        page(
          `<form><input name=email><textarea name=message></textarea><input name=input_3></form><p role=alert>No.</p>`,
        ),
        'No.',
      ],
    ] as const)
      it(what, async () => {
        answer(respond);
        const opened = await open('post-submit-message="Got it." success-redirect="/thanks.html"');
        const { element, draft } = opened;
        expect(await send(opened)).to.equal('sq-submit-unclear');
        expect([shown(element), thanks(element), isSeen(element)]).to.deep.equal([words, undefined, false]);
        expect(wentTo).to.deep.equal([]);
        expect((await draft())!['message']).to.deep.equal(['Hi']);
      });
    it('the form comes back at the press of a button, as it was filled in, and can be sent again', async () => {
      answer(() => new HttpResponse(MAILER_ERROR));
      const opened = await open('post-submit-message="Got it."');
      const { element, draft } = opened;
      await send(opened);
      const box = element.querySelector('.sq-form-answer')!;
      expect(document.activeElement).to.equal(box);
      await expect(element).to.be.accessible();
      const button = box.querySelector('button')!;
      expect(button.textContent).to.equal('Back to the form');
      button.focus();
      await sendKeys({ press: 'Enter' });
      await until(() => isSeen(element));
      const email = element.querySelector<HTMLInputElement>('[name=email]')!;
      expect([shown(element), email.value, document.activeElement === email]).to.deep.equal([
        undefined,
        'ada@example.com',
        true,
      ]);
      answer(() => HttpResponse.json({ ok: true }));
      const done = nextEvent(element, 'sq-submit-success');
      element.querySelector('button')!.click();
      await done;
      await settled(element);
      expect(thanks(element)).to.equal('Got it.');
      await until(async () => (await draft()) === undefined);
    });
  });

  describe('it was accepted', () => {
    for (const [what, respond, words] of [
      ['without a word', () => new HttpResponse(null, { status: 204 }), 'Thank you!'],
      ['with an empty text', () => new HttpResponse(''), 'Thank you!'],
      ['with OK', () => new HttpResponse('OK\n'), 'Thank you!'],
      [
        'with what was sent',
        () => HttpResponse.json({ email: 'ada@example.com', message: 'Hi', input_3: '' }),
        'Thank you!',
      ],
      ['with a record', () => HttpResponse.json({ id: 7, created: '2030-01-01' }), 'Thank you!'],
      [
        'with errors that are none',
        () => HttpResponse.json({ ok: true, error: 'No error', errors: ['none'] }),
        'Thank you!',
      ],
      ['with nothing and the status 201', () => HttpResponse.json(null, { status: 201 }), 'Thank you!'],
      ['by the status 201', () => HttpResponse.json({ message: 'We look at it.' }, { status: 201 }), 'We look at it.'],
      [
        'by Contact Form 7',
        () => HttpResponse.json({ status: 'mail_sent', message: 'It has been sent.', invalid_fields: [] }),
        'It has been sent.',
      ],
      [
        'by WordPress',
        () => HttpResponse.json({ success: true, data: { message: '<p>It&rsquo;s <b>sent</b>.</p>' } }),
        'It’s sent.',
      ],
      [
        'by a page with a note of success',
        () => HttpResponse.html('<div class="alert alert-success" role="alert">Sent.</div>'),
        'Sent.',
      ],
    ] as const)
      it(what, async () => {
        answer(respond);
        const opened = await open();
        expect(await send(opened)).to.equal('sq-submit-success');
        expect(thanks(opened.element)).to.equal(words);
        await until(async () => (await opened.draft()) === undefined);
      });
  });

  describe('it was refused, whatever the status', () => {
    for (const [what, data, words, atFields] of [
      ['Contact Form 7, spam', { status: 'spam', message: 'There was an error.' }, 'There was an error.', []],
      ['Contact Form 7, the mail', { status: 'mail_failed', message: 'Could not be sent.' }, 'Could not be sent.', []],
      [
        'Contact Form 7, fields',
        {
          status: 'validation_failed',
          message: 'Look.',
          invalid_fields: [{ field: 'email', message: 'Odd.', idref: null }],
        },
        'scroll',
        ['Odd.'],
      ],
      ['Gravity Forms', { is_valid: false, validation_messages: { 3: 'Needed.' } }, 'scroll', ['Needed.']],
      ['JSend, an error', { status: 'error', message: 'The mail server is down.' }, 'The mail server is down.', []],
      ['JSend, fields', { status: 'fail', data: { message: 'Too short.' } }, 'scroll', ['Too short.']],
      ['WordPress, a text', { success: false, data: 'The nonce is <b>too</b> old.' }, 'The nonce is too old.', []],
      ['WordPress, a list', { success: false, data: [{ code: 'x', message: 'Too many.' }] }, 'Too many.', []],
      ['Laravel', { message: 'Wrong.', errors: { email: ['Taken.'] } }, 'scroll', ['Taken.']],
      [
        'Django',
        { email: [{ message: 'Enter a valid address.', code: 'invalid' }] },
        'scroll',
        ['Enter a valid address.'],
      ],
      ['ASP.NET', { title: 'One or more errors.', status: 400, errors: { Email: ['Odd.'] } }, 'scroll', ['Odd.']],
      [
        'Problem Details',
        { type: 'about:blank', title: 'No', status: 403, detail: 'The form is closed.' },
        'The form is closed.',
        [],
      ],
      ['a template of themes', { type: 'danger', message: 'There was an error.' }, 'There was an error.', []],
      ['.NET by its case', { Success: false, Message: 'The queue is full.' }, 'The queue is full.', []],
      ['a list of errors beside ok', { status: 'ok', errors: ['Mailbox is full'] }, 'Mailbox is full', []],
      ['an error beside ok', { ok: true, error: 'Quota exceeded' }, 'Quota exceeded', []],
      ['a code of an error beside ok', { ok: true, error: 1 }, 'Unknown error, please try again later.', []],
      ['an error in the data beside ok', { ok: true, data: { error: 'Quota exceeded' } }, 'Quota exceeded', []],
      ['errors in the data beside success', { success: true, data: { errors: ['Too many'] } }, 'Too many', []],
      ['an error as an object beside ok', { ok: true, error: { message: 'Too many' } }, 'Too many', []],
      ['a list of answers', [{ ok: true }, { ok: false, message: 'Too many' }], 'Too many', []],
      ['a bare 0 of admin-ajax.php', 0, 'Unknown error, please try again later.', []],
    ] as const)
      it(what, async () => {
        answer(() => HttpResponse.json(data));
        const opened = await open();
        const { element, draft } = opened;
        expect(await send(opened)).to.equal('sq-submit-error');
        if (words === 'scroll') expect(banner(element)).to.contain('scroll');
        else expect(banner(element)).to.equal(words);
        expect(errors(element)).to.deep.equal(atFields);
        expect([isSeen(element), shown(element), thanks(element)]).to.deep.equal([true, undefined, undefined]);
        expect((await draft())!['message']).to.deep.equal(['Hi']);
      });
  });

  describe('a page that speaks of a problem is never thanked for', () => {
    const FORM = '<form><input name=email><textarea name=message></textarea><input name=input_3></form>';
    const pages: readonly (readonly [what: string, body: string, words: string | undefined])[] = [
      [
        'a button of the color of success',
        '<h1>Error</h1><p>No.</p><a class="btn btn-success" href="/">Home</a>',
        'Error\nNo.',
      ],
      ['a link in a note', '<p>No.</p><div><a class="success" href="/">Home</a></div>', 'No.'],
      [
        'a live region of the header',
        '<header><span role="status">0 items in cart</span></header><main><h1>Error</h1><p>No.</p></main>',
        'Error\nNo.',
      ],
      ['a hidden success', '<div class="success" hidden>Sent</div><p>Fill in all fields.</p>', 'Fill in all fields.'],
      [
        'a success that a style hides',
        '<div style="color: red; display: none"><p class="success">Sent</p></div><p>Fill in all fields.</p>',
        'Fill in all fields.',
      ],
      [
        'a success in a closed dialog',
        '<dialog><p class="success">Sent</p></dialog><p>Fill in all fields.</p>',
        'Fill in all fields.',
      ],
      ['a class that denies success', '<main class="no-success"><p>Denied</p></main>', 'Denied'],
      ['another one', '<main class="unsuccessful"><p>Denied</p></main>', 'Denied'],
      ['a status that denies it', '<p role="status">Invalid captcha</p>', 'Invalid captcha'],
      [
        'an alert beside a success',
        '<p class="success">Welcome.</p><div role="alert">Not sent.</div>',
        'Not sent.\nWelcome.',
      ],
      [
        'errors beside the empty form',
        `<ul class="errors"><li>Too short</li><li>Too new</li></ul>${FORM}`,
        'Too short\nToo new',
      ],
      ['an error in camel case', `<div class="errorMessage">Too short</div>${FORM}`, 'Too short'],
      [
        'a refresh',
        '<meta http-equiv="refresh" content="5; url=/"><div class="alert alert-danger">Not sent.</div>',
        'Not sent.',
      ],
      [
        'a sign-in without a word',
        '<form action="/login"><input name=u><input type=password name=p><input type=submit></form>',
        undefined,
      ],
      [
        'a marked field without a word',
        '<form action="/other"><input name=captcha aria-invalid=true></form>',
        undefined,
      ],
    ];
    for (const [what, body, words] of pages)
      it(what, async () => {
        answer(() => HttpResponse.html(`<!doctype html><title>x</title><body>${body}</body>`));
        const opened = await open('post-submit-message="Got it." success-redirect="/thanks.html"');
        const type = await send(opened);
        const { element, draft } = opened;
        if (words === undefined) {
          expect([type, banner(element)?.startsWith('There was no answer'), isSeen(element)]).to.deep.equal([
            'sq-submit-error',
            true,
            true,
          ]);
        } else expect([type, shown(element)]).to.deep.equal(['sq-submit-unclear', words]);
        expect([thanks(element), wentTo]).to.deep.equal([undefined, []]);
        expect((await draft())!['message']).to.deep.equal(['Hi']);
      });
    const led: readonly (readonly [what: string, body: string, type: Outcome, words: string | undefined])[] = [
      [
        'an alert',
        `<div role="alert" class="alert alert-danger">The captcha is wrong.</div>${FORM}`,
        'sq-submit-unclear',
        'The captcha is wrong.',
      ],
      ['a list of errors', `<ul class="errors"><li>Too short</li></ul>${FORM}`, 'sq-submit-unclear', 'Too short'],
      [
        'an alert in the header, without the form',
        '<header><div role="alert">Not sent.</div></header><main><p>Home</p></main>',
        'sq-submit-unclear',
        'Not sent.\nHome',
      ],
      [
        'fields that are marked',
        FORM.replace('name=email', 'name=email class="is-invalid" aria-describedby=e') + '<p id=e>Odd.</p>',
        'sq-submit-error',
        undefined,
      ],
    ];
    for (const [what, body, expected, words] of led)
      for (const attributes of ['', 'post-submit-message="Got it."', 'success-redirect="/thanks.html"'])
        it(`${what} after a redirect, ${attributes || 'without a message'}`, async () => {
          network.use(
            http.get('/after', () => HttpResponse.html(`<title>x</title><body>${body}</body>`)),
            http.post('/mailer.cgi', () => HttpResponse.redirect(new URL('/after', location.href).href, 303)),
          );
          const opened = await open(attributes);
          expect(await send(opened)).to.equal(expected);
          const { element, draft } = opened;
          expect([shown(element), thanks(element), wentTo]).to.deep.equal([words, undefined, []]);
          if (!words) expect(errors(element)).to.deep.equal(['Odd.']);
          expect((await draft())!['message']).to.deep.equal(['Hi']);
        });
    it('a sign-in after a redirect is followed without a thank', async () => {
      network.use(
        http.get('/enter', () => HttpResponse.html('<form><p>Enter</p><input type=password name=p></form>')),
        http.post('/mailer.cgi', () => HttpResponse.redirect(new URL('/enter', location.href).href, 303)),
      );
      const opened = await open('post-submit-message="Got it."');
      expect(await send(opened)).to.equal('sq-submit-unclear');
      expect([thanks(opened.element), wentTo]).to.deep.equal([undefined, [new URL('/enter', location.href).href]]);
    });
    it('but for what every page of the site has, or the sheet of a page hides', async () => {
      const notice = document.createElement('div');
      notice.setAttribute('role', 'alert');
      notice.textContent = 'We use cookies.';
      document.body.append(notice);
      network.use(
        http.get('/danke.html', () =>
          HttpResponse.html(`<div role=alert>We use cookies.</div><main><p>Danke.</p></main>
            <form><p class="error">* required</p><input name=q><p class="invalid-feedback">Write a word.</p></form>
            <button class="btn btn-danger">Delete</button>`),
        ),
        http.post('/mailer.cgi', () => HttpResponse.redirect(new URL('/danke.html', location.href).href, 303)),
      );
      const opened = await open();
      expect(await send(opened)).to.equal('sq-submit-success');
      notice.remove();
    });
  });

  it('a redirect to a page of an error is followed without a thank', async () => {
    network.use(
      http.get('/contact-error.html', () => HttpResponse.html('<p>The mail server is down.</p>')),
      http.post('/mailer.cgi', () => HttpResponse.redirect(new URL('/contact-error.html', location.href).href, 303)),
    );
    const opened = await open('success-redirect="/thanks.html"');
    expect(await send(opened)).to.equal('sq-submit-unclear');
    expect(wentTo).to.deep.equal([new URL('/contact-error.html', location.href).href]);
    expect((await opened.draft())!['message']).to.deep.equal(['Hi']);
  });
  it('a redirect to any other page is success', async () => {
    network.use(
      http.get('/danke.html', () => HttpResponse.html('<p>Danke.</p>')),
      http.post('/mailer.cgi', () => HttpResponse.redirect(new URL('/danke.html', location.href).href, 303)),
    );
    const opened = await open();
    expect(await send(opened)).to.equal('sq-submit-success');
    expect(wentTo).to.deep.equal([new URL('/danke.html', location.href).href]);
  });
});
