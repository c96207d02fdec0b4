import { expect } from '@open-wc/testing';
import DOMPurify from 'dompurify';
import { forgetPageContext, pageContext } from '../shared/platform/page/read-page.js';
import { ofDocument, scriptGlobal } from '../shared/platform/page/script-global.js';
import { fontSheets } from '../shared/services/fonts/start-fonts.js';
import { startGoogleConsentMode } from '../shared/services/consent/start-choice.js';
import { consent } from '../shared/services/consent/consent.js';
import { isSeen } from '../shared/services/analytics/is-seen.js';
import { readCookie, removeCookie, writeCookie } from '../shared/platform/storage/cookies.js';
import { hasCookie } from '../shared/platform/storage/has-cookie.js';
import { whenActivated } from '../shared/platform/page/when-activated.js';
import { focusedElement } from '../shared/platform/page/focused-element.js';
import { lockScroll } from '../shared/platform/page/scroll-lock.js';
import { confirm } from '../shared/platform/dialogs/confirm.js';
import { isDialogOpen } from '../shared/services/session/escape-key.js';
import { firePixel } from '../shared/services/analytics/record-event.js';
import { loadCaptcha } from '../shared/forms/captcha/captcha.js';
import { restartCaptcha } from '../react-impl/form/on-use/authors-captcha.js';
import { loadGoogle } from '../react-impl/map/engines/load-google.js';
import { startScriptQueue } from './loading/script-queue.js';
import { showNotice } from './loading/start-page.js';
import { startLoader } from './loading/start-loader.js';
import { nextEvent, place, until, warningsOf } from '../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../shared/testing/network.js';
import { removeContext, setContext } from '../shared/testing/page-context.js';
import { emptyDatabase, pretend } from '../shared/testing/storage.js';
import './sq-comment-count/index.js';
import './sq-follow/index.js';
import './sq-form/index.js';

const ELSEWHERE = 'https://attacker.example';
const EVIL = `{"apiRoot": "${ELSEWHERE}/", "websiteSettings": {"storeCurrency": "XXX"}}`;

/** Markup that gives the window, or the document, a property of each name that the kit reads, two levels deep. */
const named = (...names: readonly string[]) =>
  names
    .map((name) => `<a id="${name}" href="${ELSEWHERE}/">x</a><a id="${name}" name="reset" href="${ELSEWHERE}/">x</a>`)
    .join('');

/** Every global, id and name that the kit reads from a page, as a visitor's text can have it. */
const GLOBALS = [
  ...['Static', 'sqOrigins', 'sq', 'dataLayer', 'fbq', 'google', 'gm_authFailure', 'requestIdleCallback'],
  ...['grecaptcha', 'hcaptcha', 'turnstile', 'DISQUSWIDGETS', 'twttr', 'PinUtils', 'trustedTypes', 'navigation'],
];
const CONTEXTS = [
  `<p id="sq-context">${EVIL}</p>`,
  `<a id="sq-context" href="${ELSEWHERE}">${EVIL}</a>`,
  `<pre id="sq-context">${EVIL}</pre>`,
  `<form id="sq-context"><input name="textContent" value='${EVIL}'></form>`,
  `<textarea id="sq-context">${EVIL}</textarea>`,
  `<svg id="sq-context"><text>${EVIL}</text></svg>`,
  `<a id="Static"></a><a id="Static" name="SQUARESPACE_CONTEXT" href="${ELSEWHERE}">${EVIL}</a>`,
  `<form id="Static"><output name="SQUARESPACE_CONTEXT">${EVIL}</output></form>`,
  `<a id="sqOrigins" href="${ELSEWHERE}"></a><a id="sqOrigins" name="0" href="${ELSEWHERE}"></a>`,
];
/** What no sanitizer lets pass, but a page may have all the same. */
const RAW = [
  `<template id="sq-context">${EVIL}</template>`,
  `<script type="text/plain" id="sq-context">${EVIL}</script>`,
  `<script type="application/ld+json" id="sq-context">${EVIL}</script>`,
  `<iframe name="Static" title="x" srcdoc="<p id=SQUARESPACE_CONTEXT>x</p>"></iframe>`,
];
const FORM = `<sq-form form-id="f1"><form><label>Email <input name="email" value="ada@example.com"></label>
  <button>Send</button></form></sq-form>`;

