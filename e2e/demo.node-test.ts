import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PNG } from 'pngjs';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { openChromium } from '@sq-blocks/test-helpers/browser';
import { openDemo } from './support/demo-site.js';

/** Of a picture, from 0 to 255. */
function brightness(picture: Uint8Array): number {
  const { data } = PNG.sync.read(Buffer.from(picture));
  return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75);
}

/** A visitor's way through the demo, against the Node backend. */
describe('the demo', () => {
  let browser: Browser;
  let demo: Awaited<ReturnType<typeof openDemo>>;
  let context: BrowserContext;
  before(async () => {
    [browser, demo] = await Promise.all([openChromium(), openDemo()]);
    context = await browser.createBrowserContext();
  });
  after(async () => {
    await browser.close();
    await demo.close();
  });

  async function open(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
    return page;
  }
  const show = (page: Page, selector: string) =>
    page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const submissions = () => demo.submissions();

  it('answers a contact form once, also when it is clicked twice', async () => {
    const page = await open('/');
    await show(page, 'sq-form[form-id=contact]');
    await page.waitForSelector('sq-form[form-id=contact]:state(ready)');
    await page.type('sq-form[form-id=contact] [name=name]', 'Ada Lovelace');
    await page.type('sq-form[form-id=contact] [name=email]', 'ada@example.com');
    await page.type('sq-form[form-id=contact] [name=message]', 'Is the boat free on Sunday?');
    await page.$eval('sq-form[form-id=contact] form', (form) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await page.waitForSelector('.sq-form-success');
    assert.equal(
      await page.$eval('.sq-form-success', (box) => box.textContent),
      'Thank you for your words. We read them tonight.',
    );
    assert.equal((await submissions()).match(/Is the boat free/g)?.length, 1);
    await page.close();
  });

  it('shows what is wrong, retains what was typed, and accepts it once it is corrected', async () => {
    const page = await open('/blocks/sq-form.html');
    const form = '.example sq-form[form-id=contact]';
    await page.waitForSelector(`${form}:state(ready)`);
    await page.type(`${form} [name=name]`, 'Grace');
    await page.type(`${form} [name=email]`, 'grace@example');
    await page.type(`${form} [name=message]`, 'Hello');
    await page.click(`${form} button`);
    await page.waitForSelector(`${form} .sq-form-error`);
    assert.equal(await page.$eval(`${form} [name=name]`, (input) => (input as HTMLInputElement).value), 'Grace');
    await page.type(`${form} [name=email]`, '.com');
    await page.waitForFunction((selector) => !document.querySelector(selector), {}, `${form} .sq-form-error`);
    await page.click(`${form} button`);
    await page.waitForSelector(`${form} .sq-form-success`);
    await page.close();
  });

  it('posts plainly without script', async () => {
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${demo.origin}/`);
    for (const [name, words] of [
      ['name', 'Plain'],
      ['email', 'plain@example.com'],
      ['message', 'No script here'],
    ] as const)
      await page.type(`sq-form[form-id=contact] [name=${name}]`, words);
    // By key: the page scrolls smoothly, and a pointer would miss a button that moves.
    await page.focus('sq-form[form-id=contact] button');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(await page.$eval('h1', (heading) => heading.textContent ?? ''), /Thank you/);
    assert.match(await submissions(), /No script here/);
    await page.close();
  });

  it('puts a bowl in the cart, counted in every tab and after Back', async () => {
    const other = await open('/blocks/sq-marquee.html');
    const page = await open('/');
    await show(page, '#shop');
    await page.waitForFunction(() => document.querySelector('sq-cart-indicator')!.matches(':state(ready)'));
    await page.click('#shop form[data-sq-add-to-cart] button');
    const count = (tab: Page, expected: string) =>
      tab.waitForFunction(
        (text) =>
          document.querySelector('sq-cart-indicator')!.shadowRoot?.querySelector('[part=count]')?.textContent === text,
        {},
        expected,
      );
    await count(page, '1');
    await count(other, '1');
    assert.equal(new URL(page.url()).pathname, '/', 'the page stays');
    await page.goto(`${demo.origin}/cart`, { waitUntil: 'networkidle0' });
    const quantity = await page.waitForSelector('sq-cart >>> input[type=number]');
    await quantity!.click({ count: 3 });
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await count(page, '3');
    await page.goBack({ waitUntil: 'networkidle0' });
    await count(page, '3');
    await Promise.all([page.close(), other.close()]);
  });

  it('opens the lightbox by keyboard alone, and returns to the slide', async () => {
    const page = await open('/');
    await show(page, '#house');
    await page.waitForSelector('#house:state(ready)');
    await page.focus('#house a');
    await page.waitForFunction(() => customElements.get('sq-lightbox') !== undefined);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.querySelector('sq-lightbox[for=house]')!.shadowRoot!.querySelector('dialog')?.open,
    );
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() =>
      document
        .querySelector('sq-lightbox')!
        .shadowRoot!.querySelector('[part=status]')!
        .textContent.includes('Image 2 of 5'),
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement === document.querySelectorAll('#house a')[1]);
    await page.close();
  });

  it('draws the viewer while the thumbnail grows into its image, and both items during a step', async () => {
    const page = await open('/blocks/sq-lightbox.html');
    await page.setViewport({ width: 375, height: 740 });
    await page.waitForSelector('sq-lightbox:state(ready)');
    await show(page, 'sq-lightbox img');
    // The image is stopped halfway.
    await page.evaluate(() => {
      const own = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        const animation = own.apply(this, given);
        animation.pause();
        animation.currentTime = 150;
        return animation;
      };
    });
    const before = brightness(await page.screenshot());
    await page.focus('sq-lightbox a');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => {
      const root = document.querySelector('sq-lightbox')!.shadowRoot!;
      const overlay = root.querySelector('[part=overlay]');
      return (
        overlay && getComputedStyle(overlay).opacity === '1' && root.querySelector('.frame')!.getAnimations().length
      );
    });
    const growing = brightness(await page.screenshot());
    assert.ok(growing < before / 2, 'the overlay covers the page');
    await page.evaluate(() => {
      const root = document.querySelector('sq-lightbox')!.shadowRoot!;
      for (const animation of root.getAnimations()) animation.finish();
    });
    await page.waitForFunction(() => {
      const root = document.querySelector('sq-lightbox')!.shadowRoot!;
      const images = [...root.querySelectorAll<HTMLImageElement>('.pane [part~=image]')];
      return images.length > 1 && images.every(({ complete }) => complete);
    });
    const shown = brightness(await page.screenshot());
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => {
      const row = document.querySelector('sq-lightbox')!.shadowRoot!.querySelector('.row')!;
      for (const animation of row.getAnimations()) {
        animation.pause();
        animation.currentTime = 80;
      }
    });
    const stepping = brightness(await page.screenshot());
    assert.ok(stepping > shown / 2, `not through black: ${stepping} of ${shown}`);
    await page.close();
  });

  it('asks for consent, stores the answer, and contacts no third party before', async () => {
    const page = await open('/blocks/sq-map.html');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(demo.origin) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    await page.mouse.move(300, 300);
    await page.waitForSelector('sq-cookie-banner:state(ready)');
    for (const map of await page.$$('sq-map')) await map.scrollIntoView();
    assert.deepEqual(foreign, []);
    await page.$eval('sq-cookie-banner', (banner) =>
      (banner.shadowRoot!.querySelector('[part=decline]') as HTMLElement).click(),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle0' });
    await page.mouse.move(310, 310);
    for (const map of await page.$$('sq-map')) await map.scrollIntoView();
    await page.waitForSelector('sq-map:state(ready)');
    // A visitor who has answered is not asked again, and loads no code of the banner.
    assert.equal(await page.$eval('sq-cookie-banner', (banner) => banner.shadowRoot === null), true);
    assert.deepEqual(
      requested.filter((path) => path.includes('cookie-banner')),
      [],
    );
    assert.deepEqual(foreign, []);
    await page.close();
  });
});
