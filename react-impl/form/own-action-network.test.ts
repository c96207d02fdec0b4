import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadDraft } from '../../shared/forms/drafts.js';
import { createOutbox, outbox } from '../../shared/forms/outbox/outbox.js';
import { consent } from '../../shared/services/consent/consent.js';
import { fakeCaptcha } from '../../shared/testing/captcha.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;

const FIELDS = `<label>Email <input type="email" name="email" required></label>
  <label>Message <textarea name="message"></textarea></label><button name="do" value="send">Send</button>`;
const MAY_HAVE_ARRIVED =
  'There was no answer: what you wrote may have arrived, or not. Send it again only if you do not hear from us.';
const OFFLINE = 'Unable to connect. Please try again. Please check your internet connection.';

describe('sq-form with an action of its own, and the network', () => {
  const network = pretendNetwork();
  let online = () => {};
  /** What was posted by script. */
  let posts: { url: string; text: string; type: string | null }[] = [];
  /** What was posted by the browser; kept from leaving the page. */
  let nativePosts: [string, FormDataEntryValue][][] = [];
  const keepNativePost = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    nativePosts.push([...new FormData(event.target as HTMLFormElement, event.submitter)]);
    event.preventDefault();
  };
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
    nativePosts = [];
    document.addEventListener('submit', keepNativePost);
  });
  afterEach(() => {
    document.removeEventListener('submit', keepNativePost);
    online();
    online = () => {};
  });

  let count = 0;
  const open = (action: string, attributes = '', fields = FIELDS) =>
    place<Form>(
      `<sq-form form-id="own-${++count}" ${attributes}><form method="post" action="${action}">${fields}</form></sq-form>`,
    );
  const reopen = (element: Form) => {
    element.remove();
    return place<Form>(element.outerHTML.replace(' novalidate=""', ''));
  };
  async function send(element: Element) {
    element.querySelector<HTMLInputElement>('[name=email]')!.select();
    await sendKeys({ type: 'ada@example.com' });
    element.querySelector<HTMLElement>('button:not([type=button])')!.click();
  }
  const answer = (
    address: string,
    respond: () => Response | Promise<Response>,
    head: (info: { request: Request }) => Response = () => new HttpResponse(),
  ) =>
    network.use(
      http.head('*', head),
      http.post(address, async ({ request }) => {
        posts.push({ url: request.url, text: await request.text(), type: request.headers.get('content-type') });
        return respond();
      }),
    );
  async function failed(element: Element, submit: () => unknown = () => send(element)) {
    const end = nextEvent<CustomEvent<{ message: string }>>(element, 'sq-submit-error');
    await submit();
    const { message } = (await end).detail;
    await settled(element);
    return message;
  }
  const pressAgain = (element: Element) => element.querySelector('button')!.click();
  function goOffline() {
    online = pretend(navigator, 'onLine', false);
    const lose = () => (navigator.onLine ? undefined : HttpResponse.error());
    network.use(http.head('*', lose), http.post('*', lose));
  }
  function goOnline() {
    online();
    online = () => {};
    dispatchEvent(new Event('online'));
  }
  const isWaiting = (element: Element) => !inShadow(element, '[part=queued]')!.hidden;
  const banner = (element: Element) => inShadow(element, '#problem')!.textContent;
  async function queue(action: string) {
    goOffline();
    const element = await open(action);
    const queued = nextEvent(element, 'sq-form-queued');
    await send(element);
    await queued;
    return element;
  }

  describe('that does not let scripts read its answers', () => {
    it('is posted by the browser, before anything was sent', async () => {
      answer(
        'https://lists.example/subscribe',
        () => HttpResponse.json({}),
        ({ request }) => (request.mode === 'cors' ? HttpResponse.error() : new HttpResponse()),
      );
      const element = await open('https://lists.example/subscribe');
      await send(element);
      await until(() => nativePosts.length === 1);
      expect(Object.fromEntries(nativePosts[0]!)).to.deep.equal({ email: 'ada@example.com', message: '', do: 'send' });
      expect(posts).to.deep.equal([]);
      await settled(element);
      const button = element.querySelector('button')!;
      expect(
        [button.textContent, button.hasAttribute('aria-disabled')],
        'as the visitor finds it on the way back',
      ).to.deep.equal(['Send', false]);
    });
    it('is asked with a HEAD request, which leaves nothing behind', async () => {
      let asked: Request | undefined;
      network.use(
        http.head('https://lists.example/subscribe', ({ request }) => {
          asked = request;
          return HttpResponse.error();
        }),
        http.head('https://lists.example/', () => new HttpResponse()),
      );
      await send(await open('https://lists.example/subscribe'));
      await until(() => nativePosts.length === 1);
      expect([asked!.mode, asked!.credentials]).to.deep.equal(['cors', 'omit']);
    });
  });

  for (const [what, address] of [
    ['a known service', 'https://formspree.io/f/x'],
    ['any other server', 'https://lists.example/subscribe'],
  ] as const)
    it(`${what} that cannot be reached: an error, and the next attempt is the browser’s`, async () => {
      answer(
        address,
        () => HttpResponse.json({}),
        () => HttpResponse.error(),
      );
      const element = await open(address);
      expect(await failed(element)).to.equal('Unable to connect. Please try again');
      expect([posts.length, nativePosts.length]).to.deep.equal([0, 0]);
      pressAgain(element);
      await until(() => nativePosts.length === 1);
      expect(posts).to.deep.equal([]);
    });
  it('an answer of another origin that is lost: the next attempt is the browser’s, unless the content has changed', async () => {
    answer('https://formspree.io/f/x', () => HttpResponse.error());
    const element = await open('https://formspree.io/f/x');
    expect(await failed(element)).to.equal(MAY_HAVE_ARRIVED);
    element.querySelector('textarea')!.value = 'more';
    expect(await failed(element, () => pressAgain(element))).to.equal(MAY_HAVE_ARRIVED);
    expect([posts.length, nativePosts.length]).to.deep.equal([2, 0]);
    pressAgain(element);
    await until(() => nativePosts.length === 1);
    expect(posts).to.have.length(2);
  });

  describe('without a network', () => {
    it('it waits, without a request, and is sent once to its action in its encoding', async () => {
      answer('/mailer.cgi', () => HttpResponse.json({ ok: true }));
      const element = await queue('/mailer.cgi');
      expect(isWaiting(element)).to.equal(true);
      expect(posts).to.deep.equal([]);
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      await done;
      expect(posts).to.deep.equal([
        {
          url: new URL('/mailer.cgi', location.href).href,
          text: 'email=ada%40example.com&message=&do=send',
          type: 'application/x-www-form-urlencoded',
        },
      ]);
      expect(await outbox().items()).to.deep.equal([]);
    });
    it('it is sent from the next page, to a service', async () => {
      answer('https://formspree.io/f/x', () => HttpResponse.json({ ok: true }));
      const element = await queue('https://formspree.io/f/x');
      online();
      online = () => {};
      const again = await reopen(element);
      await until(() => again.querySelector('.sq-form-success'));
      expect(posts.map(({ url }) => url)).to.deep.equal(['https://formspree.io/f/x']);
    });
    it('it stays while the server cannot be reached', async () => {
      let isUp = false;
      let probes = 0;
      answer(
        '/mailer.cgi',
        () => HttpResponse.json({}),
        () => {
          probes++;
          return isUp ? new HttpResponse() : HttpResponse.error();
        },
      );
      const element = await queue('/mailer.cgi');
      goOnline();
      await until(async () => probes > 0 && ((await outbox().items())[0]?.attempts ?? 0) > 0);
      await settled(element);
      expect([isWaiting(element), posts.length]).to.deep.equal([true, 0]);
      isUp = true;
      const done = nextEvent(element, 'sq-submit-success');
      dispatchEvent(new Event('online'));
      await done;
      expect(posts).to.have.length(1);
    });
    for (const [name, respond, text] of [
      ['a lost answer', () => HttpResponse.error(), MAY_HAVE_ARRIVED],
      [
        'a refusal',
        () => HttpResponse.json({ error: 'No' }, { status: 422 }),
        'What you wrote could not be delivered. Please look it over and send it again.',
      ],
      [
        'a broken server, which may have stored it',
        () => new HttpResponse(null, { status: 500 }),
        'What you wrote could not be delivered. Please look it over and send it again.',
      ],
    ] as const)
      it(`after ${name} it is given back, and is not sent again by itself`, async () => {
        answer('/mailer.cgi', respond);
        const element = await queue('/mailer.cgi');
        expect(await failed(element, goOnline)).to.equal(text);
        expect(banner(element)).to.equal(text);
        expect(element.querySelector<HTMLInputElement>('[name=email]')!.value).to.equal('ada@example.com');
        dispatchEvent(new Event('online'));
        await until(async () => (await outbox().items()).length === 0);
        expect(posts).to.have.length(1);
      });
    it('it is not sent again when its tab was closed during the attempt', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer('/mailer.cgi', () => promise);
      const element = await queue('/mailer.cgi');
      goOnline();
      await until(() => posts.length === 1);
      const place = placeOfForm(element.getAttribute('form-id')!);
      element.remove();
      resolve(HttpResponse.error());
      // What another tab finds.
      await until(async () => (await createOutbox().items(place)).every(({ attempts }) => attempts > 0));
      const other = await open('/other.cgi');
      await until(async () => (await outbox().items()).length === 0);
      expect(posts).to.have.length(1);
      expect((await loadDraft(place))!['email']).to.deep.equal(['ada@example.com']);
      other.remove();
    });
    it('with a file it does not wait: files are not stored', async () => {
      goOffline();
      const element = await open('/mailer.cgi', '', `<input type="file" name="cv">${FIELDS}`);
      const list = new DataTransfer();
      list.items.add(new File(['x'], 'cv.txt'));
      element.querySelector<HTMLInputElement>('[type=file]')!.files = list.files;
      expect(await failed(element)).to.equal(
        'You are offline, and files are not kept on this device. Please send the form when you are online again.',
      );
      expect(await outbox().items()).to.deep.equal([]);
    });
    it('an empty file control does not keep it from waiting', async () => {
      answer('/mailer.cgi', () => HttpResponse.json({}));
      goOffline();
      const element = await open('/mailer.cgi', '', `<input type="file" name="cv">${FIELDS}`);
      const queued = nextEvent(element, 'sq-form-queued');
      await send(element);
      await queued;
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      await done;
      expect(posts[0]!.text).to.equal('cv=&email=ada%40example.com&message=&do=send');
    });
    it('it fails with remember="false"', async () => {
      goOffline();
      expect(await failed(await open('/mailer.cgi', 'remember="false"'))).to.equal(OFFLINE);
    });
  });

  describe('and a captcha', () => {
    for (const [provider, field] of [
      ['recaptcha', 'g-recaptcha-response'],
      ['hcaptcha', 'h-captcha-response'],
      ['turnstile', 'cf-turnstile-response'],
    ] as const)
      it(`${provider}: its token is in the provider's own field, sent by script or by the browser`, async () => {
        consent().accept();
        const fake = fakeCaptcha(provider);
        answer('/mailer.cgi', () => HttpResponse.json({ error: 'Once more' }, { status: 422 }));
        const element = await open('/mailer.cgi', `captcha="${provider}" captcha-key="k"`);
        element.querySelector('textarea')!.focus();
        await until(() => fake.widgets.length > 0);
        expect(await failed(element)).to.equal('Complete CAPTCHA before submitting.');
        fake.widgets[0]!.solve('token-1');
        expect(await failed(element, () => pressAgain(element))).to.equal('Once more');
        expect(new URLSearchParams(posts[0]!.text).getAll(field)).to.deep.equal(['token-1']);
        fake.widgets[0]!.solve('token-2');
        element.querySelector('form')!.target = 'nowhere';
        document.removeEventListener('submit', keepNativePost);
        const target = document.createElement('iframe');
        target.name = 'nowhere';
        document.body.append(target);
        const posting = nextEvent<FormDataEvent>(document, 'formdata');
        const byBrowser = new Promise<FormData>((resolve) =>
          element.addEventListener('formdata', ({ formData }) => {
            if (formData.has('email') && formData.get(field) === 'token-2') resolve(formData);
          }),
        );
        pressAgain(element);
        await posting;
        expect((await byBrowser).getAll(field)).to.deep.equal(['token-2']);
        target.remove();
        fake.restore();
        consent().reset();
      });
  });
});