describe('a page with texts of visitors', () => {
  const network = pretendNetwork();
  let asked: string[] = [];
  const onRequest = ({ request }: { request: Request }) => void asked.push(request.url);
  before(() => network.events.on('request:start', onRequest));
  after(() => network.events.removeListener('request:start', onRequest));
  const texts: Element[] = [];
  /** At the beginning of the page, before all that the author has. */
  const write = (html: string) => {
    const text = document.createElement('div');
    text.innerHTML = html;
    document.documentElement.prepend(text);
    texts.push(text);
    return text;
  };
  const restores: (() => void)[] = [];
  beforeEach(async () => {
    await emptyDatabase();
    asked = [];
    network.use(
      http.post('*/form/FormSubmissionKey', () => HttpResponse.json({ key: 'k' })),
      http.post('*/form/SaveFormSubmission', () => new HttpResponse(null, { status: 204 })),
    );
  });
  afterEach(() => {
    texts.splice(0).forEach((text) => text.remove());
    restores.splice(0).forEach((restore) => restore());
    removeContext();
    consent().reset();
  });
  async function send() {
    const element = await place(FORM);
    const end = nextEvent(element, 'sq-submit-success');
    element.querySelector('button')!.click();
    await end;
  }
  const calls = () => asked.filter((url) => /FormSubmissionKey|SaveFormSubmission/.test(url));
  const OWN = ['FormSubmissionKey', 'SaveFormSubmission'].map((call) => `${location.origin}/api/form/${call}`);

  for (const [index, html] of [...CONTEXTS, ...RAW].entries())
    it(`sends its forms to the page's own site, with the text ${html.slice(0, 60)}`, async () => {
      const clean = index < CONTEXTS.length ? DOMPurify.sanitize(html) : html;
      write(clean);
      await send();
      expect(calls().map((url) => url.split('?')[0])).to.deep.equal(OWN);
      expect(asked.filter((url) => url.startsWith(ELSEWHERE))).to.deep.equal([]);
      expect(pageContext().raw).to.deep.equal({});
      setContext({ websiteSettings: { storeCurrency: 'EUR' } });
      expect(pageContext().websiteSettings).to.deep.equal({ storeCurrency: 'EUR' });
    });

  it('keeps every id and name in them from what the kit reads from scripts', async () => {
    write(DOMPurify.sanitize(named(...GLOBALS)));
    // Firefox gives the first of several elements, others a collection of them.
    const clobbered = GLOBALS.filter((name) => {
      const value: unknown = (window as never)[name];
      return value instanceof HTMLCollection || value instanceof Element;
    });
    expect(clobbered, 'the names that the text has taken').to.include.members(['Static', 'sqOrigins', 'fbq', 'google']);
    for (const name of clobbered) expect(scriptGlobal(name), name).to.equal(undefined);
    await send();
    expect(calls().length).to.equal(2);
  });
  it('gives none of its elements to scripts of the page that read and write a name', () => {
    const page = window as { Static?: unknown };
    const frame = '<iframe name="Static" title="x" sandbox="" srcdoc="x"></iframe>';
    for (const html of [...CONTEXTS.slice(6, 8).map((each) => DOMPurify.sanitize(each)), frame]) {
      const text = write(html);
      const named = page.Static as Record<string, unknown>;
      expect(named, html).not.to.equal(undefined);
      // As `var Static = window.Static || {}`.
      page.Static = named;
      expect(pageContext().raw, html).to.deep.equal({});
      if (html !== frame) page.Static = { SQUARESPACE_CONTEXT: named['SQUARESPACE_CONTEXT'] };
      forgetPageContext();
      expect(pageContext().raw, html).to.deep.equal({});
      delete page.Static;
      text.remove();
    }
  });
  it('answers only the first JSON script, whatever stands before it', async () => {
    write(CONTEXTS.join(''));
    setContext({ websiteSettings: { storeCurrency: 'EUR' } });
    const second = Object.assign(document.createElement('script'), { type: 'application/json', id: 'sq-context' });
    second.textContent = EVIL;
    document.body.append(second);
    const { websiteSettings, apiRoot } = pageContext();
    second.remove();
    expect([websiteSettings, apiRoot]).to.deep.equal([{ storeCurrency: 'EUR' }, '/api/']);
  });
  it('hides the notice of no banner by settings in a text', () => {
    write(`<p id="sq-context">{"cookieSettings": {"isCookieBannerEnabled": false}}</p>`);
    showNotice(true);
    expect(document.documentElement.hasAttribute('data-sq-undecided')).to.equal(true);
    document.documentElement.removeAttribute('data-sq-undecided');
  });
});

