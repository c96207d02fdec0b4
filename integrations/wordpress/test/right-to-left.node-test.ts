import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { overflow } from '@sq-blocks/test-helpers/accessibility';
import { listenTo, openChromium } from '@sq-blocks/test-helpers/browser';
import { Editor, prepareEditor } from './support/editor.js';
import { formsOf } from './support/forms.js';
import { assertHas, languagesOf, sendForm } from './support/languages.js';
import { signIn } from './support/editor.js';
import { startWordPress, type WordPress } from './support/wordpress.js';

let site: WordPress;
let forms: ReturnType<typeof formsOf>;
let browser: Browser;
let speak: ReturnType<typeof languagesOf>;
before(async () => {
  [site, browser] = await Promise.all([startWordPress(), openChromium()]);
  forms = formsOf(site);
  prepareEditor(site);
  speak = languagesOf(site);
  site.php(`switch_theme( 'classic' ); update_option( 'sq_blocks_cookie_banner', array( 'show' => true ) );`);
});
after(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(() => forms.clear());

/** What is wider than it may be, and where the browser says that text begins. */
async function look(page: Page, width: number) {
  await page.setViewport({ width, height: 900 });
  return { wider: await overflow(page), direction: await page.evaluate(() => document.dir) };
}

describe('a language from right to left', () => {
  let context: BrowserContext;
  before(async () => {
    context = await browser.createBrowserContext();
  });
  after(() => context?.close());

  it('turns the settings and the messages', async () => {
    speak('ar');
    const html = await forms.pageOf(forms.publish('[sq_form]'));
    await sendForm(site, html, { name: 'Zoë', email: 'z@example.com', message: 'Bonjour' });
    const { id } = forms.submissions()[0]!;
    const page = await context.newPage();
    const lines = listenTo(page);
    await signIn(page, site.address, 'admin');
    for (const address of [
      'options-reading.php',
      'edit.php?post_type=sq_submission',
      `post.php?post=${id}&action=edit`,
    ]) {
      await page.goto(`${site.address}wp-admin/${address}`);
      assert.deepEqual(await look(page, 1440), { wider: 0, direction: 'rtl' }, address);
    }
    await page.goto(`${site.address}wp-admin/options-reading.php`);
    // A box stands before its words: at their right.
    const [box, label] = await page.$eval('input[name="sq_blocks_cookie_banner[show]"]', (input) =>
      [input, input.closest('label')!].map((each) => each.getBoundingClientRect().right),
    );
    assert.ok(label! - box! < 12, `${box} in ${label}`);
    assert.deepEqual(
      lines.filter((line) => !line.includes('JQMIGRATE')),
      [],
    );
    await page.close();
  });

  it('turns the preview in the editor', async () => {
    speak('ar');
    const editor = await Editor.signIn(browser, site, 'admin');
    const { page } = editor;
    await editor.open();
    await editor.insert([
      [
        'sq-blocks/accordion',
        {},
        [
          ['core/heading', { content: 'سؤال' }],
          ['core/paragraph', { content: 'جوابه' }],
        ],
      ],
    ]);
    await editor.select(0);
    await page.locator('.block-editor-block-contextual-toolbar button ::-p-text(معاينة)').click();
    const handle = await (await editor.canvas()).waitForSelector('iframe.sq-blocks-preview');
    const frame = await handle!.contentFrame();
    await frame.waitForSelector('sq-accordion:state(ready)');
    assert.ok(await frame.$('html[dir="rtl"][lang="ar"]'));
    assert.deepEqual(editor.lines(), []);
    await editor.context.close();
  });

  it('turns the page about a form that was not taken', async () => {
    speak('ar');
    const html = await forms.pageOf(forms.publish('[sq_form]'));
    const { text } = await sendForm(site, html, { name: 'Zoë' }, 'text/html');
    const page = await context.newPage();
    await page.setContent(text);
    assert.deepEqual(await look(page, 375), { wider: 0, direction: 'rtl' });
    await page.close();
  });

  it('turns the theme, and a quote in it', async () => {
    speak('ar');
    site.php(`switch_theme( 'sq-portfolio' );`);
    const quote = forms.publish(
      `<!-- wp:quote --><blockquote class="wp-block-quote"><p>كل قطعة مصنوعة لتُستعمل كل يوم.</p></blockquote><!-- /wp:quote -->`,
    );
    const page = await context.newPage();
    const lines = listenTo(page);
    for (const width of [375, 1440]) {
      await page.goto(site.address, { waitUntil: 'networkidle0' });
      assert.deepEqual(await look(page, width), { wider: 0, direction: 'rtl' }, `${width}`);
    }
    assertHas(await page.content(), 'أوانٍ للمائدة وللضوء', 'الأعمال');
    await page.goto(`${site.address}?p=${quote}`);
    const border = await page.$eval('.wp-block-quote', (element) => {
      const { borderRightWidth, borderLeftWidth } = getComputedStyle(element);
      return [borderRightWidth, borderLeftWidth];
    });
    assert.deepEqual(border, ['2px', '0px']);
    assert.deepEqual(lines, []);
    await page.close();
    site.php(`switch_theme( 'classic' );`);
  });
});
