import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { SAVE_DELAY_MS } from './drafts/draft.js';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers, skipTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;

const CLOSED = 'https://lists.example/subscribe';

describe('sq-form that hands a submission over to the browser', () => {
  const network = pretendNetwork();
  /** What the browser was given to post. It waits for the answer, and the page stays. */
  let posts: string[] = [];
  let restore = () => {};
  let restoreTimers = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    // The pause in typing after which a draft is saved.
    restoreTimers = skipTimers(SAVE_DELAY_MS);
    posts = [];
    network.use(http.head('*', ({ request }) => (request.mode === 'cors' ? HttpResponse.error() : new HttpResponse())));
    restore = pretend(
      HTMLFormElement.prototype,
      'requestSubmit',
      function (this: HTMLFormElement, submitter: HTMLElement) {
        const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
        if (!this.dispatchEvent(event)) return;
        posts.push(new URLSearchParams([...new FormData(this, submitter)] as string[][]).toString());
      },
    );
  });
  afterEach(() => {
    restoreTimers();
    restore();
  });

  let count = 0;
  async function open(form = `action="${CLOSED}"`, button = '<button name="do" value="join">Join</button>') {
    const id = `over-${++count}`;
    const element = await place<Form>(
      `<sq-form form-id="${id}"><form method="post" ${form}>
        <label>Email <input type="email" name="email" required></label>${button}</form></sq-form>`,
    );
    element.querySelector<HTMLInputElement>('[name=email]')!.focus();
    await typeText('ada@example.com');
    await until(async () => (await loadDraft(placeOfForm(id)))?.['email']?.[0] === 'ada@example.com');
    return { element, draft: () => loadDraft(placeOfForm(id)) };
  }
  const press = (element: Element) => element.querySelector<HTMLElement>('button, [type=submit]')!.click();
  const isLocked = (element: Element) => element.querySelector('form')!.getAttribute('aria-busy') === 'true';
  async function handedOver(form?: string, button?: string) {
    const opened = await open(form, button);
    press(opened.element);
    await until(() => posts.length === 1);
    await settled(opened.element);
    return opened;
  }
  async function canBeSentAgain(element: Element) {
    await until(() => !isLocked(element));
    expect(element.querySelector('button')!.textContent).to.equal('Join');
    press(element);
    await until(() => posts.length === 2);
  }

  it('is locked, sends nothing at a second press, and its draft is gone', async () => {
    const { element, draft } = await handedOver();
    expect([isLocked(element), element.querySelector('button')!.textContent]).to.deep.equal([true, 'Submitting…']);
    press(element);
    void element.submit();
    element.querySelector('form')!.requestSubmit();
    await until(async () => (await draft()) === undefined);
    expect(posts).to.deep.equal(['email=ada%40example.com&do=join']);
    await expect(element).to.be.accessible();
  });
  it('is locked after it was posted: the text of a button that is sent is its own', async () => {
    const { element } = await handedOver(undefined, '<input type="submit" name="do" value="Join">');
    expect(posts).to.deep.equal(['email=ada%40example.com&do=Join']);
    expect(element.querySelector<HTMLInputElement>('[type=submit]')!.value).to.equal('Submitting…');
  });
  it('is free when the visitor comes back to the page', async () => {
    const { element } = await handedOver();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settled(element);
    expect(isLocked(element), 'the page has only been loaded to the end').to.equal(true);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await canBeSentAgain(element);
  });
  it('is free when the visitor stops it', async () => {
    const { element } = await handedOver();
    await sendKeys({ press: 'ArrowDown' });
    await settled(element);
    expect(isLocked(element), 'another key stops nothing').to.equal(true);
    await sendKeys({ press: 'Escape' });
    await canBeSentAgain(element);
  });
  it('is free a minute later: of an answer that is a download nothing is told', async () => {
    const timers = holdTimers(60_000);
    const { element } = await handedOver();
    expect(timers.runOut(60_000)).to.equal(1);
    timers.restore();
    await canBeSentAgain(element);
  });
  it('is free when the navigation has failed', async () => {
    const { element } = await handedOver();
    const { navigation } = window as { navigation?: EventTarget };
    if (navigation) navigation.dispatchEvent(new ErrorEvent('navigateerror'));
    else await sendKeys({ press: 'Escape' });
    await canBeSentAgain(element);
  });
  it('is free, with a message, when a content security policy forbids it', async () => {
    const { element } = await handedOver();
    const violation = (effectiveDirective: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective,
          documentURI: location.href,
          violatedDirective: effectiveDirective,
          originalPolicy: '',
          disposition: 'enforce',
          statusCode: 200,
        }),
      );
    violation('img-src');
    await settled(element);
    expect(isLocked(element)).to.equal(true);
    const failed = nextEvent(element, 'sq-submit-error');
    violation('form-action');
    await failed;
    await settled(element);
    expect(inShadow(element, '#problem')!.textContent).to.match(/^Error processing form submission/);
    await canBeSentAgain(element);
  });
  it('is not locked when the page cancels it, and keeps its draft', async () => {
    const { element, draft } = await open();
    let seen = 0;
    const cancel = (event: Event) => {
      if (event.defaultPrevented) return;
      seen++;
      event.preventDefault();
    };
    document.addEventListener('submit', cancel);
    press(element);
    await until(() => seen === 1);
    await settled(element);
    document.removeEventListener('submit', cancel);
    expect([isLocked(element), posts.length]).to.deep.equal([false, 0]);
    expect((await draft())!['email']).to.deep.equal(['ada@example.com']);
  });
  for (const [what, form] of [
    ['in another window', `action="${CLOSED}" target="_blank"`],
    ['in another window, as the page has it for all', `action="${CLOSED}"`],
    ['in a frame', 'action="/mailer.cgi" target="answers"'],
    ['by a mail program', 'action="mailto:ada@example.com" enctype="text/plain"'],
  ] as const)
    it(`is not locked when it is answered ${what}, but its draft is gone`, async () => {
      const base = document.createElement('base');
      base.target = '_blank';
      if (what.endsWith('for all')) document.head.append(base);
      const { element, draft } = await handedOver(form);
      base.remove();
      await until(async () => (await draft()) === undefined);
      expect(isLocked(element)).to.equal(false);
      await canBeSentAgain(element);
    });
  it('is locked when the page around it is left', async () => {
    const { element } = await handedOver(`action="${CLOSED}" target="_TOP"`);
    expect(isLocked(element)).to.equal(true);
  });
  it('is given to a mail program also without a network', async () => {
    const { element } = await open('action="mailto:ada@example.com" enctype="text/plain"');
    const online = pretend(navigator, 'onLine', false);
    network.use(http.head('*', () => HttpResponse.error()));
    press(element);
    await until(() => posts.length === 1);
    online();
  });
  describe('in another encoding than UTF-8', () => {
    const JOIN = '<button name="do" value="join">Join</button>';
    const MUELLER = `<input name="who" value="Müller">${JOIN}`;
    const ASCII = `<input name="who" value="Mueller">${JOIN}`;
    let restorePage = () => {};
    let sent: string[] = [];
    beforeEach(() => {
      sent = [];
      network.use(
        http.post('/old.cgi', async ({ request }) => {
          sent.push(await request.text());
          return HttpResponse.json({ ok: true });
        }),
      );
    });
    afterEach(() => restorePage());
    const pageIn = (encoding: string) => (restorePage = pretend(Document.prototype, 'characterSet', encoding));

    for (const [what, page, attributes, inside] of [
      ['what the form asks for', 'UTF-8', 'accept-charset="iso-8859-1"', MUELLER],
      ['the first that the browser knows', 'UTF-8', 'accept-charset="unknown koi8-r utf-8"', MUELLER],
      ['that of the page', 'windows-1252', '', MUELLER],
      ['that of the page, where the form names none', 'windows-1252', 'accept-charset=" "', MUELLER],
      [
        'that of the page, where the browser knows none that the form names',
        'windows-1252',
        'accept-charset="unknown"',
        MUELLER,
      ],
      ['the first of a list with commas', 'UTF-8', 'accept-charset="iso-8859-1,utf-8"', MUELLER],
      ['that of the page, in a name', 'Shift_JIS', '', `<input name="名前" value="x">${JOIN}`],
      ['that of a file', 'windows-1252', 'enctype="multipart/form-data"', MUELLER],
    ] as const)
      it(`${what}: the browser writes it`, async () => {
        pageIn(page);
        const { element, draft } = await handedOver(`action="/old.cgi" ${attributes}`, inside);
        await until(async () => (await draft()) === undefined);
        expect([isLocked(element), sent]).to.deep.equal([true, []]);
      });
    for (const name of ['_charset_', '_CharSet_'])
      it(`that of the page, which a field names ${name}: the browser writes it`, async () => {
        pageIn('windows-1252');
        const element = await place<Form>(
          `<sq-form remember="false"><form method="post" action="/old.cgi"><input type="hidden" name="${name}">${ASCII}</form></sq-form>`,
        );
        await settled(element);
        press(element);
        await until(() => posts.length === 1);
        expect(sent).to.deep.equal([]);
      });
    it('that of the page, in the name of a file: the browser writes it', async () => {
      pageIn('windows-1252');
      const element = await place<Form>(
        `<sq-form remember="false"><form method="post" enctype="multipart/form-data" action="/old.cgi"><input type="file" name="cv" aria-label="CV">${ASCII}</form></sq-form>`,
      );
      const list = new DataTransfer();
      list.items.add(new File(['x'], 'Müller.txt'));
      element.querySelector<HTMLInputElement>('[type=file]')!.files = list.files;
      press(element);
      await until(() => posts.length === 1);
      expect(sent).to.deep.equal([]);
    });
    for (const [what, page, attributes, inside] of [
      ['the form asks for UTF-8', 'windows-1252', 'accept-charset="UTF-8"', MUELLER],
      ['the browser knows the second', 'windows-1252', 'accept-charset="unknown utf-8"', MUELLER],
      ['the page has UTF-16, which no form can have', 'UTF-16LE', '', MUELLER],
      ['all letters are the same in any', 'windows-1252', 'accept-charset="iso-8859-1"', ASCII],
    ] as const)
      it(`is not needed where ${what}: the page stays`, async () => {
        pageIn(page);
        const { element } = await open(`action="/old.cgi" ${attributes}`, inside);
        const done = nextEvent(element, 'sq-submit-success');
        press(element);
        await done;
        expect(posts).to.deep.equal([]);
        expect(sent).to.deep.equal([
          `email=ada%40example.com&who=${inside === ASCII ? 'Mueller' : 'M%C3%BCller'}&do=join`,
        ]);
      });
    it('is not sent without a network, which would put a page of the browser in the place of the form', async () => {
      pageIn('windows-1252');
      const { element, draft } = await open('action="/old.cgi"', MUELLER);
      const online = pretend(navigator, 'onLine', false);
      network.use(http.head('*', () => HttpResponse.error()));
      const failed = nextEvent(element, 'sq-submit-error');
      press(element);
      await failed;
      await settled(element);
      online();
      expect(inShadow(element, '#problem')!.textContent).to.match(/^Unable to connect/);
      expect([posts, sent]).to.deep.equal([[], []]);
      expect((await draft())!['email']).to.deep.equal(['ada@example.com']);
      press(element);
      await until(() => posts.length === 1);
    });
  });
  it('a form that gets a page is no draft any more when it is sent', async () => {
    restore();
    const target = document.createElement('iframe');
    target.name = 'results';
    document.body.append(target);
    const { element, draft } = await open('action="about:blank" target="results"', '<button>Find</button>');
    element.querySelector('form')!.method = 'get';
    press(element);
    await until(async () => (await draft()) === undefined);
    target.remove();
  });
});

describe('sq-form whose submission the browser posts', () => {
  before(emptyDatabase);
  it('is posted once for a press of a key, while the browser tells listeners of it', async () => {
    await import('./on-use/sending.js');
    const target = document.createElement('iframe');
    target.name = 'pressed';
    document.body.append(target);
    const element = await place<Form>(
      `<sq-form remember="false"><form method="post" action="about:blank" target="pressed"><input name="a" aria-label="A"><button>Send</button></form></sq-form>`,
    );
    let posts = 0;
    element.addEventListener('submit', ({ defaultPrevented }) => (posts += Number(!defaultPrevented)));
    // At the first press the code is loaded, which takes a task; at the second it is there.
    element.querySelector('input')!.focus();
    for (const count of [1, 2]) {
      await sendKeys({ press: 'Enter' });
      await until(() => posts === count);
    }
    target.remove();
  });
});