describe('an address of another origin in the context', () => {
  const ROOTS = [
    `${ELSEWHERE}/api/`,
    '//attacker.example/',
    '/\\attacker.example/',
    '/\t/attacker.example/',
    'http:\\\\x',
    'http://[',
  ];
  afterEach(() => {
    removeContext();
    delete (globalThis as { Static?: unknown }).Static;
  });
  it('is no root of calls, with one warning', async () => {
    for (const apiRoot of ROOTS) {
      const warnings = await warningsOf(() => {
        setContext({ apiRoot });
        expect(pageContext().apiRoot, apiRoot).to.equal('/api/');
      });
      expect(warnings.join(), apiRoot).to.contain('window.sqOrigins');
    }
  });
  it('is one where a script of the page names its origin, in a list or with the whole context', () => {
    setContext({ apiRoot: ROOTS[0] }, [ELSEWHERE]);
    expect(pageContext().apiRoot).to.equal(ROOTS[0]);
    removeContext();
    (globalThis as { Static?: unknown }).Static = { SQUARESPACE_CONTEXT: { apiRoot: ROOTS[0] } };
    expect(pageContext().apiRoot).to.equal(ROOTS[0]);
  });
  it('is none where the list is of something else', async () => {
    for (const origins of [ELSEWHERE, { 0: ELSEWHERE, length: 1 }, [`${ELSEWHERE}/`], [], null])
      await warningsOf(() => {
        setContext({ apiRoot: ROOTS[0] }, origins as never);
        expect(pageContext().apiRoot).to.equal('/api/');
      });
  });
  it('is no address of fonts', async () => {
    const google = `${ELSEWHERE}/css?{families}`;
    await warningsOf(() => {
      setContext({});
      expect(fontSheets(['Lora'], undefined, { google })[0]!.address).to.contain('https://fonts.googleapis.com/');
      expect(fontSheets(['Lora'], undefined, { google: '/f?{families}' })[0]!.address).to.equal('/f?family=Lora');
    });
    setContext({}, [ELSEWHERE]);
    expect(fontSheets(['Lora'], undefined, { google })[0]!.address).to.equal(`${ELSEWHERE}/css?family=Lora`);
  });
});

