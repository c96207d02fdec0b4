import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { CONTACT, startForms, type Forms } from './support/forms.js';
import type { WordPress } from './support/wordpress.js';

const PICTURES = ['demo/photos/boats-500.jpg', 'demo/photos/dusk-500.jpg'];

let site: WordPress;
let forms: Forms;
let browser: Browser;
before(async () => {
  ({ site, forms } = await startForms());
  browser = await openChromium();
});
after(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(() => forms.clear());

describe('in a browser', () => {
  /** Opens a post in a page that has nobody signed in; the address of each post of a form is noted. */
  async function open(id: number, { html, script = true }: { html?: string; script?: boolean } = {}) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setJavaScriptEnabled(script);
    const sent: HTTPRequest[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request));
    if (html !== undefined) {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const isPage = request.isNavigationRequest() && request.method() === 'GET';
        void (isPage ? request.respond({ contentType: 'text/html; charset=utf-8', body: html }) : request.continue());
      });
    }
    const lines = listenTo(page);
    await page.goto(`${site.address}?p=${id}`);
    if (script) await page.waitForSelector('sq-form:state(ready)');
    return { page, sent, lines, close: () => context.close() };
  }
  const fill = async (page: Page) => {
    await page.type('[name=name]', 'Zoë');
    await page.type('[name=email]', 'zoe@example.com');
    await page.select('[name=topic]', 'An order');
    await page.type('[name=message]', 'Grüße\n"you"');
  };
  const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);

  it('the kit sends the form as a visitor, and thanks', async () => {
    const { page, sent, lines, close } = await open(forms.publish(CONTACT, 'author'));
    await fill(page);
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.match(await textOf(page, '.sq-form-success'), /Thank you/);
    assert.equal(sent.length, 1);
    assert.match(sent[0]!.headers()['idempotency-key'] ?? '', /^"?[\da-f-]{36}"?$/);
    assert.deepEqual(forms.submissions()[0]!.answers, {
      name: 'Zoë',
      email: 'zoe@example.com',
      topic: 'An order',
      message: 'Grüße\n"you"',
    });
    assert.deepEqual(lines, []);
    await close();
  });

  it('sends once, however often the button is pressed', async () => {
    const { page, sent, close } = await open(forms.publish(CONTACT));
    await fill(page);
    await page.$eval('.sq-submit', (button) => {
      for (let press = 0; press < 3; press++) (button as HTMLElement).click();
    });
    await page.waitForSelector('.sq-form-success');
    assert.equal(sent.length, 1);
    assert.equal(forms.submissions().length, 1);
    await close();
  });

  it('shows an error of the server at its field', async () => {
    const { page, close } = await open(forms.publish(CONTACT));
    await fill(page);
    // What the browser takes, and the server does not.
    await page.$eval('[name=topic] option[value="An order"]', (option) =>
      option.setAttribute('value', 'Something else'),
    );
    await page.select('[name=topic]', 'Something else');
    await page.click('.sq-submit');
    await page.waitForSelector('[name=topic][aria-invalid=true]');
    assert.match(await textOf(page, 'sq-form'), /Please choose one of the options\./);
    assert.deepEqual(forms.submissions(), []);
    await page.$eval('[name=topic] option[value="Something else"]', (option) =>
      option.setAttribute('value', 'An order'),
    );
    await page.select('[name=topic]', 'An order');
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.equal(forms.submissions().length, 1);
    await close();
  });

  it('the same form works without script', async () => {
    const { page, sent, close } = await open(forms.publish(CONTACT), { script: false });
    await fill(page);
    await page.$eval('form.sq-fields', (form) => form.setAttribute('novalidate', ''));
    await page.$eval('[name=email]', (input) => ((input as HTMLInputElement).value = 'no'));
    await Promise.all([page.waitForNavigation(), page.click('.sq-submit')]);
    assert.match(await textOf(page, '#sq-error-0'), /email address/);
    await page.$eval('[name=email]', (input) => ((input as HTMLInputElement).value = 'zoe@example.com'));
    await Promise.all([page.waitForNavigation(), page.click('.sq-submit')]);
    assert.match(await textOf(page, '#sq-sent'), /Thank you!/);
    assert.equal(sent.length, 2);
    assert.equal(forms.submissions()[0]!.answers['message'], 'Grüße\n"you"');
    await close();
  });

  for (const script of [true, false])
    it(`sends files ${script ? 'with the kit' : 'without script'}, all of a field`, async () => {
      const { page, sent, close } = await open(
        forms.publish('[sq_form fields="Name*, Photos: files (image/*), CV: file"]'),
        { script },
      );
      await page.type('[name=name]', 'Zoë');
      await (await page.$('input[name="photos[]"]'))!.uploadFile(...PICTURES);
      await (await page.$('input[name=cv]'))!.uploadFile(PICTURES[0]!);
      await (script ? page.click('.sq-submit') : Promise.all([page.waitForNavigation(), page.click('.sq-submit')]));
      await page.waitForSelector(script ? '.sq-form-success' : '#sq-sent');
      assert.equal(sent.length, 1);
      const [{ id, answers } = assert.fail()] = forms.submissions();
      assert.deepEqual(answers, { name: 'Zoë', 'photos[]': 'boats-500.jpg, dusk-500.jpg', cv: 'boats-500.jpg' });
      const sizes = site.php<number[]>(`return array_column( sq_blocks_submission_files( $input ), 'size' );`, id);
      assert.deepEqual(
        sizes,
        [...PICTURES, PICTURES[0]!].map((file) => statSync(file).size),
      );
      await close();
    });

  it('sends from a page of a cache, with the nonce of another person and fields as they were', async () => {
    const id = forms.publish(CONTACT);
    const html = (await forms.pageOf(id, { cookie: await forms.signIn('editor') })).replace(
      /(name="_sq_nonce" value=")\w+/,
      '$1expired',
    );
    site.php(`wp_update_post( wp_slash( array( 'ID' => $input['id'], 'post_content' => $input['html'] ) ) );`, {
      id,
      html: CONTACT.replace('Topic: select (A question | An order), ', 'Phone: tel, '),
    });
    const { page, close } = await open(id, { html });
    await fill(page);
    await page.click('.sq-submit');
    await page.waitForSelector('.sq-form-success');
    assert.deepEqual(
      forms.submissions().map(({ author, answers }) => [author, Object.keys(answers)]),
      [[0, ['name', 'email', 'message']]],
    );
    await close();
  });
});
