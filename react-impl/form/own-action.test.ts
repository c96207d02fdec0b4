import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { navigation } from './form.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;
type Failure = CustomEvent<{ status: number; message: string; errors: Record<string, string> }>;

const FIELDS = `<label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message"></textarea></label><button name="do" value="send">Send</button>`;

describe('sq-form with an action of its own', () => {
  const { network, keys, saves } = pretendFormBackend();
  let wentTo: string[] = [];
  const realGo = navigation.go;
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    wentTo = [];
    navigation.go = (address) => wentTo.push(address);
  });
  afterEach(() => {
    navigation.go = realGo;
    expect([keys.length, saves.length], 'calls of the platform').to.deep.equal([0, 0]);
  });

  const open = (form: string, attributes = '', fields = FIELDS) =>
    place<Form>(`<sq-form remember="false" ${attributes}><form method="post" ${form}>${fields}</form></sq-form>`);
  /** The visitor types an email and presses the button. */
  async function send(element: Element, email = 'ada@example.com') {
    element.querySelector<HTMLInputElement>('[name=email]')!.select();
    await sendKeys({ type: email });
    element.querySelector<HTMLElement>('button:not([type=button])')!.click();
  }
  /** Answers posts to an address, and records them. */
  function answer(address: string, respond: (count: number) => Response | Promise<Response>) {
    const posts: { request: Request; text: string }[] = [];
    network.use(
      http.head('https://*', () => new HttpResponse(null, { status: 405 })),
      http.post(address, async ({ request }) => {
        posts.push({ request: request.clone(), text: await request.text() });
        return respond(posts.length);
      }),
    );
    return posts;
  }
  const banner = (element: Element) => inShadow(element, '#problem')!.textContent;
  const errors = (element: Element) =>
    [...element.querySelectorAll('.sq-form-error')].map(({ textContent }) => textContent);
  async function accepted(element: Element, submit: () => unknown = () => send(element)) {
    const done = nextEvent(element, 'sq-submit-success');
    await submit();
    await done;
    await settled(element);
    return element.querySelector('.sq-form-success')!.textContent;
  }
  async function refused(element: Element) {
    const failed = nextEvent<Failure>(element, 'sq-submit-error');
    await send(element);
    const { detail } = await failed;
    await settled(element);
    return detail;
  }

  describe('is sent as the browser would', () => {
    it('urlencoded, with the pressed button, and nothing of the platform', async () => {
      document.cookie = 'crumb=secret; path=/';
      const posts = answer('https://forms.example/take', () => HttpResponse.json({ ok: true }));
      const element = await open('action="https://forms.example/take"', 'form-id="contact"');
      element.querySelector('textarea')!.value = 'One\nTwo & three';
      await accepted(element);
      document.cookie = 'crumb=; max-age=0; path=/';
      expect(posts).to.have.length(1);
      const { request, text } = posts[0]!;
      expect(text).to.equal('email=ada%40example.com&message=One%0D%0ATwo+%26+three&do=send');
      expect(request.headers.get('content-type')).to.equal('application/x-www-form-urlencoded');
      expect(request.headers.get('x-csrf-token')).to.equal(null);
      expect(request.headers.get('idempotency-key')).to.equal(null);
      expect(request.url).to.equal('https://forms.example/take');
    });
    it('multipart, with its files', async () => {
      let data: FormData | undefined;
      network.use(
        http.head('https://*', () => new HttpResponse()),
        http.post('https://forms.example/take', async ({ request }) => {
          data = await request.formData();
          return HttpResponse.json({ ok: true });
        }),
      );
      const element = await open(
        'action="https://forms.example/take" enctype="multipart/form-data"',
        '',
        `<input type="file" name="cv"><input type="file" name="letter">${FIELDS}`,
      );
      const list = new DataTransfer();
      list.items.add(new File(['My life'], 'cv.txt', { type: 'text/plain' }));
      element.querySelector<HTMLInputElement>('[type=file]')!.files = list.files;
      await accepted(element);
      expect([...data!.keys()]).to.deep.equal(['cv', 'letter', 'email', 'message', 'do']);
      const file = data!.get('cv') as File;
      expect([file.name, await file.text()]).to.deep.equal(['cv.txt', 'My life']);
      const nothing = data!.get('letter') as File;
      expect([nothing.name, nothing.size]).to.deep.equal(['', 0]);
    });
    it('as plain text, and changed by a listener of sq-submit', async () => {
      const posts = answer('/mailer.cgi', () => new HttpResponse('sent'));
      const element = await open('action="/mailer.cgi" enctype="text/plain"');
      element.addEventListener('sq-submit', ({ detail }) => detail.formData.set('message', 'added'));
      expect(await accepted(element)).to.equal('Thank you!');
      expect(posts[0]!.text).to.equal('email=ada@example.com\r\nmessage=added\r\ndo=send\r\n');
      expect(posts[0]!.request.headers.get('idempotency-key')).to.match(/./);
    });
    it('to the formaction of the button, in its formenctype', async () => {
      const elsewhere = answer('/elsewhere', () => HttpResponse.json({ ok: true }));
      const first = answer('/first', () => HttpResponse.json({ ok: true }));
      const element = await open(
        'action="/first"',
        '',
        `<input type="email" name="email" required><button formaction="/elsewhere" formenctype="text/plain">Go</button>`,
      );
      await accepted(element);
      expect([first.length, elsewhere.length]).to.deep.equal([0, 1]);
      expect(elsewhere[0]!.text).to.equal('email=ada@example.com\r\n');
    });
    it('once, while it is locked', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const posts = answer('/mailer.cgi', () => promise);
      const element = await open('action="/mailer.cgi"');
      const done = nextEvent(element, 'sq-submit-success');
      await send(element);
      await until(() => posts.length === 1);
      const button = element.querySelector('button')!;
      expect(button.textContent).to.equal('Submitting…');
      button.click();
      element.querySelector('form')!.requestSubmit();
      resolve(HttpResponse.json({}));
      await done;
      expect(posts).to.have.length(1);
    });
    it('after it is valid', async () => {
      const posts = answer('/mailer.cgi', () => HttpResponse.json({}));
      const element = await open('action="/mailer.cgi"');
      const failed = nextEvent(element, 'sq-submit-error');
      element.querySelector('button')!.click();
      await failed;
      await settled(element);
      expect(errors(element)).to.deep.equal(['This field is required.']);
      expect(posts).to.have.length(0);
      await accepted(element);
    });
  });

  describe('is left to the browser', () => {
    function frame(name: string) {
      const target = document.createElement('iframe');
      target.name = name;
      document.body.append(target);
      return target;
    }
    it('when it gets a page, as a search does', async () => {
      const target = frame('results');
      const element = await place<Form>(
        '<sq-form><form action="about:blank" target="results"><input name="q" value="bowl"><button>Search</button></form></sq-form>',
      );
      let isLeft: boolean | undefined;
      element.addEventListener('submit', (event) => (isLeft = !event.defaultPrevented));
      element.querySelector('button')!.click();
      expect(isLeft).to.equal(true);
      target.remove();
    });
    it('when its author wants the answer in another window, once it is valid', async () => {
      const target = frame('popup');
      const element = await open('action="about:blank" target="popup"');
      let posted: FormData | undefined;
      element.addEventListener('submit', (event) => {
        if (!event.defaultPrevented) posted = new FormData(event.target as HTMLFormElement, event.submitter);
      });
      const failed = nextEvent(element, 'sq-submit-error');
      element.querySelector('button')!.click();
      await failed;
      await settled(element);
      expect(errors(element)).to.deep.equal(['This field is required.']);
      await send(element);
      await until(() => posted);
      expect(posted!.get('email')).to.equal('ada@example.com');
      target.remove();
    });
  });

  describe('with a form service', () => {
    it('Formspree: JSON, and its errors at their fields', async () => {
      const posts = answer('https://formspree.io/f/abcdefgh', (count) =>
        count === 1
          ? HttpResponse.json(
              {
                error: 'Validation errors',
                errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
              },
              { status: 422 },
            )
          : HttpResponse.json({ next: '/thanks?language=en', ok: true }),
      );
      const element = await open('action="https://formspree.io/f/abcdefgh"');
      expect(await refused(element)).to.deep.equal({
        status: 422,
        message: '',
        errors: { email: 'should be an email' },
      });
      expect(errors(element)).to.deep.equal(['should be an email']);
      expect(await accepted(element)).to.equal('Thank you!');
      expect(posts[0]!.request.headers.get('accept')).to.equal('application/json');
      expect(wentTo, "the service's own page is for browsers without script").to.deep.equal([]);
    });
    it('Formspree: an error of the whole form is a banner, and _next is followed', async () => {
      answer('https://formspree.io/f/abcdefgh', (count) =>
        count === 1
          ? HttpResponse.json(
              { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] },
              { status: 404 },
            )
          : HttpResponse.json({ ok: true, next: '/thanks' }),
      );
      const element = await open(
        'action="https://formspree.io/f/abcdefgh"',
        '',
        `<input type="hidden" name="_next" value="https://tide.example/thanks">${FIELDS}`,
      );
      expect((await refused(element)).message).to.equal('Form not found');
      expect(banner(element)).to.equal('Form not found');
      await accepted(element);
      expect(wentTo).to.deep.equal(['https://tide.example/thanks']);
    });
    it('Web3Forms: success false is a failure with its message, and redirect is followed', async () => {
      const posts = answer('https://api.web3forms.com/submit', (count) =>
        count === 1
          ? HttpResponse.json({ success: false, body: { data: {}, message: 'Invalid Access Key' } }, { status: 400 })
          : HttpResponse.json({ success: true, body: { data: {}, message: 'Email sent' } }),
      );
      const element = await open(
        'action="https://api.web3forms.com/submit"',
        '',
        `<input type="hidden" name="access_key" value="key"><input type="hidden" name="redirect" value="https://tide.example/done">${FIELDS}`,
      );
      expect((await refused(element)).message).to.equal('Invalid Access Key');
      expect(posts[0]!.text).to.contain('access_key=key');
      await accepted(element);
      expect(wentTo).to.deep.equal(['https://tide.example/done']);
    });
    it('FormSubmit: the address for scripts, and success as text', async () => {
      const posts = answer('https://formsubmit.co/ajax/you@example.com', (count) =>
        HttpResponse.json(
          count === 1
            ? { success: 'false', message: 'This form needs Activation.' }
            : { success: 'true', message: 'The form was submitted successfully.' },
        ),
      );
      const element = await open('action="https://formsubmit.co/you@example.com"');
      expect((await refused(element)).message).to.equal('This form needs Activation.');
      await accepted(element);
      expect(posts).to.have.length(2);
    });
    it('Basin and Getform: an error is a text', async () => {
      for (const [address, attributes] of [
        ['https://usebasin.com/f/0123456789ab', 'post-submit-message="Got it."'],
        ['https://getform.io/f/0123-4567', ''],
      ] as const) {
        answer(address, (count) =>
          count === 1
            ? HttpResponse.json({ error: 'This form is disabled.' }, { status: 403 })
            : HttpResponse.json({ success: true, id: 7 }),
        );
        const element = await open(`action="${address}"`, attributes);
        expect((await refused(element)).message).to.equal('This form is disabled.');
        expect(await accepted(element)).to.equal(attributes ? 'Got it.' : 'Thank you!');
      }
    });
    it('StaticForms: its message, and redirectTo, but not beside a message of the author', async () => {
      answer('https://api.staticforms.xyz/submit', (count) =>
        count === 1
          ? HttpResponse.json({ success: false, message: 'API key is required' }, { status: 400 })
          : HttpResponse.json({ success: true, message: 'Form submission received' }),
      );
      const element = await open(
        'action="https://api.staticforms.xyz/submit"',
        'post-submit-message="Got it."',
        `<input type="hidden" name="redirectTo" value="https://tide.example/done">${FIELDS}`,
      );
      expect((await refused(element)).message).to.equal('API key is required');
      expect(await accepted(element)).to.equal('Got it.');
      expect(wentTo).to.deep.equal([]);
    });
    it("Netlify: to the page's own address, with the name of the form; the page of its action is shown", async () => {
      const index =
        '<main><h1>Home</h1><form><input name="email" value="ada@example.com"><textarea name="message"></textarea></form></main>';
      const posts = answer(location.pathname, () => HttpResponse.html(index));
      const element = await open('name="contact" data-netlify="true"');
      expect(await accepted(element)).to.equal('Thank you!');
      expect(posts[0]!.text).to.match(/^form-name=contact&email=/);
      const thanks = answer('/thanks', () => HttpResponse.html(index));
      const built = await open(
        'action="/thanks"',
        '',
        `<input type="hidden" name="form-name" value="contact">${FIELDS}`,
      );
      await accepted(built);
      expect(thanks[0]!.text).to.match(/^form-name=contact&email=/);
      expect(wentTo).to.deep.equal([new URL('/thanks', location.href).href]);
    });
    it('Netlify: a host without the form says so', async () => {
      answer(location.pathname, () => HttpResponse.html('<h1>Not allowed</h1>', { status: 405 }));
      expect((await refused(await open('netlify'))).message).to.equal('This form has not been configured yet.');
    });
  });

  describe("with a server of the author's", () => {
    it('a page of thanks is shown as text, without its markup and scripts', async () => {
      answer('/mailer.cgi', () =>
        HttpResponse.html(
          '<nav><p>Menu</p></nav><main><h1>Thank you, Ada</h1><p>Your number is <b>17</b>.</p><script>window.ran = 1</script></main>',
        ),
      );
      const element = await open('action="/mailer.cgi"');
      const answered = nextEvent(element, 'sq-submit-unclear');
      await send(element);
      await answered;
      const text = element.querySelector('.sq-form-answer > div')!;
      expect(text.textContent).to.equal('Thank you, Ada\nYour number is 17.');
      expect([text.children.length, getComputedStyle(text).whiteSpace, 'ran' in window]).to.deep.equal([
        0,
        'pre-line',
        false,
      ]);
    });
    it('a page with the form again, as it was filled in, is a failure with its notes', async () => {
      answer('/contact/', () =>
        HttpResponse.html(`<main><div role="alert">Please correct the form.</div><form>
          <input name="email" value="ada@example.com" aria-invalid="true" aria-describedby="e1"><p id="e1">We know you.</p>
          <textarea name="message"></textarea></form></main>`),
      );
      const element = await open('action="/contact/"');
      const { status, message, errors: texts } = await refused(element);
      expect([status, message, texts]).to.deep.equal([200, 'Please correct the form.', { email: 'We know you.' }]);
      expect(errors(element)).to.deep.equal(['We know you.']);
      expect(element.querySelector<HTMLInputElement>('[name=email]')!.value).to.equal('ada@example.com');
    });
    it('a page with the form again, empty, is a success with its note', async () => {
      answer('/contact/', () =>
        HttpResponse.html(
          '<p role="status">Message sent.</p><form><input name="email"><textarea name="message"></textarea></form>',
        ),
      );
      expect(await accepted(await open('action="/contact/"'))).to.equal('Message sent.');
    });
    it('a value that the author gave does not make it a failure', async () => {
      answer('/contact/', () =>
        HttpResponse.html(
          '<form><input name="email"><input name="country" value="UK"><textarea name="message"></textarea></form>',
        ),
      );
      const element = await open('action="/contact/"', '', `<input name="country" value="UK">${FIELDS}`);
      expect(await accepted(element)).to.equal('Thank you!');
    });
    it('errors as a map of lists are at their fields', async () => {
      answer('/contact', () =>
        HttpResponse.json(
          { message: 'The given data was invalid.', errors: { email: ['Taken.', 'Really.'] } },
          { status: 422 },
        ),
      );
      const element = await open('action="/contact"');
      expect(await refused(element)).to.deep.equal({ status: 422, message: '', errors: { email: 'Taken. Really.' } });
    });
    it('its redirect in JSON is followed, but never a script', async () => {
      answer('/contact', (count) => HttpResponse.json({ redirect: count === 1 ? '/done' : 'javascript:alert(1)' }));
      await accepted(await open('action="/contact"'));
      await accepted(await open('action="/contact"'));
      expect(wentTo).to.deep.equal([new URL('/done', location.href).href]);
    });
    for (const [status, text] of [
      [400, 'Missing: email'],
      [404, 'This form has not been configured yet.'],
      [413, 'Unknown error, please try again later.'],
      [429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
      ...[500, 502, 503, 504, 507, 520, 526].map(
        (status) => [status, 'Unable to send form. Please try again later.'] as const,
      ),
    ] as const)
      it(`status ${status} has a text for the visitor`, async () => {
        answer('/mailer.cgi', () => HttpResponse.html('<p>Missing: email</p>', { status }));
        const element = await open('action="/mailer.cgi"');
        expect((await refused(element)).message).to.equal(text);
        expect(banner(element)).to.equal(text);
      });
    it('a lost answer is no failure and no success: it is not sent again by itself', async () => {
      const posts = answer('/mailer.cgi', (count) => (count === 1 ? HttpResponse.error() : HttpResponse.json({})));
      const element = await open('action="/mailer.cgi"');
      const { status, message } = await refused(element);
      expect([status, message]).to.deep.equal([
        0,
        'There was no answer: what you wrote may have arrived, or not. Send it again only if you do not hear from us.',
      ]);
      expect(posts).to.have.length(1);
      await accepted(element);
      const ids = posts.map(({ request }) => request.headers.get('idempotency-key'));
      expect(ids[0]).to.equal(ids[1]);
    });
  });
});