describe('what the kit does with the scripts of others', () => {
  const network = pretendNetwork();
  const texts: Element[] = [];
  const write = (html: string) =>
    texts.push(
      document.body.appendChild(
        document.createRange().createContextualFragment(`<div>${html}</div>`).firstElementChild!,
      ),
    );
  afterEach(() => texts.splice(0).forEach((text) => text.remove()));

  it('does not reset the form of a visitor that has the name of a captcha', () => {
    write('<form id="grecaptcha"><input value="a"></form>');
    const input = document.querySelector<HTMLInputElement>('#grecaptcha input')!;
    input.value = 'typed';
    const field = Object.assign(document.createElement('textarea'), { name: 'g-recaptcha-response' });
    expect(restartCaptcha(field)).to.equal(false);
    expect(input.value).to.equal('typed');
  });
  it('starts with elements of their names', async () => {
    write(named('dataLayer', 'sq', 'fbq', 'requestIdleCallback'));
    const restore = pretend(window, 'requestIdleCallback', undefined);
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
    setContext({ cookieSettings: { googleConsentMode: true } });
    startGoogleConsentMode()();
    expect((window as { dataLayer?: unknown }).dataLayer).to.be.an('array');
    let isLoaded = false;
    startScriptQueue(() => Promise.resolve({} as never));
    (window.sq as unknown as { push(use: () => void): void }).push(() => (isLoaded = true));
    await until(() => isLoaded);
    firePixel('Lead');
    let services = 0;
    const imports = { importBlock: () => Promise.resolve(), importParts: () => {} };
    startLoader(
      ['sq-none'],
      imports,
      'sq-over',
      () => false,
      'html',
      () => services++,
    );
    await until(() => services > 0);
    restore();
    removeContext();
    for (const name of ['dataLayer', 'sq']) Reflect.deleteProperty(window, name);
  });
  it('takes no element for a library', async () => {
    write(named('hcaptcha', 'turnstile'));
    write('<form id="google"></form><form id="google" name="maps"><input name="Map"></form>');
    const asked: string[] = [];
    network.use(
      http.get(/googleapis|hcaptcha/, ({ request }) => {
        asked.push(new URL(request.url).hostname);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const failed = await Promise.allSettled([
      loadGoogle({ key: 'k', language: 'en', region: '' }),
      loadCaptcha('hcaptcha', undefined),
    ]);
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect(asked.sort()).to.deep.equal(['js.hcaptcha.com', 'maps.googleapis.com']);
  });
});

/** What the kit reads of the document to decide. A sanitizer in Node knows the names of its own document only. */
const MEMBERS = [
  ...['cookie', 'body', 'activeElement', 'title', 'visibilityState', 'hidden', 'readyState', 'prerendering', 'fonts'],
  ...['adoptedStyleSheets', 'styleSheets', 'fullscreenElement', 'fullscreenEnabled', 'exitFullscreen', 'scripts'],
  'characterSet',
] as const;
const NAMED = {
  img: '<img name="%" alt="">',
  form: '<form name="%"></form>',
  iframe: '<iframe name="%" title="a"></iframe>',
};
for (const [tag, html] of Object.entries(NAMED))
  describe(`a page on which <${tag}> has the name of a member of the document`, () => {
    let text: HTMLElement;
    before(() => {
      text = document.createElement('div');
      text.innerHTML = MEMBERS.map((name) => html.replace('%', name)).join('');
      document.documentElement.append(text);
    });
    after(() => text.remove());
    afterEach(() => consent().reset());

    it('reads the member all the same', () => {
      for (const name of MEMBERS)
        expect(ofDocument(name) === (document[name as 'body'] as never), name).to.equal(false);
    });
    it('keeps and finds the choice of the visitor, and other cookies', () => {
      consent().decline();
      expect([consent().get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['declined', 'false']);
      expect(hasCookie('ss_cookieAllowed=false')).to.equal(true);
      consent().accept();
      expect(readCookie('ss_cookieAllowed')).to.equal('true');
      writeCookie('clobbered', 'a');
      expect(readCookie('clobbered')).to.equal('a');
      expect([removeCookie('clobbered'), readCookie('clobbered')]).to.deep.equal([true, undefined]);
    });
    it('is a page that is shown, without a dialog, and with the focus where it is', () => {
      expect([isSeen(), isDialogOpen(), whenActivated()]).to.deep.equal([true, false, undefined]);
      const button = text.appendChild(document.createElement('button'));
      button.focus();
      expect(focusedElement()).to.equal(button);
      button.remove();
    });
    it('stops scrolling, and shows dialogs in its body', async () => {
      const body = document.querySelector('body')!;
      lockScroll()();
      const stop = new AbortController();
      const answer = confirm({ message: 'Sure?', signal: stop.signal });
      await until(() => body.querySelector(':scope > [data-sq-dialog]'));
      stop.abort();
      expect(await answer).to.equal('cancel');
    });
  });
