import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

const PAGE = '/blocks/sq-form.html';
const FORM = '.example sq-form[form-id=contact]';
const SAVE = '/api/form/SaveFormSubmission';

/** Every way to lose a submission, against the Node backend and its database table. */
describe('a submission arrives exactly once', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let context: BrowserContext;
  before(async () => {
    [browser, demo] = await Promise.all([
      openChromium(),
      openDemo({ submissionsPerMinute: 100, tokensPerMinute: 100 }),
    ]);
  });
  beforeEach(async () => {
    context = await browser.createBrowserContext();
  });
  afterEach(() => context.close());
  after(async () => {
    await browser.close();
    await demo.close();
  });

  /** Its block loads when it is in view. */
  async function scrollTo(page: Page, form: string) {
    await page.$eval(form, (element) => element.scrollIntoView());
    await page.waitForSelector(`${form}:state(ready)`);
  }
  async function open(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(demo.origin + PAGE, { waitUntil: 'networkidle0' });
    await scrollTo(page, FORM);
    return page;
  }
  async function fillIn(page: Page, message: string) {
    await page.type(`${FORM} [name=name]`, 'Ada');
    await page.type(`${FORM} [name=email]`, 'ada@example.com');
    await page.type(`${FORM} [name=message]`, message);
  }
  /** The code that sends is loaded at the first focus, and what it imports, and the queue, after it. */
  async function codeLoaded(page: Page) {
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/form.sending-')),
      { polling: 100 },
    );
    await page.waitForNetworkIdle();
  }
  const send = (page: Page) => page.$eval(`${FORM} form`, (form) => form.requestSubmit());
  async function succeeded(page: Page) {
    await page.bringToFront();
    await page.waitForSelector(`${FORM} .sq-form-success`);
  }
  const isQueued = (page: Page) =>
    page.waitForFunction(
      (form) => !document.querySelector(form)!.shadowRoot!.querySelector<HTMLElement>('[part=queued]')!.hidden,
      { polling: 100 }, // not by frames: a background tab has none
      FORM,
    );
  async function stored(message: string): Promise<number> {
    const text = await demo.submissions();
    return text.split(message).length - 1;
  }
  /** Handles each save call in place of the network. */
  async function atSave(page: Page, answer: (request: HTTPRequest, count: number) => Promise<void>) {
    let count = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().includes(SAVE)) return void request.continue();
      void answer(request, ++count);
    });
  }

  it('when the tab is closed before it is sent', async () => {
    const first = await open();
    await fillIn(first, 'typed before');
    await first.waitForFunction(
      async () => {
        // To open a database that is not there yet would make an empty one.
        if ((await indexedDB.databases()).length === 0) return false;
        return new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('sq-blocks');
          opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result).includes('typed before'));
            opening.result.close();
          };
        });
      },
      { polling: 100 },
    );
    await first.close();
    const second = await open();
    await second.waitForFunction(
      (form) => document.querySelector<HTMLTextAreaElement>(`${form} [name=message]`)!.value === 'typed before',
      {},
      FORM,
    );
    await send(second);
    await succeeded(second);
    assert.equal(await stored('typed before'), 1);
  });

  it('and nothing of it is put back on the next visit, when the code that stores drafts comes after the answer', async () => {
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isHeld = request.url().includes('/chunks/form.drafts-and-queue-');
      void (isHeld ? released : Promise.resolve()).then(() => request.continue());
    });
    await page.goto(demo.origin + PAGE);
    await scrollTo(page, FORM);
    await fillIn(page, 'sent before');
    await send(page);
    await succeeded(page);
    const arrived = page.waitForResponse((response) => response.url().includes('/chunks/form.drafts-and-queue-'));
    release();
    await arrived;
    await page.waitForNetworkIdle();
    // Leaving stores at once what would be stored later.
    await page.goto(demo.origin + PAGE, { waitUntil: 'networkidle0' });
    await scrollTo(page, FORM);
    const email = await page.$eval(`${FORM} [name=email]`, (input) => (input as HTMLInputElement).value);
    assert.equal(email, '');
    assert.equal(await stored('sent before'), 1);
  });

  it('when the network fails and comes back, with two tabs open', async () => {
    const page = await open();
    const other = await open();
    await fillIn(page, 'from the boat');
    await codeLoaded(page);
    await page.setOfflineMode(true);
    await send(page);
    await isQueued(page);
    assert.equal(await stored('from the boat'), 0);
    await other.reload({ waitUntil: 'networkidle0' });
    await Promise.all([page.setOfflineMode(false), other.evaluate(() => dispatchEvent(new Event('online')))]);
    await succeeded(page);
    assert.equal(await stored('from the boat'), 1);
  });

  it('when the network fails before the code that sends is loaded', async () => {
    const page = await open();
    await page.setOfflineMode(true);
    await fillIn(page, 'no code yet');
    await send(page);
    await page.waitForFunction(
      (form) =>
        document
          .querySelector(form)!
          .shadowRoot!.querySelector('[part=banner-above]')!
          .textContent.includes('check your internet connection'),
      { polling: 100 },
      FORM,
    );
    await page.setOfflineMode(false);
    await send(page);
    await page.waitForFunction(
      (form) => !document.querySelector(form) || document.querySelector('.sq-form-success'),
      { polling: 100 },
      FORM,
    );
    assert.equal(await stored('no code yet'), 1);
  });

  it('when the page is reloaded while it waits', async () => {
    const page = await open();
    await fillIn(page, 'through a reload');
    await codeLoaded(page);
    await page.setOfflineMode(true);
    await send(page);
    await isQueued(page);
    await page.setOfflineMode(false);
    await page.close();
    await succeeded(await open());
    assert.equal(await stored('through a reload'), 1);
  });

  it('when the backend stops between the key call and the save call', async () => {
    const page = await open();
    await atSave(page, (request, count) => (count <= 3 ? request.abort('connectionrefused') : request.continue()));
    await fillIn(page, 'no backend');
    await send(page);
    await page.waitForFunction(
      (form) =>
        document
          .querySelector(form)!
          .shadowRoot!.querySelector('[part=banner-above]')!
          .textContent.startsWith('Unable to connect'),
      {},
      FORM,
    );
    assert.equal(
      await page.$eval(`${FORM} [name=message]`, (area) => (area as HTMLTextAreaElement).value),
      'no backend',
    );
    assert.equal(await stored('no backend'), 0);
    await send(page);
    await succeeded(page);
    assert.equal(await stored('no backend'), 1);
  });

  it('when the answer is lost on its way back', async () => {
    const page = await open();
    await atSave(page, async (request, count) => {
      if (count > 1) return request.continue();
      const cookies = await context.cookies();
      await fetch(request.url(), {
        method: 'POST',
        body: request.postData() ?? '',
        headers: { ...request.headers(), cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      });
      await request.abort('connectionreset');
    });
    await fillIn(page, 'lost answer');
    await send(page);
    await succeeded(page);
    assert.equal(await stored('lost answer'), 1);
  });

  it('when there is no script at all', async () => {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(demo.origin + PAGE);
    await fillIn(page, 'without script');
    await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)]);
    assert.equal(await stored('without script'), 1);
  });

  it('marked as spam when a program has filled in the field that people do not see, with script and without', async () => {
    const marks = async (message: string) => {
      const { submissions } = JSON.parse(await demo.submissions()) as {
        submissions: { form: Record<string, string>; spam: string[] }[];
      };
      return submissions
        .filter(({ form }) => form['message'] === message)
        .map(({ form, spam }) => [Object.keys(form).sort(), spam]);
    };
    const ANSWERS = ['email', 'message', 'name'];
    for (const script of [true, false])
      for (const isProgram of [true, false]) {
        const visitor = await browser.createBrowserContext();
        const page = await visitor.newPage();
        await page.setJavaScriptEnabled(script);
        await page.goto(demo.origin + PAGE, { waitUntil: 'load' });
        if (script) await scrollTo(page, FORM);
        const message = `Script ${script}, program ${isProgram}`;
        await fillIn(page, message);
        if (isProgram)
          await page.$eval(`${FORM} [name=_gotcha]`, (field) => {
            (field as HTMLInputElement).value = 'https://casino.example';
          });
        if (script) {
          await send(page);
          await succeeded(page);
        } else await Promise.all([page.waitForNavigation(), page.click(`${FORM} button`)]);
        const mark = isProgram ? ['A field that people do not see was filled in.'] : [];
        assert.deepEqual(await marks(message), [[ANSWERS, mark]]);
        await visitor.close();
      }
  });

  it('a newsletter, with script and without', async () => {
    for (const script of [true, false]) {
      const page = await context.newPage();
      await page.setJavaScriptEnabled(script);
      await page.goto(`${demo.origin}/blocks/sq-newsletter.html`, { waitUntil: 'load' });
      if (script) await scrollTo(page, 'sq-newsletter');
      await page.type('#letters', `reader-${script}@example.com`);
      if (script) {
        await page.keyboard.press('Enter');
        await page.waitForSelector('sq-newsletter .sq-form-success');
      } else await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(await stored(`reader-${script}@example.com`), 1);
      await page.close();
    }
  });

  it('with a captcha: after consent, solved, and verified by the backend', async () => {
    const page = await open();
    const form = 'sq-form[form-id=captcha]';
    await scrollTo(page, form);
    await page.type(`${form} [name=email]`, 'human@example.com');
    await page.waitForSelector(`${form} .sq-captcha-note button`);
    // Not with the pointer: the cookie banner may cover the button.
    await page.$eval(`${form} .sq-captcha-note button`, (button) => (button as HTMLElement).click());
    await page.waitForSelector(`${form} .sq-captcha input[type=checkbox]`);
    await page.$eval(`${form} .sq-captcha input[type=checkbox]`, (box) => (box as HTMLElement).click());
    await page.$eval(`${form} form`, (element) => element.requestSubmit());
    await page.waitForSelector(`${form} .sq-form-success`);
    assert.equal(await stored('human@example.com'), 1);
  });
});
